import { type Beat, Table } from '@starhold/kernel';
import { game, type UnsView } from '@starhold/unstoppable';
import type { CoreDef } from '@starhold/unstoppable/content';
import { expect, it } from 'vitest';
import { timesOf } from '../../../desk/reel/score.ts';
import { CROWDED_UNSTOPPABLE } from '../../../test/layoutPositions.ts';
import { spacesOf } from '../board/dangerTrack.ts';
import { score } from '../board/score.ts';
import { signsAt, signsOf } from '../faces/glyphs.ts';

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
  expect(hit.lead.map(({ how }) => how)).toEqual(['sign', 'lunge', 'bolt', 'burst']);
  expect(hit.lead[1]).toMatchObject({ to: struck });
  expect(hit.follow[0]).toMatchObject({ on: struck, how: 'count', text: '−3', large: true });
  // It cracks, pip after pip fills with a tick each, and it is still there.
  expect(hit.follow[1]).toMatchObject({ on: struck, how: 'crack', together: true });
  const pips = hit.follow.slice(2);
  expect(pips.map(({ on, how, cells, sound }) => [on, how, cells?.[0], sound])).toEqual(
    [1, 2, 3].map((i) => [struck, 'cell', i, 'tick']), // one was there
  );
  expect(timesOf(hit.follow).starts.slice(2)).toEqual([0, 70, 140]);
  const [fallen] = strokesOf(CROWDED_UNSTOPPABLE, answers, 'defeated');
  expect(fallen.follow.map(({ on, how, to }) => [on, how, to])).toEqual([
    [struck, 'turn', undefined],
    [struck, 'fly', undefined],
  ]);
  expect(fallen.beat.view.players[0].hand.map(({ ref }) => ref)).toContain(struck);
  // The hand makes room before it comes.
  expect(fallen.follow[1].room).toBe(true);
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
    expect(follow.filter(({ text }) => text).map(({ on, text }) => `${on} ${text}`)).toEqual([
      ...(stopped > 0 ? [`armour:0 −${stopped}`] : []),
      ...(lost > 0 ? [`health:0 −${lost}`] : []),
    ]);
    // It says itself what is left.
    expect(follow.find(({ on }) => on === 'forecast:0')).toMatchObject({ how: 'count', together: true });
    // The blow lands on the first that falls, the others from there.
    for (const { cells } of follow.filter(({ how }) => how === 'burst'))
      expect(follow).toContainEqual(expect.objectContaining({ how: 'cell', cells: [cells?.[0], expect.any(Number)] }));
  }
});

it('the threats step forward together; armour gives way plate by plate, and health only after it', () => {
  const me = { ...CROWDED_UNSTOPPABLE.me, armour: 1, health: 10 };
  const given = { ...CROWDED_UNSTOPPABLE, me };
  const [announced] = strokesOf(given, ['end'], 'phase');
  const forward = announced.follow.filter(({ how, text }) => how === 'count' && text === undefined);
  expect(forward.map(({ on }) => on)).toEqual(announced.before.players[0].field.map(({ ref }) => ref));
  expect(forward.every(({ together }) => together)).toBe(true);
  const both = strokesOf(given, ['end'], 'hurt').find(({ follow }) =>
    ['armour:0', 'health:0'].every((number) => follow.some(({ on }) => on === number)),
  );
  const { starts } = timesOf(both?.follow ?? []);
  const begins = (number: string) => starts[both?.follow.findIndex(({ on }) => on === number) ?? 0];
  expect(begins('health:0')).toBeGreaterThan(begins('armour:0'));
  expect(both?.follow.filter(({ how }) => how === 'cell').map(({ cells }) => cells?.[1])[0]).toBe(0);
});

const toldAlone = (type: string, pub: object) => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  return score({ ...beat, events: [{ ...beat.events[0], type, pub } as never] }, before);
};

