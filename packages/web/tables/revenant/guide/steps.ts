import type { View } from '@starhold/revenant';
import { nameFor } from '@starhold/revenant/text';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { stepsOf } from '../model/targets.ts';
import { endangered, isAt, isFirst, isNow, type RevAt, shipName, suggestedShip } from './at.ts';
import { sectorOf, voidbornAt } from './script.ts';
import type { GuideText } from './texts.ts';

/**
 * The tour of the guided first game: a crew member to an ark, a fighter that attacks, a planet, and what the raid left.
 * `points` are addresses of the table (`arkBEL`, `s3`, `section2`) or options (`end`).
 */

const ROUNDS = 3;

/** What is touched first for the answer that is suggested. */
const suggestedThing = ({ suggest, view }: RevAt): string[] =>
  typeof suggest === 'string' ? [...(stepsOf(suggest, view)[0] ?? [])] : [];

export const TOUR: Steps<View, GuideText> = {
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
  sendFreely: (at) =>
    isFirst(at) && isAt(at, 'send') ? answer('REV-4.4', suggestedThing(at), (t) => t.sendFreely) : null,

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
  bonus: (at) => {
    if (!isNow(at, 'bonus', 1) || typeof at.suggest !== 'string') return null;
    return answer('REV-27.1', suggestedThing(at), (t) => t.bonus);
  },
  cards: (at) => (isNow(at, 'bonus', 2) ? read('REV-17.4', [], (t) => t.cards) : null),
  gain: (at) => (isNow(at, 'gain', 1) ? answer('REV-27.7', [], (t) => t.gain) : null),
  close: (at) => (isNow(at, 'close', 1) ? answer('REV-4.2', ['end'], (t) => t.close) : null),
};
