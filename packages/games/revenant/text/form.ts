import { DIFFICULTY, explained, type FormEntry, OFF, ON, PLAYERS, RANDOM, byLang as t } from '@starhold/effects/text';
import { packs } from '../content/index.ts';
import type { CREW_WISHES, Options } from '../options.ts';
import { DIFFICULTY_NAMES } from './titles.ts';

const rival = (points: number) =>
  t(
    `The Rival begins with ${points} prestige.`,
    `Soupeř má předem ${points} bodů prestiže.`,
    `Der Rivale hat ${points} Prestige voraus.`,
  );

type CrewId = Exclude<(typeof CREW_WISHES)[number], 'table' | 'random'>;

/** How a crew plays, in about six words. */
const STYLES: Record<CrewId, FormEntry['help']> = {
  '1A': t(
    'Attack, and every attack hits harder.',
    'Útoč, a každý útok zasáhne víc.',
    'Angreifen, und jeder Angriff trifft härter.',
  ),
  '1B': t(
    'Shields and repairs wherever you go.',
    'Štíty a opravy, kamkoli přijdeš.',
    'Schilde und Reparaturen, wo du bist.',
  ),
  '2A': t(
    'Arks and commissions fill your holds.',
    'Archy a provize plní tvé sklady.',
    'Archen und Provisionen füllen deine Lager.',
  ),
  '2B': t(
    'Far flights, planets and much data.',
    'Daleké lety, planety a hodně dat.',
    'Weite Flüge, Planeten und viele Daten.',
  ),
  '3A': t(
    'Safe on corrupted ships, and cleans.',
    'Zkažené lodě mu neublíží, a čistí.',
    'Verdorbene Schiffe schaden nicht, und reinigt.',
  ),
  '3B': t('Takes corruption and lives off it.', 'Bere na sebe zhoubu, žije z ní.', 'Nimmt Verderbnis und lebt davon.'),
  '4A': t(
    'Spends cards on tactics and influence.',
    'Mění karty v taktiku a vliv.',
    'Macht aus Karten Taktik und Einfluss.',
  ),
  '4B': t('Plays one card after another.', 'Hraje jednu kartu za druhou.', 'Spielt eine Karte nach der anderen.'),
};

const CREWS: FormEntry['values'] = {
  table: explained(
    t('At the table', 'Až u stolu', 'Erst am Tisch'),
    t(
      'In turn; in a first game by lot.',
      'Po řadě; v první hře losem.',
      'Der Reihe nach; in der ersten Partie per Los.',
    ),
  ),
  random: explained(RANDOM, t('One that is still free.', 'Jeden z volných.', 'Eine, die noch frei ist.')),
  ...Object.fromEntries(packs.at(packs.base).crews.map(({ id, name }) => [id, explained(name, STYLES[id as CrewId])])),
};

function crewAt(seat: number): FormEntry {
  return {
    label: t(`Crew of seat ${seat}`, `Posádka pro ${seat}. místo`, `Besatzung für Platz ${seat}`),
    help: t(
      'Each board has two sides: whoever comes first has it.',
      'Každá deska má dvě strany: dostane ji ten, kdo je dřív na řadě.',
      'Jedes Tableau hat zwei Seiten: Wer früher an der Reihe ist, bekommt es.',
    ),
    values: CREWS,
  };
}

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
      'Boards that nobody chose are dealt, and no cards are exchanged.',
      'Desky, které si nikdo nevybral, se rozlosují a karty se nevyměňují.',
      'Tableaus, die niemand gewählt hat, werden verteilt, Karten nicht getauscht.',
    ),
    values: {
      true: explained(ON, t('Quickest to begin.', 'Začne se nejrychleji.', 'So geht es am schnellsten los.')),
      false: explained(OFF, t('You choose your boards.', 'Desky si vyberete.', 'Ihr wählt eure Tableaus.')),
    },
  },
  crew1: crewAt(1),
  crew2: crewAt(2),
  crew3: crewAt(3),
  crew4: crewAt(4),
};
