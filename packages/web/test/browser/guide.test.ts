import { quickRng } from '@starhold/kernel';
import { game, type UnsView } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTable } from '../../session/opening.ts';
import { suggestion } from '../../tables/unstoppable/guide/script.ts';
import { GUIDED_SEED, guidedSetup } from '../../tables/unstoppable/guide/setup.ts';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { giveAnswer } from '../unstoppable.ts';

/** The words of the guide's buttons, by language of the browser. */
const WORDS = {
  'en-GB': {
    play: /^Play now: Unstoppable/,
    choose: 'Choose this for me',
    read: /^(Next|Play on)$/,
    leave: /^Leave the guide/,
    resume: 'Explain what is new',
  },
  'de-DE': {
    play: /: Unstoppable/,
    choose: 'Für mich auswählen',
    read: /^(Weiter|Weiterspielen)$/,
    leave: /^Einführung beenden/,
    resume: 'Neues erklären lassen',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const TOUR = [
  ...['welcome', 'draft', 'under', 'threats', 'play', 'taunt', 'aim', 'drawn', 'buy', 'fit', 'ally', 'exhaust'],
  ...['aim', 'end', 'after', 'onYourOwn'],
];
/** Lessons of the first three turns. */
const LESSONS = ['resolve', 'rage', 'handDown', 'remove', 'levelled', 'deck'];
/** Steps that are about nothing in particular. */
const POINTLESS = new Set(['under', 'onYourOwn', 'resolve', 'handDown']);

const note = (page: Page) => page.locator('[data-step]');

/** What a reader would answer where the guide is silent, by decision. */
function ownAnswers() {
  const table = newTable(game, game.parseOptions(guidedSetup('').options), GUIDED_SEED);
  const rng = quickRng(7);
  while ((table.seen(0).view as UnsView).turn < 4) {
    const { view, decisions } = table.seen(0);
    const pick = suggestion(view as UnsView, decisions[0]) ?? game.brain.choose(view, decisions[0], rng);
    table.answer({ decision: decisions[0].id, seat: 0, pick });
  }
  return new Map(table.log().answers.map((answer) => [answer.decision, answer]));
}

/** Says so where something is seen to lie over the threats before the guide speaks of them: it would go at once. */
const watchStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-step]')) return cancelAnimationFrame(frame);
      const isLifted = document.querySelector('[data-curtain]:not([data-lifting])') === null;
      if (isLifted && document.querySelector('[data-offer]')) document.documentElement.dataset.jumped = '';
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
  });

const shown = (page: Page) =>
  page.evaluate(() => ({
    step: document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '',
    words: document.querySelector('[data-step]')?.textContent ?? '',
    decision: document.querySelector<HTMLElement>('[data-prompt]')?.dataset.decision ?? '',
  }));

/** How many things the guide points at can be seen: not cut off, and under nothing. */
const pointedAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isSeen = (el: Element): boolean => {
      const { left, top, width, height } = el.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (el.contains(there) || there.contains(el));
    };
    return [...document.querySelectorAll('[data-game] [data-hinted]')].filter(isSeen).length;
  });

/** Does what the guide says until this step has been taken; the steps it went through. */
async function follow(page: Page, words: Words, until: string): Promise<string[]> {
  const own = ownAnswers();
  const steps: string[] = [];
  for (let i = 0; i < 80; i++) {
    // What happened is shown first; then the next question is there.
    await page.locator('[data-prompt]:not([data-decision=""])').waitFor();
    const before = await shown(page);
    const { step, decision } = before;
    if (step !== '') {
      steps.push(step);
      if (!POINTLESS.has(step)) expect(await pointedAt(page), step).toBeGreaterThan(0);
    }
    const next = note(page).getByRole('button', { name: words.read });
    if (step === '') {
      const answer = own.get(decision);
      if (!answer) throw new Error(`the guide ends before its end, at ${decision}`);
      await giveAnswer(page, answer, false);
    } else if ((await next.count()) > 0) {
      await next.click();
    } else {
      await note(page).getByRole('button', { name: words.choose }).click();
    }
    await expect.poll(() => shown(page), { timeout: 10_000 }).not.toEqual(before);
    if (step === until) return steps;
  }
  return steps;
}

/** Away with it, a reload, and back from the menu: the same step as before. */
async function leaveAndResume(page: Page, words: Words): Promise<void> {
  const { step } = await shown(page);
  await note(page).getByRole('button', { name: words.leave }).click();
  await note(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-prompt]:not([data-decision=""])').waitFor();
  expect(await note(page).count()).toBe(0);
  await page.keyboard.press('o');
  await page.getByRole('dialog').getByRole('button', { name: words.resume }).click();
  await note(page).waitFor();
  expect((await shown(page)).step).toBe(step);
}

/** From the home page to the first step, and by the guide until this one. */
async function begin(page: Page, words: Words, until: string): Promise<string[]> {
  await page.getByRole('button', { name: words.play }).click();
  await note(page).waitFor({ timeout: 30_000 });
  expect(await seriousIssues(page)).toEqual([]);
  return follow(page, words, until);
}

inBrowser('guided first game of Unstoppable', () => {
  it('leads to the first level up on the phone, one click from the home page, in German', () =>
    withPage(
      'phone',
      async ({ page, open }) => {
        await quickly(page, { lang: 'de' });
        await open();
        const words = WORDS['de-DE'];
        const before = await begin(page, words, 'drawn');
        await leaveAndResume(page, words);
        const steps = [...before, ...(await follow(page, words, 'deck'))];
        expect(steps.filter((step) => TOUR.includes(step))).toEqual(TOUR);
        expect(steps).toEqual(expect.arrayContaining(LESSONS));
        // What is told once does not come back.
        await page.locator('[data-prompt]:not([data-decision=""])').waitFor();
        expect(await note(page).count()).toBe(0);
        expect(await sidewaysScroll(page)).toBe(0);
      },
      { language: 'de-DE' },
    ));

  it('leads through the first turn at a desk, in English', () =>
    withPage('desk', async ({ page, open }) => {
      await watchStart(page);
      await open();
      const steps = await begin(page, WORDS['en-GB'], 'buy');
      expect(await page.evaluate(() => document.documentElement.dataset.jumped)).toBeUndefined();
      expect(steps.filter((step) => TOUR.includes(step))).toEqual(TOUR.slice(0, TOUR.indexOf('buy') + 1));
      expect(await sidewaysScroll(page)).toBe(0);
    }));
});
