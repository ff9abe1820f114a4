import { randomUUID } from 'node:crypto';
import { newSeed, type Saved, saveOf, Table } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, newTable, openClub, Visitor } from './support/club.ts';
import { Player, playOn } from './support/playing.ts';

/** The lobby as people use it, over HTTP and sockets, on a database on disk. */

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(async () => {
  await club.close();
  expect(club.reports).toEqual([]);
});

const DAY = 86_400_000;

describe('people', () => {
  it('a guest becomes an account and signs in elsewhere; a new password signs the others out', async () => {
    const ann = await Visitor.named(club, '  Ann\u202e\u0007  ');
    const me = (await ann.get('/api/me')).body;
    expect(me).toEqual({ id: me.id, name: 'Ann', login: null, language: 'en', hasPassword: false, settings: {} });
    await ann.post('/api/me', { language: 'cs', settings: { sound: false } });
    const asGuest = ann.cookie;
    const made = await ann.post('/api/account', { login: 'Ann.Account', password: 'correct horse' });
    expect(made.body).toMatchObject({ id: me.id, login: 'ann.account', hasPassword: true, language: 'cs' });
    expect(ann.cookie).not.toBe(asGuest);
    const old = new Visitor(club);
    old.cookie = asGuest;
    expect((await old.get('/api/me')).body).toBeNull();
    expect((await old.post('/api/me', { name: 'Old' })).body.problem).toBe('signIn');

    const phone = new Visitor(club);
    expect((await phone.post('/api/login', { login: 'ANN.account', password: 'wrong horse' })).body.problem).toBe(
      'wrongLogin',
    );
    const unknown = await phone.post('/api/login', { login: 'nobody.here', password: 'wrong horse' });
    expect([unknown.status, unknown.body]).toEqual([
      403,
      { problem: 'wrongLogin', detail: 'login and password do not fit' },
    ]);
    expect((await phone.post('/api/login', { login: 'ANN.account', password: 'correct horse' })).body).toMatchObject({
      id: me.id,
      settings: { sound: false },
    });
    expect((await ann.post('/api/account/password', { old: 'no', password: 'another horse' })).body.problem).toBe(
      'wrongLogin',
    );
    await ann.post('/api/account/password', { old: 'correct horse', password: 'another horse' });
    expect((await phone.get('/api/me')).body).toBeNull();
    expect((await ann.get('/api/me')).body.id).toBe(me.id);
    const other = await Visitor.named(club, 'Other');
    expect((await other.post('/api/account', { login: 'ann.account', password: 'long enough' })).body.problem).toBe(
      'loginTaken',
    );
    await ann.post('/api/logout');
    expect((await ann.get('/api/me')).body).toBeNull();
  });

  it('somebody who wants to be forgotten is', async () => {
    const tom = await Visitor.named(club, 'Tom');
    const id = await tom.id();
    const { body } = await tom.post('/api/tables', newTable({ listed: true }));
    expect((await tom.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await tom.get('/api/me')).body).toBeNull();
    const eve = await Visitor.named(club, 'Eve');
    expect((await eve.get(`/api/people/${id}/records`)).status).toBe(404);
    expect((await eve.get(`/api/tables/${body.table.id}`)).status).toBe(404);
  });
});

