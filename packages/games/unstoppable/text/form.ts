import {
  type ByLang,
  DIFFICULTY,
  type Explained,
  explained,
  type FormEntry,
  OFF,
  ON,
  PLAYERS,
  byLang as t,
} from '@starhold/effects/text';
import { packs } from '../content/index.ts';
import type { CharacterId, Options } from '../options.ts';
import { nameFor } from './names.ts';
import { DIFFICULTY_NAMES } from './titles.ts';

/** What each option of the form for a new table means. */
const base = { pack: packs.base };
const named = (id: string): ByLang<string> =>
  t(nameFor(base, id, 'en'), nameFor(base, id, 'cs'), nameFor(base, id, 'de'));

const CHARACTERS: Record<CharacterId, Explained> = {
  kai: explained(
    named('kai'),
    t('Allies, and refreshing them.', 'Spojenci a jejich obnovování.', 'Verbündete und ihr Auffrischen.'),
  ),
  zephyr: explained(named('zephyr'), t('Many small hits.', 'Mnoho malých zásahů.', 'Viele kleine Treffer.')),
  plex: explained(named('plex'), t('Turns credits into power.', 'Mění kredity v sílu.', 'Macht aus Krediten Stärke.')),
  julida: explained(named('julida'), t('Armour and survival.', 'Zbroj a přežití.', 'Rüstung und Überleben.')),
};

export const FORM: Record<Exclude<keyof Options, 'pack'>, FormEntry> = {
  players: {
    label: PLAYERS,
    help: t(
      'Alone or two together; with two, the boss is about twice as hard.',
      'Pro jednoho, nebo pro dva; ve dvou je boss zhruba dvakrát těžší.',
      'Allein oder zu zweit; zu zweit ist der Boss etwa doppelt so schwer.',
    ),
    values: {},
  },
  difficulty: {
    label: DIFFICULTY,
    help: t(
      'Which spaces of the danger track are skipped.',
      'Která pole stupnice ohrožení se přeskakují.',
      'Welche Felder der Gefahrenleiste übersprungen werden.',
    ),
    values: {
      normal: explained(
        DIFFICULTY_NAMES.normal,
        t('Green spaces are skipped.', 'Přeskakují se zelená pole.', 'Grüne Felder werden übersprungen.'),
      ),
      hard: explained(
        DIFFICULTY_NAMES.hard,
        t('Yellow spaces are skipped.', 'Přeskakují se žlutá pole.', 'Gelbe Felder werden übersprungen.'),
      ),
      expert: explained(
        DIFFICULTY_NAMES.expert,
        t('Red spaces are skipped.', 'Přeskakují se červená pole.', 'Rote Felder werden übersprungen.'),
      ),
    },
  },
  boss: {
    label: t('Boss', 'Boss', 'Boss'),
    help: t('Whom you have to beat, and how.', 'Koho je třeba porazit a jak.', 'Wen ihr besiegen müsst, und wie.'),
    values: {
      harbinger: explained(
        named('harbinger'),
        t(
          'Good for a first game: boss cards flood your deck.',
          'Vhodný pro první hru: karty bosse zaplavují tvůj balíček.',
          'Gut für das erste Spiel: Bosskarten überfluten dein Deck.',
        ),
      ),
      triumvirate: explained(
        named('triumvirate'),
        t(
          'A hierarchy to work through, on a shorter clock.',
          'Hierarchie, kterou je třeba projít v kratším čase.',
          'Eine Hierarchie in kürzerer Zeit.',
        ),
      ),
      duomo: explained(
        named('duomo'),
        t(
          'A story with choices and five endings.',
          'Příběh s volbami a pěti konci.',
          'Eine Geschichte mit Entscheidungen und fünf Enden.',
        ),
      ),
    },
  },
  character1: {
    label: t('Character', 'Postava', 'Charakter'),
    help: t('Three cards of your own.', 'Tři vlastní karty.', 'Drei eigene Karten.'),
    values: CHARACTERS,
  },
  character2: {
    label: t('Second character', 'Druhá postava', 'Zweiter Charakter'),
    help: t(
      'Must differ from the first; if not, the next one is taken.',
      'Musí být jiná než první; jinak se vezme následující.',
      'Muss anders sein als der erste; sonst gilt der nächste.',
    ),
    values: CHARACTERS,
  },
  levelUpDiscard: {
    label: t('Discarding on level up', 'Odkládání při zvýšení úrovně', 'Ablegen beim Stufenaufstieg'),
    help: t(
      'How many cards of the hand are discarded.',
      'Kolik karet se odkládá z ruky.',
      'Wie viele Karten von der Hand abgelegt werden.',
    ),
    values: {
      downTo: explained(
        t('Down to three', 'Do tří karet v ruce', 'Bis auf drei'),
        t('Three cards stay in hand.', 'V ruce zůstanou tři karty.', 'Drei Karten bleiben auf der Hand.'),
      ),
      upTo: explained(
        t('Up to three', 'Nejvýše tři', 'Bis zu drei'),
        t('You choose how many.', 'Kolik, je na tobě.', 'Wie viele, entscheidest du.'),
      ),
    },
  },
  fearOnDeck: {
    label: t('Fear on deck', 'Hrůza na balíčku', 'Furcht auf dem Deck'),
    help: t(
      'Whether Fear also works on the threat on deck.',
      'Zda Hrůza platí i pro hrozbu na balíčku.',
      'Ob Furcht auch für die Bedrohung auf dem Deck gilt.',
    ),
    values: {
      true: explained(
        ON,
        t('It costs AP there, too.', 'Stojí akční bod i tam.', 'Sie kostet auch dort Aktionspunkte.'),
      ),
      false: explained(OFF, t('Only active threats.', 'Jen aktivní hrozby.', 'Nur aktive Bedrohungen.')),
    },
  },
};
