import {
  ap,
  armour,
  credits,
  fear,
  health,
  known,
  madness,
  type Nameless,
  named,
  rage,
  remove,
  swift,
  taunt,
  train,
} from '../make.ts';
import type { Op } from '../ops.ts';
import type { Num, ThreatDef, ThreatKeyword } from '../schema.ts';

/**
 * Rules file 7.4: 13 threats of each planet. Weights (budget.ts) lie between 3 and 7, and the three planets weigh the
 * same on average, so that the choice of boss does not decide how hard the threat deck is.
 */
type Stats = [attack: Num, defence: Num];

const planet =
  (origin: ThreatDef['origin']) =>
  (
    id: string,
    type: string,
    [attack, defence]: Stats,
    keyword: ThreatKeyword | null,
    reward?: Op,
  ): Nameless<ThreatDef> => ({
    id,
    source: 'original',
    origin,
    type,
    attack,
    defence,
    reward: reward ? [reward] : [],
    keywords: keyword ? [keyword] : [],
    copies: 1,
  });

/** UNS-16.12. */
const DANGER: Num = { ref: 'danger' };

const ceres = planet('ceres2');
export const CERES_THREATS: ThreatDef[] = [
  named(known(ceres('comms-hacker', 'human', [2, DANGER], null, credits(1))), {
    en: 'Comms Hacker',
    cs: 'Hacker komunikací',
    de: 'Kommunikationshacker',
  }),
  named(ceres('toll-drone', 'machine', [1, 2], taunt), { en: 'Toll Drone', cs: 'Mýtný dron', de: 'Mautdrohne' }),
  named(ceres('alley-cutpurse', 'human', [1, 1], swift, credits(1)), {
    en: 'Alley Cutpurse',
    cs: 'Kapsář z uličky',
    de: 'Beutelschneider',
  }),
  named(ceres('rail-runner', 'human', [2, 1], swift, credits(2)), {
    en: 'Rail Runner',
    cs: 'Běžkyně po kolejích',
    de: 'Gleisläuferin',
  }),
  named(ceres('riot-automaton', 'machine', [2, DANGER], taunt), {
    en: 'Riot Automaton',
    cs: 'Pořádkový automat',
    de: 'Krawallautomat',
  }),
  named(ceres('surveillance-swarm', 'machine', [1, DANGER], fear), {
    en: 'Surveillance Swarm',
    cs: 'Sledovací roj',
    de: 'Überwachungsschwarm',
  }),
  named(ceres('back-room-surgeon', 'human', [3, 1], null, remove), {
    en: 'Back-Room Surgeon',
    cs: 'Pokoutní chirurg',
    de: 'Hinterzimmerchirurg',
  }),
  named(ceres('pit-trainer', 'human', [3, 1], null, train), {
    en: 'Pit Trainer',
    cs: 'Trenérka z arény',
    de: 'Arenatrainerin',
  }),
  named(ceres('loan-shark', 'human', [3, 1], null, credits(2)), { en: 'Loan Shark', cs: 'Lichvář', de: 'Kredithai' }),
  named(ceres('scaffold-sniper', 'human', [3, 0], null), {
    en: 'Scaffold Sniper',
    cs: 'Odstřelovačka z lešení',
    de: 'Gerüstschützin',
  }),
  named(ceres('rogue-loader', 'machine', [2, 4], null), {
    en: 'Rogue Loader',
    cs: 'Splašený nakladač',
    de: 'Wildgewordener Lader',
  }),
  named(ceres('ticket-forger', 'human', [3, 1], null, credits(1)), {
    en: 'Ticket Forger',
    cs: 'Padělatel jízdenek',
    de: 'Fahrscheinfälscher',
  }),
  named(ceres('vault-sentry', 'machine', [2, 2], taunt, credits(2)), {
    en: 'Vault Sentry',
    cs: 'Hlídač trezoru',
    de: 'Tresorwächter',
  }),
];

