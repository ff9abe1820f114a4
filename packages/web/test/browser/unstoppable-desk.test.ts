import { game, type UnsView } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage } from '../browser.ts';
import { ALL_ASKED, quickly, speak } from '../driver.ts';
import { anchorsOf, tableProblems } from '../layoutMeasure.ts';
import { crowdedUnstoppable } from '../layoutPositions.ts';
import { bring, firstDeal, PROMPT, sit, type Wish } from '../position.ts';
import { giveAnswer, scriptOf } from '../unstoppable.ts';

/** What holds for every question of Unstoppable: places stay, gold is never what declines, the whole hand is in sight. */

const wish = (until: NonNullable<Wish<UnsView>['until']>): Wish<UnsView> =>
  firstDeal<UnsView>({ game, seats: [{ name: 'Ada' }], until });
const KEEP = wish((has, view) => has('keep') && view.turn >= 3);
const ACTION = wish((has, view, { at }) => at === 'action' && has('play') && view.turn >= 4);

const SMALL = { width: 390, height: 664 };
const DESK = { width: 1440, height: 900 };
const QUIET = ['end', 'skip', 'none', 'stop'];
const LANGS = ['en', 'cs', 'de'] as const;

/** Ids of what is gold now although it declines. */
const goldThatDeclines = (page: Page): Promise<string[]> =>
  page.evaluate(
    (quiet) =>
      [...document.querySelectorAll<HTMLElement>('[data-gold]')]
        .map((el) => el.dataset.option ?? '')
        .filter((id) => quiet.includes(id)),
    QUIET,
  );

/** Cards of the hand of which name, cost or a notch is cut or lies under something else. */
const hiddenInHand = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (card: Element, { left, right, top, bottom }: DOMRect): boolean =>
      [
        [left + 1, top + 2],
        [right - 2, bottom - 2],
      ].every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
    return [...document.querySelectorAll<HTMLElement>('[data-part="hand"] [data-target^="card:"]')].flatMap((card) => {
      const name = card.querySelector('[data-part="name"]');
      const cost = card.querySelector('[data-part="cost"]')?.getBoundingClientRect();
      if (!name || !cost) return [`${card.dataset.target}: no name`];
      const range = document.createRange();
      range.selectNodeContents(name);
      const isHidden =
        ![...range.getClientRects()].every((line) => isSeen(card, line)) ||
        !card.contains(document.elementFromPoint(cost.left + cost.width / 2, cost.top + cost.height / 2));
      const notches = ['top', 'bottom'].filter(
        (notch) =>
          ![...card.querySelectorAll(`[data-notch="${notch}"]`)].some(
            (el) => el.getClientRects().length > 0 && isSeen(card, el.getBoundingClientRect()),
          ),
      );
      return isHidden || notches.length > 0 ? [`${name.textContent} ${isHidden ? 'name' : ''} ${notches.join()}`] : [];
    });
  });

/** Least width and height of the things of one kind, in px. */
const least = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((el) => el.getBoundingClientRect());
    return [Math.min(...boxes.map((b) => Math.round(b.width))), Math.min(...boxes.map((b) => Math.round(b.height)))];
  }, selector);

inBrowser('every question of Unstoppable', () => {
  it.each([
    ['a small phone', SMALL],
    ['a desk', DESK],
  ] as const)('leaves everything in its place and gold to what is chosen, on %s', (_name, size) =>
    onSamePage('desk', async ({ page, open }) => {
      await page.setViewportSize(size);
      await quickly(page, ALL_ASKED);
      const script = scriptOf({ seats: [{ name: 'Ada' }], options: {}, wanted: 'win' }, 1);
      await open();
      await bring(page, script.saved);
      const found = { anchors: new Set<string>(), declining: [] as string[], hidden: [] as string[] };
      for (const [i, answer] of script.answers.slice(0, 20).entries()) {
        await page.locator(`[data-prompt][data-decision="${answer.decision}"]`).waitFor();
        await speak(page, LANGS[i % 3]);
        const { gold: _, ...anchors } = await anchorsOf(page);
        found.anchors.add(JSON.stringify(anchors));
        found.declining.push(...(await goldThatDeclines(page)));
        found.hidden.push(...(await hiddenInHand(page)));
        await giveAnswer(page, answer, true);
      }
      expect(found.declining).toEqual([]);
      expect(found.hidden).toEqual([]);
      expect([...found.anchors]).toHaveLength(1);
    }),
  );

  it.each([
    ['390x664', [84, 100], [56, 44]],
    ['844x390', [84, 88], [56, 44]],
    ['1366x650', [149, 112], [56, 44]],
    ['1440x900', [149, 112], [56, 44]],
    ['1920x1080', [155, 250], [200, 44]],
  ] as const)('shows seven cards, six threats and five allies whole at %s', (size, threat, ally) =>
    onSamePage('desk', async ({ page, open }) => {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await quickly(page);
      await open();
      await bring(page, crowdedUnstoppable());
      await page.locator(PROMPT).waitFor();
      for (const lang of LANGS) {
        await speak(page, lang);
        expect(await hiddenInHand(page), lang).toEqual([]);
      }
      const [threats, allies] = [
        await least(page, 'main [data-shape="threat"]'),
        await least(page, 'main [data-shape="ally"]'),
      ];
      for (const i of [0, 1]) {
        expect(threats[i], `threats ${threats}`).toBeGreaterThanOrEqual(threat[i]);
        expect(allies[i], `allies ${allies}`).toBeGreaterThanOrEqual(ally[i]);
      }
    }),
  );

  it('is larger on a large screen: text, and whole cards', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, crowdedUnstoppable());
      await page.locator(PROMPT).waitFor();
      for (const [width, height, text] of [
        [1920, 1080, 12.5],
        [2560, 1440, 16.5],
      ]) {
        await page.setViewportSize({ width, height });
        await page.locator('[data-size="XL"]').waitFor();
        const small = (await page.evaluate(tableProblems, { text, target: 24 })).filter((line) =>
          line.startsWith('small text'),
        );
        expect(small).toEqual([]);
        expect((await least(page, '[data-part="hand"] [data-shape="core"]'))[0]).toBeGreaterThanOrEqual(180);
      }
    }));

  it('leaves the hand in sight while a card is drafted, and leads the keyboard to what may be done', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await page.setViewportSize(SMALL);
      await sit(page, open, KEEP);
      expect(await page.locator('[data-offer="looking"] [data-mark="legal"]').count()).toBe(3);
      expect(await hiddenInHand(page)).toEqual([]);
      await page.setViewportSize(DESK);
      await sit(page, open, ACTION);
      expect(await page.locator('[data-part="hand"] [tabindex="0"]').getAttribute('data-mark')).toBe('legal');
    }));

  it('has its colours also in what is drawn over it', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ACTION);
      const tints = await page.evaluate(() =>
        ['[data-board]', '[data-reel-layer]'].map((place) => {
          const drawn = getComputedStyle(document.querySelector(place) ?? document.body);
          return ['--game', '--game-2', '--game-dim'].map((name) => drawn.getPropertyValue(name)).join();
        }),
      );
      expect(tints[0]).toContain('#38e1ff');
      expect(tints[1]).toBe(tints[0]);
    }));

  it('looking back, the log tells nothing of what came later', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ACTION);
      const log = page.locator('[data-part="log"]');
      const newest = await log.locator('ol li').first().innerText();
      await log.locator('ol button').last().click();
      await page.locator('[data-replay]').waitFor();
      await expect.poll(() => log.innerText()).not.toContain(newest);
    }));
});
