import type { Beat, ForEachEvent, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/revenant';
import { HOUSES, packOf } from '@starhold/revenant/content';
import type { Fall } from '../../../desk/reel/lastBlow.ts';
import type { BeatKind, Stroke } from '../../../desk/reel/score.ts';
import type { Target } from '../../../desk/target.ts';
import { seatKey } from '../model/fleet.ts';
import { housesTold, partsTold, sourcesIn, tallyPart, tallyPlace, tallyRow } from '../scoring.ts';

/** What strokes on this table are made of: where things are, and motions that several events share. */

export const FIGURES = ['captain', 'cadet1', 'cadet2'];

export interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}
export type Parts = Partial<ForEachEvent<Events, [before: View, beat: Beat<View>], Part>>;

export const who = (seat: number): Target => `player:p${seat}`;
export const rim = (sector: string): Target => `rim.${sector}`;
/** Where it is said what comes from a rim. */
export const toll = (sector: string): Target => `toll.${sector}`;
/** One Voidborn ship of a sector, counted from 0. */
export const voidborn = (sector: string, n: number): Target => `void.${sector}.${n}`;
/** A figure at home, and in its seat. */
export const atHome = (seat: number, figure: string): Target => `figure:p${seat}.${figure}`;
export const seated = (seat: number, figure: string): Target => `seat:p${seat}.${figure}`;
/** The sign of somebody else, where there is no room for his panel. */
export const chip = (seat: number): Target => `chip:p${seat}`;
export const RIMS: readonly Target[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => rim(`s${n}`));
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One stroke for each thing, all at once. */
export const each = (on: readonly Target[], how: Stroke['how'], ms: number): Stroke[] =>
  on.map((one, i) => ({ on: one, how, ms, ...(i === 0 ? {} : { together: true as const }) }));

/** An outline round a rim would be one round half a sector: its Voidborn ships have theirs. */
export const unmarked = (stroke: Stroke): Stroke => ({ ...stroke, unmarked: true });

/** What goes or comes with something larger: without motion each of them is outlined. */
export const named = (things: readonly Target[]): Stroke[] =>
  things.map((on) => ({ on, how: 'hush', ms: 160, together: true }));

/** All Voidborn ships of the board. */
export const voidbornOn = ({ sectors }: View): Target[] =>
  sectors.flatMap(({ id, voidborn: n }) => Array.from({ length: n }, (_, i) => voidborn(id, i)));

/** All of it goes into the middle, with a streak of light. */
export const drawnIn = (things: readonly Target[]): Stroke[] =>
  things.flatMap((on): Stroke[] => [
    { on, how: 'lunge', to: 'hull', far: true, ms: 700, together: true },
    { on, how: 'bolt', to: 'hull', ms: 600, together: true },
  ]);

/** A number of one's own is counted where it stands, that of others at their place. */
export const counted =
  (what: string) =>
  ({ seat, pub }: { seat: number; pub: { n: number } }, { me }: View) => ({
    kind: 'gain' as const,
    follow: [{ on: seat === me ? `${what}:p${seat}` : who(seat), how: 'count' as const, ms: 180, text: signed(pub.n) }],
  });

/** Resources that come or go, kind by kind. */
export function goods(letters: string, sign: '+' | '−', seat: number, { me }: View): Stroke[] {
  if (seat !== me || letters === '')
    return [{ on: who(seat), how: 'count', ms: 180, text: `${sign}${letters.length}` }];
  return [...new Set(letters)].map((letter, i): Stroke => {
    // By its letter, too: not by the place it goes to alone.
    const text = `${sign}${letters.split(letter).length - 1} ${letter.toUpperCase()}`;
    return { on: letter, how: 'count', ms: 220, text, ...(i === 0 ? {} : { together: true as const }) };
  });
}

/** Where ships and resources lie that are nobody's; on a small table behind a tab. */
const SUPPLY: readonly Target[] = ['supply', 'tab:fleet'];

/** What an effect lies on: an ark, the reward of a House, a planet, a card, a crew board; else the ship of the turn, if any. */
export function sourceOf(cause: string, seat: number, { ship }: View): Target {
  const [of = '', part = ''] = cause.split(/[./]/);
  if (/^[A-Z]{3}$/.test(of)) return part === 'reward' ? of : `ark${of}`;
  // What a captain can stands on the crew board, beside him.
  if (/^\d/.test(of)) return atHome(seat, 'captain');
  // A command card is on its way already.
  if (/^O\d/.test(of)) return SUPPLY[0];
  return /^[CFPS]\d/.test(of) ? of : ship;
}

/** The tab of a small table behind which it lies, where one does. */
function behind(source: Target, seat: number, { me }: View): Target[] {
  if (source === SUPPLY[0]) return [SUPPLY[1]];
  if (/^[A-Z]{3}$/.test(source)) return ['tab:houses'];
  return seat === me && /^([CF]\d|figure:)/.test(source) ? ['tab:ship'] : [];
}

