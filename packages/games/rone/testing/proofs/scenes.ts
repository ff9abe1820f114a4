import type { RoneEntry } from '../../catalogue.ts';
import {
  type AbilityTime,
  type CardDef,
  COLOURS,
  type Colour,
  type InvasionDef,
  KINDS,
  LETTERS,
  type LeaderDef,
  type Modifier,
  packOf,
  packs,
} from '../../content/index.ts';
import type { GivenWords, Scene } from './stage.ts';

/** Where and how each kind of card is shown. Everything it may ask for is there. */

type PlayerWords = NonNullable<GivenWords['me']>;
type InvasionWords = NonNullable<GivenWords['invasion']>;

const DECK = ['ST01', 'ST08', 'ST03', 'ST04', 'ST06'];
const ME: PlayerWords = {
  armour: 8,
  health: 8,
  base: ['L2', 'TE01', 'TE02'],
  exhausted: ['TE01', 'TE02'],
  deck: DECK,
  discard: ['AS5', 'AS2'],
  scrapyard: ['ST02', 'ST05'],
  played: ['AS4'],
  ground: ['RC33', 'RC09'],
  research: 1,
};
const FOE: PlayerWords = {
  armour: 8,
  health: 12,
  base: ['L3', 'TE03'],
  deck: ['ST01', 'ST02', 'ST03', 'ST04'],
  stored: 'rk',
  hand: ['ST08'],
};

/** A duel; what is named stands instead of what is usual. */
const duel = (me: PlayerWords, more: Omit<GivenWords, 'p'> = {}, foe: PlayerWords = FOE): GivenWords => ({
  ...more,
  p: [{ ...ME, ...me }, foe],
});
const bare = (me: PlayerWords, more: Omit<GivenWords, 'p'> = {}): GivenWords => ({
  ...more,
  p: [me, { deck: ['ST01'] }],
});

const PILES: InvasionWords = {
  deck: ['IS01', 'IS02', 'IS04', 'IS05'],
  discard: ['IS06', 'IS07'],
  scrap: ['IS08'],
  marker: 1,
};
const ZONES: Record<Colour, string> = { blue: 'IC05', red: 'IC02', black: 'IC01', green: 'IC15', yellow: 'IC14' };
/** Alone against the Invasion. */
const alone = (
  invasion: InvasionWords,
  me: PlayerWords = {},
  more: Omit<GivenWords, 'p' | 'invasion'> = {},
): GivenWords => ({
  ...more,
  invasion: { ...PILES, ...invasion },
  p: [{ armour: 8, health: 12, deck: DECK, stored: 'rk', ground: [{ card: 'RC03', screws: 2 }], ...me }],
});

function cardScenes({ id, cost, combat, drawn, unplayed, keep, fleeting, bonus }: CardDef): Scene[] {
  const scenes: Scene[] = [{ title: 'played', given: duel({ hand: [id], pool: cost }), first: [`play:${id}`] }];
  const fights = combat.melee + combat.ranged + combat.destruction + bonus.length > 0;
  if (fights)
    scenes.push({ title: 'in phase 6', given: bare({ played: [id, 'AS4'], armour: 0 }, { moment: 'damage' }) });
  if (drawn.length > 0) {
    scenes.push({ title: 'drawn', given: duel({ deck: [id, 'ST01'] }, { moment: 'draw' }), first: ['draw'] });
  }
  const scrapped: Scene = { title: 'not played', given: bare({ hand: [id] }, { moment: 'store' }) };
  if (unplayed.length > 0 || keep || fleeting) scenes.push(fleeting ? { ...scrapped, through: true } : scrapped);
  return scenes;
}

const MOMENTS: Record<AbilityTime, (id: string) => Scene> = {
  turnStart: (id) => ({
    title: 'at the start of the turn',
    given: bare({ armour: 8, base: [id], scrapyard: ['ST02'], deck: ['ST01'] }, { moment: 'start' }),
  }),
  turnEnd: (id) => ({ title: 'at the end of the turn', given: bare({ base: [id] }, { moment: 'end' }) }),
  recruited: (id) => ({
    title: 'a card is recruited',
    given: bare({ base: ['L2', id], parts: 2 }, { moment: 'parts' }),
    first: ['spend:SP2'],
    through: true,
  }),
  reshuffled: (id) => ({
    title: 'after a reshuffle',
    given: bare({ health: 8, base: [id], discard: ['ST01', 'ST02'], ground: ['RC03'] }, { moment: 'draw' }),
    first: ['reshuffle'],
  }),
  invasionStart: (id) => ({ title: 'the phase begins', given: alone({ step: 'start', protocols: [id] }) }),
  invasionEnd: (id) => ({ title: 'the phase ends', given: alone({ step: 'end', protocols: [id] }) }),
  playerReshuffled: (id) => ({
    title: 'a player reshuffles',
    given: alone({ protocols: [id] }, { deck: [], discard: ['ST01', 'ST02'] }, { moment: 'draw' }),
    first: ['reshuffle'],
  }),
  defeated: (id) => ({
    title: 'a card is defeated',
    given: alone({ protocols: [id], deployed: ['IS03'] }, { damage: ['m9'] }, { moment: 'damage' }),
  }),
};

