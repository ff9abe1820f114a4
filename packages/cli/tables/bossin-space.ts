import { type BosView, type EnemyView, SLOT_STATES, type SlotState } from '@starhold/bossin-space';
import { packOf } from '@starhold/bossin-space/content';
import {
  bossCardText,
  CREW_NAMES,
  DIFFICULTY_NAMES,
  dangerTitle,
  nameOf,
  PATH_NAMES,
  PHASE_NAMES,
  SLOT_STATE_NAMES,
  ZONE_NAMES,
} from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { TerminalText } from '../text/index.ts';
import { cardsOnTable } from './bossin-space-cards.ts';
import type { Drawing } from './drawing.ts';
import { centred, counted, fit, gauge } from './grid.ts';

const LABEL = 5;
const CELL = 18;
const ROWS = ['A', 'B', 'C'];
const WIDTH = LABEL + 4 * CELL;
const SLOT_MARKS: Record<SlotState, string> = { open: '', resolved: '✓', flipped: '↺', skipped: '✕' };
const PATH_TOPS = { rockets: 3, laser: 3, deck: 3, life: 2 } as const;

export const bossinSpaceArt: Drawing = {
  counts: 'round',
  draw: (view, seats, texts, lang) => new Lines(view as BosView, seats, texts, lang).lines(),
  cards: (view, lang) => cardsOnTable(view as BosView, lang),
  difficulty: (id, lang) => (isDifficulty(id) ? DIFFICULTY_NAMES[id][lang] : id),
};

function isDifficulty(id: string): id is keyof typeof DIFFICULTY_NAMES {
  return Object.hasOwn(DIFFICULTY_NAMES, id);
}

class Lines {
  private readonly v: BosView;
  private readonly seats: readonly string[];
  private readonly texts: TerminalText;
  private readonly lang: Language;

  constructor(view: BosView, seats: readonly string[], texts: TerminalText, lang: Language) {
    this.v = view;
    this.seats = seats;
    this.texts = texts;
    this.lang = lang;
  }

  lines(): string[] {
    return [
      this.head(),
      '',
      ...this.board(),
      this.texts.legend,
      '',
      ...this.tracks(),
      '',
      ...this.timeline(),
      ...this.crew(),
      ...this.own(),
    ].map((line) => line.trimEnd());
  }

  private head(): string {
    const { v, texts, lang } = this;
    const parts = [texts.round(v.round), PHASE_NAMES[v.phase][lang], DIFFICULTY_NAMES[v.options.difficulty][lang]];
    if (v.seats.length > 1) parts.push(`${ZONE_NAMES.captain[lang]}: ${this.seats[v.captain]}`);
    return parts.join(' · ');
  }

  private board(): string[] {
    const lines = [`${' '.repeat(LABEL)}${[1, 2, 3, 4].map((c) => centred(String(c), CELL)).join('')}`];
    const { boss } = this.v;
    if (boss?.entered && boss.row === 0) lines.push(...this.row(this.texts.above, (c) => this.bossCell(c)));
    ROWS.forEach((name, r) => void lines.push(...this.boardRow(name, r)));
    lines.push('─'.repeat(WIDTH));
    lines.push(...this.row('D', (c) => (c === this.v.ship ? ['◄ ▲ ►'] : [])));
    return lines;
  }

  private boardRow(name: string, r: number): string[] {
    const { closedRows, boss, columns } = this.v;
    if (r >= closedRows) {
      return this.row(name, (c) => {
        const enemy = columns[c - 1][r - closedRows];
        return enemy ? this.enemyCell(enemy) : ['·'];
      });
    }
    return this.row(name, (c) => (boss?.entered && boss.row === r + 1 ? this.bossCell(c) : [`(${this.texts.closed})`]));
  }

