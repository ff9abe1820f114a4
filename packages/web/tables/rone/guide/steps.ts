import type { View } from '@starhold/rone';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { dice, drafting, foe, isAt, me, named, round, seatOf, suggested } from './at.ts';
import { defOf } from './script.ts';
import type { GuideText } from './texts.ts';

/**
 * The tour of the guided first game: dice, playing cards, training, and the first exchange of blows. `points` are
 * addresses of the table (`die:d2`, `card:RC10`, `part:SP1`) or options (`end`).
 */

/** The tour is over when this round begins. */
export const GUIDED_ROUNDS = 3;

export const TOUR: Steps<View, GuideText> = {
  bye: (at) => {
    if (round(at) < GUIDED_ROUNDS || !isAt(at, 'draw')) return null;
    return { ...read<GuideText>('RONE-12.3', [], (t) => t.bye), last: true };
  },

  // set-up
  welcome: (at) => (isAt(at, 'leader') ? read('RONE-1.1', [], (t) => t.welcome) : null),
  leader: (at) => {
    if (!isAt(at, 'leader')) return null;
    const id = suggested(at, 'leader');
    return answer('RONE-3.4', id === null ? [] : [`offer:${id}`], (t, lang) =>
      id === null ? t.leaderFreely : t.leader(named(at, id, lang)),
    );
  },
  technology: (at) => (drafting(at, 'technology') ? answer('RONE-3.5', [], (t) => t.technology) : null),
  recruit: (at) => {
    const id = suggested(at, 'take');
    if (!drafting(at, 'recruit') || me(at).ground.length > 0 || id === null) return null;
    const cost = defOf(at.view, id)?.training ?? 0;
    return answer('RONE-3.9', [`offer:${id}`], (t, lang) => t.recruit({ card: named(at, id, lang), cost }));
  },
  recruits: (at) =>
    drafting(at, 'recruit') ? answer('RONE-3.9', [], (t) => t.recruits(4 - me(at).ground.length)) : null,

  // the first turn
  board: (at) => {
    if (!isAt(at, 'draw') || round(at) !== 1) return null;
    const { armour, health } = me(at);
    return read('RONE-2.1', [], (t) => t.board({ armour, health }));
  },
  draw: (at) => {
    if (!isAt(at, 'draw') || round(at) !== 1 || at.suggest !== 'draw') return null;
    const { deck, hand } = me(at);
    return answer('RONE-6.2', ['pile:deck', 'draw'], (t) => (hand === 0 ? t.draw(deck) : t.drawOn));
  },
  enough: (at) =>
    isAt(at, 'draw') && round(at) === 1 && at.suggest === 'end' ? answer('RONE-6.2', ['end'], (t) => t.enough) : null,
  dice: (at) => (isAt(at, 'main') && round(at) === 1 ? read('RONE-4.4', dice(at), (t) => t.dice) : null),
  hand: (at) => {
    if (!isAt(at, 'main') || round(at) !== 1) return null;
    return read(
      'RONE-7.4',
      me(at).cards.map((id) => `card:${id}`),
      (t) => t.hand,
    );
  },
  play: (at) => {
    const id = isAt(at, 'main') && round(at) === 1 ? suggested(at, 'play') : null;
    if (id === null) return null;
    const free = defOf(at.view, id)?.cost === '';
    return answer('RONE-7.4', [`card:${id}`], (t, lang) => (free ? t.playFree : t.play)(named(at, id, lang)));
  },
  activate: (at) => {
    const id = isAt(at, 'main') && round(at) === 1 ? suggested(at, 'activate') : null;
    return id === null ? null : answer('RONE-7.6', [`base:${id}`], (t, lang) => t.activate(named(at, id, lang)));
  },
  useDie: (at) => {
    const ref = isAt(at, 'main') && round(at) === 1 ? suggested(at, 'die') : null;
    return ref === null ? null : answer('RONE-7.2', [`die:${ref}`], (t) => t.useDie);
  },
  pay: (at) => (isAt(at, 'pay') && round(at) === 1 ? answer('RONE-5.2', [], (t) => t.pay) : null),
  endMain: (at) =>
    isAt(at, 'main') && round(at) === 1 && at.suggest === 'end' ? answer('RONE-6.5', ['end'], (t) => t.endMain) : null,
  store: (at) =>
    round(at) === 1 && (isAt(at, 'store') || isAt(at, 'scrap') || isAt(at, 'keep'))
      ? answer('RONE-6.5', [], (t) => t.store)
      : null,
  strike: (at) => (isAt(at, 'strike') && round(at) === 1 ? answer('RONE-6.7', [], (t) => t.strike) : null),
  struck: (at) => {
    if (!isAt(at, 'parts') || round(at) !== 1) return null;
    const { armour, health } = foe(at);
    return read('RONE-6.7', [`player:p${1 - seatOf(at)}`], (t) => t.struck({ armour, health }));
  },
  parts: (at) => {
    const id = isAt(at, 'parts') && round(at) === 1 ? suggested(at, 'spend') : null;
    const { parts } = me(at);
    return id === null ? null : answer('RONE-6.8', [`part:${id}`], (t) => t.parts(parts));
  },
  partsEnd: (at) =>
    isAt(at, 'parts') && round(at) === 1 && at.suggest === 'end'
      ? answer('RONE-6.8', ['end'], (t) => t.partsEnd)
      : null,
  screws: (at) =>
    isAt(at, 'screws') && round(at) <= 2
      ? answer(
          'RONE-6.10',
          me(at).ground.map((_, i) => `ground:g${i + 1}`),
          (t) => t.screws,
        )
      : null,

  // the second one
  fight: (at) => {
    if (!isAt(at, 'draw') || round(at) !== 2) return null;
    const { armour, health } = me(at);
    return read('RONE-2.4', [], (t) => t.fight({ armour, health }));
  },
  reshuffle: (at) => {
    const { deck } = me(at);
    return isAt(at, 'draw') && round(at) === 2 ? read('RONE-9.2', ['pile:deck'], (t) => t.reshuffle(deck)) : null;
  },
  onYourOwn: (at) => (isAt(at, 'main') && round(at) === 2 ? read('RONE-7.1', [], (t) => t.onYourOwn) : null),
};
