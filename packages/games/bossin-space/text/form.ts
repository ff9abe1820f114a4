import { DIFFICULTY, explained, type FormEntry, OFF, ON, PLAYERS, RANDOM, byLang as t } from '@starhold/effects/text';
import { packOf, packs } from '../content/index.ts';
import type { Options } from '../options.ts';
import { DIFFICULTY_NAMES } from './names.ts';

/** What each option of the form for a new table means. */

export const FORM: Record<Exclude<keyof Options, 'pack'>, FormEntry> = {
  players: {
    label: PLAYERS,
    help: t(
      'One ship for everybody; four command cards are played each round.',
      'Jedna loď pro všechny; v každém kole se hrají čtyři karty příkazů.',
      'Ein Raumschiff für alle; jede Runde werden vier Kommandokarten gespielt.',
    ),
    values: {},
  },
  difficulty: {
    label: DIFFICULTY,
    help: t(
      'How many enemies come, and how dangerous the timeline is.',
      'Kolik přijde nepřátel a jak nebezpečná bude časová osa.',
      'Wie viele Gegner kommen und wie gefährlich die Zeitleiste ist.',
    ),
    values: {
      easy: explained(
        DIFFICULTY_NAMES.easy,
        t(
          '16 enemies; the danger deck also helps.',
          '16 nepřátel; v balíčku nebezpečí je i pomoc.',
          '16 Gegner; das Gefahren-Deck hilft auch.',
        ),
      ),
      normal: explained(DIFFICULTY_NAMES.normal, t('20 enemies.', '20 nepřátel.', '20 Gegner.')),
      hard: explained(
        DIFFICULTY_NAMES.hard,
        t(
          '24 enemies; broader attacks, no quiet cards.',
          '24 nepřátel; širší útoky, žádné ticho.',
          '24 Gegner; breitere Angriffe, keine Stille.',
        ),
      ),
    },
  },
  boss: {
    label: t('Boss', 'Boss', 'Boss'),
    help: t(
      'Waits behind the last enemy; defeat it to win.',
      'Čeká za posledním nepřítelem; k vítězství je třeba ho porazit.',
      'Wartet hinter dem letzten Gegner; wer ihn besiegt, gewinnt.',
    ),
    values: Object.fromEntries(
      packOf({ pack: packs.base }).bosses.map(({ id, name, character }) => [id, explained(name, character)]),
    ),
  },
  bossSelection: {
    label: t('Choice of the boss', 'Volba Bosse', 'Wahl des Bosses'),
    help: t(
      'Whether you choose the boss or chance does.',
      'Zda Bosse určíte vy, nebo náhoda.',
      'Ob ihr den Boss wählt oder der Zufall.',
    ),
    values: {
      chosen: explained(
        t('Chosen', 'Zvolený', 'Gewählt'),
        t('The boss set above.', 'Boss nastavený výše.', 'Der oben eingestellte Boss.'),
      ),
      random: explained(RANDOM, t('Known from the start.', 'Známý od začátku.', 'Von Beginn an bekannt.')),
      hidden: explained(
        t('Hidden', 'Skrytý', 'Verborgen'),
        t(
          'Random, unknown until revealed.',
          'Náhodný, do odhalení neznámý.',
          'Zufällig und bis zum Aufdecken unbekannt.',
        ),
      ),
    },
  },
  upgradedCards: {
    label: t('Upgraded command cards', 'Vylepšené karty příkazů', 'Verbesserte Kommandokarten'),
    help: t(
      'Which cards a Deck upgrade adds.',
      'Které karty přidá vylepšení Balíček.',
      'Welche Karten die Verbesserung Deck hinzufügt.',
    ),
    values: {
      random: explained(
        t('Random', 'Náhodné', 'Zufällig'),
        t('The top two of the stack.', 'Vrchní dvě z hromádky.', 'Die obersten zwei des Stapels.'),
      ),
      choice: explained(
        t('Choice', 'Na výběr', 'Auswahl'),
        t('The team picks two.', 'Tým si dvě vybere.', 'Das Team sucht zwei aus.'),
      ),
    },
  },
  fivePlayers: {
    label: t('With five players', 'V pěti hráčích', 'Zu fünft'),
    help: t(
      'Five players, but only four cards a round.',
      'Hráčů je pět, karet v kole jen čtyři.',
      'Fünf Spieler, aber nur vier Karten pro Runde.',
    ),
    values: {
      captainPlaysNone: explained(
        t('Captain plays no card', 'Kapitán kartu nehraje', 'Kapitän spielt keine Karte'),
        t('The others play one each.', 'Ostatní zahrají po jedné.', 'Die anderen spielen je eine.'),
      ),
      captainRemovesOne: explained(
        t('Captain takes one out', 'Kapitán jednu vyřadí', 'Kapitän sortiert eine aus'),
        t('Everybody plays one.', 'Po jedné zahrají všichni.', 'Alle spielen je eine.'),
      ),
    },
  },
  activationOrder: {
    label: t('Order of activation', 'Pořadí aktivace', 'Reihenfolge der Aktivierung'),
    help: t(
      'The order in which enemies activate.',
      'V jakém pořadí se nepřátelé aktivují.',
      'In welcher Reihenfolge die Gegner aktiviert werden.',
    ),
    values: {
      rowMajor: explained(
        t('Row by row', 'Po řadách', 'Reihe für Reihe'),
        t('From A1 to C4.', 'Od A1 po C4.', 'Von A1 bis C4.'),
      ),
      columnMajor: explained(
        t('Column by column', 'Po sloupcích', 'Spalte für Spalte'),
        t('From the left, top to bottom.', 'Zleva, shora dolů.', 'Von links, von oben nach unten.'),
      ),
    },
  },
  dangerRetirement: {
    label: t('Without enemies', 'Bez nepřátel', 'Ohne Gegner'),
    help: t(
      'How long danger cards rest once all enemies are gone.',
      'Jak dlouho se nepoužívají karty nebezpečí, když nezbývá žádný nepřítel.',
      'Wie lange die Gefahrenkarten ruhen, wenn kein Gegner mehr da ist.',
    ),
    values: {
      permanent: explained(
        t('For good', 'Natrvalo', 'Dauerhaft'),
        t('They never come back.', 'Už se nevrátí.', 'Sie kommen nicht zurück.'),
      ),
      resuming: explained(
        t('For a time', 'Dočasně', 'Vorübergehend'),
        t('They return with new enemies.', 'S novými nepřáteli se vrátí.', 'Sie kommen mit neuen Gegnern zurück.'),
      ),
    },
  },
  muteDuringArrangement: {
    label: t('Silent Arrangement', 'Tiché řazení karet', 'Stille Anordnung'),
    help: t(
      'Only the captain may ping while the cards are put in order.',
      'Při řazení karet může dávat signály jen kapitán.',
      'Beim Anordnen der Karten darf nur der Kapitän Signale geben.',
    ),
    values: {
      true: explained(ON, t('The captain decides alone.', 'Kapitán rozhoduje sám.', 'Der Kapitän entscheidet allein.')),
      false: explained(OFF, t('Everybody may join in.', 'Radit mohou všichni.', 'Alle dürfen mitreden.')),
    },
  },
  pings: {
    label: t('Pings', 'Signály', 'Signale'),
    help: t(
      'General signals to the team, never about a card in hand.',
      'Obecné signály týmu, nikdy o kartě v ruce.',
      'Allgemeine Signale an das Team, nie über eine Handkarte.',
    ),
    values: {
      true: explained(ON, t('Signals are allowed.', 'Signály jsou povolené.', 'Signale sind erlaubt.')),
      false: explained(OFF, t('No signals at all.', 'Žádné signály.', 'Keine Signale.')),
    },
  },
};
