import { describe, expect, it } from 'vitest';
import { idsOf, type MarkInput, marksOf, reachOf } from '../../../desk/marks.ts';
import { isQuiet, stepsOf, targetOf, targetOfRef } from '../board/targets.ts';
import { opening } from './support.ts';

const view = opening();
const steps = (option: string) => stepsOf(option, view);

/** The marks of the desk for what this game's options lie on. */
const marked = (input: Omit<MarkInput, 'stepsOf' | 'reach' | 'held' | 'pointed'>) =>
  marksOf({
    ...input,
    stepsOf: steps,
    reach: reachOf(idsOf(input.decision), steps, null),
    held: null,
    pointed: new Map(),
  });

describe('where options lie', () => {
  it('finds cards by their handle whatever is done with them', () => {
    for (const verb of ['play', 'hit', 'fit', 'remove', 'discard', 'dismiss', 'threat', 'return']) {
      expect(targetOf(`${verb}:k12`, view)).toBe('card:k12');
    }
    expect(targetOf('exhaust:k12.1', view)).toBe('card:k12');
  });

  it('finds decks, cards taken up, market places and players', () => {
    expect(targetOf('draft:3', view)).toBe('deck:3');
    expect(targetOf('keep:C101', view)).toBe('looking:C101');
    expect(targetOf(`buy:${view.market[2]?.upgrade ?? ''}`, view)).toBe('market:2');
    expect(targetOf('sweep:p1', view)).toBe('player:1');
    expect(targetOf('seat:0', view)).toBe('player:0');
    expect(targetOf('trigger:story', view)).toBe('story');
  });

  it('leaves the rest to the prompt', () => {
    for (const option of ['skip', 'end', 'do:1', 'tell:a', 'reward', 'buy:not-there']) {
      expect(targetOf(option, view)).toBe(option);
    }
  });

  it('keeps two exhaust symbols of one ally apart', () => {
    const { byTarget, direct } = reachOf(['exhaust:k3.0', 'exhaust:k3.1', 'end'], steps, null);
    expect(byTarget.get('card:k3')).toEqual(['exhaust:k3.0', 'exhaust:k3.1']);
    expect(direct).toEqual(['end']);
  });
});

describe('what is pointed at', () => {
  it('finds cards, decks, and what words link to', () => {
    expect(targetOfRef('k7', view)).toBe('card:k7');
    expect(targetOfRef('3', view)).toBe('deck:3');
    expect(targetOfRef('core:strike', view)).toBe('core:strike');
    expect(targetOfRef('boss', view)).toBe('boss');
    expect(targetOfRef('UNS-7.3', view)).toBeUndefined();
  });
});

describe('what declines', () => {
  it('is never the gold answer', () => {
    for (const option of ['skip', 'none', 'end', 'stop']) expect(isQuiet(option), option).toBe(true);
    for (const option of ['go', 'reward', 'play:k1', 'hit:k2', 'do:0']) expect(isQuiet(option), option).toBe(false);
  });
});

describe('marks', () => {
  const marks = marked({
    decision: {
      id: 'm:1',
      at: 'action',
      lane: -1,
      ask: { seat: 0, kind: 'one', options: ['play:k1', 'play:k2', 'end'] },
    },
    refusals: { 'play:k3': { rule: 'UNS-7.4', msg: 'tooFewAp', args: [3, 1] } },
    chosen: ['play:k2'],
    hinted: new Set(['card:k1']),
    say: (refusal) => refusal.msg,
    resultOf: (option) => (option === 'play:k1' ? '+2' : undefined),
  });

  it('says what is legal, chosen, locked and why', () => {
    expect(marks.of('card:k1')).toEqual({ mark: 'legal', result: '+2', hinted: true });
    expect(marks.of('card:k2')).toEqual({ mark: 'chosen' });
    expect(marks.of('card:k3')).toEqual({ mark: 'locked', reason: 'tooFewAp', rule: 'UNS-7.4' });
    expect(marks.of('card:k4')).toEqual({ mark: 'plain' });
    expect(marks.of('end')).toEqual({ mark: 'legal' });
  });

  it('numbers what is chosen from a list', () => {
    const order = marked({
      decision: {
        id: 'm:1',
        at: 'handDown',
        lane: -1,
        ask: { seat: 0, kind: 'subset', from: ['discard:k1', 'discard:k2'], min: 0, max: 2 },
      },
      refusals: {},
      chosen: ['discard:k2', 'discard:k1'],
      hinted: new Set(),
      say: () => '',
      resultOf: () => undefined,
    });
    expect(order.of('card:k1').order).toBe(2);
    expect(order.of('card:k2').order).toBe(1);
  });
});
