import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { CardView, PlayerView, ThreatView, UnsView, WorkView } from '@starhold/unstoppable';
import { type BossMatDef, bossIn, packOf } from '@starhold/unstoppable/content';
import {
  bossText,
  DIFFICULTY_NAMES,
  nameFor,
  PHASE_NAMES,
  scoreSheet,
  ZONE_NAMES,
  type ZoneId,
} from '@starhold/unstoppable/text';
import type { Drawing } from './drawing.ts';
import { fit, gauge } from './grid.ts';
import {
  cardsOnTable,
  coreLine,
  keywordLine,
  kindLine,
  rewardLine,
  storyLines,
  upgradeLine,
} from './unstoppable-cards.ts';
import { UNSTOPPABLE_WORDS, type UnstoppableWords, WORK_NAMES, type WorkName } from './unstoppable-words.ts';

const NAME = 24;
const SKIPPED = { normal: 'green', hard: 'yellow', expert: 'red' } as const;
const SPACE_SIGNS = { market: 'm', remove: 'r' } as const;

export const unstoppableArt: Drawing = {
  counts: 'turn',
  draw: (view, seats, _words, lang) => new Lines(view as UnsView, seats, lang).lines(),
  cards: (view, lang) => cardsOnTable(view as UnsView, lang),
  difficulty: (id, lang) => nameForDifficulty(id, lang),
};

function nameForDifficulty(id: string, lang: Language): string {
  return Object.hasOwn(DIFFICULTY_NAMES, id) ? DIFFICULTY_NAMES[id as keyof typeof DIFFICULTY_NAMES][lang] : id;
}

class Lines {
  private readonly v: UnsView;
  private readonly seats: readonly string[];
  private readonly lang: Language;
  private readonly words: UnstoppableWords;

  constructor(view: UnsView, seats: readonly string[], lang: Language) {
    this.v = view;
    this.seats = seats;
    this.lang = lang;
    this.words = UNSTOPPABLE_WORDS[lang];
  }

  lines(): string[] {
    return [
      this.head(),
      ...this.danger(),
      ...this.boss(),
      '',
      ...this.coreDecks(),
      ...this.market(),
      ...this.others().flatMap((seat) => ['', ...this.player(seat)]),
      ...this.resolving(),
      ...this.score(),
    ];
  }

  private zone(zone: ZoneId): string {
    return ZONE_NAMES[zone][this.lang];
  }

  private head(): string {
    const { v, words, lang } = this;
    const where = [words.turn(v.turn), PHASE_NAMES[v.phase][lang], this.name(v.boss.id)];
    return [...where, DIFFICULTY_NAMES[v.options.difficulty][lang]].join(' · ');
  }

  private danger(): string[] {
    const { v, words } = this;
    const { track } = this.mat();
    const spaces = track.map((space, at) => {
      const sign = space.effect ? SPACE_SIGNS[space.effect] : '';
      if (at === v.danger.at) return `[${space.level}${sign}]`;
      return space.border === SKIPPED[v.options.difficulty] ? '~' : `${space.level}${sign}`;
    });
    const left = v.won ? '' : `   ${words.turnsLeft(v.danger.turnsLeft)}`;
    return [`${this.zone('dangerTrack')}: ${[...spaces, '☠'].join(' ')}${left}`, `  ${words.trackLegend}`];
  }

  private mat(): BossMatDef {
    return bossIn(packOf(this.v), this.v.boss.id);
  }

  private name(id: string): string {
    return nameFor(this.v, id, this.lang);
  }

  private boss(): string[] {
    const { v, lang } = this;
    const { stats, body } = bossText(this.mat(), lang, packOf(v));
    const { damage, goal, deck } = v.boss;
    const counts = goal === null ? [] : [`${this.zone('bossDamage')} ${gauge(damage, goal)} ${damage}/${goal}`];
    if (deck > 0) counts.push(`${this.zone('bossDeck')} ${deck}`);
    const rules = [plain(stats), plain(body)].map((text) => text.replace(/\.$/, ''));
    return [`${this.name(v.boss.id)}: ${[...counts, ...rules].join(' · ')}`, ...storyLines(v, lang)];
  }

  /** The deck a player may draft from at most is marked by the numbers below. */
  private coreDecks(): string[] {
    const decks = this.v.coreDecks.map(
      ({ size, top }, i) => `${i + 1} ${top === null ? '–' : this.name(top)} (${size})`,
    );
    return [`${this.zone('coreDecks')}: ${decks.join(' · ')}`];
  }

  private market(): string[] {
    const { v, lang } = this;
    const mine = v.eyes === 'table' ? 0 : v.eyes;
    const tiles = v.market.flatMap((slot) => {
      if (slot === null) return [];
      return [`  ${slot.prices[mine]}  ${this.name(slot.upgrade)} ${upgradeLine(v, slot.upgrade, lang)}`];
    });
    return [`${this.zone('market')} (${this.zone('upgradeDeck')} ${v.upgradeDeck.size}):`, ...tiles];
  }

