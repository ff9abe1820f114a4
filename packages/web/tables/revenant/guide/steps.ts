import { quoted } from '@starhold/effects/text';
import { type Language, parseOption, verbOf } from '@starhold/kernel';
import { asked, type View } from '@starhold/revenant';
import { nameFor, wordingOf } from '@starhold/revenant/text';
import {
  type StepInput as AnyAt,
  answer,
  type GuideProgress,
  type GuideScript,
  type GuideStep,
  read,
  type Steps,
  stepOf,
} from '../../../desk/guide/index.ts';
import type { Moment } from '../../../session/types.ts';
import { stepsOf } from '../model/targets.ts';
import { sectorOf, suggestion, voidbornAt } from './script.ts';
import { GUIDE_TEXT, type GuideText } from './texts.ts';

/**
 * The steps of the guided first game: a crew member to an ark, a fighter that attacks, a planet, and the raid that
 * follows. `points` are addresses of the table (`arkBEL`, `s3`, `section2`) or options (`end`).
 */

type At = AnyAt<View>;
const ROUNDS = 3;

const isAt = ({ decision }: At, what: string): boolean => decision?.at === what;
const isFirst = ({ view }: At): boolean => view.cycle === 1;
const isNow = (at: At, what: string, round: number): boolean =>
  isAt(at, what) && isFirst(at) && at.view.round === round;

/** `Belitan ark`. */
function shipName({ view }: At, ship: string, lang: Language): string {
  const [, kind, house] = /^(ark|fighter|dropship|shuttle)([A-Z]{3})$/.exec(ship) ?? [];
  if (kind === undefined || house === undefined) return nameFor(view, ship, lang);
  return wordingOf(lang).ship(kind as 'ark', nameFor(view, house, lang));
}

/** The ship that is suggested, if it is of this kind. */
function suggestedShip({ suggest }: At, kind: string): string | null {
  if (typeof suggest !== 'string' || verbOf(suggest) !== 'send') return null;
  const ship = parseOption(suggest).refs[1] ?? '';
  return ship.startsWith(kind) ? ship : null;
}

/** Sectors in which the raid would hurt somebody now. */
const endangered = ({ view }: At): string[] =>
  view.sectors.filter(({ voidborn, shields }) => voidborn > shields).map(({ id }) => id);