/** What an effect brings goes from there to where it is counted, before it is. */
export function brought(letters: string, cause: string, seat: number, before: View): Stroke[] {
  const source = sourceOf(cause, seat, before);
  if (letters === '' || source === '') return [];
  const sources = [source, ...behind(source, seat, before)];
  return goods(letters, '+', seat, before).flatMap(({ on: to, text }, i) =>
    sources.map((on, k): Stroke => ({ on, how: 'fly', to, text, ms: 320, ...(i + k > 0 && { together: true }) })),
  );
}

/** What is paid goes from where it is counted to the supply. */
export function spent(letters: string, seat: number, before: View): Stroke[] {
  if (letters === '') return [];
  return goods(letters, '−', seat, before).flatMap(({ on, text }, i) =>
    SUPPLY.map((to, k): Stroke => ({ on, how: 'fly', to, text, ms: 300, ...(i + k > 0 && { together: true }) })),
  );
}

/** Everybody's figures leave their ships at once, each for its own admiral; envoys for none of them. */
export function returning({ players, ships }: View): Stroke[] {
  const home = players.flatMap(({ home }, seat) =>
    FIGURES.filter((figure) => !home.includes(figure)).flatMap((figure): Stroke[] => [
      { on: seated(seat, figure), how: 'fly', to: atHome(seat, figure), ms: 700 },
      { on: seated(seat, figure), how: 'fly', to: chip(seat), ms: 700 },
    ]),
  );
  const envoys = ships.flatMap(({ id, crew }): Stroke[] =>
    crew === 'envoy' ? [{ on: seatKey(crew, id), how: 'lunge', to: 'council', far: true, ms: 700 }] : [],
  );
  return [...home, ...envoys].map((stroke, i) => (i === 0 ? stroke : { ...stroke, together: true }));
}

/** New Voidborn ships crawl out of the rift, if one is open here; else they are only counted. */
export function arrivals({ sector, n, now }: { sector: string; n: number; now: number }, rift: string): Stroke[] {
  const crawl = Array.from({ length: n }, (_, i): Stroke => {
    const way = rift === '' ? { how: 'burst' as const } : { how: 'slide' as const, to: voidborn(rift, 0) };
    return { on: voidborn(sector, now - n + i), ms: 300, together: true, ...way };
  });
  return [{ on: toll(sector), how: 'count', ms: 300, text: `+${n}`, sound: 'beat', together: true }, ...crawl];
}

/** The rift whose die the beat tells. */
export const riftOf = (events: readonly SeenEvent[]): string =>
  events.map(eventOf).find((event) => event.type === 'rolled')?.pub.sector ?? '';

/** What a hit comes from: a failure comes out of the Revenant itself, else the Void strikes. */
export const strikerOf = (cause: string, before: View, ship: string): Target =>
  cause.startsWith('X') ? 'hull' : lastIn(before, sectorOf(before, ship));

/** The last of the Voidborn ships in a sector; its rim where there are none. */
export function lastIn({ sectors }: View, sector: string): Target {
  const n = sectors.find(({ id }) => id === sector)?.voidborn ?? 0;
  return n > 0 ? voidborn(sector, n - 1) : rim(sector);
}

/** Each House has a bell of its own: the steps of a scale. */
const SCALE: readonly number[] = [0, 2, 4, 5, 7, 9, 11];
export const chimeOf = (house: string): number => SCALE[(HOUSES as readonly string[]).indexOf(house)] ?? 0;

export const isFirst = ({ n }: { n: number }, { events }: Beat<View>): boolean => events[0].n === n;

/** One row of the scoring turns up for all players together: their numbers, and what it adds to their bars. */
function scoreRow(row: string, points: readonly (readonly [seat: number, points: number])[], ms: number): Stroke[] {
  return [
    { on: tallyRow(row), how: 'turn', ms, sound: 'bell' },
    ...points.flatMap(([seat, n]): Stroke[] =>
      n === 0
        ? []
        : [
            { on: tallyPart(row, seat), how: 'turn', ms, together: true },
            { on: who(seat), how: 'count', ms, text: signed(n), together: true },
          ],
    ),
  ];
}

/** Hidden influence is turned over: what each House brings everybody, one after the other. */
export const houseLines = (before: View, { events }: Beat<View>): Stroke[] =>
  housesTold(before, events, packOf(before)).flatMap(({ house, scores }) => [
    ...scoreRow(house, [...scores.map(({ points }) => points).entries()], ROW_MS),
    { on: house, how: 'glow', ms: ROW_MS, together: true },
  ]);
const ROW_MS = 300;

/** Then what else brings something, one source after the other. */
export function sourceLines({ events }: Beat<View>): Stroke[] {
  const told = partsTold(events);
  return sourcesIn(told).flatMap((source) =>
    scoreRow(
      source,
      [...told].map(([seat, parts]) => [seat, parts[source] ?? 0]),
      ROW_MS,
    ),
  );
}

/** Who is last comes first, the winner last of all. */
export const rankLines = ({ players }: View): Stroke[] =>
  players.map((_, i): Stroke => ({ on: tallyPlace(players.length - i), how: 'turn', ms: 500, sound: 'bell' }));

export const sectorOf = (view: View, ship: string): string => view.ships.find(({ id }) => id === ship)?.sector ?? '';
