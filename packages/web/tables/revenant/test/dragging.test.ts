import { Ctx, type Decision, isLegal, type Picked } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { nextMeant } from '../../../desk/turn/chain.ts';
import { droppedOn } from '../../../desk/turn/drop.ts';
import { dragged, isSource, towards } from '../model/dragging.ts';
import { wholes } from '../model/mixes.ts';
import { stepsOf } from '../model/targets.ts';

/** One gesture, several answers: played by the rules. */

const OWN = { board: 'FB1', side: '1A', stored: 'mmeessnn', hand: ['C06', 'F02', 'O03'] };
const FLEET = { arkSHI: 's1', dropshipBEL: 's3', arkDUN: 's4', frigate0: 's1', frigate1: 's6' };

/** A position in the words of cases, and what a drag in it says until its chain ends. */
function drag(
  given: Record<string, unknown>,
  from: string,
  to: string | null,
  before: readonly Picked[] = [],
): Picked[] {
  const { state } = game.cases.position({ p: [OWN, {}], ships: FLEET, ...given });
  const x = new Ctx(game.rules, state);
  const open = (): { decision: Decision; view: View } => {
    const [decision] = x.settle();
    return { decision, view: game.rules.view(x.s, 0) as View };
  };
  for (const pick of before) x.take(open().decision, pick);
  const said: Picked[] = [];
  const { decision, view } = open();
  const { ask } = decision;
  const dropped = droppedOn(
    {
      decision,
      ids: ask.kind === 'one' ? ask.options : ask.kind === 'subset' ? ask.from : [],
      stepsOf: (id) => stepsOf(id, view),
      isSource: (target) => isSource(target, decision, view),
      towards: (goal) => towards(decision, goal, view),
      dragged: (one, other) => dragged(decision, one, other, view),
    },
    from,
    to,
  );
  if (!dropped) return said;
  let meant = { then: dropped.then, goal: dropped.goal };
  let pick: Picked | undefined = dropped.pick;
  for (let now = open(); pick !== undefined; ) {
    expect(isLegal(now.decision.ask, pick)).toBe(true);
    said.push(pick);
    x.take(now.decision, pick);
    now = open();
    const { view: seen } = now;
    const next = nextMeant(
      { decision: now.decision, stepsOf: (id) => stepsOf(id, seen), towards: (d, g) => towards(d, g, seen) },
      meant,
    );
    meant = next?.rest ?? meant;
    pick = next?.pick;
  }
  return said;
}

describe('a drag', () => {
  it('sends a figure to a ship', () => {
    expect(drag({}, 'cadet1', 'arkSHI')).toEqual(['send:cadet1>arkSHI']);
    expect(drag({}, 'arkSHI', 'cadet1')).toEqual(['send:cadet1>arkSHI']);
  });

  it('takes the ark at work to a sector: the effect that reaches it, and it', () => {
    expect(drag({}, 'arkDUN', 's7', ['send:cadet1>arkDUN'])).toEqual(['effect:DUN.2', 'shield:s7']);
  });

  it('takes a dropship to a planet and lands it', () => {
    const given = { planets: { s3: 'P01', s4: 'P02' } };
    expect(drag(given, 'dropshipBEL', 'P01', ['send:cadet1>dropshipBEL'])).toEqual(['end', 'land']);
    expect(drag(given, 'dropshipBEL', 'P02', ['send:cadet1>dropshipBEL'])).toEqual(['manoeuvre', 'to:s4', 'land']);
  });

  it('with the last figure at home begins with sending it', () => {
    const given = { crew: { arkSHI: '0.captain', frigate0: '0.cadet1' }, planets: { s4: 'P02' } };
    expect(drag(given, 'dropshipBEL', 'P02')).toEqual(['send:cadet2>dropshipBEL', 'manoeuvre', 'to:s4', 'land']);
  });

  const BONUS = ['send:cadet1>arkDUN', 'effect:DUN.1'];

  it('plays a card as a bonus action, onto the cadet who gets it', () => {
    expect(drag({}, 'O03', null, BONUS).slice(0, 2)).toEqual(['bonus:affinity', 'play:O03']);
    const [first, second] = drag({}, 'C06', 'cadet2', BONUS);
    expect([first, second]).toEqual(['bonus:affinity', 'cheap:C06>cadet2']);
  });

  it('takes a resource of its kind', () => {
    expect(drag({}, 's', null, BONUS)).toEqual(['bonus:gain', 'gain:s']);
  });

  it('frees what it is let go over: with a card, or with energy', () => {
    const given = { corrupted: ['arkSHI', 'dropshipBEL'] };
    expect(drag(given, 'F02', 'arkSHI', BONUS)).toEqual([
      'bonus:neutralise',
      'part:card',
      ['discard:F02>frigate'],
      'isolate:arkSHI',
    ]);
    expect(drag(given, 'e', 'dropshipBEL', BONUS)).toEqual(['bonus:neutralise', 'part:energy', 'isolate:dropshipBEL']);
  });
});

describe('whole answers', () => {
  const of = (at: string, ask: object): Picked[] => wholes({ at, ask } as unknown as Decision);
  const bins = (max: number) => ['a', 'b', 'c'].map((id) => ({ id, min: 0, max }));

  it('are all mixes of the full number, where they are few', () => {
    expect(of('draw', { kind: 'amounts', bins: bins(2), min: 0, max: 2 })).toHaveLength(6);
    expect(of('draw', { kind: 'amounts', bins: bins(3), min: 0, max: 3 })).toHaveLength(10);
    expect(of('draw', { kind: 'amounts', bins: bins(6), min: 0, max: 6 })).toEqual([]);
    expect(of('drop', { kind: 'subset', from: ['m', 'm', 'e'], min: 2, max: 2 })).toHaveLength(2);
    expect(of('repair', { kind: 'amounts', bins: bins(1), min: 0, max: 1 })).toEqual([]);
  });
});
