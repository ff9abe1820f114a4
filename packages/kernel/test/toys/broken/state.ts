import { lanterns } from '../lanterns/rules.ts';
import type { LanternsFrame, LanternsState } from '../lanterns/state.ts';
import { clone } from '../lanterns/state.ts';
import { type BrokenToy, withFloor, withRound, withTurn } from './changes.ts';

/** Counts outside the state: nothing that goes back in time takes it along. */
let grabs = 0;

/** Remembers beside the state what belongs into it; copies carry it on, files do not. */
const grabbedBefore = new WeakMap<LanternsState, number>();

/** The state is not a tree of plain data, not all of the game, or wrong. */
export const untidyToys: BrokenToy[] = [
  {
    bug: 'a copy shares the hands with its original',
    rules: { ...lanterns, clone: (s: LanternsState) => ({ ...clone(s), hands: s.hands }) },
    breaks: ['clone'],
  },
  {
    bug: 'a copy forgets the score',
    rules: { ...lanterns, clone: (s: LanternsState) => ({ ...clone(s), score: [0, 0] }) },
    breaks: ['clone'],
  },
  {
    bug: 'the card that nobody took is lost',
    rules: withFloor((x) => {
      x.s.row = [];
    }),
    breaks: ['inventory'],
  },
  {
    bug: 'a score falls below zero',
    rules: withTurn('roll', (x, seat) => {
      x.s.score[seat] = -1;
    }),
    breaks: ['invariants'],
  },
  {
    bug: 'one list stands in two places',
    rules: withFloor((x) => {
      x.s.looked = x.s.score;
    }),
    breaks: ['tree'],
  },
  {
    bug: 'the state holds what JSON cannot',
    rules: withFloor((x) => {
      Object.assign(x.s, { lamp: undefined });
    }),
    breaks: ['plain'],
  },
  {
    bug: 'a frame holds an object',
    rules: withTurn('oil', (x, seat) => x.push({ k: 'oil', seat, memo: { wick: 1 } } as LanternsFrame)),
    breaks: ['frames', 'clone'],
  },
  {
    bug: 'an event is part of the state and changes after it was sent',
    rules: withRound((x) => x.tell('scored', 'LAN-9', -1, { score: x.s.score })),
    breaks: ['events'],
  },
  {
    bug: 'something is counted outside the state',
    rules: withFloor((x, seat) => {
      x.s.score[seat] += ++grabs % 7;
    }),
    breaks: ['saveLoad', 'replay', 'saveFile', 'undo', 'atomic', 'barrier', 'film'],
  },
  {
    bug: 'something is remembered beside the state',
    rules: {
      ...withFloor((x, seat) => {
        const before = grabbedBefore.get(x.s) ?? 0;
        x.s.score[seat] += before;
        grabbedBefore.set(x.s, before + 1);
      }),
      clone: (s: LanternsState) => {
        const copy = clone(s);
        grabbedBefore.set(copy, grabbedBefore.get(s) ?? 0);
        return copy;
      },
    },
    breaks: ['saveLoad', 'barrier', 'film', 'undo'],
  },
  {
    bug: 'options are of a kind that files cannot hold',
    rules: lanterns,
    options: { players: 2, house: { rules: ['none'] } },
    breaks: ['saveFile'],
  },
];
