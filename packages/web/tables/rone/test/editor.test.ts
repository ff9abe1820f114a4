import { quickRng } from '@starhold/kernel';
import { game, type InvasionView, type View } from '@starhold/rone';
import { type Op, packOf, packs } from '@starhold/rone/content';
import { checkSetup } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { newTable } from '../../../session/opening.ts';
import { COUNTED, conditionOf, OPENINGS, type Way, wayOf } from '../editor/conditions.ts';
import { blank, check, copyOf, type Draft, draftFrom, fileOf, freeId, idOf, prove, renamed } from '../editor/draft.ts';
import { EFFECTS, effectOf, fewOf, firstOf, innerOf, LASTING, withFew, withInner } from '../editor/effects.ts';
import { setupFor } from '../editor/playtest.ts';
import { readShelf, writeShelf } from '../editor/shelf.ts';

const fresh = (): Draft => blank('Long Night', 'Dawn', []);
const scenarios = packOf({ pack: packs.base }).scenarios;
const WISH = { players: 2, difficulty: 'easy', name: 'Ada', botNames: ['', 'Orrin'] } as const;

describe('a new scenario', () => {
  it('is playable as it is, under an id that is free', () => {
    const draft = fresh();
    expect(draft.id).toBe('my-long-night');
    expect(check(draft).problem).toBeNull();
    expect(prove(draft).problem).toBeNull();
    expect(idOf('Žluťoučký kůň!')).toBe('my-zlutoucky-kun');
    expect(freeId('RC10', [])).toBe('RC10-2');
    expect(freeId('my-a', ['my-a', 'my-a-2'])).toBe('my-a-3');
  });

  it('can begin as a copy of one of the campaign', () => {
    for (const def of scenarios) {
      const draft = copyOf(def, `Copy of ${def.name.en}`, []);
      expect(prove(draft).problem, def.id).toBeNull();
      expect(draft).not.toHaveProperty('no');
    }
  });

  it('is renamed everywhere until it has translations', () => {
    expect(renamed({ en: 'A', cs: 'A', de: 'A' }, 'de', 'B')).toEqual({ en: 'B', cs: 'B', de: 'B' });
    expect(renamed({ en: 'A', cs: 'Á', de: 'A' }, 'de', 'B')).toEqual({ en: 'A', cs: 'Á', de: 'B' });
  });
});

describe('effects of a form', () => {
  it('are all taken by the game, as preparation or at the end of an event', () => {
    for (const effect of EFFECTS) {
      const draft = fresh();
      draft.events[0].onEnd = [effect.make(firstOf(effect))];
      expect(prove(draft).problem, effect.id).toBeNull();
    }
    const draft = fresh();
    draft.events[0].whileActive = [...LASTING];
    expect(prove(draft).problem).toBeNull();
  });

  it('are found again in what they made, with their numbers', () => {
    for (const effect of EFFECTS) {
      const values = firstOf(effect);
      for (const slot of effect.slots) if (slot.kind === 'number') values[slot.key] = slot.max;
      expect(effectOf(effect.make(values)), effect.id).toMatchObject({ effect: { id: effect.id }, values });
    }
  });

  it('cover what the scenarios of the campaign do', () => {
    const ops = scenarios.flatMap(({ prep, events }) => [...prep, ...events.flatMap(({ onEnd }) => onEnd)]);
    expect(ops.length).toBeGreaterThan(6);
    const isShown = (op: Op): boolean =>
      effectOf(op) !== null || (fewOf(op) !== null && innerOf(op).every(([, inner]) => inner.every(isShown)));
    expect(ops.filter((op) => !isShown(op))).toEqual([]);
  });

  it('are changed inside others', () => {
    const few: Op = { op: 'when', if: { of: 'players', atMost: 1 }, then: [{ op: 'fillZones' }] };
    expect(fewOf(few)).toBe(1);
    const changed = withInner(withFew(few, 2), 'then', [{ op: 'deploy', n: 2 }]);
    expect(changed).toEqual({ op: 'when', if: { of: 'players', atMost: 2 }, then: [{ op: 'deploy', n: 2 }] });
    const draft = fresh();
    draft.prep = [changed];
    expect(prove(draft).problem).toBeNull();
  });

  it('leave alone what is more than a form can show', () => {
    expect(effectOf({ op: 'when', if: { coop: true }, then: [{ op: 'fillZones' }] })).toBeNull();
    expect(effectOf({ op: 'deploy', n: { base: 1, per: 'players', each: 1 } } as never)).toBeNull();
  });
});

