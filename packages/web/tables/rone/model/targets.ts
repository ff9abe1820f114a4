import { parseOption, refOf, verbOf } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import type { Steps } from '../../../desk/marks.ts';
import type { Target } from '../../../desk/target.ts';

/**
 * Where the options of this game lie on the table.
 *
 * - `card:RC10` a card in the own hand; `card:RC10>p1` in a mate's
 * - `played:RC10` a card played this turn; `offer:RC10` one to be chosen from (drafts, leaders, starters)
 * - `base:TE05`, `base:TE05>p1` in the own base, in another one
 * - `die:d2`, `die:d2>p1`; `face:d2.4` on the workbench; `convert` two dice are given for one resource, `reroll` one is
 *   rolled again: both are begun beside the question
 * - `ground:g2` the training ground; `pile:scrapyard`, `pile:discard`, `pile:deck`
 * - `store:r`, `store:r>p1` stored resources; `kind:r` a kind to be chosen; `pay:rk` a payment
 * - `part:SP1`, `player:p1`; of the Invasion: `zone:u`, `protocol:PR01`, `action:AA1`, `scenario`, `top`
 */

const DIE = /^d\d$/;
const KIND = /^[urkgyw]$/;
const GROUND = /^g\d+$/;
const SEAT = /^p(\d)$/;
const CARD = /^(ST|AS|RC)\d/;

const at = (kind: string, ref: string, owner: string | undefined): Target =>
  owner === undefined ? `${kind}:${ref}` : `${kind}:${ref}>${owner}`;

/** Whose base a permanent lies in, told as part of its address where it is not the own one. */
function baseOf(view: View, ref: string, owner: string | undefined, own: boolean): Target {
  if (owner !== undefined) return SEAT.exec(owner)?.[1] === String(view.me) ? `base:${ref}` : at('base', ref, owner);
  if (own) return `base:${ref}`;
  const other = view.players.findIndex(({ base }, seat) => seat !== view.me && base.some(({ id }) => id === ref));
  return other < 0 ? `base:${ref}` : `base:${ref}>p${other}`;
}

/** The one player whose stored resources are chosen from: an opponent. */
function raided(view: View): string | undefined {
  const others = view.players.flatMap((_, seat) => (seat === view.me ? [] : [`p${seat}`]));
  return others.length === 1 ? others[0] : undefined;
}

function isOffered(view: View, ref: string): boolean {
  return view.looking.includes(ref);
}

/** One touch for each option but for converting and rolling again: those are begun first. */
export function stepsOf(option: string, view: View): Steps {
  const { verb, refs } = parseOption(option);
  const [ref = '', other] = refs;
  switch (verb) {
    case 'reroll':
      return [['reroll'], [at('die', ref, other)]];
    case 'die':
    case 'lock':
      return [[at('die', ref, other)]];
    case 'convert':
      return [['convert'], [`die:${ref}`, `die:${other}`]];
    case 'play':
    case 'keep':
      return CARD.test(ref) ? [[view.players[view.me]?.cards.includes(ref) ? `card:${ref}` : 'pile:discard']] : [];
    case 'use':
      return view.players.some(({ base }) => base.some(({ id }) => id === ref))
        ? [[baseOf(view, ref, undefined, false)]]
        : [];
    case 'refresh':
      return [[baseOf(view, ref, other, true)]];
    case 'exhaust':
      return [[baseOf(view, ref, other, false)]];
    case 'pay':
      return other === undefined ? [[option]] : [[`action:${other}`]];
    case 'kind':
      return [[option]];
    case 'take':
      return KIND.test(ref) ? [[`kind:${ref}`]] : CARD.test(ref) || /^TE/.test(ref) ? [[`offer:${ref}`]] : [];
    case 'destroy':
      if (KIND.test(ref)) return [[view.invasion ? `zone:${ref}` : at('store', ref, raided(view))]];
      return [[isOffered(view, ref) ? `offer:${ref}` : `played:${ref}`]];
    case 'recycle':
      return [[CARD.test(ref) ? at('card', ref, other) : at('pile', ref, other)]];
    case 'train':
      if (GROUND.test(ref)) return [[`ground:${ref}`]];
      return KIND.test(ref) ? [[`zone:${ref}`]] : [];
    case 'wild':
      return [['store:w']];
    case 'swap':
      return [[option]];
    case 'seat':
    case 'first':
    case 'to':
      return SEAT.test(ref) ? [[`player:${ref}`]] : [];
    case 'hit':
      return [['top']];
    case 'siege':
      return [['scenario']];
    default:
      return Object.hasOwn(LIES_ON, verb) ? [[`${LIES_ON[verb]}:${ref}`]] : [];
  }
}

/** Options that say only what they are about: on which kind of thing they lie. */
const LIES_ON: Readonly<Record<string, string>> = {
  scrap: 'card',
  discard: 'played',
  repeat: 'played',
  activate: 'base',
  pair: 'store',
  slot: 'store',
  leader: 'offer',
  enlist: 'offer',
  return: 'offer',
  top: 'offer',
  screw: 'ground',
  unscrew: 'ground',
  spend: 'part',
  face: 'face',
  run: 'protocol',
};

/** Declines, ends or passes: never gold. */
const QUIET: ReadonlySet<string> = new Set(['end', 'skip', 'none', 'pass']);
export const isQuiet = (option: string): boolean => QUIET.has(option);

/** Its tile or its place on the die says all, or it only says what comes first of what all comes: one press is enough. */
export const isAtOnce = (option: string): boolean => /^(face|kind|deal|take):[a-z]|^train:[a-z]$|^run:/.test(option);

/** Acts of their own: nothing is dragged onto a card, an ability, a die or a pair so that it is used as well. */
const ACTS: ReadonlySet<string> = new Set(['play', 'activate', 'die', 'convert', 'reroll', 'pair', 'spend']);
export const isAimed = (option: string): boolean => !ACTS.has(verbOf(option));

const ADDRESS =
  /^(card|played|offer|base|die|face|ground|pile|store|kind|part|player|zone|protocol|action|stack|permanent|invader):|^(scenario|top|convert|reroll)$/;

/** What hints, pings, links in texts and the guide point at. */
export function targetOfRef(ref: string, view: View): Target | undefined {
  if (ADDRESS.test(ref)) return ref;
  if (DIE.test(ref)) return `die:${ref}`;
  if (KIND.test(ref)) return `store:${ref}`;
  if (GROUND.test(ref)) return `ground:${ref}`;
  if (SEAT.test(ref)) return `player:${ref}`;
  if (/^SP\d/.test(ref)) return `part:${ref}`;
  if (/^AA\d/.test(ref)) return `action:${ref}`;
  if (/^PR\d/.test(ref)) return `protocol:${ref}`;
  if (/^I[SC]\d/.test(ref)) return `invader:${ref}`;
  if (/^(L|TE)\d/.test(ref)) {
    const owner = view.players.findIndex(({ base }) => base.some(({ id }) => id === ref));
    return owner < 0 || owner === view.me ? `base:${ref}` : `base:${ref}>p${owner}`;
  }
  return CARD.test(ref) ? `card:${ref}` : undefined;
}

/** The id, the place or the letter an address is about, without its owner. */
export const thingIn = (target: Target): string => refOf(target).split('>')[0];
export const ownerIn = (target: Target, view: View): number => {
  const owner = SEAT.exec(target.split('>')[1] ?? '')?.[1];
  return owner === undefined ? view.me : Number(owner);
};
export { verbOf };
