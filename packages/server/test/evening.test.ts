import { openSave, type Saved } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, newTable, openClub, Visitor } from './support/club.ts';
import { Player, playOn } from './support/playing.ts';

/** An evening at a club, over real connections: from a name to the replay. */

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

describe('two guests', () => {
  it('make a table, deal, play, lose the connection, finish, and watch it again', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const ben = await Visitor.named(club, 'Ben');
    const made = await ann.post('/api/tables', newTable());
    expect(made.status).toBe(200);
    const { id, code } = made.body.table;
    const stranger = await Visitor.named(club, 'Eve');
    expect((await stranger.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await stranger.post(`/api/tables/${id}/seats/1/take`)).body.problem).toBe('missing');

    expect((await ben.post('/api/join', { code: `${code.slice(0, 3)}-${code.slice(3).toLowerCase()}` })).body.id).toBe(
      id,
    );
    expect((await ben.post(`/api/tables/${id}/seats/1/take`)).body.you).toBe(1);
    const annAt = new Player(await ann.sit(id), 0);
    const benAt = new Player(await ben.sit(id), 1);
    await annAt.guest.until('room', ({ chairs }) => chairs[1].here);
    await ann.post(`/api/tables/${id}/ready`, { ready: true });
    expect((await ben.post(`/api/tables/${id}/ready`, { ready: true })).body.status).toBe('dealing');
    await Promise.all([annAt.deal(), benAt.deal()]);
    await annAt.guest.until('room', ({ status }) => status === 'playing');

    // No deal is lost as soon as that.
    await playOn([annAt, benAt], 'bossin-space', ({ at }) => at >= 6);
    const here = await annAt.guest.ask('sync', {});
    annAt.catchUp();
    const before = annAt.at;
    annAt.guest.close();
    const again = new Player(await ann.sit(id, { gen: before.gen, event: annAt.event }), 0);
    const full = await again.guest.until('full');
    expect(full.gen).toBe(before.gen);
    expect(full.from).toBe(annAt.event + 1);
    expect(full.moment).toEqual('moment' in here ? here.moment : 'no moment');
    await playOn([again, benAt], 'bossin-space', ({ over }) => over !== '');
    const frames = [annAt, again, benAt].flatMap(({ guest }) => guest.frames);

    await club.online.lobby.settle();
    const { body: table } = await stranger.get(`/api/tables/${id}`);
    expect(table.status).toBe('over');
    const { body: save } = await stranger.get<Saved>(`/api/tables/${id}/save`);
    const opened = openSave(await loadGame('bossin-space'), save);
    expect(opened.how).toBe('proved');
    // The seed was in nothing that anybody got before the end, nor was what the server kept for itself (T2).
    const until = frames.filter((frame) => !frame.includes('"published":{'));
    expect(until.length).toBeGreaterThan(50);
    const hidden = [save.seed, (save as { deal?: { secret: string } }).deal?.secret ?? 'no deal'];
    expect(hidden.map((word) => until.filter((frame) => frame.includes(word)).length)).toEqual([0, 0]);
    expect(frames.filter((frame) => frame.includes(save.seed)).length).toBeGreaterThan(0);
    const { body: records } = await stranger.get(`/api/people/${await ann.id()}/records`);
    expect(records).toMatchObject({ name: 'Ann', records: [{ table: id, players: 2, bots: 0, deal: 1 }] });

    const next = await Promise.all([ann, ben].map((who) => who.post(`/api/tables/${id}/rematch`)));
    expect(new Set(next.map(({ body }) => body.id)).size).toBe(1);
    expect(next[0].body.chairs.map(({ name }: { name: string }) => name)).toEqual(['Ben', 'Ann']);
    expect(club.reports).toEqual([]);
  });
});