  /** The reader's own mat comes last, next to the question. */
  private others(): number[] {
    const all = this.v.players.map((_, seat) => seat);
    return all.sort((a, b) => Number(a === this.v.eyes) - Number(b === this.v.eyes));
  }

  private player(seat: number): string[] {
    const p = this.v.players[seat];
    const { words } = this;
    return [
      `── ${this.seats[seat]}: ${this.name(p.character)} ${'─'.repeat(20)}`,
      [
        `${this.zone('health')} ${gauge(p.health, 10, ['♥', '♡'])} ${p.health}`,
        `${this.zone('armour')} ${p.armour}`,
        `${this.zone('ap')} ${gauge(p.ap, 6, ['●', '○'])} ${p.ap}`,
        `${this.zone('credits')} ${p.credits}`,
        `${this.zone('level')} ${p.level} (${words.draft(p.draft)})`,
      ].join('   '),
      ...this.field(p),
      ...this.cards('play', p.play),
      ...this.cards('hand', p.hand),
      ...this.looking(seat),
      this.piles(p),
    ];
  }

  private field(p: PlayerView): string[] {
    const { words } = this;
    const attack = p.field.reduce((sum, threat) => sum + threat.attack, 0);
    const active = p.field.map((threat) => this.threat(threat));
    const title = `${this.zone('field')} (${words.attackOfAll(attack)}; ${words.threatLegend}):`;
    const top = p.onDeck ? this.threat(p.onDeck) : `  ${words.nothing}`;
    return [title, ...(active.length > 0 ? active : [`  ${words.nothing}`]), `${this.zone('onDeck')}:`, top];
  }

  private threat(t: ThreatView): string {
    const stats = `†${t.attack} ◊${t.defence} ♥${Math.max(0, t.health - t.damage)}/${t.health}`;
    const more = [keywordLine(t, this.lang), rewardLine(this.v, t, this.lang)].filter((part) => part !== '').join('. ');
    return `  ${fit(this.name(t.threat), NAME)} ${fit(stats, 13)} ${more}`.trimEnd();
  }

  private cards(zone: 'hand' | 'play', cards: readonly CardView[]): string[] {
    if (cards.length === 0 && zone === 'play') return [];
    const lines = cards.map((card) => {
      const state = card.exhausted ? `, ${this.words.exhausted}` : '';
      return `  ${card.cost}  ${this.named(card.core, state)}: ${coreLine(this.v, card, this.lang)}`;
    });
    return [`${this.zone(zone)}:`, ...(lines.length > 0 ? lines : [`  ${this.words.nothing}`])];
  }

  private named(core: string | null, state = ''): string {
    return core === null ? '' : `${this.name(core)} (${kindLine(this.v, core, this.lang)}${state})`;
  }

  /** The cards of a core deck that a player is choosing from. */
  private looking(seat: number): string[] {
    const seen = this.v.looking[seat] ?? [];
    if (seen.length === 0) return [];
    return [
      `${this.words.looking}:`,
      ...seen.map((core) => `  ${this.named(core)}: ${coreLine(this.v, { core, top: null, bottom: null }, this.lang)}`),
    ];
  }

  private piles(p: PlayerView): string {
    const { words } = this;
    const boss = p.discard.filter((card) => card.core === null).length;
    const discard =
      boss === 0 ? words.cards(p.discard.length) : `${words.cards(p.discard.length)}, ${words.bossCards(boss)}`;
    return `${this.zone('deck')}: ${words.cards(p.deckSize)} · ${this.zone('discard')}: ${discard}`;
  }

  /** What was interrupted, outermost first; nothing where only one thing is at work. */
  private resolving(): string[] {
    const names = this.v.work.flatMap((work) => this.work(work));
    return names.length < 2 ? [] : ['', `${this.words.resolving}: ${names.join(' → ')}`];
  }

  private work(work: WorkView): string[] {
    const { words } = this;
    if (work.core !== null) return [this.name(work.core)];
    if (work.what === 'hit' || work.what === 'sweep') return [words.damage(work.n)];
    return isNamed(work.what) ? [words.work[work.what]] : [];
  }

  private score(): string[] {
    const { score } = this.v;
    if (!score) return [];
    const lines = scoreSheet(score, this.lang).map(
      ({ what, points }) => `  ${String(points).padStart(4)}  ${plain(what)}`,
    );
    return ['', `${this.words.score}:`, ...lines];
  }
}

function isNamed(what: string): what is WorkName {
  return WORK_NAMES.some((name) => name === what);
}