describe('tables', () => {
  it('are found in the list by what one looks for', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const rone = { game: 'rone', options: { players: 2, mode: 'duel' }, listed: true, pace: 'days', language: 'de' };
    const { body } = await ann.post('/api/tables', newTable(rone));
    const eve = new Visitor(club);
    const ids = async (query: string): Promise<string[]> =>
      (await eve.get(`/api/tables?${query}`)).body.tables.map(({ id }: { id: string }) => id);
    expect(await ids('game=rone&pace=days&language=de&players=2')).toEqual([body.table.id]);
    for (const other of ['game=unstoppable', 'game=rone&pace=live', 'game=rone&players=3', 'game=rone&language=cs']) {
      expect(await ids(other), other).toEqual([]);
    }
    expect((await eve.get('/api/tables?colour=red')).body).toMatchObject({ problem: 'shape' });
    const shown = (await eve.get('/api/tables?game=rone')).body.tables[0];
    expect([shown.code, shown.you, shown.isHost]).toEqual([null, null, false]);
    await ann.post(`/api/tables/${body.table.id}`, { listed: false });
    expect(await ids('game=rone')).toEqual([]);
  });

  it('refuse what the game cannot be played with, in one line', async () => {
    const ann = await Visitor.named(club, 'Ann');
    for (const wrong of [
      { game: 'template' },
      { game: 'chess' },
      { options: { players: 9 } },
      { options: { players: 2, gravity: 'low' } },
      { seats: [null] },
      {
        seats: [
          { name: 'A', bot: 'rules' },
          { name: 'B', bot: 'rules' },
        ],
      },
      { seats: [null, { name: 'A', bot: 'search:99999' }] },
    ]) {
      const { status, body } = await ann.post('/api/tables', newTable(wrong));
      expect([status, body.problem, body.detail.includes('\n')], JSON.stringify(wrong)).toEqual([
        400,
        'options',
        false,
      ]);
    }
  });

  it('of four who want one chair one gets it; who moves leaves the old one free', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const { body } = await ann.post(
      '/api/tables',
      newTable({ options: { players: 3 }, seats: [null, null, null], listed: true }),
    );
    const { id } = body.table;
    const four = await Promise.all(['B', 'C', 'D', 'E'].map((name) => Visitor.named(club, name)));
    const replies = await Promise.all(four.map((who) => who.post(`/api/tables/${id}/seats/1/take`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = four[replies.findIndex(({ status }) => status === 200)];
    const moved = await winner.post(`/api/tables/${id}/seats/2/take`);
    expect(moved.body.chairs.map(({ who }: { who: string }) => who)).toEqual(['person', 'free', 'person']);
    // The host gives the free chair to a bot, sends the other away, and is left.
    expect((await winner.post(`/api/tables/${id}/seats/1`, { bot: 'rules' })).body.problem).toBe('notHost');
    expect((await ann.post(`/api/tables/${id}/seats/1`, { bot: 'rules' })).body.chairs[1].who).toBe('bot');
    expect((await ann.post(`/api/tables/${id}/seats/2`, { bot: null })).body.chairs[2].who).toBe('free');
    expect((await winner.post(`/api/tables/${id}/ready`, { ready: true })).body.problem).toBe('notYours');
    await ann.post(`/api/tables/${id}/leave`);
    expect((await ann.get(`/api/tables/${id}`)).body.status).toBe('closed');
    expect((await winner.get(`/api/tables/${id}`)).status).toBe(404);
  });

  it('tell people of the same name apart, and a new name is worn at once while they wait', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const also = await Visitor.named(club, 'ann');
    const { body } = await ann.post(
      '/api/tables',
      newTable({ listed: true, options: { players: 3 }, seats: [null, null, null] }),
    );
    const { id } = body.table;
    await also.post(`/api/tables/${id}/seats/1/take`);
    const names = async (): Promise<string[]> =>
      (await ann.get(`/api/tables/${id}`)).body.chairs.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Ann', 'ann 2', '']);
    await also.post('/api/me', { name: 'Felix' });
    await ann.post(`/api/tables/${id}/seats/2`, { bot: 'rules' });
    expect(await names()).toEqual(['Ann', 'Felix', 'Felix 2']);
  });

  it('a new invite makes the old code and link void', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const ben = await Visitor.named(club, 'Ben');
    const { body } = await ann.post('/api/tables', newTable());
    const { body: second } = await ann.post(`/api/tables/${body.table.id}/invite`);
    expect((await ben.post('/api/join', { invite: body.invite })).status).toBe(404);
    expect((await ben.post('/api/join', { code: body.table.code })).status).toBe(404);
    expect((await ben.post('/api/join', { invite: second.invite })).body.id).toBe(body.table.id);
    expect((await ben.post('/api/join', { code: second.code })).body.code).toBeNull();
  });
});

/** Two people at a game of Bossin' Space that has begun. */
async function begun(more: object = {}): Promise<{ id: string; people: Visitor[]; players: Player[] }> {
  const people = [await Visitor.named(club, 'Ann'), await Visitor.named(club, 'Ben')];
  const { body } = await people[0].post('/api/tables', newTable({ listed: true, ...more }));
  const { id } = body.table;
  await people[1].post(`/api/tables/${id}/seats/1/take`);
  const players = [new Player(await people[0].sit(id), 0), new Player(await people[1].sit(id), 1)];
  for (const who of people) await who.post(`/api/tables/${id}/ready`, { ready: true });
  await Promise.all(players.map((player) => player.deal()));
  await players[0].guest.until('room', ({ status }) => status === 'playing');
  return { id, people, players };
}

