import { refOf } from '@starhold/kernel';
import { asked, type View } from '@starhold/rone';
import { read, type Steps } from '../../../desk/guide/index.ts';
import { dice, isAt, me, named, offered, type RoneAt, round } from './at.ts';
import type { GuideText } from './texts.ts';

/** What comes up later, told the first time. */

/** So little health, and so much scrap, are worth a word. */
const HURT = 6;
const SCRAP = 3;

/** The Invasion, where there is one. */
const inv = ({ view }: RoneAt): View['invasion'] => view.invasion;

export const LESSONS: Steps<View, GuideText> = {
  hurt: (at) => {
    const { health } = me(at);
    return health <= HURT && isAt(at, 'main') ? read('RONE-2.3', [], (t) => t.hurt(health)) : null;
  },
  deadly: (at) => {
    const [card] = isAt(at, 'main') ? at.view.deadly : [];
    return card === undefined ? null : read('RONE-9.5', [`card:${card}`], (t, lang) => t.deadly(named(at, card, lang)));
  },

  // dice, stores, decks
  pairs: (at) => {
    const pair = isAt(at, 'main') ? offered(at, 'pair') : undefined;
    return pair === undefined ? null : read('RONE-7.7', [`store:${refOf(pair)}`], (t) => t.pairs);
  },
  reroll: (at) =>
    isAt(at, 'main') && me(at).rerolls > 0 && dice(at).length > 0
      ? read('RONE-4.8', dice(at), (t) => t.reroll(me(at).rerolls))
      : null,
  emptyDeck: (at) =>
    isAt(at, 'draw') && me(at).deck === 0 && round(at) > 1
      ? read('RONE-9.2', ['pile:deck'], (t) => t.reshuffle(0))
      : null,
  scrap: (at) => {
    const { length } = me(at).scrap;
    return isAt(at, 'draw') && length >= SCRAP ? read('RONE-9.2', ['pile:scrap'], (t) => t.scrap(length)) : null;
  },

  // spare parts and training
  trained: (at) => {
    const ready = me(at).ground.findIndex(({ screws, cost }) => screws >= cost);
    return ready >= 0 && (isAt(at, 'parts') || isAt(at, 'main'))
      ? read('RONE-8.4', [`ground:g${ready + 1}`], (t) => t.trained)
      : null;
  },
  upgrade: (at) => (isAt(at, 'upgrade') ? read('RONE-4.10', [], (t) => t.upgrade) : null),
  research: (at) =>
    isAt(at, 'parts') && me(at).research > 0 ? read('RONE-11.16', ['part:SP4'], (t) => t.research) : null,
  compensation: (at) => {
    const d = asked(at.decision);
    return d.at === 'parts' && d.ask.about.from === 'compensation'
      ? read('RONE-12.1', [], (t) => t.compensation)
      : null;
  },

  // words on cards
  sacrifice: (at) => (isAt(at, 'sacrifice') ? read('RONE-11.5', [], (t) => t.sacrifice) : null),
  recycle: (at) => (isAt(at, 'recycle') ? read('RONE-11.6', [], (t) => t.recycle) : null),
  discover: (at) => {
    const d = asked(at.decision);
    return d.at === 'draft' && d.ask.about.what === 'technology' && round(at) > 0
      ? read('RONE-11.8', [], (t) => t.discover)
      : null;
  },

  // other ways to fight
  series: ({ view }) => (view.match > 1 ? read('RONE-13.2', [], (t) => t.series) : null),
  split: (at) => (isAt(at, 'split') ? read('RONE-14.3', [], (t) => t.split) : null),
  quick: (at) =>
    at.view.options.mode === 'training' && isAt(at, 'draw') ? read('RONE-15.2', [], (t) => t.quick) : null,

  // the Invasion
  invasion: (at) => (inv(at) && isAt(at, 'draw') ? read('RONE-18.1', ['top'], (t) => t.invasion) : null),
  stack: (at) => {
    const n = inv(at)?.stack.length ?? 0;
    return n > 1 && isAt(at, 'main') ? read('RONE-19.2', ['top'], (t) => t.stack(n)) : null;
  },
  assault: (at) => (isAt(at, 'assault') ? read('RONE-20.3', ['top'], (t) => t.assault) : null),
  share: (at) => (isAt(at, 'share') || isAt(at, 'shareStore') ? read('RONE-20.5', [], (t) => t.share) : null),
  zones: (at) => {
    const zone = inv(at)?.zones.find(({ card, stored, cost }) => card !== '' && stored > 0 && stored >= cost - 2);
    return zone && isAt(at, 'main') ? read('RONE-18.6', [], (t) => t.zones) : null;
  },
  protocols: (at) => {
    const protocol = inv(at)?.protocols[0];
    return protocol && isAt(at, 'draw') ? read('RONE-18.9', [`protocol:${protocol.id}`], (t) => t.protocols) : null;
  },
};
