import { LANGUAGES } from '@starhold/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { type Desk, DeskProvider } from '../desk/context.ts';
import { MenuDialog } from '../desk/dialogs/MenuDialog.tsx';
import type { LocalStore } from '../session/store.ts';
import type { TableInfo, TableSession } from '../session/types.ts';
import { TableCard } from '../shell/home/TableCard.tsx';
import { LangProvider } from '../shell/lang.tsx';
import { ProblemBanner } from '../tables/ProblemBanner.tsx';
import { SECRET_FILE } from '../text/secret-file.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { bot, newStorage, pageOf, person, play, setupFor } from './session-support.ts';

/** A file of a running game tells what is hidden: said wherever one can be had, and only there. */

let page: LocalStore;
const tables: { session: TableSession; info: TableInfo }[] = [];

beforeAll(async () => {
  page = pageOf({ storage: newStorage() });
  for (const answers of [0, 2_000]) {
    const session = await page.create(setupFor([person('Ada'), bot('Zed')]));
    await play(session, answers);
    const info = (await page.list()).find(({ id }) => id === session.id);
    if (info) tables.push({ session, info });
  }
});

/** As escaped text in a page has it. */
const plain = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe.each(LANGUAGES)('in %s', (lang) => {
  const render = (part: ReactNode): string => {
    const routed = { ssrPath: '/', children: part };
    const spoken = { lang, children: createElement(Router, routed) };
    return plain(renderToStaticMarkup(createElement(LangProvider, spoken)));
  };
  const menu = (session: TableSession): ReactNode => {
    // Only what the menu reads of a desk.
    const desk = { t: TABLE_TEXT[lang], session, moment: session.moment(), replay: { at: null }, phone: false };
    const dialog = createElement(MenuDialog, { onOverlay: () => {} });
    return createElement(DeskProvider, { value: desk as unknown as Desk }, dialog);
  };

  it('the menu, the card on the home page and the banner say it while the game runs', () => {
    const [running, over] = tables;
    for (const [{ session, info }, said] of [
      [running, true],
      [over, false],
    ] as const) {
      expect(session.moment().over === '').toBe(said);
      for (const part of [
        menu(session),
        createElement(TableCard, { table: info, onRemove: () => {} }),
        createElement(ProblemBanner, { session, problem: 'storageFull' }),
      ]) {
        expect(render(part).includes(SECRET_FILE[lang])).toBe(said);
      }
    }
  });
});