describe('in the game', () => {
  it('who leaves is shut out at once and a bot plays on; who is lent out comes back', async () => {
    const { id, people, players } = await begun();
    const [ann, ben] = people;
    const [annAt, benAt] = players;
    const c = crypto.randomUUID();
    expect(await annAt.guest.ask('handOver', { c, bot: 'rules' })).toMatchObject({ ok: true });
    await benAt.guest.until('room', ({ chairs }) => chairs[0].bot === 'rules' && chairs[0].who === 'person');
    expect(await annAt.guest.ask('takeBack', { c: crypto.randomUUID() })).toMatchObject({ ok: true });
    await benAt.guest.until('room', ({ chairs }) => chairs[0].bot === null);

    const before = Date.now();
    await ben.post(`/api/tables/${id}/leave`);
    await benAt.guest.gone();
    expect(Date.now() - before).toBeLessThan(1_000);
    expect(benAt.guest.all('shut')).toEqual(['seat']);
    await annAt.guest.until('room', ({ chairs }) => chairs[1].who === 'bot');
    // He may still look on, with nobody's eyes.
    const asSpectator = await ben.sit(id);
    const full = await asSpectator.until('full');
    expect(full.moment.eyes).toBe('table');
    expect(await asSpectator.ask('answer', { c, d: 'm1', p: 'x' })).toMatchObject({ ok: false });
    await ann.post(`/api/tables/${id}`, { spectators: false });
    expect((await ben.get(`/api/tables/${id}`)).status).toBe(404);
    await playOn([annAt], 'bossin-space', ({ over }) => over !== '');
    asSpectator.close();
    annAt.guest.close();
  });

  it('chat reaches the table, but not those who muted; a report carries what was said', async () => {
    const { id, people, players } = await begun({ spectators: true });
    const [annAt, benAt] = players.map(({ guest }) => guest);
    const [ann, ben] = people;
    const c = crypto.randomUUID();
    expect(await annAt.say('chat', { c, text: 'hello\u0000 <b>there</b>' })).toEqual({ ok: true });
    const line = await benAt.until('chat');
    expect(line).toMatchObject({ n: 0, name: 'Ann', seat: 0, text: 'hello <b>there</b>' });
    expect(await benAt.say('mute', { person: await ann.id(), on: true })).toEqual({ ok: true });
    await annAt.say('chat', { c, text: 'do you hear me' });
    expect(await benAt.say('chat', { c, text: 'no' })).toEqual({ ok: true });
    await benAt.until('chat', ({ text }) => text === 'no');
    expect(benAt.all('chat').map(({ text }) => text)).toEqual(['hello <b>there</b>', 'no']);
    expect((await ben.get(`/api/tables/${id}/chat`)).body.lines.map(({ text }: { text: string }) => text)).toEqual([
      'no',
    ]);
    expect((await ann.get(`/api/tables/${id}/chat?before=2`)).body.lines).toHaveLength(2);
    expect((await ben.get('/api/mutes')).body.people).toEqual([await ann.id()]);
    expect(await benAt.say('report', { c, person: await ann.id(), text: 'loud' })).toEqual({ ok: true });
    const [report] = await club.online.lobby.world.store.talk.reports(1);
    expect(JSON.parse(report.lines)).toHaveLength(2);
    const eve = await (await Visitor.named(club, 'Eve')).sit(id);
    expect(await eve.say('chat', { c, text: 'me too' })).toEqual({ ok: false, why: 'notYours' });
    for (const guest of [annAt, benAt, eve]) guest.close();
  });

  it('two tabs of one seat stay in step; my tables say whose turn it is', async () => {
    const { id, people, players } = await begun();
    const second = new Player(await people[0].sit(id), 0);
    await second.guest.until('full');
    await playOn([...players, second], 'bossin-space', ({ at }) => at >= 8);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [one, two] = [players[0].catchUp(), second.catchUp()];
    expect({ ...two, beats: [], since: 0 }).toEqual({ ...one, beats: [], since: 0 });
    const [first] = (await people[0].get('/api/tables/mine')).body.tables;
    expect(first.id).toBe(id);
    expect(first.waitingFor).toEqual(one.waitingFor);
    expect(first.chairs.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Ben']);
    for (const { guest } of [...players, second]) guest.close();
  });
});

describe("the day's challenge", () => {
  it('one table for each, its deal is told when the day is over, and what counts was played again', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const { body: table } = await ann.post('/api/daily/bossin-space');
    expect(table).toMatchObject({ status: 'playing', deal: 0, you: 0 });
    expect((await ann.post('/api/daily/bossin-space')).body.id).toBe(table.id);
    // Nobody gets a second one to practise at, not even by asking for several at once.
    const eve = await Visitor.named(club, 'Eve');
    const asked = await Promise.all(Array.from({ length: 4 }, () => eve.post('/api/daily/bossin-space')));
    expect(new Set(asked.map(({ body }) => `${body.id} ${body.status}`)).size).toBe(1);
    const annAt = new Player(await ann.sit(table.id), 0);
    await annAt.guest.until('full');
    // People are compared, so no bot plays it for anybody.
    expect(await annAt.guest.ask('handOver', { c: randomUUID(), bot: 'rules' })).toEqual({ ok: false, why: 'notNow' });
    await playOn([annAt], 'bossin-space', ({ over }) => over !== '');
    await club.online.lobby.settle();
    const day = new Date().toISOString().slice(0, 10);
    const { body } = await ann.get(`/api/daily/bossin-space/${day}`);
    expect(body.entries).toMatchObject([{ name: 'Ann', table: table.id, you: true, answers: expect.any(Number) }]);
    expect((await ann.get(`/api/tables/${table.id}/save`)).body.problem).toBe('notNow');
    // Nor does anybody see by its end how it was dealt, until then.
    const peek = async (): Promise<number[]> => [
      (await eve.get(`/api/tables/${table.id}`)).status,
      (await eve.post(`/api/tables/${table.id}/ticket`)).status,
    ];
    expect(await peek()).toEqual([404, 404]);
    club.time.ahead = DAY;
    expect(await peek()).toEqual([200, 200]);
    const { body: save } = await ann.get<Saved>(`/api/tables/${table.id}/save`);
    club.time.ahead = 0;
    expect(save.seed).toMatch(/^[0-9a-f]{32}$/);

    // Somebody else's result with the same deal counts for them; one that was not dealt here counts for nobody.
    const { daily, tables } = club.online.lobby;
    const row = await tables.get(table.id);
    const forged = { ...row, chairs: [{ ...row.chairs[0], person: 'somebody-else' }] };
    const edited = { ...save, answers: save.answers.slice(0, -1) };
    await expect(daily.enter(forged, edited as Saved)).rejects.toThrow();
    expect(await daily.enter(forged, { ...save, seed: newSeed() })).toBe(false);
    annAt.guest.close();
  });
});

