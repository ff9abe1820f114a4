import { describe, expect, it } from 'vitest';
import { seatsOnline } from '../../online/model.ts';

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
