import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTimers } from '../../../test/fakeTimers.ts';
import { type ButtonFace, type Faces, LATCH_MS, Latch } from '../latch.ts';

/** A button that changed under the finger takes no press for a moment. */

let timers: FakeTimers;
let latch: Latch;
beforeEach(() => {
  timers = new FakeTimers();
  latch = new Latch(timers);
});

const button = (does: string, says = does): ButtonFace => ({ does, says });
const faces = (decision: string, gold: ButtonFace | null, more: Partial<Faces> = {}): Faces => ({
  decision,
  at: 1,
  draft: '',
  isSending: false,
  lang: 'en',
  buttons: new Map(gold ? [['gold0', gold]] : []),
  ...more,
});

/** Draws, and says whether a press at once and one later are taken. */
function drawn(now: Faces): [atOnce: boolean, before: boolean, then: boolean] {
  latch.draw(now);
  const atOnce = latch.takes('gold0');
  timers.pass(LATCH_MS - 1);
  const before = latch.takes('gold0');
  timers.pass(1);
  return [atOnce, before, latch.takes('gold0')];
}

describe('is held back', () => {
  it('when somebody else’s answer asks something else there', () => {
    latch.draw(faces('m:1', button('Hit Thief')));
    expect(drawn(faces('m:2', button('Hit Sporeling')))).toEqual([false, false, true]);
  });

  it('when it does something else at the same question', () => {
    latch.draw(faces('m:1', button('Draw')));
    expect(drawn(faces('m:1', button('Reshuffle')))).toEqual([false, false, true]);
  });

  it('when a forecast comes late to a question that came by itself', () => {
    latch.draw(faces('', null));
    timers.pass(1_000);
    expect(drawn(faces('m:1', button('Hit Thief')))).toEqual([false, false, true]);
    timers.pass(1_000);
    expect(drawn(faces('m:1', button('Hit Thief', 'Hit Thief Defeated')))).toEqual([false, false, true]);
  });

  it('when beats have run out and the question is there, also where an own answer led to them', () => {
    latch.draw(faces('m:1', button('End'), { isSending: true }));
    latch.draw(faces('', null));
    timers.pass(2_000);
    expect(drawn(faces('m:2', button('Draft')))).toEqual([false, false, true]);
  });

  it('when somebody else has taken something back', () => {
    latch.draw(faces('m:2', button('Hit Thief'), { at: 2 }));
    timers.pass(5_000);
    expect(drawn(faces('m:1', button('Draw'), { at: 1 }))).toEqual([false, false, true]);
  });

  it('only where it changed', () => {
    const other = ['quiet0', button('m:1 skip')] as const;
    latch.draw(faces('m:1', null, { buttons: new Map([['gold0', button('Draw')], other]) }));
    latch.draw(faces('m:1', null, { buttons: new Map([['gold0', button('Reshuffle')], other]) }));
    expect([latch.takes('gold0'), latch.takes('quiet0')]).toEqual([false, true]);
  });
});

describe('is taken at once', () => {
  it('when the table is opened', () => {
    expect(drawn(faces('m:1', button('Draw')))).toEqual([true, true, true]);
  });

  it('when the person has taken something back', () => {
    latch.draw(faces('m:2', button('Hit Thief'), { at: 2 }));
    timers.pass(5_000);
    latch.touch();
    timers.pass(400);
    expect(drawn(faces('m:1', button('Draw'), { at: 1 }))).toEqual([true, true, true]);
  });

  it('when the person has chosen: choice, then confirm', () => {
    latch.draw(faces('m:1', button('Hit Thief')));
    expect(drawn(faces('m:1', button('Hit Sporeling'), { draft: 'sporeling' }))).toEqual([true, true, true]);
  });

  it('when the own answer leads from question to question, however fast, and whatever is known of it later', () => {
    latch.draw(faces('m:1', button('m:1 draw')));
    for (let i = 1; i < 6; i++) {
      timers.pass(60);
      latch.draw(faces(`m:${i}`, button(`m:${i} draw`), { isSending: true }));
      timers.pass(5);
      latch.draw(faces(`m:${i + 1}`, button(`m:${i + 1} draw`)));
      expect(latch.takes('gold0')).toBe(true);
      timers.pass(20);
      latch.draw(faces(`m:${i + 1}`, button(`m:${i + 1} draw`, 'draw: 3 of 7 left')));
      expect(latch.takes('gold0')).toBe(true);
    }
  });

  it('when it says the same in another language', () => {
    latch.draw(faces('', null));
    timers.pass(1_000);
    latch.draw(faces('m:1', button('Draw')));
    timers.pass(LATCH_MS);
    expect(drawn(faces('m:1', button('Ziehen'), { lang: 'de' }))).toEqual([true, true, true]);
  });

  it('when a press has ended the beats before it', () => {
    latch.draw(faces('', null));
    timers.pass(400);
    latch.touch();
    timers.pass(16);
    expect(drawn(faces('m:2', button('Draft')))).toEqual([true, true, true]);
  });

  it('when the person chooses while it was held back', () => {
    latch.draw(faces('m:1', button('Draw')));
    latch.draw(faces('m:1', button('Reshuffle')));
    expect(latch.takes('gold0')).toBe(false);
    latch.draw(faces('m:1', button('Stop'), { draft: 'stop' }));
    expect(latch.takes('gold0')).toBe(true);
  });
});

it('another language does not free what is held back', () => {
  latch.draw(faces('m:1', button('Draw')));
  latch.draw(faces('m:1', button('Reshuffle')));
  latch.draw(faces('m:1', button('Mischen'), { lang: 'de' }));
  expect(latch.takes('gold0')).toBe(false);
  latch.draw(faces('m:2', button('Draw'), { lang: 'cs' }));
  timers.pass(LATCH_MS - 1);
  expect(latch.takes('gold0')).toBe(false);
});

it('a touch does not make somebody else’s doing one’s own', () => {
  latch.draw(faces('m:1', button('Hit Thief')));
  latch.touch();
  timers.pass(10);
  expect(drawn(faces('m:2', button('Hit Sporeling')))).toEqual([false, false, true]);
});