describe('a table of a device', () => {
  it('goes on online; an edited file is refused', async () => {
    const game = await loadGame('bossin-space');
    const local = new Table(game.rules, game.parseOptions({ players: 2 }), newSeed());
    const save = saveOf(local, ['person Ann', 'person Ben'], game.packs);
    const ann = await Visitor.named(club, 'Ann');
    const table = newTable();
    const edited = { ...save, options: { ...save.options, difficulty: 'hard' } };
    expect((await ann.post('/api/tables/upload', { save: edited, table })).body.problem).toBe('save');
    expect((await ann.post('/api/tables/upload', { save: 'no save', table })).body.problem).toBe('save');
    const { status, body } = await ann.post('/api/tables/upload', { save, table });
    expect([status, body.table?.status, body.table?.deal]).toEqual([200, 'playing', 0]);
    expect(body.table.chairs[1]).toMatchObject({ who: 'free', name: 'Ben' });
    const ben = await Visitor.named(club, 'Bert');
    await ben.post('/api/join', { invite: body.invite });
    const { body: taken } = await ben.post(`/api/tables/${body.table.id}/seats/1/take`);
    expect([taken.you, taken.chairs[1].name]).toEqual([1, 'Bert']);
    const players = [new Player(await ann.sit(body.table.id), 0), new Player(await ben.sit(body.table.id), 1)];
    for (const { guest } of players) await guest.until('full');
    await playOn(players, 'bossin-space', ({ at }) => at > 4);
    expect(players[0].catchUp().caveats).toEqual(['copy']);
    for (const { guest } of players) guest.close();
  });

  it('keeps its bots or frees their seats; who brings it sits where they sat', async () => {
    const game = await loadGame('bossin-space');
    const local = new Table(game.rules, game.parseOptions({ players: 3 }), newSeed());
    const save = saveOf(local, ['rules Orrin', 'person Ann', 'rules Jana'], game.packs);
    const ann = await Visitor.named(club, 'Ann');
    const bot = { name: 'Jana', bot: 'rules' };
    const table = newTable({ options: { players: 3 }, seats: [null, null, bot] });
    expect((await ann.post('/api/tables/upload', { save, table, seat: 2 })).body.problem).toBe('options');
    const { body } = await ann.post('/api/tables/upload', { save, table, seat: 1 });
    expect(body.table.you).toBe(1);
    expect(body.table.chairs.map(({ who, name }: { who: string; name: string }) => [who, name])).toEqual([
      ['free', 'Orrin'],
      ['person', 'Ann'],
      ['bot', 'Jana'],
    ]);
    const ben = await Visitor.named(club, 'Ben');
    await ben.post('/api/join', { invite: body.invite });
    expect((await ben.post(`/api/tables/${body.table.id}/seats/2/take`)).body.problem).toBe('seatTaken');
    await ben.post(`/api/tables/${body.table.id}/seats/0/take`);
    const players = [new Player(await ben.sit(body.table.id), 0), new Player(await ann.sit(body.table.id), 1)];
    for (const { guest } of players) await guest.until('full');
    await playOn(players, 'bossin-space', ({ at }) => at > 6);
    expect(players[0].catchUp().seats).toEqual([{ name: 'Ben' }, { name: 'Ann' }, bot]);
    for (const { guest } of players) guest.close();
  });
});
