import { LANGUAGES, type Language, verbOf } from '@starhold/kernel';
import { BOSS_IDS, gauges, Options, rules, type UnsState, type UnsView, whyIn } from '@starhold/unstoppable';
import { DIFFICULTIES } from '@starhold/unstoppable/content';
import { randomPosition } from '@starhold/unstoppable/testing';
import { nameFor } from '@starhold/unstoppable/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Desk, DeskProvider } from '../../../desk/context.ts';
import { SIZE_CLASSES, type SizeClass } from '../../../desk/size.ts';
import { NO_MARKS } from '../../../desk/target.ts';
import { LangProvider } from '../../../shell/lang.tsx';
import { BossDetails } from '../board/BossPanel.tsx';
import { Numbers } from '../board/EndView.tsx';
import { Reasons } from '../board/faces.tsx';
import { Hand } from '../board/Hand.tsx';
import { Own } from '../board/Own.tsx';
import { Partner } from '../board/Partner.tsx';
import { Piles } from '../board/Piles.tsx';
import { ScoreSheet } from '../board/ScoreSheet.tsx';
import { Stage } from '../board/Stage.tsx';
import { StoryView } from '../board/StoryView.tsx';
import { CoreDecks, Market } from '../board/Supply.tsx';
import { UNS_TEXT } from '../texts/table.ts';

/** Every part in many positions and all languages: nothing breaks, nothing is left without words. */

const views: UnsView[] = [1, 2].flatMap((players) =>
  BOSS_IDS.map((boss, i) => {
    const options = Options.parse({ players, boss, difficulty: DIFFICULTIES[i] });
    const s = randomPosition(options, `0000000a${boss}${players}`) as unknown as UnsState;
    return rules.view(s, 0) as UnsView;
  }),
);

const nothing = (): void => undefined;

/** A desk at which nobody is asked. */
function deskAt(view: UnsView, lang: Language, size: SizeClass): Desk {
  const desk = {
    view,
    lang,
    size,
    seat: 0,
    names: ['Ada', 'Bo'],
    marks: NO_MARKS,
    moment: { waitingFor: [], forecasts: {} },
    turn: { ids: [], at: '', reach: { byTarget: new Map() } },
    seen: {},
    log: [],
    inspected: null,
    zone: null,
    press: nothing,
    look: nothing,
    lookEnd: nothing,
  };
  return desk as unknown as Desk;
}

/** The parts a view is shown with, by name. */
function partsOf(view: UnsView): Record<string, ReactNode> {
  const rows = [0, 1, 2].map((round) => ({ round, values: gauges(view) }));
  return {
    Stage: h(Stage),
    Hand: h(Hand),
    Own: h(Own),
    BossDetails: h(BossDetails),
    Market: h(Market),
    CoreDecks: h(CoreDecks),
    Piles: h(Piles),
    ScoreSheet: h(ScoreSheet, { view }),
    Numbers: h(Numbers, { won: false, rows }),
    ...(view.boss.story === null ? {} : { StoryView: h(StoryView, { told: [] }) }),
    ...(view.players.length === 1 ? {} : { Partner: h(Partner) }),
  };
}

const rendered = (part: ReactNode, view: UnsView, lang: Language, size: SizeClass): string =>
  renderToStaticMarkup(LangProvider({ lang, children: h(DeskProvider, { value: deskAt(view, lang, size) }, part) }));

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');

describe('the parts of the table', () => {
  it.each(LANGUAGES)('show every position in words of %s', (lang) => {
    const said = new Map<string, string>();
    for (const view of views) {
      for (const [name, part] of Object.entries(partsOf(view))) {
        for (const size of SIZE_CLASSES) {
          const html = rendered(part, view, lang, size);
          expect(html, name).not.toMatch(/undefined|NaN|\[object|null</);
          expect(textOf(html).trim(), name).not.toBe('');
          said.set(name, textOf(html));
        }
      }
    }
    expect(said.size).toBe(11);
  });

  it('name what they show by the value, not by the colour alone', () => {
    for (const view of views) {
      for (const size of SIZE_CLASSES) {
        const html = rendered(h(Own), view, 'en', size);
        const [player] = view.players;
        expect(textOf(html)).toContain(`Health: ${player?.health}/10`);
        expect(textOf(html)).toContain(`Armour: ${player?.armour}/10`);
        expect(textOf(html)).toContain(`Credits: ${player?.credits}`);
      }
    }
  });
});

it('a number that is not as printed says what changes it, in every language', () => {
  const changed = views.flatMap((view) =>
    view.players
      .flatMap((p) => p.field)
      .filter(({ ref }) => whyIn(view, 'attack', { ref }).some(([source]) => verbOf(source) === 'upgrade'))
      .map(({ ref, top, bottom }) => ({ view, ref, upgrades: [top, bottom].filter((id) => id !== null) })),
  );
  expect(changed.length).toBeGreaterThan(0);
  for (const { view, ref, upgrades } of changed)
    for (const lang of LANGUAGES) {
      const text = textOf(rendered(h(Reasons, { handle: ref, of: ['attack', 'defence'] }), view, lang, 'D'));
      expect(upgrades.some((id) => text.includes(nameFor(view, id, lang)))).toBe(true);
      expect(text).toContain(UNS_TEXT[lang].inspect.changed.attack);
    }
  const [{ view }] = changed;
  expect(rendered(h(Reasons, { handle: 'k0', of: [] }), view, 'en', 'D')).toBe('');
});
