import { type BaseFrame, type Core, keyedRng, nameIt, wordsIn } from '@starhold/kernel';
import { type Pack, packOf, packs } from '../content/index.ts';
import { TURN_STEPS } from '../frames/turn.ts';
import { Options } from '../options.ts';
import { becomesVisible, newCard } from '../rules/cards.ts';
import { TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { matOf, turnsLeft } from '../rules/track.ts';
import { initialState } from '../setup.ts';
import { NONE, type UnsState } from '../state.ts';
import { dealDecks, indexIn } from './deal.ts';
import { takenName } from './names.ts';
import { type CardWord, EFFECT_SLOTS, type Given, type PlayerGiven } from './schema.ts';

/** Behind a card of which only the core side is named, and before one of which only the threat side is. */
export const PLAIN_THREAT = 'cerean-thief';
export const PLAIN_CORE = 'strike';

/** Builds a position; zones and decks that are not named are empty. */
export function position(w: Given): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> } {
  if (w.me && w.p) throw new Error('given.p: `me` is the only player');
  const seats = w.p ?? [w.me ?? {}];
  const options = wordsIn(Options, { ...w.options, players: w.options?.players ?? seats.length }, 'given.options');
  const s = initialState(options, keyedRng('case'), packFor(w, options.pack ?? packs.base));
  const names: Record<string, string> = {};
  if (w.moment === 'setup') {
    const more = Object.keys(w).find((word) => !['moment', 'options'].includes(word));
    if (more) throw new Error(`given.${more}: there is nothing to place before the set-up`);
    return { state: s as unknown as Core<BaseFrame>, options, names };
  }
  if (seats.length > options.players) throw new Error(`given.p: ${seats.length} for ${options.players} players`);
  const pack = packOf(s);
  if (w.story !== undefined) s.story = storyCard(pack, w.story);
  seats.forEach((given, seat) => void placePlayer(s, pack, given, seat, names));
  s.turn = w.turn ?? 1;
  dealDecks(s, w);
  s.danger = w.danger ?? 0;
  s.pairUps = w.levelUps ?? 0;
  s.innerStrength = w.innerStrength ?? 0;
  for (const [name, slot, times] of w.repeated ?? []) {
    if (!Object.hasOwn(names, name)) throw new Error(`given.repeated: there is no card ${name}`);
    s.reps.push(Number(names[name].slice(1)) * EFFECT_SLOTS + slot, times);
  }
  if (w.won) {
    s.won = 1;
    s.wonTurns = w.won.turns ?? turnsLeft(s);
    s.wonLevels = w.won.levels.slice();
  }
  const { victory } = matOf(s);
  const goal = 'bossDamage' in victory ? victory.bossDamage * options.players : 0;
  s.bossDamage = w.bossDamage ?? (w.won ? goal : 0);
  framesFor(s, w.moment);
  return { state: s as unknown as Core<BaseFrame>, options, names };
}

function storyCard(pack: Pack, id: number): number {
  const at = pack.story.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`given.story: there is no story card ${id}`);
  return at;
}

/** Many cases use the same cards; a pack is looked at once. */
const known = new Map<string, string>();

/** Cards of a case live in a pack of their own, which adds them to the base pack; they are called as the case calls them. */
function packFor({ cores = {}, threats = {}, upgrades = {} }: Given, chosen: string): string {
  if ([cores, threats, upgrades].every((cards) => Object.keys(cards).length === 0)) return chosen;
  const cards = JSON.stringify({ cores, threats, upgrades });
  const key = known.get(cards) ?? registered(cores, threats, upgrades);
  known.set(cards, key);
  return key;
}

type Cards = Required<Pick<Given, 'cores' | 'threats' | 'upgrades'>>;

function registered(cores: Cards['cores'], threats: Cards['threats'], upgrades: Cards['upgrades']): string {
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

function placePlayer(s: UnsState, pack: Pack, w: PlayerGiven, seat: number, names: Record<string, string>): void {
  const p = s.players[seat];
  p.health = w.health ?? p.health;
  p.armour = w.armour ?? 0;
  p.ap = w.ap ?? 3;
  p.credits = w.credits ?? 0;
  p.level = w.level ?? 1;
  p.draft = w.draft ?? Math.min(p.level, TOP_DRAFT_LEVEL);
  p.defeated = w.defeated ?? 0;
  const cards = (zone: Zone, words = w[zone] ?? []): number[] => words.map((word) => place(s, pack, word, zone, names));
  p.hand = cards('hand');
  p.play = cards('play');
  p.discard = cards('discard');
  p.field = cards('battlefield');
  // Handles are given out from the bottom up.
  p.deck = cards('deck', (w.deck ?? []).slice().reverse());
  for (const card of [...p.field, ...p.deck.slice(-1)]) becomesVisible(s, card);
}

type Zone = 'hand' | 'play' | 'discard' | 'battlefield' | 'deck';

/** A card's handle is its index here, so that a case can name it even after a shuffle. */
function place(s: UnsState, pack: Pack, word: CardWord, zone: Zone, names: Record<string, string>): number {
  const w = halvesOf(pack, word);
  const upgrade = indexIn(pack.upgradeIndex, zone, 'upgrade');
  const threat = indexIn(pack.threatIndex, zone, 'threat')(w.threat ?? PLAIN_THREAT);
  const boss = threat >= pack.firstBossCard;
  if (boss && w.core) throw new Error(`given.${zone}: ${w.threat} has no core side`);
  const core = boss ? NONE : indexIn(pack.coreIndex, zone, 'core card')(w.core ?? PLAIN_CORE);
  const card = newCard(s, core, threat);
  if (w.top) s.cards.top[card] = upgrade(w.top);
  if (w.bottom) s.cards.bottom[card] = upgrade(w.bottom);
  s.cards.damage[card] = w.damage ?? 0;
  s.cards.exhausted[card] = w.exhausted ? 1 : 0;
  const own = w.core ?? w.threat ?? PLAIN_CORE;
  if (w.as === undefined) names[unused(names, own)] = `k${card}`;
  else nameIt(names, w.as, `k${card}`, (name) => takenName(s, name, own));
  return card;
}

/** A card that is named by one side only: by its core side where there is one of this name. */
export function halvesOf(pack: Pack, word: CardWord): Exclude<CardWord, string> {
  if (typeof word !== 'string') return word;
  return pack.coreIndex.has(word) ? { core: word } : { threat: word };
}

/** Equal cards without a name of their own are called `strike`, `strike#2`, … */
function unused(names: Record<string, string>, id: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? id : `${id}#${n}`;
    if (!Object.hasOwn(names, name)) return name;
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