const STEPS: Steps<View, GuideText> = {
  // after the first raid
  raided: (at) => {
    if (!isAt(at, 'send') || at.view.cycle !== 2) return null;
    const ships = at.view.power.reduce((a, b) => a + b, 0);
    return read('REV-29.6', ['revenant'], (t) => t.raided({ ships, hull: at.view.hull }));
  },
  jump: (at) => (isAt(at, 'send') && at.view.cycle === 2 ? read('REV-25.4', ['hypercharge'], (t) => t.jump) : null),
  bye: (at) =>
    isAt(at, 'send') && at.view.cycle === 2 ? { ...read<GuideText>('REV-33.3', [], (t) => t.bye), last: true } : null,

  // set-up
  welcome: (at) => (at.view.cycle === 0 && at.decision ? read('REV-3.1', [], (t) => t.welcome) : null),
  agenda: (at) => (isAt(at, 'agenda') ? answer('REV-33.4', at.view.looking, (t) => t.agenda) : null),
  house: (at) => (isAt(at, 'house') ? answer('REV-2.1', [], (t) => t.house) : null),

  // three turns
  map: (at) => (isNow(at, 'send', 1) ? read('REV-12.1', endangered(at), (t) => t.map) : null),
  ark: (at) => {
    const ship = isFirst(at) && isAt(at, 'send') && at.view.round === 1 ? suggestedShip(at, 'ark') : null;
    return ship === null ? null : answer('REV-4.3', [ship], (t, lang) => t.ark(shipName(at, ship, lang)));
  },
  fighter: (at) => {
    const ship = isNow(at, 'send', 2) ? suggestedShip(at, 'fighter') : null;
    if (ship === null) return null;
    const voidborn = voidbornAt(at.view, sectorOf(at.view, ship));
    return answer('REV-22.1', [ship], (t, lang) => t.fighter({ ship: shipName(at, ship, lang), voidborn }));
  },
  danger: (at) => {
    const sectors = endangered(at);
    if (!isNow(at, 'send', ROUNDS) || sectors.length === 0) return null;
    return read('REV-29.3', sectors, (t) => t.danger({ sectors: sectors.length }));
  },
  dropship: (at) => {
    const ship = isNow(at, 'send', ROUNDS) ? suggestedShip(at, 'dropship') : null;
    return ship === null ? null : answer('REV-23.1', [ship], (t, lang) => t.dropship(shipName(at, ship, lang)));
  },
  sendFreely: (at) => (isFirst(at) && isAt(at, 'send') ? answer('REV-4.4', [], (t) => t.sendFreely) : null),

  influence: (at) => {
    const house = /[A-Z]{3}$/.exec(at.view.ship)?.[0];
    if (!isFirst(at) || house === undefined || !(isAt(at, 'effects') || isAt(at, 'sortie'))) return null;
    return read('REV-4.5', [house], (t, lang) => t.influence(nameFor(at.view, house, lang)));
  },
  effects: (at) =>
    isFirst(at) && isAt(at, 'effects') && at.view.round === 1 ? answer('REV-20.1', [], (t) => t.effects) : null,
  sortie: (at) =>
    isFirst(at) && isAt(at, 'sortie') && at.suggest === 'attack'
      ? answer('REV-22.1', ['attack'], (t) => t.sortie)
      : null,
  stayHere: (at) =>
    isNow(at, 'sortie', ROUNDS) && at.view.ship.startsWith('dropship') && at.suggest === 'end'
      ? answer('REV-23.1', ['end'], (t) => t.stayHere)
      : null,
  attack: (at) => {
    const d = at.decision && asked(at.decision);
    if (!isFirst(at) || d?.at !== 'attack') return null;
    const { left } = d.ask.about;
    return answer('REV-14.1', [], (t) => t.attack(left));
  },
  strafe: (at) => (isFirst(at) && isAt(at, 'strafe') ? answer('REV-22.2', ['stay'], (t) => t.strafe) : null),
  land: (at) => {
    const d = at.decision && asked(at.decision);
    if (!isFirst(at) || d?.at !== 'land') return null;
    const { planet } = d.ask.about;
    return answer('REV-23.2', [planet], (t, lang) => t.land(quoted(nameFor(at.view, planet, lang), lang)));
  },
  corrupt: (at) => (isFirst(at) && isAt(at, 'corrupt') ? answer('REV-6.2', [], (t) => t.corrupt) : null),
  bonus: (at) => {
    if (!isNow(at, 'bonus', 1) || typeof at.suggest !== 'string') return null;
    return answer('REV-27.1', [...(stepsOf(at.suggest, at.view)[0] ?? [])], (t) => t.bonus);
  },
  cards: (at) => (isNow(at, 'bonus', 2) ? read('REV-17.4', [], (t) => t.cards) : null),
  gain: (at) => (isNow(at, 'gain', 1) ? answer('REV-27.7', [], (t) => t.gain) : null),
  close: (at) => (isNow(at, 'close', 1) ? answer('REV-4.2', ['end'], (t) => t.close) : null),

  // the raid
  raid: (at) => {
    const d = at.decision && asked(at.decision);
    if (!isFirst(at) || d?.at !== 'raid') return null;
    const { sector, left } = d.ask.about;
    return answer('REV-29.2', [sector], (t, lang) => t.raid({ sector: wordingOf(lang).sector(sector), left }));
  },
  taint: (at) => (isFirst(at) && isAt(at, 'taint') ? answer('REV-29.11', [], (t) => t.taint) : null),
};

/** Ids of all steps. */
export const STEP_IDS = Object.keys(STEPS);

const SCRIPT: GuideScript<View, GuideText> = {
  steps: STEPS,
  texts: GUIDE_TEXT,
  suggestion,
  hasBegun: () => true,
};

export function guideStep(moment: Moment<View>, progress: GuideProgress): GuideStep | null {
  return stepOf(SCRIPT, moment, progress);
}
