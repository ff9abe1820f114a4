import {
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  offeredIds,
  type Picked,
  quickRng,
  samplePick,
} from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { FACTIONS, packOf, packs, type Requirement, type StoryOption } from '../content/index.ts';
import { nextSpace } from '../rules/track.ts';
import { rules } from '../rules.ts';
import type { UnsState } from '../state.ts';
import { Given, position } from '../words/index.ts';
import { BASE_PACK } from './support/content.ts';

/** Every branch of Duomo's Menace, for one player and for two (rules file 7.8, UNS-15.6). */

const PLAYERS = [1, 2];
const branches = PLAYERS.flatMap((players) =>
  BASE_PACK.story.flatMap((card) => card.options.map((option) => ({ players, id: card.id, option }))),
);

interface Told {
  s: UnsState;
  x: Ctx;
  open: Decision[];
}

/** Somebody levels up with this story card, and the table is asked how it goes on. */
function atStory(id: number, players: number, me: object, partner: object = {}): Told {
  const threats = { last: { attack: 0, defence: 0 } };
  const cores = {
    friend: { kind: 'ally', level: 1 },
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, { faction, level: 1 }])),
  };
  const upgrades = { pin: { notch: 'top' }, pad: { notch: 'bottom' } };
  const first = { hand: ['strike'], deck: [], battlefield: [{ threat: 'last', damage: 1, as: 't' }], ...me };
  const p = [first, { battlefield: ['viren-doe'], ...partner }].slice(0, players);
  // One threat hit by a blow that the story may weaken is enough; with two players the second level up tells.
  const given = {
    moment: 'action',
    options: { boss: 'duomo' },
    story: id,
    levelUps: players - 1,
    cores,
    threats,
    upgrades,
  };
  const { state, names } = position(Given.parse({ ...given, p }));
  const s = state as unknown as UnsState;
  const x = new Ctx(rules, state);
  let open = x.settle();
  open = x.take(open[0], `play:${names.strike}`);
  open = x.take(open[0], `hit:${names.t}`);
  while (!isStory(open)) open = x.take(open[0], declined(open[0]));
  return { s, x, open };
}

const isStory = (open: Decision[]): boolean => offeredIds(open[0].ask).some((id) => id.startsWith('tell:'));
const rng = quickRng(7);

function declined({ ask }: Decision): Picked {
  if (ask.kind === 'one' && ask.options.includes('skip')) return 'skip';
  if (ask.kind === 'subset' && ask.min === 0) return [];
  return samplePick(ask, rng);
}

/** Enough of everything: both players together can meet every requirement. */
const RICH = {
  level: 6,
  health: 8,
  credits: 30,
  defeated: 8,
  hand: ['strike', 'friend', 'friend'],
  discard: [
    ...FACTIONS.flatMap((faction) => [faction, faction, faction]),
    'virens',
    'virens',
    'friend',
    'friend',
    'friend',
    ...Array.from({ length: 3 }, () => ({ core: 'strike', top: 'pin', bottom: 'pad' })),
  ],
};

/** What the option does to one player, by the rules file and not by the code: health, armour, small token. */
function expectedPlayer(option: StoryOption, was: { health: number; armour: number; draft: number }): typeof was {
  const p = { ...was };
  const hurt = (n: number): void => {
    const stopped = Math.min(p.armour, n);
    p.armour -= stopped;
    p.health -= n - stopped;
  };
  for (const r of option.requires) if (r.req === 'damage') hurt(r.n);
  for (const op of option.ops) {
    if (op.op === 'hurt') hurt(op.n);
    else if (op.op === 'train') p.draft = Math.min(6, p.draft + 1);
    else if (op.op === 'gain' && op.what === 'health') p.health = Math.min(10, p.health + Number(op.n));
    else if (op.op === 'gain' && op.what === 'armour') p.armour = Math.min(10, p.armour + Number(op.n));
  }
  return p;
}

/** What the option costs and gives all players together. */
function expectedTogether(option: StoryOption, players: number): { credits: number; box: number; allies: number } {
  const asked = (req: Requirement['req']): number =>
    option.requires.reduce((n, r) => n + (r.req === req ? r.n * players : 0), 0);
  let credits = -asked('pay');
  for (const op of option.ops) {
    if (op.op === 'gain' && op.what === 'credit') credits += Number(op.n) * players;
    if (op.op === 'lose' && op.what === 'credit') credits -= op.n * players;
  }
  return { credits, box: asked('remove'), allies: -asked('discardAlly') };
}

const sum = (s: UnsState, of: (p: UnsState['players'][number]) => number): number =>
  s.players.reduce((n, p) => n + of(p), 0);

