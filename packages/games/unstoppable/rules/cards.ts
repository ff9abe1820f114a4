import type { Handlers, Work } from '@starhold/kernel';
import {
  type BossCardDef,
  type CoreDef,
  type Faction,
  isBossDef,
  type Num,
  packOf,
  type ThreatDef,
  type ThreatKeyword,
} from '../content/index.ts';
import type { Events } from '../events.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';
import { addedFor, addedTo, storyModifiers } from './modifiers.ts';
import { dangerLevel } from './track.ts';

/** Facts about single cards. Each fact has one function, which scans what changes it; nothing is stored as a sum. */

export type X = Work<UnsState, UnsFrame, Events>;
export type UnsHandlers = Handlers<UnsState, UnsFrame, Events>;

/** Names are made once: every decision asks for many of them. */
const names: Record<string, string[]> = {};

function nameOf(prefix: string, handle: number): string {
  names[prefix] ??= [];
  const made = names[prefix];
  made[handle] ??= `${prefix}k${handle}`;
  return made[handle];
}

export function ref(s: UnsState, card: number): string {
  return nameOf('', s.cards.handle[card]);
}

/** What an option about a card is called: `play:k12`. */
export function optionFor(verb: string, s: UnsState, card: number): string {
  return nameOf(verb, s.cards.handle[card]);
}

const ZERO = '0'.charCodeAt(0);

export function byRef(s: UnsState, list: readonly number[], option: string): number {
  let handle = 0;
  for (let i = option.indexOf(':') + 2; i < option.length; i++) {
    const digit = option.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) break;
    handle = handle * 10 + digit;
  }
  for (const card of list) if (s.cards.handle[card] === handle) return card;
  throw new Error(`no card for ${option}`);
}

/** Undefined for a boss card, which has no core side. */
export function coreOf(s: UnsState, card: number): CoreDef | undefined {
  const core = s.cards.core[card];
  return core === NONE ? undefined : packOf(s).cores[core];
}

/** As events name a card: by its handle and by what it is. */
export function cardNames(s: UnsState, card: number): { ref: string; core: string } {
  return { ref: ref(s, card), core: coreOf(s, card)?.id ?? '' };
}

export function isBossCard(s: UnsState, card: number): boolean {
  return s.cards.core[card] === NONE;
}

export function isAlly(s: UnsState, card: number): boolean {
  return coreOf(s, card)?.kind === 'ally';
}

export function isTactic(s: UnsState, card: number): boolean {
  return coreOf(s, card)?.kind === 'tactic';
}

/** UNS-17.7 and A-42: an upgrade never gives or changes a faction. */
export function factionOf(s: UnsState, card: number): Faction | null {
  return coreOf(s, card)?.faction ?? null;
}

/** UNS-7.4 with the upgrades that make a card cheaper. */
export function costOf(s: UnsState, card: number): number {
  const core = coreOf(s, card);
  return core ? Math.max(0, core.cost + addedTo(s, 'cost', card)) : 0;
}

export function threatOf(s: UnsState, card: number): ThreatDef | BossCardDef {
  return packOf(s).threats[s.cards.threat[card]];
}

export function threatNames(s: UnsState, card: number): { ref: string; threat: string } {
  return { ref: ref(s, card), threat: threatOf(s, card).id };
}

/** UNS-16.12 and A-30: read live. */
function numberNow(s: UnsState, n: Num): number {
  if (typeof n === 'number') return n;
  const level = dangerLevel(s);
  return (n.half ? Math.floor(level / 2) : level) + (n.plus ?? 0);
}

/** UNS-10.3: printed, plus the threat sides of upgrades, plus what the story says. */
export function attackOf(s: UnsState, card: number): number {
  return numberNow(s, threatOf(s, card).attack) + addedTo(s, 'attack', card);
}

export function defenceOf(s: UnsState, card: number): number {
  const def = threatOf(s, card);
  const extra = isBossDef(def) ? def.defencePerExtraPlayer * (s.players.length - 1) : 0;
  return numberNow(s, def.defence) + extra + addedTo(s, 'defence', card);
}

