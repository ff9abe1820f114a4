import type { Page } from 'playwright-core';
import { type Size, type Visit, withPage } from './browser.ts';
import { quickly } from './driver.ts';
import { Wiretap } from './wiretap.ts';

/** Two people with a browser each, at one online table of the real server. */

export interface Somebody extends Visit {
  /** Everything the server has told this page over its sockets, one message a line. */
  heard: () => string;
  wire: Wiretap;
}

/** While the net is switched off nothing can be had. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

export function withTwo(
  sizes: readonly [Size, Size],
  test: (ada: Somebody, ben: Somebody) => Promise<void>,
): Promise<void> {
  const options = { allow: OFFLINE };
  return withPage(
    sizes[0],
    (ada) => withPage(sizes[1], async (ben) => test(await listening(ada), await listening(ben)), options),
    options,
  );
}

async function listening(visit: Visit): Promise<Somebody> {
  const wire = new Wiretap();
  visit.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => wire.hear(String(payload)));
  });
  await quickly(visit.page, { lang: 'en' });
  return { ...visit, heard: () => wire.frames.join('\n'), wire };
}

export async function nameYourself(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: button }).click();
}

/** Ada opens a table for two, with the form's own options or with others, and Ben comes by its code. */
export async function sitDown(ada: Somebody, ben: Somebody, game: string, options?: object): Promise<void> {
  await ada.open(`#/online/new/${game}`);
  await nameYourself(ada.page, 'Ada', 'Use this name');
  const create = ada.page.getByRole('button', { name: /^Open the table/ });
  await create.waitFor();
  if (options) await ada.open(`#/t/${await newTable(ada.page, { game, options })}`);
  else await create.click();
  const code = await ada.page.locator('section[aria-labelledby="room-invite"] b').innerText();
  await ben.open(`#/join/${code}`);
  await nameYourself(ben.page, 'Ben', 'On to the table');
  await ben.page.getByRole('button', { name: 'Take a seat as Ben' }).click();
}

/** Opened by the page's own login, past the form. */
function newTable(page: Page, wish: { game: string; options: object }): Promise<string> {
  const more = { seats: [null, null], pace: 'live', language: 'en', listed: false, spectators: false, clock: null };
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()).table.id;
    },
    { ...wish, ...more },
  );
}

export async function beReady(...people: Somebody[]): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of people) await page.locator('[data-prompt]').waitFor();
}
