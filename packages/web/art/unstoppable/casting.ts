import { randomOf } from '../random.ts';
import type { Cast } from './compose.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes.ts';
import { SUBJECT_NAMES, type SubjectName } from './subjects/index.ts';

/** Who and what is on which card. The faction or the place gives colours and backdrop, the card its subject. */

type Roles = Record<string, SubjectName | readonly [SubjectName, SceneName]>;

const CASTS = new Map<string, Cast>();

function group(palette: PaletteName, usual: SceneName, roles: Roles): void {
  for (const [id, role] of Object.entries(roles)) {
    const [subject, scene] = typeof role === 'string' ? [role, usual] : role;
    CASTS.set(id, { palette, scene, subject });
  }
}

group('none', 'city', { strike: 'slash', 'handful-of-credits': 'coins' });
group('kai', 'facets', {
  kai: 'bust:hair/blade',
  'lead-from-the-front': ['speaker', 'city'],
  'retainer-mirelle': 'bust:bun/shield',
  birthright: 'crownJewel',
});
group('zephyr', 'city', {
  zephyr: 'bust:goggles',
  flurry: 'fencer',
  'static-the-cat': ['houseCat', 'pipes'],
  'rooftop-dash': 'runner',
});
group('plex', 'city', {
  plex: 'bust:beard/coin',
  'hostile-takeover': ['scales', 'spires'],
  'insured-holdings': ['vault', 'facets'],
  'petty-cash': 'chest',
});
group('julida', 'junk', {
  julida: 'bust:half/shield',
  'stand-and-strike-back': 'brute',
  'living-barricade': ['guards', 'pipes'],
  'burn-the-files': ['fire', 'city'],
});

