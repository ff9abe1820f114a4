import { type Decision, offeredIds, parseOption, type Refusal } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import type { Marks, Target } from '../../../desk/target.ts';

/**
 * What can be touched and why not. Parts of the table name a thing by its address; the table knows which options of the
 * game lie on it.
 */

/*
 * Targets of this game; or the id of an option (`skip`, `tell:a`, `do:1`) where only the prompt shows it.
 *
 * - `card:k17` a sleeve wherever it lies: hand, battlefield, on deck, in play, discard pile
 * - `deck:3` the core deck of level 3 (1–6)
 * - `looking:ID` a core card taken up in Selection
 * - `market:0` a slot of the market (0–5)
 * - `player:1` a player, with the battlefield (seat)
 * - `story` the story card; its choices are option ids, `tell:ID`
 */
export { type Mark, type Marking, type Marks, NO_MARKS, type Target } from '../../../desk/target.ts';

const HANDLE = /^k\d+/;

/** Everything a decision offers, whatever its kind. */
export function idsOf(decision: Decision | undefined): readonly string[] {
  return decision ? offeredIds(decision.ask) : [];
}

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

/** Options by the thing they lie on; an ally with two exhaust symbols has two. */
export function optionsByTarget(options: readonly string[], view: UnsView): ReadonlyMap<Target, readonly string[]> {
  const found = new Map<Target, string[]>();
  for (const option of new Set(options)) {
    const target = targetOf(option, view);
    const there = found.get(target);
    if (there) there.push(option);
    else found.set(target, [option]);
  }
  return found;
}

/** The first reason the rules give for a thing, where it has no option. */
export function refusalsByTarget(
  refusals: Readonly<Record<string, Refusal>>,
  view: UnsView,
): ReadonlyMap<Target, Refusal> {
  const found = new Map<Target, Refusal>();
  for (const [option, refusal] of Object.entries(refusals)) {
    if (option === '') continue;
    const target = targetOf(option, view);
    if (!found.has(target)) found.set(target, refusal);
  }
  return found;
}

export interface MarkInput {
  decision: Decision | undefined;
  refusals: Readonly<Record<string, Refusal>>;
  view: UnsView;
  /** Option ids chosen so far, in their order. */
  chosen: readonly string[];
  hinted: ReadonlySet<Target>;
  pointed?: ReadonlyMap<Target, readonly string[]>;
  say: (refusal: Refusal) => string;
  resultOf: (option: string) => string | undefined;
}

export function marksOf(input: MarkInput): Marks {
  const { decision, view, chosen, hinted } = input;
  const ids = idsOf(decision);
  const options = optionsByTarget(ids, view);
  const refusals = refusalsByTarget(input.refusals, view);
  const isList = decision !== undefined && decision.ask.kind !== 'one';
  const listed = new Set(ids);
  return {
    of(target) {
      const here = options.get(target) ?? (listed.has(target) ? [target] : undefined);
      const pointed = input.pointed?.get(target);
      const hint = { ...(hinted.has(target) ? { hinted: true } : {}), ...(pointed ? { pointed } : {}) };
      if (!here) {
        const refusal = refusals.get(target) ?? input.refusals[target];
        if (!refusal) return { mark: 'plain', ...hint };
        return { mark: 'locked', reason: input.say(refusal), rule: refusal.rule, ...hint };
      }
      const place = chosen.findIndex((option) => here.includes(option));
      const result = here.length === 1 ? input.resultOf(here[0]) : undefined;
      return {
        mark: place >= 0 ? 'chosen' : 'legal',
        ...(result === undefined ? {} : { result }),
        ...(place >= 0 && isList ? { order: place + 1 } : {}),
        ...hint,
      };
    },
  };
}
