import { parseOption } from '@starhold/kernel';
import { NONE, type View } from '@starhold/revenant';
import { packOf } from '@starhold/revenant/content';
import type { Steps } from '../../../desk/marks.ts';
import type { Target } from '../../../desk/target.ts';

/**
 * Where the options of this game lie on the table. Things go by the refs that the rules use:
 *
 * - `arkBEL`, `fighterBEL`, `frigate0` ships, on the map and in the supply; `reinforce`, `hypercharge` the crew spaces of the
 *   Revenant, `emergency` the space on the own board; `revenant` itself
 * - `s3`, `sA` sectors; `void.s3` the Voidborn ships of one; `P13` a planet; `BEL` the row of a House; `hidden.BEL` a hidden influence card
 * - `captain`, `cadet1` the own figures; `section2` of the own board; `C07` a card in hand
 * - `S11-4` a card of the row; `X1.1` an effect of a failure
 * - `p1.C07`, `player:p1` what lies with another player
 */

/** Only seen, never chosen: the card that calls somebody into a ship, a player's sign in the turn order, the cube on a planet. */
export const CALL: Target = 'call';
export const orderToken = (seat: number): Target => `order:p${seat}`;
export const cubeOn = (planet: string): Target => `data.${planet}`;

const SECTOR = /^s[1-8A-D]$/;
const SHIP = /^(ark|fighter|dropship|shuttle)[A-Z]{3}$|^frigate\d$/;
const SECTION = /^section\d$/;

/** Who is asked in a turn: where all look at one screen, whoever has it. */
export const chooserIn = ({ me, active }: View): number => (me < 0 ? active : me);

/** With one figure left there is nothing more to choose. */
function sentBy(view: View, figure: string, to: Target): Steps {
  return (view.players[chooserIn(view)]?.home.length ?? 0) > 1 ? [[to], [figure]] : [[to]];
}

/** The section that bears a bonus action. */
function sectionOf(view: View, bonus: string): Steps {
  const player = view.players[chooserIn(view)];
  const { frigates, frigateIndex } = packOf(view);
  const board = player && frigates[frigateIndex.get(player.board) ?? NONE];
  const at = (board?.sections as readonly string[] | undefined)?.indexOf(bonus) ?? NONE;
  return at < 0 ? [] : [[`section${at + 1}`]];
}

/** `BEL.1`, `P13.2`: what bears the effect. */
function bearerOf(effect: string): Target {
  const [of] = effect.split('.');
  return /^[A-Z]{3}$/.test(of) ? `ark${of}` : of;
}

/** Resources, payments and effects are chosen in words: they lie nowhere. */
export function stepsOf(option: string, view: View): Steps {
  // Branches of a card have words of their own, and may share a verb with things.
  if (packOf(view).branches.has(option)) return [];
  const { verb, refs } = parseOption(option);
  const [ref = '', other] = refs;
  switch (verb) {
    case 'send':
      return sentBy(view, ref, other ?? '');
    case 'emergency':
      return sentBy(view, ref, 'emergency');
    case 'move':
    case 'deploy':
      return [[ref], [other ?? '']];
    case 'bonus':
      return sectionOf(view, ref);
    case 'copy':
      return [[bearerOf(ref)]];
    case 'keep':
    case 'shed':
    case 'burn':
      return [[`hidden.${ref}`]];
    case 'play':
    case 'cheap':
      return other === undefined ? [[ref]] : [[ref], [other]];
    case 'land':
      return landingOf(view);
    default:
      return ON_ITSELF.test(verb) ? [[ref]] : [];
  }
}
const ON_ITSELF =
  /^(to|hit|shield|destroy|mend|repair|isolate|corrupt|take|house|lose|cover|agenda|side|board|remove|redraw|discard)$/;

/** The planet beside the ship that acts. */
function landingOf(view: View): Steps {
  const at = view.ships.find(({ id }) => id === view.ship)?.sector;
  const planet = view.sectors.find(({ id }) => id === at)?.planet ?? '';
  return planet === '' ? [] : [[planet]];
}

/** Declines, ends or passes: never gold. */
const QUIET: ReadonlySet<string> = new Set(['none', 'end', 'stop', 'stay', 'pass', 'skip']);
export const isQuiet = (option: string): boolean => QUIET.has(option);

/** Said with one press: its whole text stands on the button. A rank is paid for at once, so that is confirmed. */
export const isAtOnce = (option: string, view: View): boolean =>
  packOf(view).branches.has(option) || (AT_ONCE.test(option) && option !== 'bonus:promote');
const AT_ONCE = /^(effect|copy|use|bonus|part|gain|pay|land|manoeuvre|attack)(:|$)/;

/** What something on the way can be meant for; cards, bonus actions and crews are acts of their own. */
export const isAimed = (option: string): boolean => AIMED.test(option);
const AIMED = /^(to|shield|destroy|mend|repair|isolate|corrupt|copy|land|house|cover)(:|$)|^hit:s/;

export const isSector = (target: Target): boolean => SECTOR.test(target);
const VOID = 'void.';
export const voidborn = (sector: string): Target => `${VOID}${sector}`;
/** The sector whose Voidborn ships these are. */
export const voidIn = (target: Target): string | undefined =>
  target.startsWith(VOID) ? target.slice(VOID.length) : undefined;
export const isShip = (target: Target): boolean => SHIP.test(target);
export const isSection = (target: Target): boolean => SECTION.test(target);
export const isOnMap = (target: Target, view: View): boolean =>
  isSector(target) ||
  target === 'revenant' ||
  target === 'reinforce' ||
  target === 'hypercharge' ||
  view.sectors.some(({ planet }) => planet !== '' && planet === target) ||
  view.ships.some(({ id, sector }) => id === target && isSector(sector));

/** Ships that can come into play lie beside the map. */
export const isInSupply = (target: Target, view: View): boolean => isShip(target) && !isOnMap(target, view);
export const isInRow = (target: Target, view: View): boolean => view.row.includes(target);
export const isFailure = (target: Target): boolean => /^[XY]\d+(\.\d)?$/.test(target);
export const isHouse = (target: Target): boolean => /^[A-Z]{3}$/.test(target);
export const isInHand = (target: Target, view: View): boolean => view.players[view.me]?.cards.includes(target) ?? false;

/** What hints, links in texts and the guide point at. */
export function targetOfRef(ref: string, view: View): Target | undefined {
  if (isOnMap(ref, view) || isShip(ref) || isSection(ref) || isHouse(ref) || isFailure(ref) || isInRow(ref, view)) {
    return ref;
  }
  if (/^(captain|cadet[12]|emergency|hidden\.[A-Z]{3}|player:p\d)$/.test(ref)) return ref;
  const seat = /^p(\d)$/.exec(ref)?.[1];
  if (seat !== undefined) return `player:p${seat}`;
  return packOf(view).names.has(ref) ? ref : undefined;
}
