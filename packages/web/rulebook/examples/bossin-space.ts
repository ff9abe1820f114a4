import type { Example } from './examples.ts';

/** Chapters and the cases that show them. */

export const files = {
  end: () => import('@starhold/bossin-space/cases/end.json'),
  heat: () => import('@starhold/bossin-space/cases/heat.json'),
  commands: () => import('@starhold/bossin-space/cases/commands.json'),
  'golden-round': () => import('@starhold/bossin-space/cases/golden-round.json'),
  activation: () => import('@starhold/bossin-space/cases/activation.json'),
  boss: () => import('@starhold/bossin-space/cases/boss.json'),
  examples: () => import('@starhold/bossin-space/cases/examples.json'),
  round: () => import('@starhold/bossin-space/cases/round.json'),
  setup: () => import('@starhold/bossin-space/cases/setup.json'),
  talk: () => import('@starhold/bossin-space/cases/talk.json'),
  'cards-enemies': () => import('@starhold/bossin-space/cases/cards-enemies.json'),
};

export const examples: Record<string, Example> = {
  setup: {
    file: 'setup',
    title: 'Set-up for one: no crew, a hand of six, no captain to draw',
    parts: ['stage', 'timeline', 'hand'],
  },
  round: {
    file: 'round',
    title: 'With one player: four of six cards',
    parts: ['hand'],
  },
  execution: {
    file: 'examples',
    title: 'Example: the command of a slot comes before its danger',
    parts: ['stage', 'timeline'],
  },
  commands: {
    file: 'examples',
    title: 'Example: a laser takes two enemies of a column',
    parts: ['stage'],
  },
  heat: {
    file: 'examples',
    title: 'Example: two flipped cards cool the ship twice',
    parts: ['own', 'timeline'],
  },
  enemies: {
    file: 'examples',
    title: 'Example: two rockets of one card get through a shield',
    parts: ['stage'],
  },
  activation: {
    file: 'activation',
    title: 'An enemy with two effects moves toward the ship, then hits it (T-39)',
    parts: ['stage'],
  },
  dangers: {
    file: 'examples',
    title: 'Example: an attack hits with the strongest enemy of the column',
    parts: ['stage', 'own'],
  },
  line: {
    file: 'examples',
    title: 'Example: new enemies push one over the line',
    parts: ['stage'],
  },
  life: {
    file: 'examples',
    title: 'Example: two damage turn two tokens',
    parts: ['own'],
  },
  boss: {
    file: 'examples',
    title: 'Example: what is left of a laser reaches the boss',
    parts: ['stage'],
  },
  xp: {
    file: 'examples',
    title: 'Example: a cube is reached',
    parts: ['own', 'ship'],
  },
  captain: {
    file: 'round',
    title: 'The captain alone lays one card into each slot',
    parts: ['timeline'],
  },
  crew: {
    file: 'examples',
    title: 'Example: the Gunner fires into the next column',
    parts: ['stage'],
  },
  end: {
    file: 'boss',
    title: 'The team wins at once when the health of the boss reaches 0',
    parts: ['stage'],
  },
  short: {
    file: 'golden-round',
    title: 'A whole round with every step checked (golden round)',
    parts: ['stage', 'timeline'],
  },
  table: {
    file: 'setup',
    title: 'Set-up for two: crew, captain, hands, enemies in row A, ship in column 2',
    parts: ['stage', 'timeline', 'ship'],
  },
  solo: {
    file: 'round',
    title: 'In the solo game nothing is refreshed: the round begins with the danger cards (T-62)',
    parts: ['timeline', 'hand'],
  },
  information: {
    file: 'round',
    title: 'In Arrangement everybody sees the turned-up cards, but no other hand',
    parts: ['timeline', 'hand'],
  },
  doubt: {
    file: 'commands',
    title: 'A double move with only one column left goes one (T-03)',
    parts: ['stage', 'timeline'],
  },
  options: {
    file: 'examples',
    title: 'Example: the captain chooses the upgraded cards',
    parts: ['stage', 'ship'],
  },
  faq: {
    file: 'heat',
    title: 'A laser that overheats the ship loses the game before it hits the boss (T-25)',
    parts: ['stage', 'own'],
  },
  talk: {
    file: 'talk',
    title: 'Example: a column is pointed at, and what is chosen then stays face down',
    parts: ['stage', 'hand'],
  },
  about: {
    file: 'cards-enemies',
    title: 'Bastion absorbs one point of each command card and keeps the damage beyond it',
    parts: ['stage'],
    steps: 2,
  },
  always: {
    file: 'end',
    title: 'Healing never adds a token',
    parts: ['own'],
  },
};