/** What a modifier of the own base changes; `with` it or without. */
export function modifierScene(modifier: Modifier, base: readonly string[]): Scene | undefined {
  const own = ['L2', ...base];
  switch (modifier.mod) {
    case 'keep':
      return { title: 'cards are kept', given: bare({ base: own, hand: ['ST01', 'ST08'] }, { moment: 'store' }) };
    case 'firstRanged':
      return { title: 'in phase 6', given: bare({ base: own, played: ['ST10'] }, { moment: 'damage' }) };
    case 'trainedOnTop':
      return {
        title: 'a card is trained',
        given: bare({ base: own, ground: [{ card: 'RC09', screws: 1 }] }, { moment: 'train' }),
      };
    case 'rangedShield':
      return {
        title: 'ranged damage is suffered',
        given: { moment: 'damage', p: [{ damage: ['r2'] }, { base: own, deck: ['ST01'] }] },
      };
    case 'sacrificeDraw':
      return {
        title: 'a card is sacrificed',
        given: bare({ base: own, deck: DECK, parts: 3 }, { moment: 'parts' }),
        first: ['spend:SP6'],
        through: true,
      };
    case 'price':
      return {
        title: 'a die is upgraded',
        given: bare({ base: own, parts: 4, research: 1 }, { moment: 'parts' }),
        first: [`spend:${modifier.action}`],
        through: true,
      };
    default:
      return undefined;
  }
}

/** Permanents are there once: beside the one that is shown lie others, before both players. */
const beside = (id: string, usual: string, other: string): string => (id === usual ? other : usual);

function permanentScenes({ id, use, abilities, modifiers }: LeaderDef): Scene[] {
  const scenes: Scene[] = abilities.map(({ on }) => MOMENTS[on](id));
  if (use.length > 0) {
    const tired = beside(id, 'TE04', 'TE05');
    const base = id.startsWith('L') ? [id, tired] : ['L2', id, tired];
    const foe = { ...FOE, base: [beside(id, 'L3', 'L8'), beside(id, 'TE03', 'TE15')] };
    scenes.push({ title: 'used', given: duel({ base, exhausted: [tired] }, {}, foe), first: [`activate:${id}`] });
  }
  return [...scenes, ...modifiers.flatMap((modifier) => modifierScene(modifier, [id]) ?? [])];
}

function protocolScenes({ id, use, abilities }: LeaderDef): Scene[] {
  const scenes: Scene[] = abilities.map(({ on }) => MOMENTS[on](id));
  if (use.length > 0) {
    const given = alone({ step: 'protocols', protocols: [id], deployed: ['IS07'], research: 1 });
    scenes.push({ title: 'run', given });
  }
  return scenes;
}

/** What a modifier of an Invasion card changes. */
export function invasionModifierScene(modifier: Modifier, id: string): Scene | undefined {
  switch (modifier.mod) {
    case 'noReroll':
      return {
        title: 'with a re-roll token one may',
        given: alone({ deployed: [id] }, { rerolls: 1, dice: ['rnn'] }, { moment: 'main' }),
        instead: 'offers',
      };
    case 'price':
      return {
        title: 'a die is upgraded',
        given: alone({ deployed: [id] }, { parts: 4 }, { moment: 'parts' }),
        first: [`spend:${modifier.action}`],
        through: true,
      };
    case 'swallow':
      return {
        title: 'defeated with damage left',
        given: alone({ deployed: ['IS07', id] }, { damage: ['r3', 'm5'] }, { moment: 'damage' }),
        first: ['hit:r3'],
      };
    case 'immune':
      return {
        title: 'attacked with armour destruction',
        given: alone({ deployed: [id] }, { damage: ['d2', 'm1'] }, { moment: 'damage' }),
        first: ['hit:d2'],
      };
    default:
      return undefined;
  }
}

function invasionScenes({ id, trained, resolution, top, lasting }: InvasionDef): Scene[] {
  const deck = [id, ...(PILES.deck ?? [])];
  const scenes: Scene[] = [{ title: 'deployed', given: alone({ step: 'deploy', deck }) }];
  if (trained.length > 0) {
    scenes.push({
      title: 'trained',
      given: alone({ step: 'train', zones: { ...ZONES, yellow: id }, stored: { yellow: 7 } }),
    });
  }
  if (resolution.length > 0) {
    scenes.push({ title: 'at resolution', given: alone({ step: 'resolution', deployed: [id] }) });
  }
  for (const modifier of [...top, ...lasting]) scenes.push(...[invasionModifierScene(modifier, id) ?? []].flat());
  return scenes;
}

