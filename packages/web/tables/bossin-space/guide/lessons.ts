import type { BosView } from '@starhold/bossin-space';
import { PATH_NAMES } from '@starhold/bossin-space/text';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { activation, asks, type BosAt, card, pushed } from './at.ts';
import type { GuideText } from './texts.ts';

/** What comes up later, told the first time. */

const ROWS = 3;
/** So close to the explosion the ship is worth a word. */
const HOT = 2;

const built = ({ levels: { rockets, laser, deck, life } }: BosView): number => rockets + laser + deck + life;
const isCaptain = ({ view, decision }: BosAt): boolean => view.seats.length > 1 && view.captain === decision.ask.seat;

/** A lesson about a card in the hand, told when cards are chosen. */
const inHand = (kind: 'laser' | 'emp' | 'tractor', rule: string) => (at: BosAt) =>
  asks(at, 'pick') && at.view.hand.includes(kind)
    ? read<GuideText>(rule, [`hand:${kind}`], (t, lang) => t[kind](card(at.view, kind, lang)))
    : null;

export const LESSONS: Steps<BosView, GuideText> = {
  hurt: ({ view }) => (view.intact < view.life ? read('BOS-14.1', ['life'], (t) => t.hurt) : null),
  hot: (at) =>
    at.view.heat >= at.view.heatMax - HOT && asks(at, 'command')
      ? read('BOS-8.5', ['heat', 'option:flip'], (t) => t.hot)
      : null,

  upgrade: (at) => {
    if (!asks(at, 'upgrade') || built(at.view) > 0) return null;
    return answer('BOS-18.6', ['upgrades', 'xp'], (t, lang) =>
      at.suggest === null
        ? t.upgradeFreely
        : t.upgrade({ path: PATH_NAMES.rockets[lang], card: card(at.view, 'rocket', lang) }),
    );
  },
  nextUpgrade: (at) =>
    asks(at, 'upgrade') && built(at.view) > 0
      ? read('BOS-18.3', ['xp', 'upgrades'], (t) => t.nextUpgrade(built(at.view) + 2))
      : null,
  newCards: ({ view }) =>
    view.added.length > 0 ? read('BOS-18.9', ['hand'], (t) => t.newCards(view.added.length)) : null,

  // enemies
  pushed: (at) => (asks(at, 'pick') && at.view.round > 1 ? pushed(at) : null),
  activation: (at) => (asks(at, 'pick') ? activation(at) : null),
  full: (at) => {
    const column = at.view.columns.findIndex(({ length }) => length > 0 && length === ROWS - at.view.closedRows) + 1;
    return asks(at, 'pick') && column > 0 ? read('BOS-13.1', [`c${column}`, 'line'], (t) => t.full(column)) : null;
  },
  shield: (at) => {
    const enemy = asks(at, 'pick') ? at.view.columns.flat().find(({ shield }) => shield) : undefined;
    return enemy ? read('BOS-9.3', [`u${enemy.uid}`], (t) => t.shield) : null;
  },

  // the boss
  bossComes: ({ view: { boss } }) =>
    boss?.revealed && !boss.entered ? read('BOS-15.1', ['boss'], (t) => t.bossComes) : null,
  bossHere: (at) => (at.view.boss?.entered && asks(at, 'pick') ? read('BOS-15.6', ['boss'], (t) => t.bossHere) : null),
  bossCards: (at) =>
    at.view.boss?.entered && asks(at, 'command') ? read('BOS-16.2', ['timeline'], (t) => t.bossCards) : null,
  bossSide: ({ view: { boss } }) => (boss?.side === 2 ? read('BOS-16.5', ['boss'], (t) => t.bossSide) : null),
  closer: ({ view: { closedRows } }) => (closedRows > 0 ? read('BOS-11.8', ['boss'], (t) => t.closer) : null),
  noEnemies: ({ view: { dangersRetired } }) => (dangersRetired ? read('BOS-17.1', ['boss'], (t) => t.noEnemies) : null),

  // cards
  teleport: (at) => (asks(at, 'teleport') ? read('BOS-7.2', [], (t) => t.teleport) : null),
  laser: inHand('laser', 'BOS-6.8'),
  emp: inHand('emp', 'BOS-6.7'),
  tractor: inHand('tractor', 'BOS-6.5'),

  // in company
  refresh: (at) => (asks(at, 'refresh') ? read('BOS-20.4', ['hand'], (t) => t.refresh) : null),
  captain: (at) => (isCaptain(at) && asks(at, 'arrange') ? read('BOS-20.1', ['timeline'], (t) => t.captain) : null),
  crew: (at) => (isCaptain(at) && asks(at, 'command') ? read('BOS-19.1', [], (t) => t.crew) : null),
  talk: (at) => (at.view.seats.length > 1 && asks(at, 'pick') ? read('BOS-4.1', [], (t) => t.talk) : null),
};
