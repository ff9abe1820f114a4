import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../session/types.ts';
import { DEEDS, enemyIn } from '../model/ending.ts';

const entry = (type: string, pub: object): LogEntry =>
  ({ at: 1, beat: 0, round: 1, event: { n: 1, type, seat: 0, pub, cause: '', rule: '' } }) as never;

describe('the end of Bossin’ Space', () => {
  it('names who did it although he is gone by then', () => {
    const log = [
      entry('enemyEntered', { uid: 7, enemy: 'E05', column: 2 }),
      entry('enemyHit', { uid: 8, enemy: 'E01', column: 1, left: 0 }),
      entry('defeated', { uid: 7, enemy: 'E05', xp: 2 }),
    ];
    expect([enemyIn(log, 'enemy:u7'), enemyIn(log, 'enemy:u8')]).toEqual(['E05', 'E01']);
    expect([enemyIn(log, 'enemy:u9'), enemyIn(log, 'danger:D03')]).toEqual([undefined, undefined]);
  });

  it('knows what turned a round in which nobody was hurt', () => {
    for (const quiet of ['missed', 'shipStays', 'enemyMoved', 'commandFlipped']) expect(DEEDS.bad).toContain(quiet);
    expect(DEEDS.bad.indexOf('shipHit')).toBeLessThan(DEEDS.bad.indexOf('missed'));
  });
});
