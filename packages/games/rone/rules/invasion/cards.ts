import { COLOURS, LETTERS, packOf } from '../../content/index.ts';
import { NONE, type State, type X } from '../../state.ts';
import { endMatch } from '../end.ts';
import { invasionOf } from './stack.ts';

/** Piles of the Invasion: where its cards come from and where they go. */

export const invasionId = (s: State, card: number): string => packOf(s).invasion[card].id;
export const invasionIds = (s: State, cards: readonly number[]): string[] => cards.map((card) => invasionId(s, card));
export const protocolId = (s: State, protocol: number): string => packOf(s).protocols[protocol].id;

/** RONE-1.9: the destroyed cards become the new supply as soon as the last one has been taken, or when one is needed. */
function refill(x: X, label: string, supply: number[], destroyed: number[]): void {
  if (supply.length > 0 || destroyed.length === 0) return;
  supply.push(...destroyed);
  destroyed.length = 0;
  x.shuffle(label, supply);
}

function takeFrom(x: X, label: string, supply: number[], destroyed: number[]): number {
  refill(x, label, supply, destroyed);
  const card = supply.pop() ?? NONE;
  if (card !== NONE) refill(x, label, supply, destroyed);
  return card;
}

/** NONE where there is none left (RONE-1.12). */
export function fromSupply(x: X): number {
  const { supply, destroyed } = invasionOf(x.s);
  return takeFrom(x, 'invasion-supply', supply, destroyed);
}

/** RONE-22.4: into an empty training zone. */
export function recruitInto(x: X, zone: number): void {
  const { s } = x;
  const inv = invasionOf(s);
  const card = fromSupply(x);
  if (card === NONE) return;
  inv.zones[zone] = card;
  x.reveal('zoneFilled', 'RONE-22.4', NONE, { colour: COLOURS[zone], card: invasionId(s, card) });
}

export function fillZones(x: X): void {
  const { zones } = invasionOf(x.s);
  for (let zone = 0; zone < zones.length; zone++) if (zones[zone] === NONE) recruitInto(x, zone);
}

/** RONE-22.3. */
export function activateProtocol(x: X): boolean {
  const { s } = x;
  const inv = invasionOf(s);
  const protocol = takeFrom(x, 'protocols', inv.protocolSupply, inv.protocolDestroyed);
  if (protocol === NONE) return false;
  inv.protocols.push(protocol);
  inv.exhausted.push(0);
  x.reveal('protocolActivated', 'RONE-22.3', NONE, { protocol: protocolId(s, protocol) });
  return true;
}

export function changeResearch(x: X, by: number, rule: string): void {
  const inv = invasionOf(x.s);
  const now = Math.max(0, inv.research + by);
  if (now === inv.research) return;
  x.tell('invasionResearch', rule, NONE, { by: now - inv.research, now });
  inv.research = now;
}

export function storeColour(x: X, colour: number, n: number): void {
  const { stored } = invasionOf(x.s);
  stored[colour] += n;
  x.tell('invasionStored', 'RONE-22.1', NONE, { colour: COLOURS[colour], n, now: stored[colour] });
}

/** RONE-22.1: coloured ones into the zones of their colours; the players choose where wild ones go. `seat`: who chooses. */
export function storeSymbols(x: X, symbols: string, seat: number): void {
  let wild = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let n = 0;
    for (const letter of symbols) if (letter === LETTERS[colour]) n++;
    if (n > 0) storeColour(x, colour, n);
  }
  for (const letter of symbols) if (letter === 'w') wild++;
  if (wild > 0) x.push({ k: 'wild', seat, n: wild });
}

/**
 * RONE-9.1, A-50: is there a card to take from the draw deck? If not, what is to be done first is on the stack, and the
 * frame that asked does nothing more now: a reshuffle, or the end of the scenario (RONE-16.2).
 */
export function hasTop(x: X, seat: number): boolean {
  const inv = invasionOf(x.s);
  if (inv.deck.length > 0) return true;
  if (inv.discard.length + inv.scrap.length === 0) endMatch(x, 'exhausted');
  else x.push({ k: 'invasionReshuffle', seat, step: 0, cause: 'reshuffle/invasion' });
  return false;
}

/** RONE-11.4: the Invasion's cards, starters too, share one pile. */
export function destroyCards(x: X, cards: readonly number[], rule: string): void {
  if (cards.length === 0) return;
  const { s } = x;
  invasionOf(s).destroyed.push(...cards);
  x.tell('invasionDestroyed', rule, NONE, { cards: invasionIds(s, cards) });
}
