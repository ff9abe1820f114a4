import { type Decision, type Picked, Table } from '@starhold/kernel';
import { game, type View } from '@starhold/rone';
import { type AnyTable, StandingAnswers, type StandingClass } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { type Meant, nextMeant } from '../../../desk/turn/chain.ts';
import { droppedOn } from '../../../desk/turn/drop.ts';
import { dragged, isSource, pauses, shortcutsAt, togetherAt, towards } from '../model/gestures.ts';
import { changed, mostOf, oneLast, plainOnes, severalChain, severalIn, sizeOf } from '../model/several.ts';
import { isAimed, stepsOf } from '../model/targets.ts';

/** Several answers in one gesture: what is meant, and what is not. Played through the rules themselves. */

const DICE = ['rrn', 'kkn', 'yyn', 'unn'];

interface At {
  table: AnyTable;
  decision: Decision;
  view: View;
}

function tableAt(me: Record<string, unknown>, given: Record<string, unknown> = {}): At {
  const { options, ...rest } = given;
  const wanted = { mode: 'duel', ...(options as object) };
  const p = [{ dice: DICE, ...me }, {}];
  const { state } = game.cases.position({ moment: 'main', options: wanted, p, ...rest });
  const table = new Table(game.rules, game.parseOptions(wanted), '00'.repeat(16), { state }) as unknown as AnyTable;
  return look(table);
}

function look(table: AnyTable): At {
  const { view, decisions } = table.seen(0);
  return { table, decision: decisions.find((d) => !d.aside) as Decision, view: view as View };
}

/** Says something, and all that was meant with it, as the page does; returns what was said. */
function say({ table, decision, view }: At, pick: Picked, meant: Meant): Picked[] {
  const said: Picked[] = [];
  let [now, rest, asked, seen]: [Picked, Meant, Decision, View] = [pick, meant, decision, view];
  for (;;) {
    const outcome = table.answer({ decision: asked.id, seat: 0, pick: now });
    expect(outcome.ok, JSON.stringify(now)).toBe(true);
    said.push(now);
    ({ decision: asked, view: seen } = look(table));
    const next = nextMeant(
      {
        decision: asked,
        stepsOf: (option) => (isAimed(option) ? stepsOf(option, seen) : []),
        towards: (d, goal) => towards(d, goal, seen),
      },
      rest,
    );
    if (!next) return said;
    [now, rest] = [next.pick, next.rest];
  }
}

/** What is said by dragging one thing onto another. */
function drop(at: At, from: string, to: string | null): Picked[] {
  const { decision, view } = at;
  const dropped = droppedOn(
    {
      decision,
      ids: decision.ask.kind === 'one' ? decision.ask.options : [],
      stepsOf: (option) => stepsOf(option, view),
      isSource: (target) => isSource(target, decision, view),
      towards: () => undefined,
      dragged: (a, b) => dragged(decision, a, b, view),
    },
    from,
    to,
  );
  return dropped ? say(at, dropped.pick, dropped) : [];
}

describe('a card that is dragged', () => {
  const me = { hand: ['ST05', 'ST07', 'AS3'], base: ['L5', 'TE03'], stored: 'rr', discard: ['ST01'], pool: 'g' };

  it.each(['base:TE03', 'store:r', 'played:ST08', 'part:SP1', null])('onto %s is played, and nothing else', (to) => {
    expect(drop(tableAt({ ...me, played: ['ST08'] }), 'card:ST05', to)).toEqual(['die:d2', 'play:ST05']);
  });

  it('onto another card of the hand goes back there', () => {
    expect(drop(tableAt(me), 'card:ST05', 'card:ST07')).toEqual([]);
  });

  it('onto a die, or the die onto it, is paid with that die', () => {
    const two = { ...me, dice: ['rrn', 'kkn', 'knn', 'unn'] };
    expect(drop(tableAt(two), 'card:ST05', 'die:d2')).toEqual(['die:d2', 'play:ST05']);
    expect(drop(tableAt(two), 'die:d2', 'card:ST05')).toEqual(['die:d2', 'play:ST05']);
    expect(drop(tableAt(two), 'card:ST05', 'die:d3')).toEqual(['die:d3', 'play:ST05']);
    // One that pays nothing of it goes along with one that does; one that is used does not count.
    expect(drop(tableAt(two), 'die:d4', 'card:ST05')).toEqual(['die:d3', 'die:d4', 'play:ST05']);
    expect(drop(tableAt({ ...two, dice: ['used', 'kkn', 'knn', 'unn'] }), 'card:ST05', 'die:d1')).toEqual([
      'die:d3',
      'play:ST05',
    ]);
  });

  it('reaches what it asks for', () => {
    expect(drop(tableAt({ ...me, scrapyard: ['ST02'] }), 'card:AS3', 'pile:discard')).toEqual([
      'play:AS3',
      'recycle:discard',
    ]);
  });

  it('an ability onto another one is used alone', () => {
    expect(drop(tableAt(me), 'base:L5', 'base:TE03')).toEqual(['activate:L5']);
  });

  it('one of two that are chosen one by one is the one that was taken up', () => {
    const at = tableAt({ hand: ['RC27', 'ST01', 'ST02'], pool: 'g', discard: ['ST03'] });
    say(at, 'play:RC27', { then: [], goal: null });
    const now = look(at.table);
    expect(now.decision.at).toBe('recycle');
    expect(drop(now, 'card:ST01', 'card:ST02')).toEqual(['recycle:ST01']);
  });
});