describe('conditions of a form', () => {
  it('are found again in what they made, and are taken by the game', () => {
    const ways: Way[] = [
      { way: 'ended', event: 'end' },
      ...COUNTED.map((fact): Way => ({ way: 'atLeast', n: 4, fact })),
      ...COUNTED.map((fact): Way => ({ way: 'atMost', n: 2, fact })),
    ];
    for (const way of ways) {
      expect(wayOf(conditionOf(way))).toEqual(way);
      expect(prove({ ...fresh(), victory: conditionOf(way) }).problem, JSON.stringify(way)).toBeNull();
    }
    for (const when of OPENINGS) {
      const target = { armourPerPlayer: 6, healthBase: 16, healthPerPlayer: 14, when };
      expect(prove({ ...fresh(), target, victory: conditionOf({ way: 'target' }) }).problem).toBeNull();
    }
    expect(wayOf({ any: [{ ended: 'a' }, { ended: 'b' }] })).toBeNull();
  });
});

describe('what is wrong', () => {
  it('is said with the field it is in', () => {
    const at = (part: Partial<Draft>): string | undefined => {
      const draft = { ...fresh(), ...part };
      return (check(draft).problem ?? prove(draft).problem)?.field;
    };
    const { name, support, events } = fresh();
    expect(at({ name: { ...name, en: '' } })).toBe('name.en');
    expect(at({ support: [support[0], { ...support[1], melee: -3 }, support[2]] })).toBe('support.1.melee');
    expect(at({ events: [{ ...events[0], round: Number.NaN }] })).toBe('events.0.round');
    expect(at({ victory: { ended: 'nothing' } })).toMatch(/victory/);
    expect(at({ prep: [{ op: 'explode' } as never] })).toMatch(/^prep\.0/);
  });

  it('of a file is one clear line, and nothing is taken from it', () => {
    expect(() => draftFrom('{', [])).toThrow(/no JSON/);
    expect(() => draftFrom('[]', [])).toThrow('scenario: must be an object');
    expect(() => draftFrom(`"${'x'.repeat(10_000_000)}"`, [])).toThrow(/too many/);
    expect(() => draftFrom(JSON.stringify({ ...fresh(), secret: 1 }), [])).toThrow(/secret/);
    const deep = JSON.parse(`${'{"any":['.repeat(60)}{"coop":true}${']}'.repeat(60)}`);
    expect(() => draftFrom(JSON.stringify({ ...fresh(), victory: deep }), [])).toThrow(/deep/);
  });
});

describe('a scenario on the device', () => {
  it('goes out as a file and comes back the same, under a free id', () => {
    const draft = fresh();
    expect(draftFrom(fileOf(draft), [])).toEqual(
      JSON.parse(JSON.stringify({ ...draft, support: draft.support.map((l) => ({ ...l, modifiers: [] })) })),
    );
    expect(draftFrom(fileOf(draft), [draft.id]).id).toBe('my-long-night-2');
  });

  it('stays on the shelf, and a full or broken shelf loses nothing', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readShelf(storage)).toEqual([]);
    expect(writeShelf(storage, [fresh()])).toBe(true);
    expect(readShelf(storage)).toEqual([fresh()]);
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(writeShelf(full, [])).toBe(false);
    expect(readShelf(storage)).toHaveLength(1);
    expect(readShelf({ getItem: () => '{"no":1}', setItem() {} })).toEqual([]);
    expect(readShelf({ getItem: () => 'oops', setItem() {} })).toEqual([]);
  });

  it('is played: the table knows its card and counts its rounds', () => {
    const { setup } = setupFor(fresh(), WISH);
    if (!setup) throw new Error('not playable');
    const table = newTable(game, checkSetup(game, setup), '7a'.repeat(16));
    const rng = quickRng(3);
    const invasion = (): InvasionView => (table.seen('table').view as View).invasion as InvasionView;
    while (table.over === '' && invasion().marker < 2) {
      const [seat] = table.waitingFor;
      const { view, decisions } = table.seen(seat);
      const outcome = table.answer({
        decision: decisions[0].id,
        seat,
        pick: game.brain.choose(view, decisions[0], rng),
      });
      expect(outcome.ok).toBe(true);
    }
    expect(invasion()).toMatchObject({ scenario: 'my-long-night', parts: 1, marker: 2 });
    expect(invasion().events).toEqual([{ id: 'end', round: 8, ended: false }]);
    expect(setupFor({ ...fresh(), victory: { ended: 'nothing' } }, WISH).problem?.field).toMatch(/victory/);
  });
});
