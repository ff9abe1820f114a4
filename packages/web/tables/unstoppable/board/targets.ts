import { optionId, parseOption } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import type { Steps } from '../../../desk/marks.ts';
import type { Target } from '../../../desk/target.ts';
import { targetOfPing } from './pings.ts';

/**
 * Where the options of this game lie on the table.
 *
 * - `card:k17` a sleeve wherever it lies: hand, battlefield, on deck, in play, discard pile
 * - `deck:3` the core deck of level 3 (1–6)
 * - `looking:ID` a core card taken up in Selection
 * - `market:0` a slot of the market (0–5)
 * - `player:1` a player, with the battlefield (seat)
 * - `story` the story card; its choices lie beside it under their own ids, `tell:ID`
 */

const HANDLE = /^k\d+/;

/** Where an option lies; the option itself where nothing on the table stands for it. */
export function targetOf(option: string, view: UnsView): Target {
  const {
    verb,
    refs: [ref = ''],
  } = parseOption(option);
  const handle = HANDLE.exec(ref)?.[0];
  if (handle) return `card:${handle}`;
  switch (verb) {
    case 'draft':
      return `deck:${ref}`;
    case 'keep':
    case 'under':
      return `looking:${ref}`;
    case 'buy':
    case 'shelve': {
      const at = view.market.findIndex((slot) => slot?.upgrade === ref);
      return at < 0 ? option : `market:${at}`;
    }
    case 'seat':
      return `player:${ref}`;
    case 'sweep':
      return `player:${ref.slice(1)}`;
    case 'trigger':
      return ref === 'story' ? 'story' : option;
    default:
      return option;
  }
}

/** Each option is given with one touch; where only the prompt shows it, it has none. */
export function stepsOf(option: string, view: UnsView): Steps {
  const target = targetOf(option, view);
  return target === option && !option.startsWith('tell:') ? [] : [[target]];
}

const ADDRESS = /^(card|deck|looking|market|player|core|upgrade|threat):|^(boss|story)$/;

/** What hints, pings, links in texts and the guide point at. */
export function targetOfRef(ref: string, view: UnsView): Target | undefined {
  if (ADDRESS.test(ref)) return ref;
  if (/^k\d+$/.test(ref)) return `card:${ref}`;
  if (/^[1-6]$/.test(ref)) return `deck:${ref}`;
  return ref.includes('>') ? targetOfPing(optionId('ping', ref), view) : undefined;
}

/** Declines, ends or passes: never gold. */
const QUIET: ReadonlySet<string> = new Set(['skip', 'none', 'end', 'stop']);
export const isQuiet = (option: string): boolean => QUIET.has(option);

/** What an effect or an upgrade is aimed at; everything else is an act of its own. */
export const isAimed = (option: string): boolean => /^(hit|fit):/.test(option);