group('council', 'spires', {
  'medical-nanobots': 'nanobots',
  'four-flags-volley': 'flags',
  'rotunda-rally': ['crowd', 'dome'],
  'precinct-medic': ['bust:visor', 'city'],
  'signal-cadet': 'bust:cap',
  'regional-target': ['plan', 'orbit'],
  'measured-response': ['scales', 'city'],
  'relief-corridor': ['tunnel', 'city'],
  'shieldbearer-tolomei': 'bust:bun/shield',
  'twin-constables': ['pair', 'city'],
  'emergency-session': ['hearing', 'dome'],
  'concerted-barrage': ['howitzer', 'orbit'],
  'sealed-files-clerk': 'bust:hair/scroll',
  'magistrate-of-two-seals': 'gavel',
  'second-reading': ['vault', 'dome'],
  'one-voice': 'speaker',
  'gatewatch-commander': ['bust:helmet/gun', 'orbit'],
  'fire-control-marshal': ['bust:cap/staff', 'orbit'],
  'accord-of-four': 'hands',
  'clean-slate': ['letter', 'spires'],
  'writ-of-reprise': 'decree',
  'surgeon-general-asante': ['bust:visor/staff', 'dome'],
  'judgement-from-orbit': ['satellite', 'orbit'],
  'full-assembly': ['choir', 'spires'],
  'admiral-worley': ['bust:cap/blade', 'orbit'],
});
group('scrappers', 'junk', {
  'overclocked-rivet-gun': 'rivetGun',
  'sold-for-parts': 'gears',
  'wrecking-ball': 'wreckingBall',
  'gadwick-goldenhand': 'bust:beard/coin',
  'junkyard-howitzer-crew': 'howitzer',
  mercenaries: ['guards', 'mesa'],
  'sift-the-heap': 'heap',
  'scrap-bomb': 'bomb',
  'crane-driver-bexley': ['bust:goggles', 'pipes'],
  'night-shift-dismantler': ['bust:gasmask', 'pipes'],
  'auction-of-grudges': 'auction',
  'same-again-half-price': ['coins', 'pipes'],
  'scrap-hunter': 'bust:goggles/gun',
  'fence-of-the-ninth-dock': ['bust:hood/coin', 'city'],
  liquidation: ['scales', 'pipes'],
  'cash-on-demolition': ['chest', 'mesa'],
  'two-faced-teamster': 'bust:half',
  'bounty-clerk-oda': ['bust:bun/scroll', 'city'],
  'fire-sale': ['fire', 'city'],
  'good-as-new': 'walker',
  'convoy-heist': ['convoy', 'mesa'],
  'broker-of-broken-things': ['bust:veil/coin', 'pipes'],
  'everything-must-go': ['crowd', 'junk'],
  'flea-market-at-worlds-end': ['stalls', 'orbit'],
  'queen-of-the-heap': 'bust:crown',
});
group('silver', 'facets', {
  'pushing-the-limits': 'ascent',
  'household-drill': ['pair', 'dome'],
  'stewards-bell': 'bell',
  'silver-page': 'bust:hair',
  'masked-duellist': ['fencer', 'dome'],
  'gala-invitation': 'letter',
  'poisoned-toast': ['goblet', 'city'],
  'heirloom-shield': 'shield',
  'guard-unit': 'guards',
  'chamberlain-voss': ['bust:beard/staff', 'dome'],
  'roll-call-at-dawn': ['choir', 'city'],
  'encore-at-court': 'speaker',
  'royal-armourer': 'bust:helmet/shield',
  'tutor-of-the-house': ['bust:bun/scroll', 'dome'],
  'five-metres-under': ['tunnel', 'pipes'],
  masquerade: ['masks', 'city'],
  'paymaster-lucan': ['bust:cap/coin', 'city'],
  'keeper-of-the-silver-gate': 'gate',
  'knives-in-the-gallery': ['daggers', 'dome'],
  'the-long-game': ['plan', 'dome'],
  'blood-oath': 'hands',
  'matriarchs-shadow': ['bust:veil/blade', 'city'],
  'coronation-night': 'crownJewel',
  'endgame-gambit': ['chess', 'orbit'],
  'dowager-celestine': ['bust:crown/staff', 'dome'],
});
group('virens', 'jungle', {
  'viren-strategy': 'plan',
  pounce: 'panther',
  'wall-of-thorns': 'thorns',
  'root-listener': 'bust:leaf',
  'barkhide-sentinel': 'bust:crest/shield',
  'aid-from-the-resistance': ['convoy', 'jungle'],
  'rising-sap': 'sap',
  'swarm-tactics': ['wasp', 'mesa'],
  'pollen-courier': 'moth',
  'elder-of-the-moss': 'bust:hood/staff',
  'viren-cohesion': 'knot',
  'canopy-ambush': 'claws',
  'shaman-of-two-moons': ['bust:leaf/staff', 'orbit'],
  'carapace-grower': 'beetle',
  stampede: ['herd', 'mesa'],
  regrowth: 'bloom',
  'speaker-between-peoples': ['speaker', 'spires'],
  'antlered-huntmaster': 'bust:antlers/blade',
  'adrenal-bloom': 'heartBloom',
  'twin-jawed-trap': 'jaws',
  'hive-tithe': 'comb',
  'bloomheart-oracle': 'bust:veil/staff',
  'apex-of-the-hunt': ['stag', 'orbit'],
  'echo-of-the-first-forest': 'fungi',
  'worldroot-colossus': 'colossus',
});

