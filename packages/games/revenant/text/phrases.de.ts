import { join, num, series, type Text, txt, word } from '@starhold/effects/text';
import { RESOURCES } from '../content/index.ts';
import { FACT_NOUNS } from './fact-nouns.ts';
import { HIDDEN, PRESTIGE, REMNANT, RESOURCE_NOUNS, SHIELD, SHIP_NOUNS, SUPPLY, TACTICS, VOIDBORN } from './nouns.ts';
import { condition, facts, L, NUMBERS, q, voice } from './voice.de.ts';
import type { Wording } from './wording.ts';

/** How everything is called and said, besides the operations of cards. */
const both = (during: string, after: string): { during: Text; after: Text } => ({
  during: txt`${during}`,
  after: txt`${after}`,
});

export const DE: Wording = {
  voice,
  occasions: {
    crew: both('deiner Besatzungsaktion', 'deiner Besatzungsaktion'),
    ark: both('eines Archeneffekts', 'einem Archeneffekt'),
    fighter: both('eines Jägereffekts', 'einem Jägereffekt'),
    dropship: both('des Effekts eines Landungsschiffs', 'dem Effekt eines Landungsschiffs'),
    frigate: both('des Effekts deiner Fregatte', 'dem Effekt deiner Fregatte'),
    planet: both('eines Planeteneffekts', 'einem Planeteneffekt'),
    mining: { during: word('eines Abbaueffekts', 'REV-21.1'), after: word('einem Abbaueffekt', 'REV-21.1') },
    commission: {
      during: word('eines Provisionseffekts', 'REV-21.1'),
      after: word('einem Provisionseffekt', 'REV-21.1'),
    },
    manoeuvre: both('eines Manövers', 'einem Manöver'),
    attack: both('eines Angriffs', 'einem Angriff'),
    kill: both('der Zerstörung eines Schiffs der Leere', 'der Zerstörung eines Schiffs der Leere'),
    hidden: both('des Erhalts von verdecktem Einfluss', 'dem Erhalt von verdecktem Einfluss'),
    play: both('des Spielens einer Operationskarte', 'dem Spielen einer Operationskarte'),
    isolate: both('des Isolierens von Verderbnis', 'dem Isolieren von Verderbnis'),
    corruption: both('des Erhalts von Verderbnis', 'dem Erhalt von Verderbnis'),
    attackFrigate: both('eines Angriffs deiner Fregatte', 'einem Angriff deiner Fregatte'),
    manoeuvreFrigate: both('eines Manövers deiner Fregatte', 'einem Manöver deiner Fregatte'),
    planetFrigate: both(
      'des Effekts eines Planeten, auf dem deine Fregatte gelandet ist',
      'dem Effekt eines Planeten, auf dem deine Fregatte gelandet ist',
    ),
    playPermanent: both(
      'des Spielens einer Kadetten- oder Fregattenkarte',
      'dem Spielen einer Kadetten- oder Fregattenkarte',
    ),
  },
  activation: word('Aktivierung', 'REV-27.6'),
  modifiers: {
    freeNeutralise: () => txt`beim Neutralisieren kostet das Isolieren mit Energie nichts`,
    manoeuvreToLand: () => txt`vor der Landung darf deine Fregatte manövrieren`,
    neutraliseWith: ({ resource }) =>
      txt`beim Neutralisieren darf ${RESOURCE_NOUNS[resource].de.sg.nom} die Energie ersetzen`,
    gainOrTactics: ({ n }) => txt`Erhalten darf statt einer Ressource ${q(n, TACTICS)} bringen`,
    gainAndTactics: ({ n }) => txt`Erhalten bringt zusätzlich ${q(n, TACTICS)}`,
    promoteWithAny: ({ n }) =>
      txt`beim Befördern darf ${q(n, RESOURCE_NOUNS.science, 'nom')} durch eine beliebige Ressource ersetzt werden`,
  },
  rival: {
    reinforce: ({ supply }) =>
      txt`ab ${q(supply, SUPPLY, 'dat')}: zahlt sie und setzt ein kleines Schiff des stärksten eigenen Hauses ein`,
    hypercharge: ({ supply }) =>
      txt`ab ${q(supply, SUPPLY, 'dat')}: zahlt sie und lädt den Hyperantrieb, wenn dessen Feld frei ist`,
    rank: () => txt`Rang +${num(1)}`,
    destroy: ({ n }) => txt`zerstört bis zu ${q(n, VOIDBORN)} im Sektor der eigenen Fregatte`,
    tactics: ({ n }) => txt`erhält ${q(n, TACTICS)}`,
    shield: ({ sectors }) => txt`legt je ${q(1, SHIELD)} in die ${NUMBERS[sectors]} am stärksten bedrohten Sektoren`,
    hidden: ({ n }) => txt`behält ${q(n, HIDDEN)} mehr`,
    supply: ({ n }) => txt`erhält ${q(n, SUPPLY)}`,
  },
  price: (p) => {
    const parts = RESOURCES.flatMap((kind) => (p[kind] ? [q(p[kind], RESOURCE_NOUNS[kind])] : []));
    return parts.length > 0 ? series(parts, 'and', L) : txt`nichts`;
  },
  goal: (g) => {
    if ('tracks' in g) {
      return g.tracks === 1
        ? txt`mindestens ${num(g.influence)} Einfluss auf einer Leiste`
        : txt`mindestens ${num(g.influence)} Einfluss auf ${NUMBERS[g.tracks]} Leisten`;
    }
    if ('cleanWithRemnants' in g)
      return txt`keine Verderbnis auf deinem Tableau und mindestens ${q(g.cleanWithRemnants, REMNANT, 'nom')}`;
    if ('asPlayers' in g)
      return txt`mindestens so viele ${SHIP_NOUNS[g.asPlayers].de.pl.nom} auf dem Spielplan wie Personen am Tisch, wenigstens aber ${num(g.least)}`;
    if ('ships' in g) {
      const four = g.withFour === undefined ? '' : txt` (zu viert: ${num(g.withFour)})`;
      return txt`mindestens ${q(g.atLeast, SHIP_NOUNS[g.ships], 'nom')} auf dem Spielplan${four}`;
    }
    return condition(g);
  },
  score: ({ base, per, each, by = 1, max }) => {
    if (base > 0)
      return txt`${q(base, PRESTIGE)}, ${num(-each)} weniger pro ${FACT_NOUNS[per].de.sg.acc} (nie unter 0)`;
    const most = max === undefined ? '' : txt`, höchstens ${num(max)}`;
    return txt`${facts[per](q(each, PRESTIGE), by)}${most}`;
  },
  bonuses: {
    neutralise: 'Neutralisieren',
    affinity: 'Affinität',
    promote: 'Befördern',
    activate: 'Aktivieren',
    gain: 'Erhalten',
  },
  kinds: { cadet: 'Kadettenkarte', frigate: 'Fregattenkarte', command: 'Befehlskarte' },
  ship: (kind, house) => `${SHIP_NOUNS[kind].de.sg.nom} (${house})`,
  sector: (ref) => (/[A-D]/.test(ref) ? `innerer Sektor ${ref[1]}` : `Sektor ${ref[1]}`),
  section: (n) => `Abschnitt ${n}`,
  figures: { captain: 'Kapitän', cadet1: 'Kadett 1', cadet2: 'Kadett 2' },
  player: (n) => `Person ${n}`,
  rank: (n) => txt`Rang ${num(n)}`,
  slot: (n) => txt`Kartenplatz ${num(n)}`,
  prestige: (n) => q(n, PRESTIGE),
  priority: (kinds) =>
    join(
      kinds.map((kind) => txt`${kind}`),
      ', dann ',
    ),
  words: {
    cost: 'Kosten',
    free: 'kostenlos',
    flag: 'Flagge',
    mining: 'Abbau',
    commission: 'Provision',
    corrupted: 'verdorben',
    clean: 'rein',
    upper: 'oberer Effekt',
    lower: 'unterer Effekt',
    cleanEffect: 'reiner Effekt',
    corruptedEffect: 'verdorbener Effekt',
    ownFrigate: 'deine Fregatte',
    uncoverable: 'kann nicht abgedeckt werden',
    cycle: 'Zyklus',
    players: 'Personen',
    voidborn: 'Schiffe der Leere',
    rifts: 'Risse',
    planets: 'Planeten',
    shuttle: 'Fähre',
    house: 'Haus',
    basic: 'Kapitän',
    income: 'neue Operationskarten',
    draw: 'Ziehen für verdeckten Einfluss',
    reset: 'Feld nach dem Zurücksetzen der Taktik',
    sections: 'Bonusaktionen',
    trackReward: 'Belohnung auf der Einflussleiste',
    revenant: 'Revenant',
    frigate: 'Fregatte',
    emergency: 'Notfallfeld',
    council: 'Rat',
    nothing: 'nichts',
    faces: 'Seiten',
    copies: 'verdeckte Einflusskarten',
    orElse: 'zuerst Hyperantrieb',
  },
  houseOf: (_, name) => txt`Haus ${name}`,
};
