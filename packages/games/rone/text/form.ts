import {
  type ByLang,
  DIFFICULTY,
  explained,
  type FormEntry,
  OFF,
  ON,
  PLAYERS,
  RANDOM,
  byLang as t,
} from '@starhold/effects/text';
import { packs } from '../content/index.ts';
import type { LEADER_WISHES, Options } from '../options.ts';
import { DIFFICULTY_NAMES, MODE_NAMES } from './titles.ts';

const BASE = packs.at(packs.base);

type LeaderId = Exclude<(typeof LEADER_WISHES)[number], 'table' | 'random'>;

/** How a leader plays, in about six words. */
const STYLES: Record<LeaderId, ByLang<string>> = {
  L1: t('Pays for anything, rolls again.', 'Zaplatí cokoli a hází znovu.', 'Bezahlt alles und würfelt neu.'),
  L2: t(
    'Trains recruits fast, behind thick plates.',
    'Rychle cvičí rekruty za silným pancířem.',
    'Bildet schnell aus, hinter dicken Platten.',
  ),
  L3: t('Shoots over the armour every turn.', 'Každé kolo střílí přes brnění.', 'Schießt jede Runde über die Rüstung.'),
  L4: t('Outlasts everybody, wound by wound.', 'Přečká každého, ránu po ráně.', 'Überdauert alle, Wunde um Wunde.'),
  L5: t('Hits hard from the first turn.', 'Od prvního kola tvrdě udeří.', 'Schlägt vom ersten Zug an zu.'),
  L6: t(
    'Spare parts and better dice, steadily.',
    'Stálý přísun dílů a lepší kostky.',
    'Stetig Ersatzteile und bessere Würfel.',
  ),
  L7: t('Nothing stays in the scrapyard.', 'Nic nezůstane na skládce.', 'Nichts bleibt auf dem Schrottplatz.'),
  L8: t('A thin deck, reshuffled often.', 'Tenký balíček, často zamíchaný.', 'Dünner Stapel, oft neu gemischt.'),
};

function leaderAt(seat: number): FormEntry {
  return {
    label: t(`Leader of seat ${seat}`, `Vůdce pro ${seat}. místo`, `Anführer für Platz ${seat}`),
    help: t(
      'There is one of each: whoever comes first in the order of choosing has it.',
      'Každý je jen jeden: dostane ho ten, kdo je při výběru dřív na řadě.',
      'Jeden gibt es nur einmal: Wer beim Wählen früher an der Reihe ist, bekommt ihn.',
    ),
    values: LEADERS,
  };
}

const LEADERS: FormEntry['values'] = {
  table: explained(
    t('At the table', 'Až u stolu', 'Erst am Tisch'),
    t('In turn with the others.', 'V pořadí s ostatními.', 'Der Reihe nach mit den anderen.'),
  ),
  random: explained(RANDOM, t('One that is still free.', 'Jeden z volných.', 'Einer, der noch frei ist.')),
  ...Object.fromEntries(
    BASE.permanents.slice(0, BASE.leaderCount).map((def) => [def.id, explained(def.name, STYLES[def.id as LeaderId])]),
  ),
};

