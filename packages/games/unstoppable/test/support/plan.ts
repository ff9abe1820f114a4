import type { NamedOptions, SuitePlan } from '@starhold/effects/testing';
import { plain } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import { DIFFICULTIES, type Difficulty } from '../../content/index.ts';
import { BOSS_IDS, type Options } from '../../options.ts';
import { randomPosition } from '../../testing/positions.ts';
import { causeName, listing, logLine, VERBS } from '../../text/index.ts';
import type { UnsView } from '../../view.ts';
import { BASE } from './content.ts';

type Boss = (typeof BOSS_IDS)[number];

/** One and two players against every boss at every difficulty. */
const GRID: NamedOptions[] = [1, 2].flatMap((players) =>
  BOSS_IDS.flatMap((boss) =>
    DIFFICULTIES.map((difficulty) => ({
      name: `${players} players, ${boss}, ${difficulty}`,
      raw: { players, boss, difficulty },
    })),
  ),
);

/** Rulings that can be played otherwise: each option away from its default once. */
const HOUSE_RULES: NamedOptions[] = [
  { name: 'discarding up to three cards', raw: { levelUpDiscard: 'upTo', character1: 'plex' } },
  { name: 'Fear on deck', raw: { players: 2, fearOnDeck: true, character1: 'julida', character2: 'julida' } },
];

/** The table when every card has gone elsewhere: a log is read long after. */
function cleared(view: UnsView): UnsView {
  const nothing = { hand: [], play: [], discard: [], field: [], onDeck: null };
  return { ...view, players: view.players.map((p) => ({ ...p, ...nothing })), box: [] };
}

/** The same line whenever it is read; but who points at something points at what lies there now. */
function requireLasting(view: UnsView, event: SeenEvent, lang: 'en' | 'cs' | 'de'): void {
  const [now, later] = [view, cleared(view)].map((v) => plain(logLine(v, event, ['Katka', 'Ben'], lang)));
  if (event.type !== 'signal' && now !== later) throw new Error(`“${now}” is “${later}” when it is read later`);
}

export const EVERY_TABLE: NamedOptions[] = [...GRID, ...HOUSE_RULES];

/** Every boss at two of the three difficulties, other ones alone and with a partner. */
export const SELECTION: NamedOptions[] = [
  ...GRID.filter(({ raw }) => {
    const { players, boss, difficulty } = raw as { players: number; boss: Boss; difficulty: Difficulty };
    return DIFFICULTIES.indexOf(difficulty) !== (BOSS_IDS.indexOf(boss) + players) % DIFFICULTIES.length;
  }),
  ...HOUSE_RULES,
];

/** What Unstoppable says about itself beyond its module. */
export const PLAN: SuitePlan = {
  trial: {
    games: 2,
    // A threat that is revealed and defeats itself in the same answer was on the table in between; that these events
    // name it only as long as it could be read is looked at in rules-secrecy.test.ts.
    passing: ['revealed', 'activated', 'defeated', 'damaged', 'madness', 'putAway'],
    every: 8,
  },
  positions: { count: 6, answers: 40, make: (options, seed) => randomPosition(options as Options, seed) },
  rare: [
    'levelUp madness victory bossDamage bossCard putAway removed repeated returned refreshed trained shelved told story',
    'shuffled bought offered drafted danger over:win over:loss',
    'UNS-19.3 UNS-18.1 UNS-18.3 UNS-18.7 UNS-15.3 UNS-13.4 UNS-17.3',
    'ask:hit ask:sweep ask:resolve ask:reward ask:remove ask:handDown ask:again ask:takeBack ask:refresh ask:whom',
    'ask:branch ask:upkeep ask:select ask:action ask:fit ask:market ask:story ask:dismiss ask:playOn ask:offer ask:threat',
  ].flatMap((names) => names.split(' ')),
  tiesByOrder: true,
  games: 1,
  answers: 60,
  handles: /\bk\d+\b/,
  beside(view, event, lang) {
    requireLasting(view as UnsView, event, lang);
    return plain(causeName(view as UnsView, event.cause || 'turn', lang));
  },
  verbs: VERBS,
  unread: ['repeated', 'victory', 'none', 'pay', 'trigger', 'again'],
  listing: (lang) => listing(BASE, lang),
  // Spaces of the danger track go by what they do.
  sameNames: ['space'],
  // The mat says how its decks are made.
  long: ['boss'],
  // About the program, not about the game.
  unshown: ['B'],
};
