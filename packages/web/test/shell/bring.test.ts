import type { OnlineTable } from '@starhold/wire';
import { describe, expect, it } from 'vitest';
import { clockWords } from '../../online/clock.ts';
import { isYours, recapOf, seatsOnline } from '../../online/model.ts';
import { form as rone } from '../../shell/new-table/rone.ts';
import { ONLINE_EN } from '../../text/online.en.ts';

const SEATS = [{ name: 'Orrin', bot: 'rules' }, { name: 'Ada' }, { name: 'Ben' }];

describe('a table that goes online', () => {
  it('keeps its bots, has free seats for people, and the first person is who brings it', () => {
    expect(seatsOnline(SEATS, [], null)).toEqual({ seats: [SEATS[0], null, null], open: [1, 2], mine: 1 });
  });

  it('has a seat where a bot made room; the reader sits where they sat, or where they wish', () => {
    expect(seatsOnline(SEATS, [0], null)).toEqual({ seats: [null, null, null], open: [0, 1, 2], mine: 1 });
    expect(seatsOnline(SEATS, [0], 0).mine).toBe(0);
    // Wished for, and then given back to the bot.
    expect(seatsOnline(SEATS, [], 0).mine).toBe(1);
  });

  it('of bots alone has no seat for anybody until one makes room', () => {
    const bots = SEATS.map(({ name }) => ({ name, bot: 'rules' }));
    expect(seatsOnline(bots, [], null).mine).toBeNull();
    expect(seatsOnline(bots, [2], null)).toMatchObject({ open: [2], mine: 2 });
  });
});

describe('an online table', () => {
  it('says how much time everybody has to think', () => {
    expect(clockWords({ start: 900, plus: 10 }, ONLINE_EN.make)).toBe('15 min each, +10 s an answer');
    expect(clockWords({ start: 259_200, plus: 43_200 }, ONLINE_EN.make)).toBe('3 days each, +12 h an answer');
  });

  it('tells what was missed in seven lines at most, the newest, and says how many came before', () => {
    const missed = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
    expect(recapOf(missed(7))).toEqual({ told: missed(7), more: 0 });
    expect(recapOf(missed(8))).toEqual({ told: [3, 4, 5, 6, 7, 8], more: 2 });
    expect(recapOf(missed(300))).toEqual({ told: [295, 296, 297, 298, 299, 300], more: 294 });
  });

  const chair = (who: string, more: object = {}) => ({ who, bot: null, ready: false, ...more });
  const at = (status: string, chairs: object[], more: object = {}): boolean =>
    isYours({ status, you: 0, waitingFor: [], chairs, ...more } as unknown as OnlineTable);

  it('waits for the reader in their turn, and before the game once everybody has come', () => {
    expect(at('waiting', [chair('person'), chair('free')])).toBe(false);
    expect(at('waiting', [chair('person'), chair('person')])).toBe(true);
    expect(at('waiting', [chair('person', { ready: true }), chair('person')])).toBe(false);
    expect(at('playing', [chair('person'), chair('person')], { waitingFor: [0] })).toBe(true);
    expect(at('playing', [chair('person', { bot: 'rules' }), chair('person')], { waitingFor: [0] })).toBe(false);
    expect(at('playing', [chair('person'), chair('person')], { waitingFor: [0], you: null })).toBe(false);
  });

  it('of a campaign that is played together is not watched unless that is wanted', () => {
    expect(rone.isCampaign?.({ mode: 'coop', scenario: 'campaign' })).toBe(true);
    expect(rone.isCampaign?.({ mode: 'coop', scenario: '1' })).toBe(false);
    expect(rone.isCampaign?.({ mode: 'duel', scenario: 'campaign' })).toBe(false);
  });
});