/** What each option of the form for a new table means. */
export const FORM: Record<Exclude<keyof Options, 'pack'>, FormEntry> = {
  mode: {
    label: t('Mode', 'Režim', 'Modus'),
    help: t('Against each other, or together.', 'Proti sobě, nebo společně.', 'Gegeneinander oder gemeinsam.'),
    values: {
      duel: explained(
        MODE_NAMES.duel,
        t('Two players, one match.', 'Dva hráči, jeden zápas.', 'Zwei Spieler, eine Partie.'),
      ),
      series: explained(
        MODE_NAMES.series,
        t(
          'Several matches; decks, dice and bases carry over.',
          'Několik zápasů; balíčky, kostky a základny zůstávají.',
          'Mehrere Partien; Stapel, Würfel und Basen bleiben erhalten.',
        ),
      ),
      training: explained(
        MODE_NAMES.training,
        t('Both act at the same time.', 'Oba hrají současně.', 'Beide handeln gleichzeitig.'),
      ),
      team: explained(MODE_NAMES.team, t('Two against two.', 'Dva proti dvěma.', 'Zwei gegen zwei.')),
      coop: explained(
        MODE_NAMES.coop,
        t(
          'One to four players against the machine.',
          'Jeden až čtyři hráči proti stroji.',
          'Eins bis vier Spieler gegen die Maschine.',
        ),
      ),
    },
  },
  players: {
    label: PLAYERS,
    help: t(
      'Two in a duel, four in a team fight, one to four against the Invasion.',
      'Dva v souboji, čtyři v souboji týmů, jeden až čtyři proti Invazi.',
      'Zwei im Duell, vier im Team Fight, eins bis vier gegen die Invasion.',
    ),
    values: {},
  },
  leader1: leaderAt(1),
  leader2: leaderAt(2),
  leader3: leaderAt(3),
  leader4: leaderAt(4),
  wins: {
    label: t('Matches to win', 'Zápasů k vítězství', 'Siege bis zum Gewinn'),
    help: t(
      'Whoever first wins so many matches wins the series.',
      'Kdo první vyhraje tolik zápasů, vyhrává sérii.',
      'Wer zuerst so viele Partien gewinnt, gewinnt die Serie.',
    ),
    values: {},
  },
  difficulty: {
    label: DIFFICULTY,
    help: t(
      'How much of the scenario card supports the Invasion. Alone or with four: begin with easy.',
      'Jak velká část karty scénáře podporuje Invazi. Sólo nebo ve čtyřech začněte na snadnou.',
      'Wie viel von der Szenariokarte die Invasion unterstützt. Allein oder zu viert: mit einfach beginnen.',
    ),
    values: {
      easy: explained(
        DIFFICULTY_NAMES.easy,
        t('Only the lowest line counts.', 'Platí jen nejnižší řádek.', 'Nur die unterste Zeile zählt.'),
      ),
      normal: explained(DIFFICULTY_NAMES.normal, t('Two lines count.', 'Platí dva řádky.', 'Zwei Zeilen zählen.')),
      hard: explained(
        DIFFICULTY_NAMES.hard,
        t('All three lines count.', 'Platí všechny tři řádky.', 'Alle drei Zeilen zählen.'),
      ),
    },
  },
  scenario: {
    label: t('Scenario', 'Scénář', 'Szenario'),
    help: t(
      'Both scenarios with carry-over, or one alone.',
      'Oba scénáře po sobě, nebo jen jeden.',
      'Beide Szenarien nacheinander oder nur eines.',
    ),
    values: {
      campaign: explained(
        t('Campaign', 'Kampaň', 'Kampagne'),
        t('First one, then two.', 'Nejdřív první, pak druhý.', 'Erst das erste, dann das zweite.'),
      ),
      1: explained(
        t('Scenario 1', 'Scénář 1', 'Szenario 1'),
        t('Hold the own base.', 'Ubraňte vlastní základnu.', 'Haltet die eigene Basis.'),
      ),
      2: explained(
        t('Scenario 2', 'Scénář 2', 'Szenario 2'),
        t('Attack the base of the Invasion.', 'Zaútočte na základnu Invaze.', 'Greift die Basis der Invasion an.'),
      ),
      custom: explained(
        t('Own scenario', 'Vlastní scénář', 'Eigenes Szenario'),
        t(
          'The one that the chosen cards add; without one the campaign.',
          'Ten, který přidávají zvolené karty; není-li žádný, kampaň.',
          'Das, was die gewählten Karten mitbringen; ohne eines die Kampagne.',
        ),
      ),
    },
  },
  equalChances: {
    label: t('Equal chances', 'Stejné možnosti', 'Chancengleichheit'),
    help: t(
      'Four Invasion cards each round, whatever the number of players.',
      'Čtyři karty Invaze v každém kole bez ohledu na počet hráčů.',
      'Vier Invasionskarten in jeder Runde, egal wie viele mitspielen.',
    ),
    values: {
      true: explained(
        ON,
        t('Much harder alone and for two.', 'Výrazně těžší sólo a ve dvou.', 'Allein und zu zweit deutlich schwerer.'),
      ),
      false: explained(OFF, t('One card per player.', 'Jedna karta na hráče.', 'Eine Karte pro Spieler.')),
    },
  },
  noSupport: {
    label: t('No scenario support', 'Bez podpory scénáře', 'Ohne Szenario-Unterstützung'),
    help: t(
      'For a first game: scenario 1 without its support values.',
      'Pro první hru: scénář 1 bez podpůrných hodnot.',
      'Für das erste Spiel: Szenario 1 ohne Unterstützungswerte.',
    ),
    values: {
      true: explained(ON, t('Much easier.', 'Mnohem snazší.', 'Viel leichter.')),
      false: explained(OFF, t('As printed.', 'Jak je vytištěno.', 'Wie gedruckt.')),
    },
  },
  startArmour: {
    label: t('Armour at the start', 'Brnění na začátku', 'Rüstung zu Beginn'),
    help: t('16 by the rules, 18 at most.', 'Podle pravidel 16, nejvýše 18.', 'Nach den Regeln 16, höchstens 18.'),
    values: {},
  },
  startHealth: {
    label: t('Health at the start', 'Životy na začátku', 'Gesundheit zu Beginn'),
    help: t('14 by the rules, 18 at most.', 'Podle pravidel 14, nejvýše 18.', 'Nach den Regeln 14, höchstens 18.'),
    values: {},
  },
  refreshAtTurnStart: {
    label: t('Refresh every turn', 'Obnovení každé kolo', 'Auffrischen in jedem Zug'),
    help: t(
      'Whether your base is refreshed at the start of your turn.',
      'Zda se základna obnovuje na začátku tvého kola.',
      'Ob deine Basis am Anfang deines Zuges aufgefrischt wird.',
    ),
    values: {
      true: explained(
        ON,
        t(
          'Activated abilities work every turn.',
          'Aktivní schopnosti lze použít každé kolo.',
          'Aktivierbare Fähigkeiten gehen in jedem Zug.',
        ),
      ),
      false: explained(
        OFF,
        t(
          'Only effects and reshuffles refresh.',
          'Obnovují jen efekty a míchání balíčku.',
          'Nur Effekte und das Neumischen frischen auf.',
        ),
      ),
    },
  },
  literalCarryOver: {
    label: t('Strict carry-over', 'Přísné přenesení karet', 'Strenge Übernahme'),
    help: t(
      'Whether hand and played cards are lost between matches and scenarios.',
      'Zda karty v ruce a zahrané karty mezi zápasy a scénáři propadnou.',
      'Ob Handkarten und ausgespielte Karten zwischen Partien und Szenarien verfallen.',
    ),
    values: {
      true: explained(ON, t('They are destroyed.', 'Zničí se.', 'Sie werden zerstört.')),
      false: explained(OFF, t('They are kept.', 'Zůstanou.', 'Sie bleiben erhalten.')),
    },
  },
};
