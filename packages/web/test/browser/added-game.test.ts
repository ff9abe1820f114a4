import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfHouse } from '../../../../test/support/copy.ts';
import { inChromium, sharedBrowser } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';

/**
 * A copy of the template under another name is played in the browser: `docs/adding-a-game.md` has the steps, and
 * `test/adding-a-game.test.ts` takes them word for word for the terminal; here the same two edits are enough for the page.
 */

const EDITED = {
  'packages/roster/index.ts': [
    '    sample: true,\n  },\n};\n',
    `    sample: true,\n  },\n  lagoon: { name: everywhere('Lagoon'), load: () => import('@starhold/lagoon') },\n};\n`,
  ],
  'packages/roster/package.json': [
    '"@starhold/kernel": "*",\n',
    '"@starhold/kernel": "*",\n    "@starhold/lagoon": "*",\n',
  ],
} as const;

inChromium('a copy of the template', () => {
  const house = copyOfHouse({ browser: true });
  let server: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    const script =
      "cp -r packages/games/template packages/games/lagoon && cd packages/games/lagoon && sed -i 's/\\btemplate\\b/lagoon/' package.json rules.ts";
    execFileSync('bash', ['-euc', script], { cwd: house.root });
    for (const [file, [before, after]] of Object.entries(EDITED)) {
      const path = join(house.root, file);
      const text = readFileSync(path, 'utf8');
      expect(text.split(before)).toHaveLength(2);
      writeFileSync(path, text.replace(before, after));
    }
    house.link('packages/games/lagoon');
    server = spawn(process.execPath, [join(house.root, 'packages/server/main.ts'), '--port', '0'], { cwd: house.root });
    url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const read = (chunk: Buffer): void => {
        said += chunk.toString();
        const ready = /http:\/\/\S+:\d+(?=\/)/.exec(said);
        if (ready) resolve(ready[0]);
      };
      server?.stdout?.on('data', read);
      server?.stderr?.on('data', read);
      server?.once('exit', () => reject(new Error(said)));
    });
  }, 180_000);

  afterAll(() => {
    server?.kill();
    house.remove();
  });

  it('is offered on the home page and played to its end', async () => {
    const context = await (await sharedBrowser()).newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => localStorage.setItem('starhold.settings', '{"speed":"instant","lang":"en"}'));
    await page.goto(url);
    await page.getByRole('link', { name: 'Lagoon' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('[data-prompt]').waitFor();
    const again = page.getByRole('button', { name: 'Play again' });
    expect(await playDesk(page, { input: 'keys', until: () => again.isVisible() })).toBeGreaterThan(4);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});
