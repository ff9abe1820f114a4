import type { Beat } from '@starhold/kernel';
import type { Sound } from '../../kit/synth.ts';
import type { Target } from '../target.ts';
import type { Brush } from './brush.ts';

/** What a beat looks like. A game writes it down by the names of its events; the reel times it, the stage draws it. */

export type How =
  | 'lunge'
  | 'bolt'
  | 'burst'
  | 'count'
  | 'turn'
  | 'fly'
  | 'slide'
  | 'glow'
  | 'break'
  /** A die is thrown there; `text` is what lies on top in the end. */
  | 'roll'
  | 'banner'
  /** Of the whole table at the end of a game: nothing, light, colour that goes; this one of a thing, too. */
  | 'hush'
  | 'flare'
  | 'drain'
  | RareHow;

/** What not every table needs; whose score has it calls `bringParts`. */
export type RareHow =
  /** Of the whole table: it grows dark for as long. */
  | 'dim'
  /** Parts of a number, one after the other; see `cells`. */
  | 'cell'
  /** A sign of a card lights up (see `cells`; all of the card where it is not seen), and what it brings (`text`) leaves it. */
  | 'sign'
  /** Cards go to a deck (`to`) and are shuffled there. */
  | 'shuffle'
  /** A card is drawn from a thing, turns (`text` is on its face) and goes to another. */
  | 'deal'
  /** A card gets its back. */
  | 'sheathe'
  /** What is beaten has cracks while it is still there. */
  | 'crack'
  /** Goes into a part of another thing (`to`) as a strip; see `notch`. */
  | 'inset'
  /** A line breaks in two, with a light over the whole width. */
  | 'snap'
  /** Comes towards the reader, and goes back; what goes into it meanwhile (`text`, from `to`) has a place in it, see `notch`. */
  | 'forward'
  /** A die opens into its cross, and folds on the new position; see `notch`. */
  | 'cross'
  /** A small piece (`text`, `tint`) rolls to its place, or falls off the edge of the thing. */
  | 'piece'
  /** A card is turned on its side as it lies, and upright again. */
  | 'tilt'
  | 'upright';

export const RARE: { [K in RareHow]?: (d: Brush) => void } = {};

/** One motion. */
export interface Stroke {
  /** A thing on the table, by its `data-flip`. */
  on: Target;
  how: How;
  to?: Target;
  text?: string;
  /** Of a banner without text: the event whose line in the log it says; the first of the beat unless said. */
  of?: string;
  /** At speed 1. */
  ms: number;
  sound?: Sound;
  /** Who is hit, where it is not everybody: only his hand feels it. */
  seat?: number;
  /** Semitones above its usual pitch. */
  pitch?: number;
  /** Its sound comes as if from behind a wall. */
  muffled?: boolean;
  /** Done by what is against those at the table: its light is another one. */
  foe?: true;
  /** Of a lunge: all the way, and not back. Of a slide: above everything on the way. Of a bolt: past what it goes to. */
  far?: true;
  /** Of a slide: leans into its way like a ship, and leaves a ghost behind until it has arrived. */
  flown?: true;
  /** Of a flight or a slide: over the table, not along it. */
  arc?: true;
  /** Of a lunge: against an edge on the left or on the right that lets nothing through, and back; far, it springs off to that side. */
  edge?: -1 | 1;
  /** Of a slide: dots lie on the way and go as it comes by; where it will be, it stands pale. */
  path?: true;
  /** Of what comes: who stands beside it there makes room at once, not when it has arrived. */
  room?: true;
  /** Of what breaks: it falls into itself. */
  inward?: true;
  /** Of what breaks: large, in the middle of the table; of light: from there. */
  near?: true;
  /** Of what goes or comes far: it turns on its way, like a screw. */
  twist?: true;
  /** Of a number: written large on what is struck, where it is read before anything else. */
  large?: true;
  /** Of cells: so many were there, so many are. Of a burst: it is there that it strikes. */
  cells?: readonly [from: number, to: number];
  /** Of what goes into a part of a thing: which (`data-notch`); of a die, of which face (`2.0`). */
  notch?: string;
  /** Of a piece: its colour. */
  tint?: string;
  /** Without motion it has no outline: where it was, nothing is left that it could stand out of. */
  unmarked?: true;
  /** Where nothing is: its light is a grey one. */
  faint?: true;
  /** Of several that begin together: this one so many milliseconds later. */
  late?: number;
  /** Begins with the stroke before it, not after it. */
  together?: true;
}

/** What is told alike: neighbours of one kind may become one beat where time is short. */
export type BeatKind =
  | 'card'
  | 'move'
  | 'hit'
  | 'absorbed'
  | 'defeat'
  | 'draw'
  | 'flip'
  | 'gain'
  | 'phase'
  | 'levelUp'
  | 'ownLoss'
  | 'lastBlow'
  | 'boss'
  /** Comes once a game: a boss enters, a player falls. */
  | 'rare'
  | 'attack'
  | 'dice'
  | 'build'
  | 'raid'
  | 'rift'
  | 'jump'
  | 'scoreLine'
  | 'plain';

/** A stretch of an answer that has a time of its own. */
export type Chapter = 'enemies' | 'invasion' | 'raid' | 'scoring';

export interface Score {
  kind: BeatKind;
  /** Played on the position before the beat. */
  lead: Stroke[];
  /** Played on the position after it. */
  follow: Stroke[];
  chapter?: Chapter;
}

/** `before` is the view that is on the screen when the beat begins. */
export type ScoreOf<V> = (beat: Beat<V>, before: V) => Score;

/** The whole table, for strokes that belong to no thing. */
export const TABLE: Target = 'table';

/** Where a game has nothing to say: the new position fades in. An answer that told nothing takes no time. */
export function plainScore<V>(beat: Beat<V>): Score {
  if (beat.events.length === 0) return { kind: 'plain', lead: [], follow: [] };
  return { kind: 'plain', lead: [], follow: [{ on: TABLE, how: 'glow', ms: 220 }] };
}

/** When each stroke begins, and how long all of them take. */
export function timesOf(strokes: readonly Stroke[]): { starts: number[]; ms: number } {
  const starts: number[] = [];
  let [start, end, ms] = [0, 0, 0];
  for (const stroke of strokes) {
    start = stroke.together ? start : end;
    const begin = start + (stroke.late ?? 0);
    end = Math.max(stroke.together ? end : 0, begin + stroke.ms);
    starts.push(begin);
    ms = Math.max(ms, end);
  }
  return { starts, ms };
}

/** Several lists of strokes side by side, step by step: what is hit is hit after all that was fired has arrived. */
export function allTogether(lists: readonly (readonly Stroke[])[]): Stroke[] {
  const steps: Stroke[][] = [];
  for (const list of lists) {
    let n = -1;
    for (const stroke of list) {
      if (n < 0 || !stroke.together) n++;
      steps[n] = [...(steps[n] ?? []), stroke];
    }
  }
  return steps.flatMap((step) =>
    step.map(({ together: _, ...stroke }, i): Stroke => (i === 0 ? stroke : { ...stroke, together: true })),
  );
}
