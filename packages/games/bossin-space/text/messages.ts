import { type Lang, nothing, plain, quoted, refusalTexts } from '@starhold/effects/text';
import type { GameText, Refusal } from '@starhold/kernel';
import type { BosView } from '../view.ts';
import { optionLabel, promptText } from './choices.ts';
import { logLine } from './log.ts';
import { BOOKS, crewName, nameOf } from './refs.ts';
import type { RefusalShape } from './shapes.ts';

const crew = (args: Refusal['args'], lang: Lang): { crew: string } => ({ crew: crewName(String(args[0]), lang) });

const texts = refusalTexts<RefusalShape>(BOOKS, {
  wholeHand: nothing,
  cardsToPlay: ([n]) => ({ n: Number(n) }),
  oneEach: nothing,
  mustResolve: nothing,
  cardDone: nothing,
  skippedCannotCool: nothing,
  noCrewInSolo: nothing,
  notCaptain: crew,
  noSuchCrew: crew,
  usedThisRound: crew,
  wrongCard: (args, lang) => ({
    ...crew(args, lang),
    card: quoted(nameOf({ pack: String(args[2]) }, 'command', String(args[1]), lang), lang),
  }),
  needsTwoEnemies: nothing,
  notAdjacent: ([column]) => ({ column: Number(column) }),
  mustLaunch: nothing,
  mustPull: nothing,
  offBoard: nothing,
  notTheShip: nothing,
  mustMove: nothing,
  pathFull: nothing,
  lifeLocked: ([level]) => ({ level: Number(level) }),
  removeOne: nothing,
  dangerNext: nothing,
  withItsCard: crew,
  onlyAtHeat: crew,
  byItself: crew,
  heatRises: nothing,
  choosePath: nothing,
  takeSoMany: ([n]) => ({ n: Number(n) }),
  fourColumns: nothing,
  besideShip: nothing,
  oneColumn: nothing,
  mustDodge: nothing,
  leftOrRight: nothing,
});

export const REFUSAL_IDS = texts.ids;
export const { refusalText, rejectionText } = texts;

/** All of it as plain strings, in the shape the registry of games asks for. */
export const gameText: GameText<BosView> = {
  option: (view, option, lang) => plain(optionLabel(view, option, lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