it('a level up: the table is dark, the token climbs, one line; then the pile is shuffled into the deck', () => {
  const up = toldAlone('levelUp', { level: 3, draft: 3 });
  expect(up.follow.map(({ on, how }) => `${how} ${on}`)).toEqual(
    expect.arrayContaining(['dim table', 'banner table', 'slide token-0-level']),
  );
  const deck = toldAlone('shuffled', { cards: 9 });
  expect(deck.follow[0]).toMatchObject({ on: 'pile:0', how: 'shuffle', sound: 'riffle' });
});

it('a level up takes 1.2 s in all: its line, what goes to the pile, the shuffle and the first card of the new deck', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const told = (...types: [string, object][]) =>
    score(
      { ...beat, events: types.map(([type, pub]) => ({ ...beat.events[0], type, pub, cause: 'levelUp' }) as never) },
      before,
    );
  const beats = [
    told(['levelUp', { level: 3, draft: 3 }]),
    told(['discarded', { ref: 'k1', core: 'x' }], ['discarded', { ref: 'k2', core: 'x' }]),
    told(['shuffled', { cards: 9 }], ['revealed', { ref: 'k3', threat: 'x' }]),
  ];
  expect(beats.map(({ follow }) => timesOf(follow).ms)).toEqual([520, 220, 460]);
});

it('boss cards that come together are dealt close together, and each is counted', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const events = ['k8', 'k9'].map((ref) => ({ ...beat.events[0], type: 'bossCard', pub: { ref, left: 3 } }) as never);
  const { lead, follow } = score({ ...beat, events }, before);
  const { starts, ms } = timesOf(lead);
  expect(lead.map(({ how }, i) => [how, starts[i]])).toEqual([
    ['deal', 0],
    ['deal', 200],
  ]);
  expect(ms).toBe(840);
  // Not before they have come.
  expect(follow.map(({ on, text }) => [on, text])).toEqual([
    ['pile:0', '+1'],
    ['pile:0', '+1'],
  ]);
});

it('damage to the boss fills its cells one after the other, with a bell each; action points come with a tick each', () => {
  const struck = toldAlone('bossDamage', { n: 3, now: 5 }).follow.filter(({ how }) => how === 'cell');
  expect(struck.map(({ cells, sound, together }) => [cells, sound, together])).toEqual(
    [2, 3, 4].map((n) => [[n, n + 1], 'bell', undefined]),
  );
  const points = toldAlone('gained', { what: 'ap', n: 3, now: 3 }).follow;
  expect(points.filter(({ sound }) => sound === 'tick').map(({ cells }) => cells?.[0])).toEqual([0, 1, 2]);
});

it('a drafted card gets its back, an exhausted one is laid on its side', () => {
  const drafted = toldAlone('drafted', { ref: 'k1', core: 'strike', level: 1 }).follow;
  expect(drafted.at(-1)).toMatchObject({ on: 'k1', how: 'sheathe' });
  expect(toldAlone('exhausted', { ref: 'k1', core: 'x' }).follow).toMatchObject([{ on: 'k1', how: 'tilt' }]);
  expect(toldAlone('refreshed', { ref: 'k1', core: 'x' }).follow).toMatchObject([{ on: 'k1', how: 'upright' }]);
});