describe('every option of every story card', () => {
  test.each(branches)('$players players, card $id, option $option.id (UNS-15.6)', ({ players, id, option }) => {
    const { s, x, open } = atStory(id, players, RICH, RICH);
    const friend = packOf(s).coreIndex.get('friend');
    const totals = (): { credits: number; box: number; allies: number; hand: number; danger: number } => ({
      credits: sum(s, (p) => p.credits),
      box: s.box.length,
      allies: sum(s, (p) => p.hand.filter((c) => s.cards.core[c] === friend).length),
      hand: sum(s, (p) => p.hand.length),
      danger: s.danger,
    });
    const before = totals();
    const were = s.players.map(({ health, armour, draft }) => ({ health, armour, draft }));
    expect(offeredIds(open[0].ask)).toContain(`tell:${option.id}`);

    let now = x.take(open[0], `tell:${option.id}`);
    while (now.length > 0 && !offeredIds(now[0].ask).includes('end')) now = x.take(now[0], declined(now[0]));

    const together = expectedTogether(option, players);
    const after = totals();
    expect(after.credits).toBe(before.credits + together.credits);
    expect(after.box).toBe(before.box + together.box);
    // Who gives cards away for good may give allies, too.
    if (together.box === 0 && !option.ops.some((op) => op.op === 'discardHand')) {
      expect(after.allies).toBe(before.allies + together.allies);
    }
    const discarded = option.ops.reduce((n, op) => n + (op.op === 'discardHand' ? op.n * players : 0), 0);
    if (together.box === 0) expect(after.hand).toBe(before.hand + together.allies - discarded);
    expect(s.players.map(({ health, armour, draft }) => ({ health, armour, draft }))).toEqual(
      were.map((p) => expectedPlayer(option, p)),
    );
    const moved = option.requires.some((r) => r.req === 'danger');
    expect(s.danger).toBe(moved ? nextSpace(s, before.danger) : before.danger);
    expect(s.won).toBe(option.ending ? 1 : 0);
    expect(BASE_PACK.story[s.story].id).toBe(option.ending ? id : option.next);
    expect(s.over).toBe('');
  });

  /** Players with two cards to give away and nothing else. */
  const poorly: Record<Requirement['req'], (n: number) => boolean> = {
    pay: () => false,
    own: () => false,
    level: () => false,
    defeated: () => false,
    discardAlly: () => false,
    remove: (n) => n <= 2,
    damage: () => true,
    danger: () => true,
  };
  test.each(branches)('$players players, card $id, option $option.id: only who meets it may choose it', (branch) => {
    const { players, id, option } = branch;
    const { x, open } = atStory(id, players, {});
    const met = option.requires.every((r) => poorly[r.req](r.n * players));
    expect(offeredIds(open[0].ask).includes(`tell:${option.id}`)).toBe(met);
    expect(open.map((d) => d.ask.seat)).toEqual(players === 1 ? [0] : [0, 1]);
    expect(x.s.over).toBe('');
  });
});

describe('victory and defeat at the same moment', () => {
  const deadly = packs.register({
    ...BASE_PACK,
    id: 'deadly-ending',
    story: BASE_PACK.story.map((card) =>
      card.id === 22
        ? {
            ...card,
            options: [
              { ...card.options[0], requires: [{ req: 'damage', n: 9 }] },
              { ...card.options[1], ops: [{ op: 'hurt', n: 9 }] },
            ],
          }
        : card,
    ),
  });

  test('an ending that takes the last health is a victory, a setback that takes it is not (A-33, UNS-1.2, UNS-1.3)', () => {
    const end = (option: string): Core<BaseFrame> & UnsState => {
      const given = { moment: 'action', options: { boss: 'duomo' }, story: 22 };
      const me = {
        health: 3,
        hand: ['strike'],
        deck: [],
        battlefield: [{ threat: 'cerean-thief', damage: 3, as: 't' }],
      };
      const { state, names } = position(Given.parse({ ...given, me }));
      (state as unknown as UnsState).pack = deadly;
      const x = new Ctx(rules, state);
      let open = x.settle();
      for (const pick of [`play:${names.strike}`, `hit:${names.t}`, 'skip', `tell:${option}`])
        open = x.take(open[0], pick);
      return state as Core<BaseFrame> & UnsState;
    };
    expect(end('a')).toMatchObject({ won: 1, over: '', end: '', players: [{ health: 0 }] });
    expect(end('b')).toMatchObject({ won: 0, over: 'loss', end: 'health' });
  });
});
