import { ap, armour, credits, fear, health, known, madness, rage, remove, swift, taunt, train } from '../make.ts';
import type { Op } from '../ops.ts';
import type { Num, ThreatDef, ThreatKeyword } from '../schema.ts';

/**
 * Rules file 7.4: 13 threats of each planet. Weights (budget.ts) lie between 3 and 7, and the three planets weigh the
 * same on average, so that the choice of boss does not decide how hard the threat deck is.
 */
type Stats = [attack: Num, defence: Num];

const planet =
  (origin: ThreatDef['origin']) =>
  (id: string, type: string, [attack, defence]: Stats, keyword: ThreatKeyword | null, reward?: Op): ThreatDef => ({
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
  known(ceres('comms-hacker', 'human', [2, DANGER], null, credits(1))),
  ceres('toll-drone', 'machine', [1, 2], taunt),
  ceres('alley-cutpurse', 'human', [1, 1], swift, credits(1)),
  ceres('rail-runner', 'human', [2, 1], swift, credits(2)),
  ceres('riot-automaton', 'machine', [2, DANGER], taunt),
  ceres('surveillance-swarm', 'machine', [1, DANGER], fear),
  ceres('back-room-surgeon', 'human', [3, 1], null, remove),
  ceres('pit-trainer', 'human', [3, 1], null, train),
  ceres('loan-shark', 'human', [3, 1], null, credits(2)),
  ceres('scaffold-sniper', 'human', [3, 0], null),
  ceres('rogue-loader', 'machine', [2, 4], null),
  ceres('ticket-forger', 'human', [3, 1], null, credits(1)),
  ceres('vault-sentry', 'machine', [2, 2], taunt, credits(2)),
];

const virenos = planet('virenos');
export const VIRENOS_THREATS: ThreatDef[] = [
  known(virenos('deadwood-stalker', 'insect', [3, 1], null, armour(2))),
  known(virenos('viren-stag', 'beast', [3, 2], madness(5), health(1))),
  known(virenos('vine-spider', 'beast', [2, 1], fear)),
  virenos('rot-bear', 'beast', [4, 1], madness(4)),
  virenos('giant-mirecap', 'fungus', [2, 2], taunt, armour(3)),
  virenos('needle-wasp', 'insect', [3, 0], fear, health(1)),
  virenos('howling-bloom', 'fungus', [3, 1], madness(3)),
  virenos('moss-crawler', 'insect', [3, 0], null),
  virenos('fever-moth', 'insect', [3, 0], null, health(1)),
  virenos('glade-panther', 'beast', [3, 0], fear, armour(2)),
  virenos('sporemother', 'fungus', [3, 1], null, health(1)),
  virenos('elder-burrower', 'insect', [2, 5], madness(6)),
  virenos('bog-leech', 'beast', [1, 2], null),
];

const mithras = planet('mithras');
export const MITHRAS_THREATS: ThreatDef[] = [
  known(mithras('runaway-gunslinger', 'viren', [2, 1], null)),
  mithras('dune-raider', 'human', [2, 0], swift, credits(1)),
  mithras('scrap-jackal', 'beast', [2, 1], swift, ap(1)),
  mithras('convoy-ripper', 'human', [2, 1], swift, credits(2)),
  mithras('sandskiff-gunner', 'human', [2, 1], swift),
  mithras('pit-brawler', 'human', [2, 0], rage),
  mithras('chainwright', 'cyborg', [2, 2], rage, ap(1)),
  mithras('furnace-berserker', 'cyborg', [2, 1], rage),
  mithras('claim-jumper', 'human', [3, 0], null, credits(1)),
  mithras('rust-ogre', 'mutant', [4, 2], null, credits(3)),
  mithras('deserter-marksman', 'human', [3, 1], null),
  mithras('water-thief', 'human', [3, 0], null),
  mithras('outcast-duellist', 'viren', [3, 1], null),
];
