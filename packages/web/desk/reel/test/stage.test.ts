import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Beat } from '@starhold/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Moment } from '../../../session/types.ts';
import { inChromium, sharedBrowser } from '../../../test/browser.ts';
import type { Score } from '../score.ts';
import type { Toy, ToyView } from './page/main.tsx';

/** The reel on a page: React, the browser's animations, real presses and keys. */

declare const toy: Toy;

const root = join(import.meta.dirname, 'page');
let outDir = '';
let server: PreviewServer | undefined;
let context: BrowserContext;
let page: Page;

const START: ToyView = { field: ['a', 'b', 'c'], hand: ['h'], face: {} };
const KILLED: ToyView = { field: ['b', 'c'], hand: ['h', 'a'], face: { a: 'A!' } };
const LATER: ToyView = { field: ['c', 'b'], hand: ['h', 'a'], face: { a: 'A!' } };
const KILL: Score = {
  kind: 'defeat',
  lead: [{ on: 'h', how: 'lunge', to: 'a', ms: 1200 }],
  follow: [
    { on: 'a', how: 'turn', ms: 600 },
    { on: 'a', how: 'fly', ms: 600 },
    { on: 'nowhere', how: 'burst', ms: 10 },
  ],
};

function moment(at: number, views: ToyView[], options: string[] = []): Moment<ToyView> {
  const beats = views.map((view, i): Beat<ToyView> => ({ at, i, seat: 0, cause: '', events: [], view }));
  const decisions = [{ id: `m:${at}`, at: 'q', lane: -1, ask: { kind: 'one' as const, seat: 0, options } }];
  const view = views.at(-1) ?? START;
  const rest = { refusals: {}, forecasts: {}, waitingFor: [0], thinking: null, handOver: null, undo: null };
  const more = { undoMarks: false, signals: [], length: at, lastEvent: 0, over: '', result: null, caveats: [] };
  return { ...rest, ...more, eyes: 0, view, decisions, at, since: at === 0 ? 0 : at - 1, beats };
}

const send = (m: Moment<ToyView>): Promise<void> => page.evaluate((sent) => toy.send(sent), m);
const field = (): Promise<string> => page.locator('.row').first().innerText();
const acted = (): Promise<string[]> => page.evaluate(() => toy.acted);
const layer = (): Promise<number> => page.locator('[data-reel-layer] > *').count();
const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
const behind = (): Promise<string | null> => page.locator('#table').getAttribute('data-behind');

