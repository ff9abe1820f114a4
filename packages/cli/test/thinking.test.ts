import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSave, seedOf, Table } from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../saves.ts';
import { BotThread } from '../session/bot-thread.ts';
import { botAnswer, botJob, chairsOf } from '../session/seats.ts';
import { at, forged, starhold } from './support.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

describe('a bot that thinks for long', () => {
  it('is interrupted by Ctrl-C, and the game is kept', async () => {
    const args = ['play', 'bossin-space', '--players', '2', '--people', '0', '--bots', 'search:20000', '--lang', 'en'];
    const child = spawn(process.execPath, [main, ...args, '--seed', 'slow', '--save', at('slow.json')]);
    let out = '';
    let stopped = 0;
    const code = await new Promise((resolve) => {
      child.stdout.on('data', (chunk) => {
        out += chunk;
        if (stopped > 0 || !out.includes('Commitment')) return;
        stopped = performance.now() + 500;
        // By then the first bot thinks, for some seconds.
        setTimeout(() => child.kill('SIGINT'), 500);
      });
      child.on('close', resolve);
    });
    expect(code).toBe(130);
    expect(performance.now() - stopped).toBeLessThan(5_000);
    expect(out).toContain(`--resume ${at('slow.json')}`);
    expect(parseSave(readFileSync(at('slow.json'), 'utf8')).over).toBe('');
    expect((await starhold(['replay', at('slow.json'), '--verify'])).code).toBe(0);
  });

  it('answers in its thread what it would answer here', async () => {
    const game = gameById('bossin-space');
    const table = new Table(game.rules, game.parseOptions({ players: 2 }), seedOf('thread', 0)) as AnyTable;
    const [chair] = chairsOf(game, ['search:12']);
    if (chair.kind !== 'bot') return expect.unreachable();
    const thread = new BotThread();
    const never = new AbortController().signal;
    for (let i = 0; i < 6; i++) {
      const [seat] = table.waitingFor;
      const [decision] = table.seen(seat).decisions;
      const pick = botAnswer(table, chair.bot, decision);
      expect(await thread.think(botJob(table, chair, decision), never)).toEqual(pick);
      expect(table.answer({ decision: decision.id, seat, pick }).ok).toBe(true);
    }
    await thread.close();
  });
});

describe('a bot that would think for hours', () => {
  it.each(['search:20001', 'search:999999999', 'search:60001ms', 'search:1e9', 'search:-1', 'search:'.padEnd(90, '9')])(
    'is refused on the command line: %s',
    async (bot) => {
      for (const args of [
        ['play', 'bossin-space', '--players', '2', '--bots', bot],
        ['simulate', 'bossin-space', '--bots', bot],
      ]) {
        const { code, out, err } = await starhold(args, 'q\n');
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toMatch(/^starhold: --bots: search:\S+ is no budget.*at most search:20000 or search:60000ms\n$/);
      }
    },
  );

  it('is refused in a file, naming the field', async () => {
    await starhold(['play', 'bossin-space', '--players', '2', '--save', at('patient.json')], 'q\n');
    for (const bot of ['search:999999', 'search:999999ms Eve']) {
      const file = forged(at('patient.json'), at('hours.json'), (s) => Object.assign(s, { seats: ['person', bot] }));
      const before = readFileSync(file, 'utf8');
      const { code, out, err } = await starhold(['play', '--resume', file], 'q\n');
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(
        /hours.json: seats\.1: search:999999\S* is no budget.*at most search:20000 or search:60000ms\n$/,
      );
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
  });
});