const virenos = planet('virenos');
export const VIRENOS_THREATS: ThreatDef[] = [
  named(known(virenos('deadwood-stalker', 'insect', [3, 1], null, armour(2))), {
    en: 'Deadwood Stalker',
    cs: 'Slídič z Lesa mrtvých',
    de: 'Schleicher aus dem Totenwald',
  }),
  named(known(virenos('viren-stag', 'beast', [3, 2], madness(5), health(1))), {
    en: 'Viren Stag',
    cs: 'Virenský jelen',
    de: 'Virenischer Hirsch',
  }),
  named(known(virenos('vine-spider', 'beast', [2, 1], fear)), { en: 'Vine Spider', cs: 'Révouk', de: 'Rankenspinne' }),
  named(virenos('rot-bear', 'beast', [4, 1], madness(4)), { en: 'Rot Bear', cs: 'Hnilobný medvěd', de: 'Fäulnisbär' }),
  named(virenos('giant-mirecap', 'fungus', [2, 2], taunt, armour(3)), {
    en: 'Giant Mirecap',
    cs: 'Obří bahnohlávka',
    de: 'Riesenmoorkappe',
  }),
  named(virenos('needle-wasp', 'insect', [3, 0], fear, health(1)), {
    en: 'Needle Wasp',
    cs: 'Jehlicová vosa',
    de: 'Nadelwespe',
  }),
  named(virenos('howling-bloom', 'fungus', [3, 1], madness(3)), {
    en: 'Howling Bloom',
    cs: 'Vyjící květ',
    de: 'Heulblüte',
  }),
  named(virenos('moss-crawler', 'insect', [3, 0], null), {
    en: 'Moss Crawler',
    cs: 'Mechový lezoun',
    de: 'Mooskriecher',
  }),
  named(virenos('fever-moth', 'insect', [3, 0], null, health(1)), {
    en: 'Fever Moth',
    cs: 'Horečná můra',
    de: 'Fiebermotte',
  }),
  named(virenos('glade-panther', 'beast', [3, 0], fear, armour(2)), {
    en: 'Glade Panther',
    cs: 'Pardál z paseky',
    de: 'Lichtungspanther',
  }),
  named(virenos('sporemother', 'fungus', [3, 1], null, health(1)), {
    en: 'Sporemother',
    cs: 'Matka výtrusů',
    de: 'Sporenmutter',
  }),
  named(virenos('elder-burrower', 'insect', [2, 5], madness(6)), {
    en: 'Elder Burrower',
    cs: 'Prastarý podzemník',
    de: 'Uralter Wühler',
  }),
  named(virenos('bog-leech', 'beast', [1, 2], null), { en: 'Bog Leech', cs: 'Bažinná pijavice', de: 'Sumpfegel' }),
];

const mithras = planet('mithras');
export const MITHRAS_THREATS: ThreatDef[] = [
  named(known(mithras('runaway-gunslinger', 'viren', [2, 1], null)), {
    en: 'Runaway Gunslinger',
    cs: 'Pistolník na útěku',
    de: 'Revolverheld auf der Flucht',
  }),
  named(mithras('dune-raider', 'human', [2, 0], swift, credits(1)), {
    en: 'Dune Raider',
    cs: 'Nájezdník z dun',
    de: 'Dünenräuber',
  }),
  named(mithras('scrap-jackal', 'beast', [2, 1], swift, ap(1)), {
    en: 'Scrap Jackal',
    cs: 'Šrotový šakal',
    de: 'Schrottschakal',
  }),
  named(mithras('convoy-ripper', 'human', [2, 1], swift, credits(2)), {
    en: 'Convoy Ripper',
    cs: 'Párač konvojů',
    de: 'Konvoireißer',
  }),
  named(mithras('sandskiff-gunner', 'human', [2, 1], swift), {
    en: 'Sandskiff Gunner',
    cs: 'Střelkyně z pískoletu',
    de: 'Sandgleiterschützin',
  }),
  named(mithras('pit-brawler', 'human', [2, 0], rage), { en: 'Pit Brawler', cs: 'Rváč z jámy', de: 'Grubenschläger' }),
  named(mithras('chainwright', 'cyborg', [2, 2], rage, ap(1)), {
    en: 'Chainwright',
    cs: 'Řetězář',
    de: 'Kettenschmied',
  }),
  named(mithras('furnace-berserker', 'cyborg', [2, 1], rage), {
    en: 'Furnace Berserker',
    cs: 'Berserk z výhně',
    de: 'Hochofenberserker',
  }),
  named(mithras('claim-jumper', 'human', [3, 0], null, credits(1)), {
    en: 'Claim Jumper',
    cs: 'Zlodějka parcel',
    de: 'Claimräuberin',
  }),
  named(mithras('rust-ogre', 'mutant', [4, 2], null, credits(3)), {
    en: 'Rust Ogre',
    cs: 'Rezavý zlobr',
    de: 'Rostoger',
  }),
  named(mithras('deserter-marksman', 'human', [3, 1], null), {
    en: 'Deserter Marksman',
    cs: 'Zběhlý ostrostřelec',
    de: 'Desertierter Scharfschütze',
  }),
  named(mithras('water-thief', 'human', [3, 0], null), { en: 'Water Thief', cs: 'Zloděj vody', de: 'Wasserdieb' }),
  named(mithras('outcast-duellist', 'viren', [3, 1], null), {
    en: 'Outcast Duellist',
    cs: 'Vyvržený duelant',
    de: 'Verstoßener Duellant',
  }),
];
