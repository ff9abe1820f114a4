import { Ctx, type Decision, isLegal, type Picked } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { type Meant, nextMeant } from '../../../desk/turn/chain.ts';
import { droppedOn } from '../../../desk/turn/drop.ts';
import { hands } from '../model/hands.ts';
import { wholes } from '../model/mixes.ts';

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
      stepsOf: (id) => hands.stepsOf(id, view),
      isSource: (target) => hands.isSource(target, decision, view),
      towards: (goal, by) => hands.towards(decision, goal, view, by),
      dragged: (one, other) => hands.dragged(decision, one, other, view),
    },
    from,
    to,
  );
  if (!dropped) return said;
  let meant: Meant = { then: dropped.then, goal: dropped.goal, by: from };
  let pick: Picked | undefined = dropped.pick;
  for (let now = open(); pick !== undefined; ) {
    expect(isLegal(now.decision.ask, pick)).toBe(true);
    said.push(pick);
    x.take(now.decision, pick);
    now = open();
    const { view: seen } = now;
    const next = nextMeant(
      {
        decision: now.decision,
        stepsOf: (id) => (hands.isAimed(id) ? hands.stepsOf(id, seen) : []),
        towards: (d, g, by) => hands.towards(d, g, seen, by),
      },
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

  it('takes a ship straight to its goal, and along whoever suits it best', () => {
    const given = { planets: { s4: 'P02' } };
    expect(drag(given, 'dropshipBEL', 'P02')).toEqual(['send:cadet1>dropshipBEL', 'manoeuvre', 'to:s4', 'land']);
    expect(drag({}, 'arkDUN', 's7')).toEqual(['send:cadet1>arkDUN', 'effect:DUN.2', 'shield:s7']);
    expect(drag({}, 'arkDUN', 's')).toEqual(['send:cadet1>arkDUN', 'effect:DUN.1']);
    // What the ark can do nothing about is no goal; neither is nothing.
    expect(drag({}, 'arkDUN', 'arkSHI')).toEqual([]);
    expect(drag({}, 'arkDUN', null)).toEqual([]);
    // The Vanguard hears attacks.
    const fighter = { ships: { ...FLEET, fighterBEL: 's3' }, voidborn: { s4: 2 } };
    expect(drag(fighter, 'fighterBEL', 'void.s4')[0]).toBe('send:captain>fighterBEL');
  });

  it('takes a fighter to Voidborn ships, which it attacks, and stays there', () => {
    const given = { ships: { ...FLEET, fighterBEL: 's3' }, voidborn: { s3: 1, s4: 2 } };
    const sent = ['send:cadet1>fighterBEL'];
    expect(drag(given, 'fighterBEL', 'void.s4', sent)).toEqual(['manoeuvre', 'to:s4', 'attack', 'stay']);
    expect(drag(given, 'fighterBEL', 'void.s3', sent)).toEqual(['attack', 'stay', 'end']);
    expect(drag(given, 'fighterBEL', 's4', sent)).toEqual(['manoeuvre', 'to:s4']);
  });

  it('tells shields and Voidborn ships of a sector apart', () => {
    const given = { voidborn: { s4: 3 } };
    expect(drag(given, 'arkSHI', 'void.s4')).toEqual([
      'send:cadet1>arkSHI',
      'effect:SHI.1',
      'destroy:s4',
      'destroy:s4',
    ]);
    expect(drag(given, 'arkSHI', 's4').slice(1, 3)).toEqual(['effect:SHI.2', 'shield:s4']);
  });

  const BONUS = ['send:cadet1>arkDUN', 'effect:DUN.1'];

  it('uses a card that is in play, the bonus action with it, and pays as it was meant', () => {
    const own = { ...OWN, frigates: ['F05', 'F04'], hand: [] };
    const given = { p: [own, {}] };
    expect(drag(given, 'F05', 's6', BONUS)).toEqual(['bonus:activate', 'use:F05.1', 'shield:s6']);
    expect(drag(given, 'e', 'F04', BONUS)).toEqual(['bonus:activate', 'use:F04.1', 'pay:e']);
  });

  it('says one thing only, whatever it is let go over', () => {
    // Onto another card of the hand: back into it.
    expect(drag({}, 'O03', 'F02', BONUS)).toEqual([]);
    // One ship onto another in a raid: only the first is hit.
    const raided = { moment: 'skirmish', voidborn: { s1: 2 }, ships: { ...FLEET, fighterBEL: 's1' } };
    expect(drag(raided, 'arkSHI', 'fighterBEL')).toEqual(['hit:arkSHI']);
    expect(drag(raided, 's1', 'arkSHI')).toEqual(['hit:arkSHI']);
    // Its attackers onto a ship: it takes all of it.
    expect(drag(raided, 'void.s1', 'arkSHI')).toEqual(['hit:arkSHI', 'hit:arkSHI']);
  });

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
    const first = [...BONUS, 'bonus:neutralise', 'part:energy', 'isolate:arkSHI'];
    const three = { ships: { ...FLEET, fighterBEL: 's3' }, corrupted: ['arkSHI', 'dropshipBEL', 'fighterBEL'] };
    expect(drag(three, 'F02', 'dropshipBEL', first)).toEqual([
      'part:card',
      ['discard:F02>frigate'],
      'isolate:dropshipBEL',
    ]);
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
