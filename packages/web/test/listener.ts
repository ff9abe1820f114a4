import type { CDPSession, Page } from 'playwright-core';
import { taking } from './driver.ts';
import { PROMPT } from './position.ts';

/** So many times faster than usual runs the clock of a page that is listened to. */
const HURRY = 8;

/** On the page. */
interface Heard {
  heard: string[];
  waiting: Set<number>;
}

/**
 * What a screen reader says: the name, role and state of what has the focus with the regions it enters on the way, and
 * everything that live regions bring, in order.
 */
export class Listener {
  readonly lines: string[] = [];
  private readonly page: Page;
  private readonly devtools: CDPSession;
  private regions: string[] = [];
  private focus = '';
  private node = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  static async at(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    await page.evaluate((hurry) => {
      const heard: string[] = [];
      // What is told one after the other waits in between: here the clock runs faster, and what still waits is known.
      const waiting = new Set<number>();
      const { setTimeout: wait, clearTimeout: forget } = globalThis;
      const hurried = (action: () => void, ms = 0): number => {
        const id = Number(
          wait(() => {
            waiting.delete(id);
            action();
          }, ms / hurry),
        );
        waiting.add(id);
        return id;
      };
      const forgotten = (id: number): void => {
        waiting.delete(id);
        forget(id);
      };
      Object.assign(globalThis, { heard, waiting, setTimeout: hurried, clearTimeout: forgotten });
      const said = new WeakMap<Element, string>();
      const say = (region: Element, text: string): void => {
        const kind = region.getAttribute('role') ?? 'live';
        const words = text.replace(/\s+/g, ' ').trim();
        if (words === '' || (kind !== 'log' && said.get(region) === words)) return;
        said.set(region, words);
        heard.push(`${kind}: ${words}`);
      };
      const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
      new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records) {
          const at = target instanceof Element ? target : target.parentElement;
          const region = at?.closest(LIVE);
          if (region?.getAttribute('role') === 'log') {
            for (const node of addedNodes) say(region, node.textContent ?? '');
          } else if (region) say(region, region.textContent ?? '');
          if (type !== 'childList' || region) continue;
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            const inner = [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)];
            for (const live of inner) say(live, live.textContent ?? '');
          }
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, HURRY);
    return new Listener(page, devtools);
  }

  /** Presses a key that only moves about or chooses, and writes down what is said because of it. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.hear(`[${key === ' ' ? 'Space' : key}]`);
  }

  /** On from the focus to a button by its selector, and presses it. */
  async goTo(selector: string): Promise<void> {
    for (let i = 0; i < 12; i++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) break;
      await this.press('Tab');
    }
    await this.press('Space');
  }

  /** On from the focus to the button that says the answer. */
  async goToCommit(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      const isThere = (): boolean => document.activeElement?.getAttribute('aria-keyshortcuts') === 'Enter';
      if (await this.page.evaluate(isThere)) return;
      await this.press('Tab');
    }
  }

  /** Says the answer that is ready; what is said up to the next question, which comes last, is written down. */
  async commit(): Promise<void> {
    const { page } = this;
    const before = await page.evaluate((prompt) => {
      const asks = document.querySelector<HTMLElement>(prompt);
      return { id: asks?.dataset.decision ?? '', isThere: asks === document.activeElement };
    }, PROMPT);
    await taking(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ([prompt, { id, isThere }]) => {
        const asks = document.querySelector<HTMLElement>(prompt);
        const question = asks?.querySelector('h1')?.textContent?.trim() ?? '';
        if (!asks || asks.dataset.decision === id || question === '') return false;
        // It is told by the focus that comes to it, or read out.
        const { heard } = globalThis as unknown as Heard;
        return (!isThere && asks === document.activeElement) || heard.some((line) => line.includes(question));
      },
      [PROMPT, before] as const,
    );
    await this.hear('[Enter]');
  }

  /** What was said since the last time, once nothing more waits to be said. */
  async hear(because: string): Promise<void> {
    const live = await this.page.evaluate(async () => {
      const { heard, waiting } = globalThis as unknown as Heard;
      // Beats are told before they are shown to their end, and the last of them may change what lies where.
      const moves = (): boolean =>
        document.getAnimations().some(({ playState, effect }) => {
          return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
        });
      for (let quiet = 0, before = heard.length; quiet < 3; quiet++) {
        await new Promise(requestAnimationFrame);
        if (heard.length !== before || waiting.size > 0 || moves()) quiet = -1;
        before = heard.length;
      }
      return heard.splice(0);
    });
    const focused = await this.focused();
    this.lines.push(because, ...live.map((line) => `  ${line}`), ...focused.map((line) => `  ${line}`));
  }

  private async focused(): Promise<string[]> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return [];
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    });
    const [own] = nodes;
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const regions: string[] = [];
    for (let at = byId.get(own.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
      const role = String(at.role?.value ?? '');
      const name = String(at.name?.value ?? '');
      if (name !== '' && GROUPS.has(role)) regions.unshift(`${role} “${name}”`);
    }
    // Names of regions are told on the way in; one that changes around a focus that stays is not.
    const hasMoved = own.backendDOMNodeId !== this.node;
    const entered = hasMoved ? regions.filter((region) => !this.regions.includes(region)) : [];
    this.regions = regions;
    this.node = own.backendDOMNodeId ?? 0;
    const states = (own.properties ?? []).flatMap(({ name, value }) => {
      if (name === 'pressed') return [value.value === 'true' ? 'pressed' : 'not pressed'];
      if (name === 'disabled' && value.value === true) return ['unavailable'];
      return [];
    });
    const description = String(own.description?.value ?? '');
    const words = [
      `${String(own.role?.value)} “${String(own.name?.value ?? '')}”`,
      ...states,
      ...(description === '' ? [] : [`(${description})`]),
    ].join(', ');
    const said = [...entered.map((region) => `in: ${region}`), `focus: ${words}`];
    if (words === this.focus && !hasMoved) return [];
    this.focus = words;
    return said;
  }
}

const GROUPS = new Set([
  'region',
  'main',
  'navigation',
  'complementary',
  'list',
  'group',
  'radiogroup',
  'grid',
  'dialog',
  'toolbar',
]);