describe('several cards and abilities together', () => {
  const hand = ['ST01', 'ST02', 'ST05', 'ST07', 'ST10', 'ST11'];
  const me = { hand, base: ['L5', 'TE03'], deck: ['ST03'], ground: ['RC01', 'RC02'], health: 9 };
  const DEAR = ['ST01', 'ST02', 'ST05', 'ST10', 'ST11'];

  it('are all but those that take something', () => {
    // Losing health, or destroying a card of one's own, is said by itself.
    const { decision, view } = tableAt({ ...me, hand: ['ST01', 'ST08', 'ST09', 'ST12', 'RC12'], base: ['L5', 'TE05'] });
    expect(plainOnes(decision, view)).toEqual({ abilities: ['L5', 'TE05'], cards: ['ST01', 'ST08', 'ST09', 'ST12'] });
  });

  it('what shows something comes last, and there is one of it; as long as it costs nothing, nothing is paid for before', () => {
    const at = tableAt({ ...me, hand: ['ST01', 'ST07', 'ST08', 'ST09'] });
    const own = at.view.players[0];
    expect(togetherAt(at.decision, at.view)?.chain).toEqual([
      'activate:L5',
      'activate:TE03',
      'play:ST01',
      'play:ST08',
      'draw',
    ]);
    expect(shortcutsAt(at.decision, at.view)[0]).toMatchObject({ id: 'free', n: 4, then: { length: 4 } });
    expect(severalChain(at.view, own, { abilities: [], cards: ['ST08', 'ST09'] })).toBeNull();
    const other = oneLast(at.view, own, { abilities: [], cards: ['ST07', 'ST08', 'ST09'] }, 'play:ST09');
    expect(other.cards).toEqual(['ST07', 'ST09']);
    expect(severalChain(at.view, own, other)?.slice(-2)).toEqual(['play:ST09', 'pay:yy']);
  });

  it('screws go where all of it is dragged; asked for, the rest waits', () => {
    const given = { ...me, hand: ['ST07', 'ST09', 'ST12'], pool: 'gkryw', base: [] };
    const at = tableAt(given);
    expect(drop(at, 'together', 'ground:g2')).toEqual([
      'play:ST07',
      'play:ST12',
      { 'screw:g1': 0, 'screw:g2': 1 },
      'play:ST09',
    ]);
    const asks = tableAt(given);
    expect(drop(asks, 'together', null)).toEqual(['play:ST07', 'play:ST12']);
    expect(pauses(look(asks.table).decision)).toBe(true);
  });

  it('whoever takes up one of them takes up all, as they are laid out', () => {
    const { decision, view } = tableAt(me);
    const laid = ['play:ST01', 'die:d1', 'play:ST07'];
    expect(dragged(decision, 'card:ST07', null, view, laid)).toMatchObject({ pick: laid[0], then: laid.slice(1) });
    expect(dragged(decision, 'card:ST07', 'card:ST01', view, laid)).toBeNull();
    expect(dragged(decision, 'card:ST02', null, view, laid)?.then).not.toEqual(laid.slice(1));
  });

  it('an ability that was taken out stays out', () => {
    const { decision, view } = tableAt(me);
    const left = new Set(['L5']);
    expect(togetherAt(decision, view, left)?.several.abilities).toEqual(['TE03']);
    expect(togetherAt(decision, view, left)?.all.abilities).toEqual(['L5', 'TE03']);
    expect(shortcutsAt(decision, view, left)[0].then).toEqual(['play:ST01']);
  });

  it('two dice that bring next to nothing are given for what one card more costs', () => {
    const { decision, view } = tableAt({ hand: ['ST07', 'ST06'], dice: ['rnn', 'nnn', 'nnn', 'used'], deck: ['ST03'] });
    expect(togetherAt(decision, view)?.chain).toEqual(['die:d1', 'convert:d2>d3', 'kind:g', 'play:ST06', 'play:ST07']);
  });

  it('as many cards as can be paid for are laid out, of those the dearest, and one press plays them', () => {
    const at = tableAt(me);
    const laid = togetherAt(at.decision, at.view);
    // Two red, two black, two yellow, one blue: of ST07 (r) and ST11 (rr) one, and the dearer one can be had.
    expect(laid?.several).toEqual({ abilities: ['L5', 'TE03'], cards: DEAR });
    const [pick, ...then] = laid?.chain ?? [];
    say(at, pick, { then, goal: laid?.goal ?? null });
    const { view } = look(at.table);
    expect(view.players[0].played.toSorted()).toEqual(DEAR);
    expect(view.players[0].base.filter(({ exhausted }) => exhausted).map(({ id }) => id)).toEqual(['L5', 'TE03']);
  });

  it('are read off the chain again, and one is taken out or put to them', () => {
    const { decision, view } = tableAt(me);
    const own = view.players[0];
    const laid = togetherAt(decision, view);
    const [armed, ...then] = laid?.chain ?? [];
    const several = severalIn(armed, then);
    if (!several) throw new Error('nothing is laid out');
    expect({ ...several, cards: several.cards.toSorted() }).toEqual(laid?.several);
    // Both reds for the dearer one; a third red there is not.
    expect(severalChain(view, own, changed(several, 'play:ST07', false))).toBeNull();
    const without = changed(several, 'play:ST11', true);
    expect(severalChain(view, own, changed(without, 'play:ST07', false))).not.toBeNull();
    expect(changed(several, 'activate:L5', true).abilities).toEqual(['TE03']);
    expect(severalIn('die:d1', ['play:ST07'])).toBeNull();
  });

  it('what a card without a price brings pays for the others', () => {
    const at = tableAt({ hand: ['RC47', 'ST02'], dice: ['used', 'used', 'used', 'used'] });
    const laid = togetherAt(at.decision, at.view);
    expect(laid?.chain).toEqual(['play:RC47', 'play:ST02']);
    expect(say(at, 'play:RC47', { then: laid?.chain.slice(1) ?? [], goal: null })).toEqual(laid?.chain);
  });

  it('each is paid with what the others do not need', () => {
    // Wild symbols of ST02 and ST10 must leave the red for ST07 and the blue for ST10.
    const at = tableAt({ hand: ['ST02', 'ST07', 'ST10'], pool: 'rukk', dice: ['used', 'used', 'used', 'used'] });
    const { several, chain = [] } = togetherAt(at.decision, at.view) ?? {};
    expect(several?.cards).toEqual(['ST02', 'ST07', 'ST10']);
    say(at, chain[0], { then: chain.slice(1), goal: null });
    expect(look(at.table).view.players[0].played).toHaveLength(3);
  });

  it('none are offered where there are not two, or where a pair takes something off', () => {
    const few = tableAt({ hand: ['ST02'] });
    expect(togetherAt(few.decision, few.view)).toBeUndefined();
    const { decision, view } = tableAt({ hand });
    const off = { ...view.players[0], discounts: [0, 1, 0, 0, 0, 0] };
    expect(mostOf(view, off, plainOnes(decision, view))).toBeNull();
  });

  it('every set that is laid out can be played to its end, whatever it is', () => {
    // All ways to leave some of them out.
    const at = tableAt({ ...me, pool: 'wgr' });
    const { several } = togetherAt(at.decision, at.view) ?? {};
    if (!several) throw new Error('nothing is laid out');
    const options = [...several.abilities.map((id) => `activate:${id}`), ...several.cards.map((id) => `play:${id}`)];
    for (let mask = 0; mask < 1 << options.length; mask++) {
      const some = options.reduce((left, option, i) => (mask & (1 << i) ? left : changed(left, option, true)), several);
      if (sizeOf(some) === 0) continue;
      const chain = severalChain(at.view, at.view.players[0], some) ?? [];
      const fresh = tableAt({ ...me, pool: 'wgr' });
      say(fresh, chain[0], { then: chain.slice(1), goal: null });
      const { played, base } = look(fresh.table).view.players[0];
      expect(played.toSorted()).toEqual([...some.cards].toSorted());
      expect(base.filter(({ exhausted }) => exhausted)).toHaveLength(some.abilities.length);
    }
  });
});

