import { openSave, type Saved } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Club, newTable, openClub, Visitor } from './support/club.ts';
import { Player, playOn } from './support/playing.ts';

/** Whole games of every kind by real connections, two people each. */

let club: Club;
beforeAll(async () => {
  club = await openClub(1_000);
});
afterAll(() => club.close());

it.each([
  ['bossin-space', { players: 2 }],
  ['unstoppable', { players: 2 }],
  ['rone', { players: 2, mode: 'duel' }],
  ['rone', { players: 2, mode: 'coop', difficulty: 'easy' }],
  ['revenant', { players: 2 }],
])(
  '%s %o',
  async (game, options) => {
    const [ann, ben] = [await Visitor.named(club, 'Ann'), await Visitor.named(club, 'Ben')];
    const { body } = await ann.post('/api/tables', newTable({ game, options, listed: true }));
    const { id } = body.table;
    await ben.post(`/api/tables/${id}/seats/1/take`);
    const players = [new Player(await ann.sit(id), 0), new Player(await ben.sit(id), 1)];
    for (const who of [ann, ben]) await who.post(`/api/tables/${id}/ready`, { ready: true });
    await Promise.all(players.map((player) => player.deal()));
    await playOn(players, game, ({ over }) => over !== '');
    await club.online.lobby.settle();
    const { body: save } = await ann.get<Saved>(`/api/tables/${id}/save`);
    expect(openSave(await loadGame(game), save).how).toBe('proved');
    const { body: records } = await ann.get(`/api/people/${await ann.id()}/records`);
    expect(records.records).toMatchObject([{ table: id, game, deal: 1, caveats: [] }]);
    for (const { guest } of players) guest.close();
    expect(club.reports).toEqual([]);
  },
  400_000,
);