inChromium('a reel on a page', () => {
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'starhold-reel-'));
    await build({ root, base: './', configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    server = await preview({ root, configFile: false, logLevel: 'error', preview: { port: 0 }, build: { outDir } });
    context = await (await sharedBrowser()).newContext();
  });
  afterAll(async () => {
    await context?.close();
    await server?.close();
    await rm(outDir, { recursive: true, force: true });
  });
  beforeEach(() => start());

  async function start(hash = ''): Promise<void> {
    await page?.close();
    page = await context.newPage();
    await page.goto(`${server?.resolvedUrls?.local[0] ?? ''}${hash}`);
    await page.waitForFunction('globalThis.toy');
    await page.evaluate((score) => Object.assign(toy.scores, { 0: score, 1: score }), KILL);
    await send(moment(0, []));
    await page.locator('[data-flip=h]').waitFor();
  }

  it('strikes on the old position, keeps a copy of what goes, and cleans up', async () => {
    await send(moment(1, [KILLED], ['b']));
    expect(await field()).toContain('a');
    expect(await moving()).toBe(1);
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length > 0');
    expect(await field()).not.toContain('a');
    const texts = await page.locator('[data-reel-layer]').innerText();
    expect(texts).toContain('a');
    expect(texts).toContain('A!');
    expect(await page.locator('[data-flip=a]').count()).toBe(1);
    await page.waitForFunction('toy.shown.includes(1)');
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length === 0');
    await expect.poll(moving).toBe(0);
  });

  it('sounds with each stroke, within 20 ms of its beginning', async () => {
    const loud: Score = {
      kind: 'defeat',
      lead: [
        { on: 'h', how: 'lunge', to: 'a', ms: 400, sound: 'shot' },
        { on: 'a', how: 'burst', ms: 200, sound: 'hit' },
      ],
      follow: [
        { on: 'a', how: 'turn', ms: 300, sound: 'flip' },
        { on: 'a', how: 'fly', ms: 300, sound: 'land' },
      ],
    };
    /** How late each sound is; the page's own clock goes on only when it is told to. */
    const lateness = async (): Promise<Record<string, number>> => {
      await page.close();
      page = await context.newPage();
      await page.clock.install();
      await page.goto(server?.resolvedUrls?.local[0] ?? '');
      await page.waitForFunction('globalThis.toy');
      await page.evaluate((score) => Object.assign(toy.scores, { 0: score }), loud);
      await send(moment(0, []));
      await page.clock.runFor(200);
      await page.locator('[data-flip=h]').waitFor();
      await send(moment(1, [KILLED], ['b']));
      for (let i = 0; i < 150; i++) await page.clock.runFor(10);
      const { sounds, heard } = await page.evaluate(() => ({ sounds: toy.sounds, heard: toy.heard }));
      return Object.fromEntries(sounds.map((name, i) => [name, Math.abs(heard[i] - heard[0] - [0, 400, 600, 900][i])]));
    };
    const isInTime = (late: Record<string, number>): boolean =>
      Object.keys(late).join() === 'shot,hit,flip,land' && Object.values(late).every((ms) => ms <= 20);
    // What is late by itself is late each time; what was late because of others is not.
    let late = await lateness();
    for (let again = 0; again < 2 && !isInTime(late); again++) late = await lateness();
    expect(late, 'milliseconds').toSatisfy(isInTime);
  });

  it('lets a number change when what is worth it has arrived', async () => {
    const worth: Score = { kind: 'defeat', lead: [], follow: [{ on: 'a', how: 'fly', to: 'h', text: '+3', ms: 600 }] };
    await page.evaluate((score) => Object.assign(toy.scores, { 0: score }), worth);
    const gone: ToyView = { field: ['b', 'c'], hand: ['h'], face: { h: '3 XP' } };
    const seen = await page.evaluate(
      async (sent) => {
        toy.send(sent);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const layer = [...document.querySelectorAll<HTMLElement>('[data-reel-layer] > *')];
        return { drawn: document.querySelector('[data-flip=h]')?.textContent, over: layer.map((el) => el.textContent) };
      },
      moment(1, [gone], ['b']),
    );
    expect(seen.drawn).toBe('3 XP');
    expect(seen.over).toEqual(expect.arrayContaining(['h', '+3']));
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length === 0');
  });

  it('lets who stands where something comes make room at once, and the others close up at last', async () => {
    const come: Score = { kind: 'move', lead: [], follow: [{ on: 'a', how: 'slide', room: true, ms: 600 }] };
    await page.evaluate((score) => Object.assign(toy.scores, { 0: score }), come);
    const moved: ToyView = { field: ['b', 'c'], hand: ['a', 'h'], face: {} };
    const delays = await page.evaluate(
      async (sent) => {
        toy.send(sent);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return document.getAnimations().map(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return [(target as HTMLElement).dataset.flip, effect?.getTiming().delay];
        });
      },
      moment(1, [moved], ['b']),
    );
    expect(Object.fromEntries(delays)).toEqual({ a: 0, h: 0, b: 420, c: 420 });
  });

  it('ends at a press, in the same frame, with the newest view', async () => {
    await send(moment(1, [KILLED, LATER], ['b']));
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length > 0');
    const left = await page.evaluate(async () => {
      document.querySelector('#plain')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return {
        moving: document.getAnimations().length,
        copies: document.querySelectorAll('[data-reel-layer] > *').length,
      };
    });
    expect(left).toEqual({ moving: 0, copies: 0 });
    expect([await field(), await behind()]).toEqual(['c\nb', '0']);
  });

  it('lets a press on a thing act on that thing, wherever it lies by now, if it may', async () => {
    await send(moment(1, [KILLED, LATER], ['b']));
    await page.locator('[data-target=b]').click();
    expect([await behind(), await acted()]).toEqual(['0', ['b']]);
    await send(moment(2, [KILLED, START], ['b']));
    await page.locator('[data-target=c]').click();
    expect([await behind(), await acted()]).toEqual(['0', ['b', 'no c']]);
  });

  it('takes a press that was dragged away for no press on the thing', async () => {
    await send(moment(1, [KILLED, LATER], ['b']));
    const box = await page.locator('[data-target=b]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 90);
    await page.mouse.up();
    expect([await behind(), await acted()]).toEqual(['0', []]);
  });

  it('takes a press on no thing for nothing but the end of the beats', async () => {
    await send(moment(1, [KILLED], ['b']));
    await page.locator('#plain').click();
    expect([await behind(), await acted()]).toEqual(['0', []]);
    await page.locator('#plain').click();
    expect(await acted()).toEqual(['no plain']);
  });

  it('answers nothing with Enter, Space or a digit while beats run', async () => {
    for (const [i, key] of ['Enter', ' ', '3'].entries()) {
      await send(moment(i + 1, [i % 2 === 0 ? KILLED : START], ['b']));
      expect(await behind()).toBe('1');
      await page.keyboard.press(key);
      expect([await behind(), await acted()]).toEqual(['0', []]);
    }
    await page.keyboard.press('Enter');
    expect(await acted()).toEqual(['key Enter']);
  });

  it('moves nothing where motion is not wanted: an outline and the number, held for a moment, with its sound', async () => {
    await start('#reduced');
    const score: Score = {
      kind: 'hit',
      lead: [],
      follow: [
        { on: 'b', how: 'count', text: '−1', ms: 400, sound: 'hit' },
        { on: 'b', how: 'count', text: '−1', ms: 400 },
        { on: 'c', how: 'fly', ms: 400, unmarked: true },
      ],
    };
    await page.evaluate((hit) => Object.assign(toy.scores, { 0: hit, 1: hit }), score);
    const seen = await page.evaluate(
      async (sent) => {
        toy.send(sent);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const marks = [...document.querySelectorAll<HTMLElement>('[data-reel-layer] > *')];
        return {
          moving: document.getAnimations().length,
          marks: marks.map((el) => [el.dataset.effect, el.textContent]),
        };
      },
      moment(1, [KILLED], ['b']),
    );
    expect(seen).toEqual({
      moving: 0,
      marks: [
        ['mark', ''],
        ['mark', '−2'],
      ],
    });
    expect(await field()).not.toContain('a');
    await page.waitForFunction('toy.shown.includes(1)');
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length === 0');
    expect(await page.evaluate(() => toy.sounds)).toEqual(['hit']);
  });

  it('without motion, shows what is gone where it went, or once more where it was', async () => {
    await start('#reduced');
    // "a" is struck and goes; "b" stands in its place then.
    const gone: ToyView = { field: ['b'], hand: ['h'], face: {} };
    const score: Score = {
      kind: 'defeat',
      lead: [{ on: 'h', how: 'lunge', to: 'a', ms: 100 }],
      follow: [
        { on: 'a', how: 'count', text: '−2', ms: 400 },
        { on: 'c', how: 'fly', to: 'h', ms: 400 },
      ],
    };
    await page.evaluate((kill) => Object.assign(toy.scores, { 0: kill }), score);
    const seen = await page.evaluate(
      async (sent) => {
        const at = (el: Element): string => {
          const { left, top, width } = el.getBoundingClientRect();
          return [left, top, width].map(Math.round).join();
        };
        const card = (name: string): string => at(document.querySelector(`[data-flip=${name}]`) as Element);
        const was = card('a');
        toy.send(sent);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const drawn = [...document.querySelectorAll<HTMLElement>('[data-reel-layer] > *')];
        const marks = drawn.filter((el) => el.dataset.effect === 'mark' && el.textContent === '').map(at);
        const copies = drawn.filter((el) => el.dataset.effect === undefined).map((el) => [el.textContent, at(el)]);
        return { was, next: card('b'), hand: card('h'), marks, copies };
      },
      moment(1, [gone], ['b']),
    );
    expect(seen.next).toBe(seen.was);
    expect(seen.copies).toEqual([['a', seen.was]]);
    expect(seen.marks).toEqual([seen.hand, seen.was]);
    await page.waitForFunction('document.querySelectorAll("[data-reel-layer] > *").length === 0');
  });

  it('goes on while somebody only looks', async () => {
    // The page's clock stands still, so that a slow machine cannot end the beat before the last look.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await send(moment(1, [KILLED], ['b']));
    await page.locator('#log').click();
    await page.keyboard.press('Shift');
    await page.mouse.move(30, 30);
    expect(await behind()).toBe('1');
    expect(await page.locator('#table').getAttribute('data-live')).toBe('false');
    expect(await layer()).toBe(0);
  });
});