describe('spare parts', () => {
  const ground = [{ card: 'RC05', screws: 1 }, 'RC01'];
  const at = (parts: number): At => tableAt({ ground, parts, played: ['ST01'] }, { moment: 'parts' });

  it('dragged onto a card in training become the screws it lacks, as far as they go', () => {
    // RC05 lacks three, RC01 two; the card that was played brings one more part.
    expect(drop(at(4), 'parts', 'ground:g1').filter((pick) => pick === 'spend:SP1')).toHaveLength(3);
    const few = at(0);
    drop(few, 'parts', 'ground:g2');
    expect(look(few.table).view.players[0].ground.map(({ screws }) => screws)).toEqual([1, 1]);
  });

  it('go nowhere else', () => {
    expect(drop(at(4), 'parts', 'base:L5')).toEqual([]);
    expect(drop(at(4), 'parts', null)).toEqual([]);
    expect(isSource('parts', tableAt({ hand: ['ST01'] }).decision, at(4).view)).toBe(false);
  });

  it('buy a new die: screws of one colour dragged onto the whole of it go where it is barest', () => {
    const now = at(4);
    say(now, 'spend:SP4', { then: [], goal: null });
    // Its first face shows two red screws already; of the others each has two bare ones.
    const bench = look(now.table);
    expect(drop(bench, 'screw:r', 'bench:d1')).toEqual(['face:d1.2', 'swap:n>r', 'face:d1.3', 'swap:n>r']);
    expect(look(now.table).decision.at).toBe('parts');
  });
});

