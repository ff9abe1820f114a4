import type { Decision } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import type { Steps } from '../../marks.ts';
import { nextMeant } from '../chain.ts';
import { type Dropped, type Dropping, droppedOn } from '../drop.ts';

const decisionOf = (options: string[]): Decision =>
  ({ id: 'm:1', at: 'x', lane: -1, ask: { seat: 0, kind: 'one', options, about: {} } }) as unknown as Decision;

/** `verb:thing>other` lies on the thing, then on the other one; a bare verb lies nowhere. */
const stepsOf = (id: string): Steps =>
  id.includes(':')
    ? id
        .slice(id.indexOf(':') + 1)
        .split('>')
        .map((ref) => [ref])
    : [];

function asking(options: string[], more: Partial<Dropping> = {}): Dropping {
  const decision = decisionOf(options);
  const nothing = (): undefined => undefined;
  return { decision, ids: options, stepsOf, isSource: () => false, towards: nothing, dragged: nothing, ...more };
}

describe('one thing dragged onto another', () => {
  const sends = ['send:ark>captain', 'send:ark>cadet', 'send:fighter>captain', 'none'];

  it('says the option between the two, whichever of them is dragged', () => {
    const said = { pick: 'send:ark>cadet', then: [], goal: null };
    expect(droppedOn(asking(sends), 'ark', 'cadet')).toEqual(said);
    expect(droppedOn(asking(sends), 'cadet', 'ark')).toEqual(said);
    expect(droppedOn(asking(sends), 'cadet', 'fighter')).toBeUndefined();
  });

  it('is the option of what is dragged, and goes on to what it was let go over', () => {
    expect(droppedOn(asking(['play:a', 'play:b']), 'a', 'b')).toEqual({ pick: 'play:a', then: [], goal: 'b' });
    expect(droppedOn(asking(['play:a', 'keep:a']), 'a', null)).toBeUndefined();
  });

  it('aims with the thing that asks, and with nothing else', () => {
    const aim = asking(['to:s1', 'to:s2'], { isSource: (target) => target === 'ship', towards: () => undefined });
    expect(droppedOn(aim, 'ship', 's2')).toEqual({ pick: 'to:s2', then: [], goal: null });
    expect(droppedOn(aim, 'ship', 's9')).toBeUndefined();
    expect(droppedOn(aim, 'stone', 's2')).toBeUndefined();
  });

  it('means what the game says of it, if that is offered', () => {
    const dragged = (): Dropped => ({ pick: 'bonus', then: ['play:a'], goal: null });
    expect(droppedOn(asking(['bonus', 'none'], { dragged }), 'a', null)).toEqual({
      pick: 'bonus',
      then: ['play:a'],
      goal: null,
    });
    expect(droppedOn(asking(['none'], { dragged }), 'a', null)).toBeUndefined();
  });
});

describe('the rest of a gesture', () => {
  const meant = { then: ['part:card', 'isolate:a'], goal: null };

  it('leaves out what was taken by itself, and ends where nothing of it is offered', () => {
    const at = (options: string[]) => ({ decision: decisionOf(options), stepsOf, towards: undefined });
    expect(nextMeant(at(['part:card', 'part:energy']), meant)?.pick).toBe('part:card');
    expect(nextMeant(at(['isolate:a', 'isolate:b']), meant)).toEqual({
      pick: 'isolate:a',
      how: 'chain',
      rest: { then: [], goal: null },
    });
    expect(nextMeant(at(['none', 'isolate:b']), meant)).toBeUndefined();
  });
});
