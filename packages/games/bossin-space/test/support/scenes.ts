import type { BossDef, CommandDef, CrewId, DangerDef, EnemyDef, Op } from '../../content/index.ts';
import type { BosEntry } from '../../text/index.ts';
import type { Given } from '../../words/index.ts';
import { BASE } from './play.ts';

/** Positions in which a card shows what it does, by the kind of card: whoever adds a card gets its scenes for free. */
export interface Scene {
  title: string;
  given: Given;
  /** What is answered before the card itself asks anything. */
  picks: (string | string[])[];
}

const SHIPS = [1, 2, 3, 4];
const LEVELS = { rockets: 2, laser: 2, deck: 1, life: 0 };
const CUBES = [7, 8, 9];

/** In the middle of a game: a column of one, of two, of three, an empty one. */
const MIDDLE: Given = {
  moment: 'execution',
  heat: 1,
  intact: 2,
  c1: ['E01'],
  c2: ['E11', 'E06'],
  c3: ['E20', 'E14', 'E04'],
  c4: [],
  enemyDeck: ['E02', 'E03', 'E05', 'E07', 'E13'],
  enemyDiscard: ['E08'],
};
/** Towards the end: the boss is there, the deck is empty. */
const LATE: Given = {
  moment: 'execution',
  heat: 1,
  intact: 2,
  boss: { column: 2, hp: 5 },
  c1: ['E01'],
  c2: [],
  c3: [],
  c4: ['E11'],
  enemyDiscard: ['E08'],
};

export function scenesOf(card: BosEntry): Scene[] {
  switch (card.kind) {
    case 'command':
      return ofCommand(card.definition as CommandDef);
    case 'danger':
      return ofDanger(card.definition as DangerDef);
    case 'enemy':
      return ofEnemy(card.definition as EnemyDef);
    case 'boss':
      return ofBoss(card.definition as BossDef);
    case 'bossCard':
      return ofBossCard(card.group, Number(card.id.split('.')[1]));
    case 'crew':
      return OF_CREW[card.id as CrewId];
  }
}

function scene(title: string, given: Given, ...picks: Scene['picks']): Scene {
  return { title, given, picks };
}

/** BOS-7.1: an upgraded card is there only after a Deck upgrade. */
const UPGRADED = { levels: { deck: 1 }, cubes: [3, 4, 5, 6, 7, 8, 9] };

function ofCommand({ id, ops, base }: CommandDef): Scene[] {
  const laid = { commands: [id, 'tractor'], ...(base === 0 ? UPGRADED : {}) };
  const moves = JSON.stringify(ops).includes('moveShip');
  const ships = moves ? SHIPS : [2, 4];
  return [
    ...ships.map((ship) => scene(`ship in ${ship}`, { ...MIDDLE, ...laid, ship }, 'resolve')),
    scene('levels 2, ship in 3', { ...MIDDLE, ...laid, ship: 3, levels: LEVELS, cubes: CUBES }, 'resolve'),
    scene('boss in 2, ship in 2', { ...LATE, ...laid, ship: 2 }, 'resolve'),
    scene('no damage, no enemies, ship in 2', { moment: 'execution', ...laid, ship: 2 }, 'resolve'),
  ];
}

/** A difficulty that has the set. */
const DIFFICULTY_WITH: Record<DangerDef['set'], 'easy' | 'normal' | 'hard'> = {
  core: 'normal',
  silence: 'normal',
  help: 'easy',
  hard: 'hard',
};

function ofDanger({ id, set }: DangerDef): Scene[] {
  const laid: Pick<Given, 'options' | 'step' | 'commands' | 'dangers'> = {
    options: { difficulty: DIFFICULTY_WITH[set] },
    step: 'danger',
    commands: [null, 'tractor'],
    dangers: [id],
  };
  return [
    ...SHIPS.map((ship) => scene(`ship in ${ship}`, { ...MIDDLE, ...laid, ship })),
    scene('boss in 2, deck empty, ship in 4', { ...LATE, ...laid, ship: 4, boss: { column: 2, hp: 5 } }),
  ];
}