describe('with a team mate', () => {
  const together = (me: Record<string, unknown>, mate: Record<string, unknown> = {}, given = {}): At =>
    tableAt(me, {
      options: { mode: 'coop', players: 2 },
      p: [{ dice: DICE, base: ['L3', 'TE15'], ...me }, mate],
      invasion: { deployed: ['IS07'], deck: ['IS01', 'IS02', 'IS03'] },
      ...given,
    });
  const next = ({ table }: At, classes: readonly StandingClass[]) => {
    const standing = new StandingAnswers(game);
    standing.want({ classes });
    return { standing, answer: standing.next(table, [0]) };
  };

  it('armour goes to whoever needs it most, if that is wanted, and not otherwise', () => {
    const at = together({ hand: ['ST01'], armour: 9, health: 9 }, { armour: 3, health: 9 });
    say(at, 'play:ST01', { then: [], goal: null });
    const now = look(at.table);
    expect(now.decision.at).toBe('share');
    const { answer, standing } = next(now, ['share']);
    expect(answer).toMatchObject({ pick: { 'to:p1': 1 }, by: 'standing:share' });
    expect(next(now, ['keep', 'sequence', 'sensible']).answer).toBeUndefined();
    expect(new StandingAnswers(game).offer(now.table, now.decision)).toMatchObject({ cls: 'share', isOn: false });
    // Whoever stops it is asked.
    standing.hold(now.decision.id);
    expect(standing.next(now.table, [0])).toBeUndefined();
  });

  it('what nobody has room for pays for an action', () => {
    const at = together({ hand: ['ST01'], armour: 18 }, { armour: 18 });
    say(at, 'play:ST01', { then: [], goal: null });
    expect(next(look(at.table), ['share']).answer?.pick).toEqual({ 'pay:AA3': 1 });
  });

  it('all damage at the stack is one press, also where all of it is alike', () => {
    const at = together({ hand: [] }, {}, { moment: 'damage', p: [{ damage: ['r1', 'r1', 'r1'] }, {}] });
    const [stack] = shortcutsAt(at.decision, at.view);
    expect(say(at, stack.pick, stack)).toEqual(['hit:r1', 'hit:r1', 'hit:r1']);
  });
});

it('passives come in the order in which they lie, if that is wanted', () => {
  const at = tableAt({ base: ['L7', 'TE15', 'TE16'], scrapyard: ['ST01'] }, { moment: 'start' });
  expect(at.decision.at).toBe('occ');
  const standing = new StandingAnswers(game);
  expect(standing.next(at.table, [0])).toBeUndefined();
  standing.want({ classes: ['sequence'] });
  expect(standing.next(at.table, [0])).toMatchObject({ by: 'standing:sequence' });
});

it('what may be done for nothing is done, and for the draw of a card nothing is reshuffled, if that is wanted', () => {
  const standing = new StandingAnswers(game);
  const at = tableAt({ base: ['L7'], scrapyard: ['ST01'], deck: ['ST02'] }, { moment: 'start' });
  expect(at.decision.at).toBe('branch');
  expect(standing.next(at.table, [0])).toBeUndefined();
  expect(standing.offer(at.table, at.decision)).toMatchObject({ cls: 'use', pick: 'do', isOn: false });
  standing.want({ classes: ['use'] });
  expect(standing.next(at.table, [0])).toMatchObject({ pick: 'do', by: 'standing:use' });

  const drawing = tableAt({ hand: ['ST08'], deck: [], discard: ['ST02', 'ST03'] });
  say(drawing, 'play:ST08', { then: [], goal: null });
  const asked = look(drawing.table);
  expect(asked.decision.ask).toMatchObject({ options: ['reshuffle', 'end'] });
  standing.want({ classes: ['spare'] });
  expect(standing.next(asked.table, [0])).toMatchObject({ pick: 'end', by: 'standing:spare' });
  // In phase 2 it is for the player to say.
  const phase2 = tableAt({ deck: [], discard: ['ST02', 'ST03'] }, { moment: 'draw' });
  expect(standing.next(phase2.table, [0])).toBeUndefined();
});
