import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { type Club, openClub, Visitor } from './support/club.ts';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

const challengeFor = async (who: Visitor, path: string): Promise<string> => (await who.post(path)).body.challenge;

describe('passkeys', () => {
  it('make an account without a password and sign in elsewhere', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const id = await ann.id();
    const key = new Authenticator();
    const challenge = await challengeFor(ann, '/api/passkeys/offer');
    const credential = key.create(challenge, club.url);
    expect((await ann.post('/api/passkeys', { challenge, credential })).body.problem).toBe('shape');
    const made = await ann.post('/api/passkeys', { challenge, credential, login: 'ann' });
    expect([made.status, made.body.login, made.body.hasPassword]).toEqual([200, 'ann', false]);
    expect((await ann.get('/api/passkeys')).body.passkeys).toHaveLength(1);

    const phone = new Visitor(club);
    const asked = await challengeFor(phone, '/api/login/passkey/challenge');
    const proof = key.get(asked, club.url);
    expect((await phone.post('/api/login/passkey', { challenge: asked, credential: proof })).body.id).toBe(id);
    expect((await phone.get('/api/me')).body.login).toBe('ann');
    // The same proof a second time is worth nothing, and so is a key that counts backwards (a copy of it).
    expect((await phone.post('/api/login/passkey', { challenge: asked, credential: proof })).body.problem).toBe(
      'wrongLogin',
    );
    key.counter = 0;
    const again = await challengeFor(phone, '/api/login/passkey/challenge');
    const copy = { challenge: again, credential: key.get(again, club.url) };
    expect((await phone.post('/api/login/passkey', copy)).body.problem).toBe('wrongLogin');
    expect((await phone.ask('DELETE', `/api/passkeys/${key.id.toString('base64url')}`)).body.problem).toBe('notNow');
  });

  it('are listed and removed, but never the last way in, even where two go at once; a program has no say', async () => {
    const ann = await Visitor.named(club, 'Ann');
    const ids: string[] = [];
    for (const login of ['ann.keys', undefined]) {
      const key = new Authenticator();
      const challenge = await challengeFor(ann, '/api/passkeys/offer');
      const credential = key.create(challenge, club.url);
      const sent = login === undefined ? { challenge, credential } : { challenge, credential, login };
      expect((await ann.post('/api/passkeys', sent)).status).toBe(200);
      ids.push(key.id.toString('base64url'));
    }
    const listed = async (): Promise<string[]> =>
      (await ann.get('/api/passkeys')).body.passkeys.map(({ id }: { id: string }) => id);
    const remove = async (id: string): Promise<string | undefined> =>
      (await ann.ask('DELETE', `/api/passkeys/${id}`)).body.problem;
    expect(await listed()).toEqual(ids);

    const { token } = (await ann.post('/api/tokens', { name: 'bot' })).body;
    const program = new Visitor(club);
    const asked = (method: string, path: string, body?: object) =>
      program.ask(method, path, body, { authorization: `Bearer ${token}` });
    for (const reply of [
      await asked('POST', '/api/passkeys/offer', {}),
      await asked('DELETE', `/api/passkeys/${ids[0]}`),
      await asked('POST', '/api/account/password', { old: null, password: 'long enough' }),
      await asked('POST', '/api/tokens', { name: 'another' }),
      await asked('DELETE', '/api/me'),
    ]) {
      expect([reply.status, reply.body.problem]).toEqual([403, 'notYours']);
    }

    const eve = await Visitor.named(club, 'Eve');
    expect((await eve.ask('DELETE', `/api/passkeys/${ids[0]}`)).body.problem).toBe('missing');
    await Promise.all(ids.map(remove));
    expect((await listed()).length).toBeGreaterThan(0);
    for (const id of await listed()) await remove(id);
    expect(await listed()).toHaveLength(1);
    await ann.post('/api/account/password', { old: null, password: 'long enough' });
    expect(await remove((await listed())[0])).toBeUndefined();
    expect((await ann.get('/api/me')).body).toMatchObject({ login: 'ann.keys', hasPassword: true });
  });

  it('of another site, another person, another key or another challenge open nothing', async () => {
    const [ann, eve] = [await Visitor.named(club, 'Ann'), await Visitor.named(club, 'Eve')];
    const key = new Authenticator();
    const challenge = await challengeFor(ann, '/api/passkeys/offer');
    const foreign = { challenge, credential: key.create(challenge, 'https://evil.example'), login: 'anna' };
    expect((await ann.post('/api/passkeys', foreign)).body.problem).toBe('wrongLogin');
    const second = await challengeFor(ann, '/api/passkeys/offer');
    const stolen = { challenge: second, credential: key.create(second, club.url), login: 'anna' };
    expect((await eve.post('/api/passkeys', stolen)).body.problem).toBe('wrongLogin');
    const third = await challengeFor(ann, '/api/passkeys/offer');
    const mixed = { challenge: third, credential: key.create(second, club.url), login: 'anna' };
    expect((await ann.post('/api/passkeys', mixed)).body.problem).toBe('wrongLogin');
    const fourth = await challengeFor(ann, '/api/passkeys/offer');
    await ann.post('/api/passkeys', { challenge: fourth, credential: key.create(fourth, club.url), login: 'anna' });
    const other = new Authenticator();
    const asked = await challengeFor(eve, '/api/login/passkey/challenge');
    const forged = {
      ...other.get(asked, club.url),
      id: key.id.toString('base64url'),
      rawId: key.id.toString('base64url'),
    };
    const reply = await eve.post('/api/login/passkey', { challenge: asked, credential: forged });
    expect([reply.status, reply.body.problem]).toEqual([403, 'wrongLogin']);
    expect(club.reports).toEqual([]);
  });
});
