import { type BaseFrame, type Core, keyedRng } from '@starhold/kernel';
import { type Pack, packOf, packs } from '../content/index.ts';
import { TURN_STEPS } from '../frames/turn.ts';
import { Options } from '../options.ts';
import { becomesVisible, newCard } from '../rules/cards.ts';
import { MARKET_SLOTS, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { initialState } from '../setup.ts';
import { NONE, type UnsState } from '../state.ts';
import type { CardWord, Given, PlayerGiven } from './schema.ts';

/** Behind a card of which only the core side is named, and before one of which only the threat side is. */
const PLAIN_THREAT = 'cerean-thief';
const PLAIN_CORE = 'strike';

/** Builds a position; zones that are not named are empty, decks hold what the pack has. */
export function position(w: Given): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> } {
  const seats = w.p ?? [w.me ?? {}];
  const options = Options.parse({ ...w.options, players: w.options?.players ?? seats.length });
  const s = initialState(options, keyedRng('case'), packFor(w));
  const names: Record<string, string> = {};
  if (w.moment === 'setup') {
    const more = Object.keys(w).find((word) => !['moment', 'options'].includes(word));
    if (more) throw new Error(`given.${more}: there is nothing to place before the set-up`);
    return { state: s as unknown as Core<BaseFrame>, options, names };
  }
  const pack = packOf(s);
  seats.forEach((given, seat) => void placePlayer(s, pack, given, seat, names));
  const upgrade = (id: string | null): number => (id === null ? NONE : index(pack.upgradeIndex, id, 'upgrade'));
  const threat = (id: string): number => index(pack.threatIndex, id, 'threat');
  s.turn = w.turn ?? 1;
  s.market = Array.from({ length: MARKET_SLOTS }, (_, i) => upgrade(w.market?.[i] ?? null));
  s.upgradeDeck = (w.upgradeDeck ?? []).map(upgrade).reverse();
  s.coreDecks = Array.from({ length: TOP_DRAFT_LEVEL }, (_, i) =>
    (w.coreDecks?.[i] ?? []).map((id) => index(pack.coreIndex, id, 'core card')).reverse(),
  );
  s.threatDeck = (w.threatDeck ?? []).map(threat).reverse();
  s.reserve = (w.reserve ?? []).map(threat).reverse();
  s.bossDeck = (w.bossDeck ?? []).map(threat).reverse();
  s.bossDamage = w.bossDamage ?? 0;
  s.danger = w.danger ?? 0;
  s.pairUps = w.levelUps ?? 0;
  s.innerStrength = w.innerStrength ?? 0;
  if (w.story !== undefined) s.story = pack.story.findIndex((card) => card.id === w.story);
  for (const [name, slot, times] of w.repeated ?? []) {
    s.reps.push(Number(names[name]?.slice(1) ?? Number.NaN) * 128 + slot, times);
  }
  if (w.won) {
    s.won = 1;
    s.wonTurns = w.won.turns;
    s.wonLevels = w.won.levels.slice();
  }
  framesFor(s, w.moment);
  return { state: s as unknown as Core<BaseFrame>, options, names };
}

/** Cards of a case live in a pack of their own, which adds them to the base pack; they are called as the case calls them. */
function packFor(w: Given): string {
  const { cores = {}, threats = {}, upgrades = {} } = w;
  if (!w.cores && !w.threats && !w.upgrades) return packs.base;
  const head = (id: string) => ({ id, name: { en: id, cs: id, de: id }, source: 'custom' }) as const;
  return packs.register({
    extends: 'base',
    id: 'case',
    cores: Object.entries(cores).map(([id, c]) => ({ ...head(id), ...c })),
    threats: Object.entries(threats).map(([id, t]) => ({
      ...head(id),
      origin: 'starter',
      type: 'human',
      copies: 1,
      ...t,
    })),
    upgrades: Object.entries(upgrades).map(([id, u]) => {
      const { effects, passives, cost, attack, defence, keywords, reward, ...rest } = u;
      const core = cost === undefined ? { effects, passives } : { effects, passives, cost };
      return { ...head(id), ...rest, core, threat: { attack, defence, keywords, reward } };
    }),
  });
}

function index(table: Map<string, number>, id: string, what: string): number {
  const at = table.get(id);
  if (at === undefined) throw new Error(`given: there is no ${what} ${id}`);
  return at;
}

function placePlayer(s: UnsState, pack: Pack, w: PlayerGiven, seat: number, names: Record<string, string>): void {
  const p = s.players[seat];
  p.health = w.health ?? p.health;
  p.armour = w.armour ?? 0;
  p.ap = w.ap ?? 3;
  p.credits = w.credits ?? 0;
  p.level = w.level ?? 1;
  p.draft = w.draft ?? Math.min(p.level, TOP_DRAFT_LEVEL);
  p.defeated = w.defeated ?? 0;
  const cards = (words: CardWord[] | undefined): number[] => (words ?? []).map((word) => place(s, pack, word, names));
  p.hand = cards(w.hand);
  p.play = cards(w.play);
  p.discard = cards(w.discard);
  p.field = cards(w.battlefield);
  p.deck = cards((w.deck ?? []).slice().reverse());
  for (const card of [...p.field, ...p.deck.slice(-1)]) becomesVisible(s, card);
}

/** A card's handle is its index here, so that a case can name it even after a shuffle. */
function place(s: UnsState, pack: Pack, word: CardWord, names: Record<string, string>): number {
  const w = typeof word === 'string' ? wordOf(pack, word) : word;
  const threat = index(pack.threatIndex, w.threat ?? PLAIN_THREAT, 'threat');
  const boss = threat >= pack.firstBossCard;
  const core = boss ? NONE : index(pack.coreIndex, w.core ?? PLAIN_CORE, 'core card');
  const card = newCard(s, core, threat);
  if (w.top) s.cards.top[card] = index(pack.upgradeIndex, w.top, 'upgrade');
  if (w.bottom) s.cards.bottom[card] = index(pack.upgradeIndex, w.bottom, 'upgrade');
  s.cards.damage[card] = w.damage ?? 0;
  s.cards.exhausted[card] = w.exhausted ? 1 : 0;
  const name = w.as ?? unused(names, w.core ?? w.threat ?? PLAIN_CORE);
  names[name] = `k${card}`;
  return card;
}

function wordOf(pack: Pack, id: string): Exclude<CardWord, string> {
  return pack.coreIndex.has(id) ? { core: id } : { threat: id };
}

/** Equal cards without a name of their own are called `strike`, `strike#2`, … */
function unused(names: Record<string, string>, id: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? id : `${id}#${n}`;
    if (names[name] === undefined) return name;
  }
}

function framesFor(s: UnsState, moment: Exclude<Given['moment'], 'setup'>): void {
  const { UPKEEP, SELECTION, ACTION, THREAT, CLEANUP, DANGER } = TURN_STEPS;
  const step = {
    upkeep: UPKEEP,
    selection: SELECTION,
    action: ACTION,
    threat: THREAT,
    cleanup: CLEANUP,
    danger: DANGER,
  }[moment];
  s.phase = moment === 'danger' ? 'cleanup' : moment;
  if (moment === 'upkeep') s.turn--;
  s.stack = [{ k: 'turn', seat: 0, step, asked: 1, cause: 'turn' }];
}
