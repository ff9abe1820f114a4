import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';

inBrowser('offline', () => {
  it('opens home, new table, a table and the rulebook with the network cut', () =>
    withPage(
      'phone',
      async ({ page, context, open }) => {
        await open();
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.getByText('Ready to play offline').waitFor();
        await context.setOffline(true);
        await page.reload();
        await page.getByRole('heading', { name: 'Four wars, one table' }).waitFor();
        await page.getByRole('link', { name: 'Options: Bossin’ Space' }).click();
        await page.getByRole('button', { name: 'Start' }).click();
        await page.waitForURL(/#\/table\/\w+/);
        await page.reload();
        await page.locator('main, [role=main]').first().waitFor();
        await open('#/rules/bossin-space');
        expect(await page.locator('main, [role=main]').first().textContent()).not.toBe('');
      },
      { keepsOffline: true, allow: /ERR_INTERNET_DISCONNECTED/ },
    ));

  it('is installable: manifest with icons that exist', () =>
    withPage('phone', async ({ page, url, open }) => {
      await open();
      const manifest = await (await page.request.get(`${url}/manifest.webmanifest`)).json();
      expect(manifest).toMatchObject({ name: 'Starhold', display: 'standalone', start_url: '/' });
      for (const { src } of manifest.icons) expect((await page.request.get(url + src)).status(), src).toBe(200);
    }));
});