function actionScenes(id: string): Scene[] {
  const stand: InvasionWords = { deployed: ['IC03'], stored: { red: 2 } };
  const fight = (packet: string): Scene => ({
    title: 'paid',
    given: alone(stand, { damage: [packet] }, { moment: 'damage' }),
    first: [`pay:${packet}>${id}`],
  });
  const share = (card: string, pool: string): Scene => ({
    title: 'paid',
    given: alone(stand, { hand: [card], pool, base: ['L2'], exhausted: ['L2'] }, { moment: 'main' }),
    first: [`play:${card}`, { [`pay:${id}`]: 3, 'to:p0': 0 }],
  });
  const { what } = packOf({ pack: packs.base }).def.invasionBoard.actions.find((action) => action.id === id)?.price ?? {
    what: 'melee',
  };
  if (what === 'melee') return [fight('m3')];
  if (what === 'ranged') return [fight('r3')];
  return [what === 'armour' ? share('RC17', 'u') : share('RC26', 'gg')];
}

function stepsScenes(id: string): Scene[] {
  const empty: PlayerWords = {
    deck: [],
    discard: ['ST01', 'ST02'],
    scrapyard: ['ST03', 'ST04', 'ST05'],
    base: ['L2'],
    exhausted: ['L2'],
    stored: 'rk',
  };
  if (id === 'reshuffle/player') {
    return [
      {
        title: 'in a duel',
        given: { moment: 'draw', p: [empty, { armour: 8, research: 3 }] },
        first: ['reshuffle'],
      },
      {
        title: 'against the Invasion',
        given: alone({ research: 2 }, empty, { moment: 'draw' }),
        first: ['reshuffle'],
      },
    ];
  }
  const discard = ['IS06', 'IS07', 'IS01', 'IS02', 'IS04'];
  return [{ title: 'to deploy a card', given: alone({ step: 'deploy', deck: [], discard }, { research: 2 }) }];
}

function scenarioScenes(id: string): Scene[] {
  const { no } = packOf({ pack: packs.base }).scenarios.find((scenario) => scenario.id === id) ?? {};
  const options = { mode: 'coop', players: 1, scenario: String(no ?? 1) };
  return [
    { title: 'prepared', given: { moment: 'setup', options }, since: 'scenario', until: 'invasionStep', through: true },
  ];
}

function eventScenes(scenario: string, id: string, round: number): Scene[] {
  const def = packOf({ pack: packs.base }).scenarios.find((one) => one.id === scenario);
  const at: InvasionWords = { step: 'marker', marker: round - 1, part: def?.no ?? 1 };
  const scenes: Scene[] = [{ title: 'ends', given: alone(at), since: 'eventEnded', until: 'carriedOver' }];
  const guarded = def?.events.find((event) => event.id === id)?.whileActive ?? [];
  if (guarded.some(({ mod }) => mod === 'untargetable')) {
    const siege = (marker: number): Scene => ({
      title: marker < round ? 'before it ends one may' : 'afterwards one may',
      given: alone(
        { part: def?.no ?? 1, marker, deployed: ['IC03'], defeated: 1 },
        { damage: ['m3'] },
        { moment: 'damage' },
      ),
      instead: 'offers',
    });
    scenes.push(siege(round - 1), siege(round));
  }
  return scenes;
}

const zoneScene = (colour: Colour): Scene => ({
  title: 'after training',
  given: alone({
    step: 'train',
    zones: { ...ZONES, [colour]: 'IS03' },
    stored: { [colour]: 2 },
    deployed: ['IC03'],
  }),
});

export function scenesOf(entry: RoneEntry): Scene[] {
  switch (entry.kind) {
    case 'starter':
    case 'additional':
    case 'recruit':
      return cardScenes(entry.definition);
    case 'leader':
    case 'technology':
      return permanentScenes(entry.definition);
    case 'protocol':
      return protocolScenes(entry.definition);
    case 'invasionStarter':
    case 'invasion':
      return invasionScenes(entry.definition);
    case 'scenario':
      return scenarioScenes(entry.definition.id);
    case 'event':
      return eventScenes(entry.group, entry.definition.id, entry.definition.round);
    case 'pair': {
      const letter = LETTERS[KINDS.indexOf(entry.definition.kind)];
      return [{ title: 'used', given: duel({ stored: letter + letter }), first: [`pair:${letter}`] }];
    }
    case 'part':
      return [
        {
          title: 'bought',
          given: duel({ parts: 9 }, { moment: 'parts' }),
          first: [`spend:${entry.id}`],
        },
      ];
    case 'zone':
      return [zoneScene(COLOURS[COLOURS.indexOf(entry.definition.colour)])];
    case 'action':
      return actionScenes(entry.id);
    case 'steps':
      return stepsScenes(entry.id);
    default:
      return entry satisfies never;
  }
}
