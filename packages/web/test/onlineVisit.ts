import type { Page } from 'playwright-core';
import { type Size, type Visit, withPage } from './browser.ts';
import { quickly } from './driver.ts';

/** Two people with a browser each, at one online table of the real server. */

export interface Somebody extends Visit {
  /** Everything the server has told this page over its sockets, one message a line. */
  heard: () => string;
}

/** Who is not known yet is told so by the server, which the browser writes down as an error. */
const STRANGER = /401 \(Unauthorized\)/;
/** While the net is switched off nothing can be had. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

export function withTwo(
  sizes: readonly [Size, Size],
  test: (ada: Somebody, ben: Somebody) => Promise<void>,
): Promise<void> {
  const allow = new RegExp(`${STRANGER.source}|${OFFLINE.source}`);
  return withPage(
    sizes[0],
    (ada) => withPage(sizes[1], async (ben) => test(await listening(ada), await listening(ben)), { allow }),
    { allow },
  );
}

async function listening(visit: Visit): Promise<Somebody> {
  const frames: string[] = [];
  visit.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await quickly(visit.page, { lang: 'en' });
  return { ...visit, heard: () => frames.join('\n') };
}

export async function nameYourself(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: button }).click();
}

/** Ada opens a table for two, Ben comes by its code, both are ready, and the cards are dealt. */
export async function sitDown(ada: Somebody, ben: Somebody, game: string): Promise<void> {
  await ada.open(`#/online/new/${game}`);
  await nameYourself(ada.page, 'Ada', 'Use this name');
  await ada.page.getByRole('button', { name: /^Open the table/ }).click();
  const code = await ada.page.locator('section[aria-labelledby="room-invite"] b').innerText();
  await ben.open(`#/join/${code}`);
  await nameYourself(ben.page, 'Ben', 'On to the table');
  await ben.page.getByRole('button', { name: 'Take a seat as Ben' }).click();
}

export async function beReady(...people: Somebody[]): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of people) await page.locator('[data-prompt]').waitFor();
}