group('street', 'city', {
  'cerean-thief': 'bust:hood',
  'viren-doe': ['doe', 'jungle'],
  'street-swordswoman': 'bust:bun/blade',
  sporeling: ['mushroom', 'jungle'],
  'scrapper-biker': ['biker', 'mesa'],
});
group('ceres', 'city', {
  'comms-hacker': 'bust:visor',
  'toll-drone': 'drone',
  'alley-cutpurse': ['bust:hood/blade', 'pipes'],
  'rail-runner': 'runner',
  'riot-automaton': 'automaton',
  'surveillance-swarm': 'eyeSwarm',
  'back-room-surgeon': ['bust:gasmask', 'pipes'],
  'pit-trainer': ['bust:crest', 'dome'],
  'loan-shark': 'bust:beard/coin',
  'scaffold-sniper': 'sniper',
  'rogue-loader': ['loader', 'pipes'],
  'ticket-forger': 'bust:cap/scroll',
  'vault-sentry': ['sentry', 'pipes'],
});
group('virenos', 'jungle', {
  'deadwood-stalker': 'mantis',
  'viren-stag': 'stag',
  'vine-spider': 'spider',
  'rot-bear': 'bear',
  'giant-mirecap': 'mushroom',
  'needle-wasp': 'wasp',
  'howling-bloom': 'bloom',
  'moss-crawler': 'beetle',
  'fever-moth': 'moth',
  'glade-panther': 'panther',
  sporemother: 'fungi',
  'elder-burrower': ['worm', 'mesa'],
  'bog-leech': 'leech',
});
group('mithras', 'mesa', {
  'runaway-gunslinger': 'bust:leaf/gun',
  'dune-raider': 'biker',
  'scrap-jackal': ['panther', 'junk'],
  'convoy-ripper': 'convoy',
  'sandskiff-gunner': 'skiff',
  'pit-brawler': ['fist', 'junk'],
  chainwright: ['bust:half/blade', 'junk'],
  'furnace-berserker': ['bust:gasmask/blade', 'pipes'],
  'claim-jumper': 'bust:goggles/gun',
  'rust-ogre': ['brute', 'pipes'],
  'deserter-marksman': 'sniper',
  'water-thief': 'bust:veil',
  'outcast-duellist': 'bust:antlers/blade',
});
group('order', 'dome', {
  harbinger: ['harbinger', 'spires'],
  'order-acolyte': ['priest', 'spires'],
  'order-archivist': 'bust:veil/scroll',
});
group('triumvirate', 'city', {
  triumvirate: ['triumvirate', 'spires'],
  'triumvirate-informants': ['pair', 'city'],
  'triumvirate-agent': 'bust:visor/gun',
  'triumvirate-enforcer': ['automaton', 'pipes'],
  'sevrin-kroll': ['bust:beard/shield', 'facets'],
  'ysolde-marr': ['bust:veil/blade', 'dome'],
  'dragan-ott': ['fist', 'junk'],
});
group('dome', 'mesa', { duomo: ['duomo', 'mesa'] });

/** The story of Duomo's Menace, by the number of the card. */
group('dome', 'dome', {
  'story-0': ['bell', 'dome'],
  'story-8': ['foundry', 'pipes'],
  'story-9': ['choir', 'dome'],
  'story-13': ['ribs', 'mesa'],
  'story-14': ['tunnel', 'pipes'],
  'story-15': ['hearing', 'dome'],
  'story-17': ['duomo', 'orbit'],
  'story-19': ['gears', 'pipes'],
});
group('council', 'spires', { 'story-1': 'hearing', 'story-4': ['ward', 'city'], 'story-18': ['hands', 'dome'] });
group('scrappers', 'mesa', { 'story-2': ['convoy', 'junk'], 'story-6': ['stalls', 'pipes'], 'story-12': 'campfire' });
group('virens', 'jungle', { 'story-3': 'doe', 'story-7': ['vault', 'jungle'], 'story-21': ['colossus', 'dome'] });
group('order', 'dome', { 'story-5': ['bell', 'spires'], 'story-10': ['decree', 'dome'] });
group('ceres', 'city', { 'story-11': ['causeway', 'city'] });
group('silver', 'facets', { 'story-20': ['masks', 'dome'] });
group('plex', 'city', { 'story-16': ['scales', 'dome'], 'story-22': ['chest', 'pipes'] });

const STRANGERS: readonly [PaletteName, ...PaletteName[]] = ['none', 'street', 'zephyr', 'kai'];

/** Where one meets those of these colours. */
function placesOf(palette: PaletteName): readonly [SceneName, ...SceneName[]] {
  const [first = 'city', ...rest] = [...CASTS.values()].flatMap((cast) => (cast.palette === palette ? cast.scene : []));
  return [first, ...rest];
}

/**
 * A card that nobody has drawn (of another pack) is composed from its id: it wears the colours of its kin, stands where
 * they stand, and keeps its look for good.
 */
export function castOf(id: string, kin?: PaletteName): Cast {
  const known = CASTS.get(id);
  if (known) return known;
  const rnd = randomOf(`cast ${id}`);
  const subject = SUBJECT_NAMES[Math.floor(rnd.next() * SUBJECT_NAMES.length)] ?? 'slash';
  const palette = kin ?? rnd.pick(STRANGERS);
  return { palette, scene: rnd.pick(placesOf(palette)), subject };
}

export const CAST_IDS: readonly string[] = [...CASTS.keys()];
