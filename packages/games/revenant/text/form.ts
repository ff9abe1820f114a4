import { DIFFICULTY, explained, type FormEntry, OFF, ON, PLAYERS, byLang as t } from '@starhold/effects/text';
import type { Options } from '../options.ts';
import { DIFFICULTY_NAMES } from './titles.ts';

const rival = (points: number) =>
  t(
    `The Rival begins with ${points} prestige.`,
    `Soupeř má předem ${points} bodů prestiže.`,
    `Der Rivale hat ${points} Prestige voraus.`,
  );

/** What each option of the form for a new table means. */
export const FORM: Record<Exclude<keyof Options, 'pack'>, FormEntry> = {
  players: {
    label: PLAYERS,
    help: t(
      'Two play with the council; alone you play against the Rival Admiral.',
      'Ve dvou se hraje s radou, sólo proti soupeřícímu admirálovi.',
      'Zu zweit spielt der Rat mit; allein geht es gegen einen rivalisierenden Admiral.',
    ),
    values: {},
  },
  difficulty: {
    label: DIFFICULTY,
    help: t(
      'Of the Rival Admiral, in the game for one.',
      'Soupeřícího admirála ve hře pro jednoho.',
      'Des rivalisierenden Admirals im Spiel für eine Person.',
    ),
    values: {
      cadet: explained(DIFFICULTY_NAMES.cadet, rival(20)),
      captain: explained(DIFFICULTY_NAMES.captain, rival(32)),
      admiral: explained(DIFFICULTY_NAMES.admiral, rival(44)),
    },
  },
  firstGame: {
    label: t('First game', 'První hra', 'Erste Partie'),
    help: t(
      'Boards are dealt at random, and no cards are exchanged.',
      'Desky se rozdají náhodně a karty se nevyměňují.',
      'Tableaus werden zufällig verteilt, Karten nicht getauscht.',
    ),
    values: {
      true: explained(ON, t('Quickest to begin.', 'Začne se nejrychleji.', 'So geht es am schnellsten los.')),
      false: explained(OFF, t('You choose your boards.', 'Desky si vyberete.', 'Ihr wählt eure Tableaus.')),
    },
  },
};
