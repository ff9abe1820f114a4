import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';

/** Stands before the real server and can pretend that a new version was published. */
async function publisher(url: string): Promise<{ server: Server; origin: string; publish: () => void }> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(request.url === '/sw.js' ? `${body}\n// version ${version}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://localhost:${port}`, publish: () => version++ };
}

inBrowser('a new version', () => {
  it('waits until the player agrees', () =>
    withPage(
      'phone',
      async ({ page, url }) => {
        const { server, origin, publish } = await publisher(url);
        try {
          await page.goto(origin);
          await page.getByText('Ready to play offline').waitFor();
          await page.reload();
          publish();
          await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
          const banner = page.getByRole('status').filter({ hasText: 'A new version is ready' });
          await banner.waitFor();
          await banner.getByRole('button', { name: 'Later' }).click();
          await banner.waitFor({ state: 'detached' });
          await page.reload();
          await banner.waitFor();
          const before = await page.evaluate(() => performance.timeOrigin);
          await banner.getByRole('button', { name: 'Update now' }).click();
          await page.waitForFunction((origin) => performance.timeOrigin !== origin, before);
          await page.getByRole('heading', { name: 'Four wars, one table' }).waitFor();
          expect(await banner.count()).toBe(0);
        } finally {
          server.close();
          server.closeAllConnections();
        }
      },
      { keepsOffline: true },
    ));
});