  private row(label: string, cell: (column: number) => string[]): string[] {
    const cells = [1, 2, 3, 4].map(cell);
    const height = Math.max(1, ...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, i) => {
      const start = fit(i === 0 ? ` ${label}` : '', LABEL);
      return start + cells.map((lines) => centred(fit(lines[i] ?? '', CELL - 1).trimEnd(), CELL)).join('');
    });
  }

  private enemyCell(e: EnemyView): string[] {
    const acts = packOf(this.v).byId.enemy.get(e.type)?.ops.length ? '»' : '';
    const health = e.damage > 0 ? `♥${e.hp - e.damage}/${e.hp}` : `♥${e.hp}`;
    const stats = [health, `†${e.attack}`, `★${e.xp}`, e.shield ? '◊' : '', acts];
    return [nameOf(this.v, 'enemy', e.type, this.lang), stats.filter((s) => s !== '').join(' ')];
  }

  private bossCell(column: number): string[] {
    const { boss } = this.v;
    if (!boss || boss.column !== column) return [];
    const stats = [`♥${boss.hp}/${boss.maxHp}`, `†${boss.attack}`, boss.shield ? '◊' : ''];
    return [nameOf(this.v, 'boss', boss.id, this.lang).toUpperCase(), stats.filter((s) => s !== '').join(' ')];
  }

  private tracks(): string[] {
    const { v, texts, lang } = this;
    const next = v.cubes.find((field) => field > v.xp);
    const paths = (Object.keys(PATH_TOPS) as (keyof typeof PATH_TOPS)[]).map(
      (path) => `${PATH_NAMES[path][lang]} ${gauge(v.levels[path], PATH_TOPS[path])}`,
    );
    const decks = [
      `${ZONE_NAMES.enemyDeck[lang]} ${v.decks.enemies}`,
      v.dangersRetired ? texts.retired : `${ZONE_NAMES.dangerDeck[lang]} ${v.decks.dangers}`,
      `${ZONE_NAMES.commandDeck[lang]} ${v.decks.commands}`,
      `${ZONE_NAMES.upgradedStack[lang]} ${v.decks.upgraded}`,
    ];
    return [
      [
        `${ZONE_NAMES.heatTrack[lang]} ${gauge(v.heat, v.heatMax)} ${v.heat}/${v.heatMax}`,
        `${ZONE_NAMES.lifeTokens[lang]} ${gauge(v.intact, v.life, ['♥', '♡'])} ${v.intact}/${v.life}`,
        `XP ${v.xp} (${next === undefined ? texts.allUpgraded : texts.nextUpgrade(next)})`,
      ].join('   '),
      `${ZONE_NAMES.upgradeBoard[lang]}: ${paths.join('   ')}`,
      decks.join(' · '),
      this.bossLine(),
    ];
  }

  private bossLine(): string {
    const { v, texts, lang } = this;
    const label = `${ZONE_NAMES.boss[lang]}:`;
    if (!v.boss) return `${label} ${texts.bossUnknown}, ${texts.bossAfter(v.decks.enemies)}`;
    const name = nameOf(v, 'boss', v.boss.id, lang);
    if (v.boss.entered) return `${label} ${name}, ${texts.side(v.boss.side)}, ♥${v.boss.hp}/${v.boss.maxHp}`;
    return `${label} ${name} ♥${v.boss.maxHp}, ${v.boss.revealed ? texts.bossComing : texts.bossAfter(v.decks.enemies)}`;
  }

  /** Slots as rows: the text of a boss card would not fit a column. */
  private timeline(): string[] {
    const { v, texts, lang } = this;
    const bossIn = v.boss?.entered === true;
    const head = [fit('', LABEL), fit(texts.command, 30), fit(texts.danger, 22), bossIn ? texts.above : ''].join('');
    const def = packOf(v).byId.boss.get(v.boss?.id ?? '');
    const rows = v.slots.map((slot, i) => {
      const mark = v.slot === i + 1 ? '►' : ' ';
      const command = slot.command === null ? '–' : nameOf(v, 'command', slot.command, lang);
      const done = slot.state === 'open' ? '' : ` ${SLOT_MARKS[slot.state]}`;
      const boss = bossIn && def ? plain(bossCardText(def, i + 1, lang).body) : '';
      return `${fit(`${mark} ${i + 1}`, LABEL)}${fit(command + done, 29)} ${fit(this.danger(slot.danger), 22)}${boss}`;
    });
    const marks = SLOT_STATES.filter((state) => state !== 'open' && v.slots.some((slot) => slot.state === state));
    const legend = marks.map((state) => `${SLOT_MARKS[state]} ${SLOT_STATE_NAMES[state][lang]}`).join('  ');
    return [ZONE_NAMES.timeline[lang], head, ...rows, ...(legend === '' ? [] : [legend])];
  }

  private danger(id: string | null): string {
    if (id === null) return '–';
    const def = packOf(this.v).byId.danger.get(id);
    return def ? dangerTitle(def, this.lang) : id;
  }

  private crew(): string[] {
    const { v, texts, lang } = this;
    if (v.seats.length === 1) return [];
    return v.seats.map((seat, i) => {
      const crew = seat.crew ? `, ${CREW_NAMES[seat.crew][lang]}` : '';
      const captain = i === v.captain ? ` [${ZONE_NAMES.captain[lang]}]` : '';
      return `${this.seats[i]}${crew}, ${texts.cards(seat.handSize)}${captain}`;
    });
  }

  private own(): string[] {
    const { v, texts, lang } = this;
    const names = (kinds: readonly string[]): string => counted(kinds.map((k) => nameOf(v, 'command', k, lang)));
    const lines: string[] = [];
    if (v.pool.length > 0) lines.push(`${texts.turnedUp}: ${names(v.pool)}`);
    if (v.picks.length > 0) lines.push(`${texts.chosen}: ${names(v.picks)}`);
    if (v.hand.length > 0) lines.push(`${ZONE_NAMES.hand[lang]}: ${names(v.hand)}`);
    return lines.length > 0 ? ['', ...lines] : [];
  }
}
