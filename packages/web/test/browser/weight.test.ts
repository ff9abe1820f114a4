import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';

/** How much script comes over the wire, compressed, before and with the first table, and in how many files. */

const HOME_KB = 150;
const TABLE_KB = 250;

/** Files of script for home page and table together; each is a way to the server and back. */
const FILES = 60;

/** Milliseconds without script after which no more is on its way, even on a busy machine. */
const REST = 1_500;

interface Scales {
  /** Where the client is to be had through the scales. */
  url: string;
  /** kB of script so far, once nothing has come for a while. */
  rested(): Promise<number>;
  /** Different files of script so far. */
  files(): number;
  close(): void;
}

/** Stands between browser and server, since a browser tells nobody what its workers import. Everything that is script counts. */
async function scalesBefore(client: string): Promise<Scales> {
  let bytes = 0;
  const scripts = new Set<string>();
  const door = createServer(({ url = '/', headers }, reply) => {
    const { host } = new URL(client);
    get(`${client}${url}`, { headers: { ...headers, host } }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      const { pathname } = new URL(url, client);
      if (/\.js$/.test(pathname)) {
        scripts.add(pathname);
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      }
      answer.pipe(reply);
    }).on('error', () => reply.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    rested: async () => {
      for (let before = -1; before !== bytes; await sleep(REST)) before = bytes;
      return bytes / 1_000;
    },
    files: () => scripts.size,
    close: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}

inBrowser('the weight of the pages', () => {
  it.each(['bossin-space', 'unstoppable', 'rone', 'revenant'])('home, then a table of %s', (game) =>
    withPage(
      'desk',
      async ({ page, url }) => {
        const scales = await scalesBefore(url);
        try {
          await page.goto(scales.url);
          await page.locator('main').first().waitFor();
          const home = await scales.rested();
          expect(home).toBeGreaterThan(20);
          expect(home, 'kB of script for the home page').toBeLessThan(HOME_KB);
          await page.goto(`${scales.url}/#/new/${game}`);
          await page.getByRole('button', { name: /^Start/ }).click();
          await page.locator('[data-prompt]').waitFor();
          const table = (await scales.rested()) - home;
          expect(table).toBeGreaterThan(20);
          expect(table, 'kB of script for the table').toBeLessThan(TABLE_KB);
          expect(scales.files(), 'files of script').toBeLessThan(FILES);
        } finally {
          scales.close();
        }
      },
      { uncached: true },
    ),
  );
});
