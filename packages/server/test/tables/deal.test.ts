import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSave, parseSave, type Saved, sealed, sealOf, serverHash } from '@starhold/kernel';
import { loadBotGame, loadGame } from '@starhold/session';
import { describe, expect, test } from 'vitest';
import type { Door } from '../../tables/door.ts';
import { briefFor, dealtTable, playOn, rest, type TableWorld, tableWorld } from './table-world.ts';

const ID = 'table-1';
const brief = briefFor('template', { players: 3 }, [null, 'rules', null], { pace: 'live' });
const PEOPLE = [0, 2];

interface Hand {
  seat: number;
  door: Door;
  x: string;
}

async function begun(): Promise<{ world: TableWorld; hands: Hand[] }> {
  const world = tableWorld();
  await world.tables.create(ID, brief);
  await world.tables.deal(ID);
  const hands = PEOPLE.map((seat) => ({ seat, door: world.tables.door(ID, seat), x: randomBytes(32).toString('hex') }));
  return { world, hands };
}

const seal = ({ seat, door, x }: Hand, k = 1) => door.calls.seal({ k, seal: sealOf(ID, k, seat, x) });
const open = ({ door, x }: Hand, k = 1) => door.calls.open({ k, x });

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

describe('a deal', () => {
  const steps = PEOPLE.flatMap((_, i) => [`seal ${i}`, `open ${i}`]);
  test.each(orders(steps))(
    'in the order %s, %s, %s, %s: opens only when all is sealed, starts only when all is open',
    async (...order) => {
      const { world, hands } = await begun();
      const done = new Set<string>();
      for (const step of order) {
        const hand = hands[Number(step.at(-1))];
        const isSealed = done.has('seal 0') && done.has('seal 1');
        expect((await world.tables.progress(ID)).status).toBe('dealing');
        const said = await (step.startsWith('seal') ? seal(hand) : open(hand));
        expect(said.ok, step).toBe(step.startsWith('seal') || isSealed);
        if (said.ok) done.add(step);
      }
      // Whoever came too early comes again: the refusal was for that moment, and the command is the same.
      const face = await world.tables.dealFace(ID);
      expect(face?.seals).toEqual([sealOf(ID, 1, 0, hands[0].x), null, sealOf(ID, 1, 2, hands[1].x)]);
      for (const hand of hands) if (!face?.opened.includes(hand.seat)) expect((await open(hand)).ok).toBe(true);
      expect((await world.tables.progress(ID)).status).toBe('playing');
    },
  );

  test('shows no seed and no secret before the end, and no part before all are sealed', async () => {
    const { world, hands } = await begun();
    const shown = async () =>
      JSON.stringify([await world.tables.dealFace(ID), world.sent, await world.tables.progress(ID)]);
    const rows = async () => world.store.rows(ID, 0);
    const secret = ((await rows())[0].body as { secret: string }).secret;
    for (const hand of hands) {
      await seal(hand);
      expect(await shown()).not.toContain(hand.x);
    }
    for (const hand of hands) await open(hand);
    const [started] = (await rows()).slice(-1);
    const { seed } = started.body as { seed: string };
    expect(await shown()).toContain(hands[0].x);
    expect(await shown()).not.toContain(secret);
    expect(await shown()).not.toContain(seed);
  });

  test('takes neither a forged part nor a second seal nor the part of another deal', async () => {
    const { hands } = await begun();
    const [ann, bob] = hands;
    await seal(ann);
    expect(await seal({ ...ann, x: randomBytes(32).toString('hex') })).toMatchObject({ ok: false });
    await seal(bob);
    expect(await open({ ...ann, x: bob.x })).toMatchObject({ ok: false });
    expect(await open(ann, 2)).toMatchObject({ ok: false, why: 'notNow' });
    expect(await ann.door.calls.answer({ c: randomUUID(), d: 'm:0', p: 'x' })).toMatchObject({
      ok: false,
      why: 'notNow',
    });
  });

  test.each(['seal', 'open'])(
    'waits in vain for a %s: void and named, its secret shown; the second time a bot has the seat',
    async (step) => {
      const { world, hands } = await begun();
      const [ann, bob] = hands;
      for (const k of [1, 2]) {
        await seal(ann, k);
        if (step === 'open') {
          await seal(bob, k);
          await open(ann, k);
        }
        await world.clock.pass(61_000);
      }
      const face = await world.tables.dealFace(ID);
      expect(face?.commit).toMatchObject({ k: 3, seats: [0] });
      expect(face?.voids).toMatchObject([
        { k: 1, missing: [2] },
        { k: 2, missing: [2] },
      ]);
      for (const gone of face?.voids ?? []) expect(serverHash(ID, gone.k, gone.secret)).toBe(gone.server);
      await seal(ann, 3);
      await open(ann, 3);
      expect(await world.tables.progress(ID)).toMatchObject({
        status: 'playing',
        deal: 3,
        bots: [null, 'rules', 'rules'],
      });
    },
  );

  test('goes on where it was when the server comes back in between', async () => {
    const { world, hands } = await begun();
    await seal(hands[0]);
    await world.tables.close();
    const again = world.again();
    const back = hands.map((hand) => ({ ...hand, door: again.door(ID, hand.seat) }));
    await seal(back[1]);
    for (const hand of back) await open(hand);
    expect((await again.progress(ID)).status).toBe('playing');
  });
});