/** UNS-10.3. At least 1: what has nothing at all could never be on the table. */
export function healthOf(s: UnsState, card: number): number {
  return Math.max(1, attackOf(s, card) + defenceOf(s, card));
}

/** Every keyword instance on the threat side (UNS-18.8); what the story adds holds for active threats only. */
export function keywordsOf(s: UnsState, card: number, active: boolean): readonly ThreatKeyword[] {
  const { upgrades } = packOf(s);
  const { top, bottom } = s.cards;
  const own = threatOf(s, card).keywords;
  const above = top[card] === NONE ? NO_KEYWORDS : upgrades[top[card]].threat.keywords;
  const below = bottom[card] === NONE ? NO_KEYWORDS : upgrades[bottom[card]].threat.keywords;
  const told = active ? toldKeywords(s) : NO_KEYWORDS;
  if (above.length === 0 && below.length === 0 && told.length === 0) return own;
  return own.concat(above, below, told);
}

const NO_KEYWORDS: readonly ThreatKeyword[] = [];

/** Asked for every threat at every hit, and mostly there are none. */
function toldKeywords(s: UnsState): readonly ThreatKeyword[] {
  const modifiers = storyModifiers(s);
  if (!modifiers.some((m) => m.mod === 'keyword')) return NO_KEYWORDS;
  return modifiers.flatMap((m) => (m.mod === 'keyword' ? [m.keyword] : []));
}

export function countKeyword(s: UnsState, card: number, k: ThreatKeyword['k'], active: boolean): number {
  let n = 0;
  for (const keyword of keywordsOf(s, card, active)) if (keyword.k === k) n++;
  return n;
}

export function hasKeyword(s: UnsState, card: number, k: ThreatKeyword['k'], active: boolean): boolean {
  for (const keyword of keywordsOf(s, card, active)) if (keyword.k === k) return true;
  return false;
}

/** UNS-9.5 and A-21: price for this card, or without discount when there is none; `change` is that of all prices. */
export function priceOf(s: UnsState, upgrade: number, card: number, change: number): number {
  const def = packOf(s).upgrades[upgrade];
  let price = def.price;
  if (def.discount && card !== NONE && factionOf(s, card) === def.discount.faction) price -= def.discount.n;
  return Math.max(0, price + change);
}

/** What the story and allies do to all prices. */
export function priceChange(s: UnsState, seat: number): number {
  return addedFor(s, 'price', seat);
}

/** The threat on deck, or -1. */
export function onDeck(s: UnsState, seat: number): number {
  const { deck } = s.players[seat];
  return deck.length > 0 ? deck[deck.length - 1] : NONE;
}

/** Whose threat this is, as long as it is one that can be aimed at: active or on deck. */
export function threatOwner(s: UnsState, card: number): number {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (onDeck(s, seat) === card || s.players[seat].field.includes(card)) return seat;
  }
  return NONE;
}

export function isActive(s: UnsState, card: number): boolean {
  return s.players.some((p) => p.field.includes(card));
}

/** UNS-9.6, A-50. */
export function isRemovable(s: UnsState, card: number): boolean {
  if (!isBossCard(s, card)) return true;
  const def = threatOf(s, card);
  return isBossDef(def) && def.removable;
}

/** UNS-1.8: both sides can be read from now on, and are remembered. */
export function becomesVisible(s: UnsState, card: number): void {
  s.cards.seen[card] = s.cards.threat[card];
}

/** A new sleeve (UNS-6.4, or a boss card). */
export function newCard(s: UnsState, core: number, threat: number): number {
  const { cards } = s;
  const card = cards.core.length;
  cards.core.push(core);
  cards.threat.push(threat);
  cards.top.push(NONE);
  cards.bottom.push(NONE);
  cards.damage.push(0);
  cards.exhausted.push(0);
  cards.handle.push(s.nextHandle++);
  cards.seen.push(NONE);
  return card;
}

/** Everything a player owns, wherever it lies (UNS-21.7). */
export function ownedBy(s: UnsState, seat: number): number[] {
  const p = s.players[seat];
  return [...p.hand, ...p.play, ...p.discard, ...p.deck, ...p.field];
}

export function takeFrom(list: number[], card: number): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