/** Activated wherever the ship is, with another enemy below it; then fired at. */
function ofEnemy({ id, ops }: EnemyDef): Scene[] {
  const below = id === 'E01' ? 'E11' : 'E01';
  const deck = ['E07', 'E08', 'E09'].filter((other) => other !== id);
  const base: Given = { moment: 'execution', heat: 1, intact: 2, xp: 1, c2: [id, below], enemyDeck: deck };
  const activated = SHIPS.map((ship) =>
    scene(`activated, ship in ${ship}`, {
      ...base,
      ship,
      step: 'danger',
      commands: [null, 'tractor'],
      dangers: ['D01'],
    }),
  );
  const alone: Given = { moment: 'execution', c2: [id], levels: LEVELS, cubes: CUBES };
  return [
    ...(ops.length > 0 ? activated : activated.slice(0, 1)),
    scene('one Shot', { ...alone, commands: ['shot', 'tractor'] }, 'resolve'),
    scene('a Laser of 4', { ...alone, commands: ['laser', 'tractor'] }, 'resolve'),
  ];
}

/** The other side is seen only of a boss that is turned over. */
function flips(cards: readonly (readonly Op[])[]): boolean {
  return cards.flat().some((op) => op.op === 'flipBoss');
}

function ofBoss({ id, cards }: BossDef): Scene[] {
  const options = { boss: id };
  const hit: Given = { moment: 'execution', options, levels: LEVELS, cubes: CUBES, commands: ['laser', 'tractor'] };
  return [
    scene('enters, ship in 3', { moment: 'danger', options, bossRevealed: true, retired: true, ship: 3 }),
    scene('side 1, a Laser of 4', { ...hit, boss: { column: 2, hp: 5 } }, 'resolve'),
    ...(flips(cards)
      ? [scene('side 2, a Laser of 4', { ...hit, boss: { column: 2, hp: 5, side: 2 } }, 'resolve')]
      : []),
  ];
}

function ofBossCard(id: string, slot: number): Scene[] {
  const commands = [1, 2, 3, 4].map((n) => (n === slot + 1 ? 'tractor' : null));
  const base: Given = { ...LATE, options: { boss: id }, slot, step: 'boss', commands };
  return [
    ...SHIPS.map((ship) => scene(`boss in 2, ship in ${ship}`, { ...base, ship })),
    ...(flips(BASE.byId.boss.get(id)?.cards ?? [])
      ? [scene('boss in 2, side 2, ship in 2', { ...base, ship: 2, boss: { column: 2, hp: 5, side: 2 } })]
      : []),
    scene('boss in 2, unhurt, ship in 4', { ...base, ship: 4, boss: { column: 2 } }),
    scene('boss in 4, ship in 4', { ...base, ship: 4, boss: { column: 4, hp: 5 } }),
  ];
}

const withCrew = (crew: CrewId, command: string): Given => ({
  ...MIDDLE,
  crew: [crew, crew === 'pilot' ? 'hacker' : 'pilot'],
  captain: 0,
  ship: 2,
  commands: [command, 'tractor'],
});
const OF_CREW: Record<CrewId, Scene[]> = {
  gunner: [scene('with a Shot', withCrew('gunner', 'shot'), 'use:gunner')],
  scientist: [scene('an enemy is defeated', { ...withCrew('scientist', 'shot') }, 'resolve')],
  hacker: [scene('before a card', withCrew('hacker', 'heal'), 'use:hacker', ['swap:u1', 'swap:u4'])],
  pilot: [
    scene('with Move left', withCrew('pilot', 'moveLeft'), 'use:pilot'),
    scene('with Double move right', withCrew('pilot', 'doubleRight'), 'use:pilot'),
  ],
  mechanic: [scene('with a Laser', withCrew('mechanic', 'laser'), 'resolve')],
};

/** Has it a condition, a choice, a keyword or something that lasts? Then somebody has written down how it works. */
export function wantsCase(card: BosEntry): boolean {
  switch (card.kind) {
    case 'command':
    case 'danger':
      return (card.definition as CommandDef).ops.some(isSpecial);
    case 'enemy': {
      const { ops, shield } = card.definition as EnemyDef;
      return shield || ops.some(isSpecial);
    }
    case 'bossCard':
      return (card.definition as Op[]).some(isSpecial);
    default:
      return false;
  }
}

const PLAIN = new Set<Op['op']>(['teleport', 'healShip', 'damageShip', 'discardSelf', 'xp', 'heat']);

function isSpecial(op: Op): boolean {
  return !PLAIN.has(op.op);
}