describe('what is published', () => {
  test('proves itself with `starhold replay --verify`, and no edited file does', async () => {
    const world = tableWorld();
    const pages = await dealtTable(world, ID, briefFor('template', { players: 2 }, [null, null]));
    const commit = pages[0].deal?.commit;
    await playOn(pages, 5_000, 3, await loadBotGame('template'));
    await rest();
    const saved = (await world.tables.saved(ID)) as Extract<Saved, { starhold: 2 }>;
    // The page holds what it was told at the start against what is published at the end.
    expect(saved.deal).toMatchObject({ server: commit?.server, agreed: commit?.agreed, k: 1 });
    expect(pages[0].deal?.published).toEqual({ k: 1, secret: saved.deal?.secret, seed: saved.seed });

    const folder = mkdtempSync(join(tmpdir(), 'starhold-deal-'));
    try {
      const file = join(folder, 'game.json');
      writeFileSync(file, JSON.stringify(saved));
      const main = join(import.meta.dirname, '../../../cli/main.ts');
      const said = execFileSync(process.execPath, [main, 'replay', '--verify', file], { encoding: 'utf8' });
      expect(said).toContain('the seed was dealt by the server and seats 0, 1 at table table-1');
      expect(said.trim().endsWith('verified')).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }

    const game = await loadGame('template');
    const { sum: _sum, ...body } = saved;
    const other = randomBytes(32).toString('hex');
    const deal = saved.deal as NonNullable<typeof saved.deal>;
    const part = deal.parts[0] as NonNullable<(typeof deal.parts)[0]>;
    const forged = [
      { ...deal, secret: other },
      { ...deal, server: other },
      { ...deal, agreed: other },
      { ...deal, k: 2 },
      { ...deal, table: 'table-2' },
      { ...deal, parts: [{ ...part, open: other }, deal.parts[1]] },
      { ...deal, parts: [{ open: other, seal: sealOf(ID, 1, 0, other) }, deal.parts[1]] },
      { ...deal, parts: [null, deal.parts[1]] },
      { ...deal, parts: deal.parts.slice(1) },
      { ...deal, voids: [{ k: 1, server: other, secret: other, missing: [] }] },
    ];
    for (const wrong of forged) {
      const file = parseSave(JSON.stringify(sealed({ ...body, deal: wrong })));
      expect(() => openSave(game, file), JSON.stringify(wrong)).toThrow('commitment');
    }
  });
});
