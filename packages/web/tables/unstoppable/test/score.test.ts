import { type Beat, Table } from '@starhold/kernel';
import { game, type UnsView } from '@starhold/unstoppable';
import { expect, it } from 'vitest';
import { CROWDED_UNSTOPPABLE } from '../../../test/layoutPositions.ts';
import { score } from '../board/score.ts';

/** What hits what, and in which order it is seen: strokes of real answers from a full table. */

function played(
  given: Record<string, unknown>,
  answers: readonly string[],
): { beat: Beat<UnsView>; before: UnsView }[] {
  const { state, options, names } = game.cases.position(given);
  const table = new Table(game.rules, options, '0f'.repeat(16), { state });
  table.watch(true);
  const all: { beat: Beat<UnsView>; before: UnsView }[] = [];
  for (const answer of answers) {
    const { view, decisions } = table.seen(0);
    const pick = answer.replace(/[^:]+$/, (name) => names[name] ?? name);
    const outcome = table.answer({ decision: decisions[0].id, seat: 0, pick });
    if (!outcome.ok) throw new Error(`${pick}: ${outcome.why}`);
    let before = view as UnsView;
    for (const beat of table.beats(table.length - 1, 0) as Beat<UnsView>[]) {
      all.push({ beat, before });
      before = beat.view;
    }
  }
  return all;
}

const strokesOf = (given: Record<string, unknown>, answers: readonly string[], type: string) =>
  played(given, answers)
    .filter(({ beat }) => beat.events.some((event) => event.type === type))
    .map(({ beat, before }) => ({ beat, before, ...score(beat, before) }));

it('a kill: the card strikes the threat while it still lies there, then it turns over and flies to the hand', () => {
  const answers = ['play:five', 'do:0', 'hit:surgeon'];
  const [hit] = strokesOf(CROWDED_UNSTOPPABLE, answers, 'damaged');
  const struck = hit.lead.at(-1)?.on ?? '';
  expect(hit.before.players[0].field.map(({ ref }) => ref)).toContain(struck);
  expect(hit.lead.map(({ how }) => how)).toEqual(['lunge', 'bolt', 'burst']);
  expect(hit.lead[0]).toMatchObject({ to: struck });
  expect(hit.follow).toMatchObject([{ on: struck, how: 'count', text: '−3' }]);
  const [fallen] = strokesOf(CROWDED_UNSTOPPABLE, answers, 'defeated');
  expect(fallen.follow.map(({ on, how, to }) => [on, how, to])).toEqual([
    [struck, 'turn', undefined],
    [struck, 'fly', undefined],
  ]);
  expect(fallen.beat.view.players[0].hand.map(({ ref }) => ref)).toContain(struck);
});

it('the threat phase: each threat leans out and shoots for itself, before the numbers change', () => {
  const me = { ...CROWDED_UNSTOPPABLE.me, health: 10, battlefield: CROWDED_UNSTOPPABLE.me.battlefield.slice(0, 3) };
  const hits = strokesOf({ ...CROWDED_UNSTOPPABLE, me }, ['end'], 'hurt');
  const attackers = hits[0].before.players[0].field.map(({ ref }) => ref);
  expect(hits.map(({ lead }) => lead.map(({ on, how }) => `${how} ${on}`))).toEqual(
    attackers.map((ref) => [`lunge ${ref}`, `bolt ${ref}`]),
  );
  // What armour stopped is struck off the armour, the rest off the health, both off what was foreseen.
  for (const { beat, follow } of hits) {
    const [hurt] = beat.events.filter(({ type }) => type === 'hurt');
    const { stopped, lost } = hurt.pub as Record<string, number>;
    expect(follow.map(({ on, text }) => `${on} ${text}`)).toEqual([
      ...(stopped > 0 ? [`armour:0 −${stopped}`] : []),
      ...(lost > 0 ? [`health:0 −${lost}`] : []),
      `forecast:0 −${stopped + lost}`,
    ]);
  }
});

it('the danger marker steps, and jumps over a space that does not count', () => {
  const me = { ...CROWDED_UNSTOPPABLE.me, armour: 99, battlefield: [] };
  const [{ beat, before }] = strokesOf({ ...CROWDED_UNSTOPPABLE, me }, ['end'], 'danger');
  const [{ pub }] = beat.events.filter(({ type }) => type === 'danger');
  const { space } = pub as unknown as { space: number };
  const arcs = [1, 2].map((by) => score(beat, { ...before, danger: { ...before.danger, at: space - by } }).follow[0]);
  expect(arcs.map(({ on, how, arc }) => [on, how, arc])).toEqual([
    ['danger-marker', 'slide', undefined],
    ['danger-marker', 'slide', true],
  ]);
});

it('what comes from the deck slides to its place, and the next one turns up', () => {
  const me = {
    ...CROWDED_UNSTOPPABLE.me,
    armour: 9,
    hand: [],
    play: [],
    credits: 0,
    battlefield: [{ threat: 'comms-hacker' }],
  };
  const coming = strokesOf({ ...CROWDED_UNSTOPPABLE, me }, ['end'], 'activated');
  expect(coming.length).toBeGreaterThan(1);
  for (const { follow } of coming) expect(follow.map(({ how }) => how)).toEqual(['slide', 'turn']);
});

it('the last blow: the boss glows, there is silence, then it falls apart where it stood; what needs a copy never leads', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const told = { ...beat.events[0], type: 'over', pub: { outcome: 'win' } };
  const { lead, follow } = score({ ...beat, events: [told] }, before);
  expect(lead.map(({ how }) => how)).toEqual(['glow', 'hush']);
  expect(follow.map(({ on, how }) => [on, how])).toEqual([
    ['boss', 'break'],
    ['table', 'flare'],
  ]);
});