it('the danger marker steps, and jumps over a space that does not count; what it changes changes when it is there', () => {
  const me = { ...CROWDED_UNSTOPPABLE.me, armour: 99, battlefield: [] };
  const [{ beat, before }] = strokesOf({ ...CROWDED_UNSTOPPABLE, me }, ['end'], 'danger');
  const [{ pub }] = beat.events.filter(({ type }) => type === 'danger');
  const space = Number(pub.space);
  const arcs = [1, 2].map((by) => score(beat, { ...before, danger: { ...before.danger, at: space - by } }).lead[0]);
  expect(arcs.map(({ on, how, to, arc }) => [on, how, to, arc])).toEqual([
    ['danger-marker', 'fly', `danger:${space}`, undefined],
    ['danger-marker', 'fly', `danger:${space}`, true],
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

it('Maximum Danger: the marker goes there, and falls apart where it came to stand', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const told = { ...beat.events[0], type: 'over', pub: { outcome: 'loss', end: 'danger' } };
  const { lead, follow } = score({ ...beat, events: [told as never] }, before);
  expect(lead[0]).toMatchObject({ on: 'danger-marker', how: 'fly', to: `danger:${spacesOf(before).length}` });
  expect(follow[0]).toMatchObject({ on: 'danger-marker', how: 'break' });
});

it('what a card in play brings leaves it before the number changes', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const [card] = before.players[0].play;
  const told = { ...beat.events[0], type: 'gained', cause: `core:${card.core}`, pub: { what: 'credit', n: 2, now: 2 } };
  const { lead, follow } = score({ ...beat, events: [told as never] }, before);
  expect(lead.map(({ on, how, to, text }) => [on, how, to, text])).toEqual([[card.ref, 'sign', 'credits:0', '+2']]);
  expect(follow).toMatchObject([{ on: 'credits:0', how: 'count', text: '+2' }]);
});

const hits = (n: number) => ({ ops: [{ op: 'damage', n }] });

it('the signs of a card in play light effect by effect; one of an upgrade is not among them', () => {
  const tactic = { kind: 'tactic', play: [hits(2), { level: 3, ops: [{ op: 'refresh' }] }], exhaust: [] };
  const ally = { kind: 'ally', play: [], exhaust: [[hits(1)], [hits(2), { ops: [{ op: 'gain', what: 'ap', n: 1 }] }]] };
  const at = (def: object, group: number, effect: number) => signsAt(def as CoreDef, group, effect);
  expect(signsOf(tactic as unknown as CoreDef).map(({ icon }) => icon)).toEqual(['damage', 'train', 'refresh']);
  expect([0, 1, 2].map((effect) => at(tactic, 0, effect))).toEqual([[0, 1], [1, 3], undefined]);
  expect(signsOf(ally as unknown as CoreDef).map(({ icon }) => icon)).toEqual([
    'exhaust',
    'damage',
    'exhaust',
    'damage',
    'ap',
  ]);
  expect([at(ally, 0, 0), at(ally, 1, 0), at(ally, 1, 1)]).toEqual([
    [1, 2],
    [3, 4],
    [4, 5],
  ]);
});

it('the effect that is at work has its sign lit, before it strikes', () => {
  const [hit] = strokesOf(CROWDED_UNSTOPPABLE, ['play:five', 'do:0', 'hit:surgeon'], 'damaged');
  const [sign] = hit.lead;
  const card = hit.before.players[0].play.find(({ ref }) => ref === sign.on);
  expect(card?.core).toBe(hit.beat.cause.slice('core:'.length));
  expect(sign.cells).toEqual([0, 1]);
});

it('Rage: the threat whose turn it is shoots at the ally that it takes', () => {
  const [{ beat, before }] = played(CROWDED_UNSTOPPABLE, ['end']);
  const raging = {
    ...before,
    phase: 'threat' as const,
    attacks: [{ seat: 0, waiting: ['k4', 'k5'], made: 0, rage: 1 }],
  };
  const told = { ...beat.events[0], type: 'discarded', cause: 'threat', pub: { ref: 'k7', core: 'x' } } as never;
  const shown = score({ ...beat, events: [told] }, raging as never);
  expect(shown.lead.map(({ on, how, to }) => [on, how, to])).toEqual([
    ['k4', 'lunge', 'k7'],
    ['k4', 'bolt', 'k7'],
    ['k7', 'burst', undefined],
  ]);
  expect(score({ ...beat, events: [told] }, { ...raging, phase: 'cleanup' } as never).lead).toEqual([]);
});

it('what a threat does as it comes up belongs to the enemies’ four seconds, the same by one’s own card does not', () => {
  const [{ beat, before }] = strokesOf(CROWDED_UNSTOPPABLE, ['play:five', 'do:0', 'hit:surgeon'], 'damaged');
  const chapterIn = (phase: UnsView['phase']) => score(beat, { ...before, phase }).chapter;
  expect((['action', 'selection', 'threat', 'cleanup'] as const).map(chapterIn)).toEqual([
    undefined,
    undefined,
    'enemies',
    'enemies',
  ]);
});
