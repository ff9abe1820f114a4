import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { ARGS, findChromium } from './chromium.ts';

/**
 * A real Chromium against the built client, served by the project's own server. Every browser test goes through
 * `inBrowser` (a describe that is reported as not run where there is no Chromium) and `withPage`, or `onSamePage` where
 * it is about what the page shows and not about who comes for the first time.
 */

const root = join(import.meta.dirname, '..', '..', '..');

const HOW_TO_GET_IT =
  'browser tests not run: no Chromium found. Install one (Debian: apt-get install chromium; others: any Chromium or ' +
  'Chrome) or set CHROMIUM to its program file.';

const LEFT_OUT = 'browser tests not run: STARHOLD_BROWSER=off leaves them out.';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface PageOptions {
  theme?: 'light' | 'dark';
  /** Of the browser; the shell follows it on a first visit. */
  language?: string;
  reducedMotion?: boolean;
  /** The client is put on the device; otherwise every page would load the whole of it in the background. */
  keepsOffline?: boolean;
  /** Errors in the console that the test expects; anything else fails it. */
  allow?: RegExp;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Where the client is served, without a slash at the end. */
  url: string;
  /** Opens a page of the app, e.g. `#/new/bossin-space`, and waits until it stands. */
  open: (hash?: string) => Promise<void>;
}

let server: ChildProcess | undefined;
let browser: Browser | undefined;
let url = '';

async function startServer(): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'packages', 'server', 'main.ts'), '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /http:\/\/\S+:\d+(?=\/)/.exec(output);
      if (ready) resolve(ready[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready:\n${output}`)));
  });
}

/**
 * A describe whose tests need a Chromium, which `launch` starts; reported as not run where there is none.
 * STARHOLD_BROWSER=need fails without a Chromium (as `.ci/run` wants it), STARHOLD_BROWSER=off leaves these tests out.
 */
export function inChromium(title: string, tests: (launch: () => Promise<Browser>) => void): void {
  const wish = process.env.STARHOLD_BROWSER;
  const executablePath = wish === 'off' ? undefined : findChromium();
  const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: ARGS });
  if (executablePath === undefined) {
    if (wish === 'need') throw new Error(HOW_TO_GET_IT);
    const why = wish === 'off' ? LEFT_OUT : HOW_TO_GET_IT;
    process.stderr.write(`${title}: ${why}\n`);
    describe.skip(`${title} (${why})`, () => tests(launch));
    return;
  }
  describe(title, () => tests(launch));
}

/** The same with the built client and the server running. Builds the client once (the build is shared between files by its stamp). */
export function inBrowser(title: string, tests: () => void): void {
  inChromium(title, (launch) => {
    beforeAll(async () => {
      [url, browser] = await Promise.all([startServer(), launch()]);
    }, 180_000);
    afterAll(async () => {
      visitors.clear();
      await browser?.close();
      server?.kill();
      server = undefined;
    });
    tests();
  });
}

/** Milliseconds that a page may take for one thing on a busy machine; what never comes still fails, with its name. */
const PATIENCE = 90_000;

interface Visitor {
  visit: Visit;
  /** What the page wrote to the console as errors, unless it is allowed. */
  errors: string[];
}

async function newVisitor(size: Size, options: PageOptions): Promise<Visitor> {
  if (!browser) throw new Error('pages are only to be had inside inBrowser');
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desk',
    isMobile: size !== 'desk',
    colorScheme: options.theme ?? 'dark',
    locale: options.language ?? 'en-GB',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.keepsOffline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!options.allow?.test(text)) errors.push(text);
  };
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  page.on('crash', () => note('the page crashed'));
  const open = async (hash = '#/'): Promise<void> => {
    await page.goto(`${url}/${hash}`);
    await page.locator('main, [role=main]').first().waitFor();
  };
  return { visit: { page, context, url, open }, errors };
}

async function runVisit({ visit, errors }: Visitor, test: (v: Visit) => Promise<void>): Promise<void> {
  await test(visit);
  if (errors.length > 0) throw new Error(`errors in the console:\n${errors.join('\n')}`);
}

/** A fresh visitor: nothing stored, nothing cached. Fails when the page writes an error to the console. */
export async function withPage(
  size: Size,
  test: (v: Visit) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const visitor = await newVisitor(size, options);
  try {
    await runVisit(visitor, test);
  } finally {
    await visitor.visit.context.close();
  }
}

const visitors = new Map<string, Visitor>();

/**
 * As `withPage`, but the visitor stays for the next test of the file that wants the same kind of page: settings and tables
 * are kept. The test begins by opening what it needs. After a failure the next one gets a fresh visitor.
 */
export async function onSamePage(
  size: Size,
  test: (v: Visit) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const { theme = 'dark', language = 'en-GB', reducedMotion = false } = options;
  const kind = [size, theme, language, reducedMotion].join();
  const visitor = visitors.get(kind) ?? (await newVisitor(size, options));
  visitors.delete(kind);
  try {
    await visitor.visit.page.setViewportSize(SIZES[size]);
    await runVisit(visitor, test);
    visitors.set(kind, visitor);
  } finally {
    if (!visitors.has(kind)) await visitor.visit.context.close();
  }
}
