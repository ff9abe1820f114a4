import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { ARGS, findChromium } from './chromium.ts';
import type { Part } from './stage.ts';

/**
 * A real Chromium against the built client, served by the project's own server; both are shared by all test files of a run
 * (`stage.ts`). Every browser test goes through `inBrowser` (a describe that is reported as not run where there is no
 * Chromium) and `withPage`, or `onSamePage` where it is about what the page shows and not about who comes for the first time.
 */

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
  /** Where motion itself is looked at. Otherwise the visitor wants none, and nobody waits for it. */
  motion?: boolean;
  /** The page is really painted: for pictures, and where painting is part of what is measured. Everything else is the same. */
  painted?: boolean;
  /** Nothing is in the browser's cache, either. */
  uncached?: boolean;
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

/**
 * A describe whose tests need a Chromium; reported as not run where there is none. STARHOLD_BROWSER=need fails without a
 * Chromium (as `.ci/run` wants it), STARHOLD_BROWSER=off leaves these tests out.
 */
export function inChromium(title: string, tests: () => void): void {
  const wish = process.env.STARHOLD_BROWSER;
  if (wish === 'off' || findChromium() === undefined) {
    if (wish === 'need') throw new Error(HOW_TO_GET_IT);
    const why = wish === 'off' ? LEFT_OUT : HOW_TO_GET_IT;
    process.stderr.write(`${title}: ${why}\n`);
    describe.skip(`${title} (${why})`, tests);
    return;
  }
  describe(title, tests);
}

/** Where a part is served; the first who asks waits for its build. */
async function ask(part: Part): Promise<string> {
  const answer = await fetch(`${inject('stage')}/${part}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

let connection: Promise<Browser> | undefined;

/** The Chromium of this run. Whoever opens a context in it closes it. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= ask('browser').then((address) => chromium.connect(address));
  return connection;
}

let browser: Browser | undefined;
let url = '';

/** The same with the built client served. */
export function inBrowser(title: string, tests: () => void, part: Part = 'client'): void {
  inChromium(title, () => {
    beforeAll(async () => {
      [url, browser] = await Promise.all([ask(part), sharedBrowser()]);
    }, 180_000);
    afterAll(leaveAll);
    tests();
  });
}

/** The same with the gallery of the kit, which is no part of the client. */
export const inGallery = (title: string, tests: () => void): void => inBrowser(title, tests, 'gallery');

/** Milliseconds that a page may take for one thing on a busy machine; what never comes still fails, with its name. */
const PATIENCE = 90_000;

interface Visitor {
  visit: Visit;
  /** What the page wrote to the console as errors, unless it is allowed. */
  errors: string[];
}

/**
 * Contexts are dear, so the next visitor of the same kind gets one that was used before, with a page of his own and nothing
 * stored. They are closed with the connection, at the end of the run.
 */
const free = new Map<string, BrowserContext[]>();

const isOwn = ({ uncached, keepsOffline }: PageOptions): boolean => uncached === true || keepsOffline === true;
const isHandheld = (size: Size): boolean => size !== 'desk';
const kindOf = (size: Size, { language = 'en-GB' }: PageOptions): string => `${isHandheld(size)} ${language}`;

async function contextFor(size: Size, options: PageOptions): Promise<BrowserContext> {
  const kept = isOwn(options) ? undefined : free.get(kindOf(size, options))?.pop();
  if (kept) return kept;
  if (!browser) throw new Error('pages are only to be had inside inBrowser');
  return newContext(browser, size, options);
}

async function newContext(where: Browser, size: Size, options: PageOptions): Promise<BrowserContext> {
  const context = await where.newContext({
    hasTouch: isHandheld(size),
    isMobile: isHandheld(size),
    locale: options.language ?? 'en-GB',
    serviceWorkers: options.keepsOffline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

async function dress(page: Page, size: Size, { theme = 'dark', motion = false }: PageOptions): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce' });
}

/** Everything this origin has stored is gone; the pages that could write more are closed. */
async function forget(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await devtools.detach();
}

async function newVisitor(size: Size, options: PageOptions): Promise<Visitor> {
  return visitIn(await contextFor(size, options), size, options);
}

async function visitIn(context: BrowserContext, size: Size, options: PageOptions): Promise<Visitor> {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!options.allow?.test(text)) errors.push(text);
  };
  const page = await context.newPage();
  await dress(page, size, options);
  if (!options.painted) await page.addInitScript(paintNothing);
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  page.on('crash', () => note('the page crashed'));
  const open = async (hash = '#/'): Promise<void> => {
    await page.goto(`${url}/${hash}`);
    await page.locator('main, [role=main]').first().waitFor();
  };
  await forget(context, page);
  return { visit: { page, context, url, open }, errors };
}

/**
 * A page that is only read and clicked needs no picture, and painting takes about half of its time. Laid out, hit and spoken
 * it is as always; axe, which looks at what is seen, takes this away.
 */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

async function leave({ visit: { page, context } }: Visitor, size: Size, options: PageOptions): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  if (isOwn(options) || others.length > 0) return context.close();
  await page.close();
  const kind = kindOf(size, options);
  free.set(kind, [...(free.get(kind) ?? []), context]);
}

async function runVisit({ visit, errors }: Visitor, test: (v: Visit) => Promise<void>): Promise<void> {
  await test(visit);
  if (errors.length > 0) throw new Error(`errors in the console:\n${errors.join('\n')}`);
}

/** A fresh visitor: nothing stored. Fails when the page writes an error to the console. */
export async function withPage(
  size: Size,
  test: (v: Visit) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const visitor = await newVisitor(size, options);
  try {
    await runVisit(visitor, test);
  } catch (error) {
    await visitor.visit.context.close();
    throw error;
  }
  await leave(visitor, size, options);
}

/** A visitor who moves and paints in a Chromium of his own: for measurements that others would disturb. */
export async function withOwnBrowser(size: Size, test: (v: Visit) => Promise<void>): Promise<void> {
  const own = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  try {
    const options: PageOptions = { motion: true, painted: true };
    await runVisit(await visitIn(await newContext(own, size, options), size, options), test);
  } finally {
    await own.close();
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
  const { motion = false, painted = false } = options;
  const kind = [size, kindOf(size, options), motion, painted].join();
  const visitor = visitors.get(kind) ?? (await newVisitor(size, options));
  visitors.delete(kind);
  try {
    await dress(visitor.visit.page, size, options);
    if (!painted) await visitor.visit.page.evaluate(paintNothing); // somebody may have looked at colours
    await runVisit(visitor, test);
    visitors.set(kind, visitor);
  } finally {
    if (!visitors.has(kind)) await visitor.visit.context.close();
  }
}

/** At the end of a file none of its pages stays open. */
async function leaveAll(): Promise<void> {
  const left = [...visitors.values()];
  visitors.clear();
  await Promise.all(left.map(({ visit }) => visit.context.close()));
}
