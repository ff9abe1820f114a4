import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage, type Visit, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { nameYourself } from '../onlineVisit.ts';
import { answerAny, PROMPT, sit } from '../position.ts';
import { Program } from '../program.ts';

/** What an account and a server are good for beside playing at once: the day's table, a game that moves, settings that follow. */

/** Somebody without a browser plays the day's deal to its end. */
async function playDaily(url: string, name: string): Promise<void> {
  const person = await Program.named(url, name);
  const { id } = await person.ask('POST', '/api/daily/bossin-space');
  for (let moment = await person.moment(id); moment.over === ''; moment = await person.moment(id)) {
    for (const decision of moment.decisions.slice(0, 1)) await person.answer(id, decision);
  }
  const day = new Date().toISOString().slice(0, 10);
  const names = async (): Promise<string[]> =>
    (await person.ask('GET', `/api/daily/bossin-space/${day}`)).entries.map((entry: { name: string }) => entry.name);
  await expect.poll(names).toContain(name);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, group: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: group }).getByRole('radio', { name: value }).check({ force: true });
  await page.keyboard.press('Escape');
}

/** The next answer of the server to what is changed about oneself. */
const said = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/me') && response.request().method() === 'POST');

const theme = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);

/** A wrong password is refused, which the browser writes down as an error. */
const REFUSED = /403 \(Forbidden\) \(\S+\/api\/account\/password\)/;
const onPage = (test: (visit: Visit) => Promise<void>): Promise<void> => onSamePage('desk', test, { allow: REFUSED });

inBrowser('a server beside the device', () => {
  it('has the leader table of the day, which a stranger reads and then plays for', () =>
    onPage(async ({ page, open, url }) => {
      await playDaily(url, 'Bea');
      await quickly(page);
      await open('#/daily');
      await row(page, 'Bea').waitFor();
      expect(await row(page, 'Bea').innerText()).toMatch(/^\d+\s+Bea\s+(Won|Lost)/);
      await nameYourself(page, 'Ada', 'Play for the table');
      await page.getByRole('button', { name: 'Play for the table' }).click();
      await page.locator(PROMPT).waitFor();
      expect(page.url()).toContain('#/t/');
    }));

  it('takes over a table of the device; a bot makes room; who may not take something back is told', () =>
    onPage(async ({ page, open, url }) => {
      const seats = [{ name: 'Orrin', bot: 'rules' }, { name: 'Ada' }, { name: 'Jana', bot: 'rules' }];
      await sit(page, open, { seats, seed: 'a'.repeat(32), until: () => true });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Put online' }).click();
      const orrin = page.getByRole('group', { name: 'Seat 1: Orrin (Bot)' });
      await orrin.getByRole('radio', { name: 'Free for a person' }).check({ force: true });
      expect(await page.locator('main ol').innerText()).toBe('Seat 1: Free\nSeat 2: Ada (you)\nSeat 3: Jana (Bot)');
      await page.getByRole('button', { name: 'Put online' }).click();
      await page.waitForURL(/#\/t\//);
      await page.getByRole('button', { name: /At this table/ }).click();
      const people = page.getByRole('dialog').locator('ol').first();
      expect(await people.innerText()).toMatch(/Orrin\s+Free\s+Ada\s+you\s+here\s+Jana\s+Bot/);
      const code = await page.locator('section[aria-labelledby="room-invite"] b').innerText();
      const ben = await Program.named(url, 'Ben');
      const { id } = await ben.ask('POST', '/api/join', { code });
      await ben.ask('POST', `/api/tables/${id}/seats/0/take`);
      await people.getByText('Ben').waitFor();
      await page.keyboard.press('Escape');

      // Ada answers, Ben answers, and does not want Ada's answer taken back: she is told.
      for (let given = ''; given !== 'Ada Ben'; ) {
        const [decision] = (await ben.moment(id)).decisions;
        if (decision) {
          await ben.answer(id, decision);
          given = given === 'Ada' ? 'Ada Ben' : '';
        } else if ((await page.locator(PROMPT).count()) > 0) {
          await answerAny(page);
          given = 'Ada';
        } else await page.waitForTimeout(50);
      }
      await page.keyboard.press('u');
      const past = page.getByRole('button', { name: 'Go back and mark the game' });
      const asking = async () => (await ben.moment(id)).asking;
      await expect.poll(async () => (await past.count()) > 0 || (await asking()) !== null).toBe(true);
      if (await past.count()) await past.click();
      await expect.poll(async () => (await asking())?.by).toBe(1);
      const refusal = { c: crypto.randomUUID(), ask: (await asking())?.id, yes: false };
      await ben.ask('POST', `/api/tables/${id}/do/consent`, refusal);
      await page.getByText('Ben does not want that taken back.').waitFor();
      await page.getByRole('button', { name: 'Seen' }).click();
      await page.getByText('Ben does not want that taken back.').waitFor({ state: 'detached' });
    }));

  it('knows an account: its ways in come and go, its settings follow to another device and back', () =>
    onPage(async ({ page, context, open }) => {
      const login = `ada.${Date.now()}`;
      const devtools = await context.newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      const key = {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
      } as const;
      await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...key, isUserVerified: true } });
      await open('#/account');
      const section = (title: string) =>
        page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
      const make = section('Make an account');
      await make.getByRole('textbox', { name: 'Name' }).fill(login);
      await make.getByLabel('Password').fill('correct horse');
      await make.getByRole('button', { name: 'Make an account' }).click();
      const passkeys = section('Passkeys');
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await passkeys.getByText('The passkey was added.').waitFor();
      await passkeys.getByRole('button', { name: /^Remove: Passkey 1, added on/ }).click();
      await passkeys.getByText('There is no passkey yet.').waitFor();
      const password = section('With a password');
      const change = async (old: string): Promise<void> => {
        await password.getByLabel('Old password').fill(old);
        await password.getByLabel('New password').fill('another horse');
        await password.getByRole('button', { name: 'Change the password' }).click();
      };
      await change('wrong horse');
      await password.getByText('The old password is another one.').waitFor();
      await change('correct horse');
      await password.getByText('The password is set.').waitFor();
      await choose(page, 'Theme', 'Light');
      const kept = said(page);
      await page.getByRole('checkbox', { name: 'Take settings along' }).check();
      await kept;

      await withPage('phone', async (phone) => {
        await quickly(phone.page, { theme: 'dark' });
        await phone.open('#/account');
        const logIn = phone.page
          .locator('section')
          .filter({ has: phone.page.getByRole('heading', { name: 'Log in' }) });
        await logIn.getByRole('textbox', { name: 'Name' }).fill(login);
        await logIn.getByLabel('Password').fill('another horse');
        await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect.poll(() => theme(phone.page)).toBe('light');
        const sent = said(phone.page);
        await choose(phone.page, 'Theme', 'Dark');
        await sent;
      });
      await page.reload();
      await expect.poll(() => theme(page)).toBe('dark');
    }));
});
