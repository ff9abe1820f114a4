import { LANGUAGES, type Language } from '@starhold/kernel';
import { BOSS_IDS, gauges, Options, rules, type UnsState, type UnsView } from '@starhold/unstoppable';
import { DIFFICULTIES } from '@starhold/unstoppable/content';
import { randomPosition } from '@starhold/unstoppable/testing';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LangProvider } from '../../../shell/lang.tsx';
import { NO_MARKS } from '../model/marks.ts';
import * as parts from '../parts/index.ts';

/** Every part in many positions and all languages: nothing breaks, nothing is left without words. */

const views: UnsView[] = [1, 2].flatMap((players) =>
  BOSS_IDS.map((boss, i) => {
    const options = Options.parse({ players, boss, difficulty: DIFFICULTIES[i] });
    const s = randomPosition(options, `0000000a${boss}${players}`) as unknown as UnsState;
    return rules.view(s, 0) as UnsView;
  }),
);

const nothing = (): void => {};

/** The parts a view is shown with, by name. */
function partsOf(view: UnsView): Record<string, ReactNode> {
  const part: parts.PartProps = { view, seat: 0, marks: NO_MARKS, onPress: nothing, onInspect: nothing };
  const rows = [0, 1, 2].map((round) => ({ round, values: gauges(view) }));
  return {
    TopStrip: createElement(parts.TopStrip, { view }),
    BossPanel: createElement(parts.BossPanel, { view }),
    BossDetails: createElement(parts.BossDetails, { view }),
    DangerTrack: createElement(parts.DangerTrack, { view }),
    Market: createElement(parts.Market, { ...part, focus: view.players[0]?.hand[0] ?? null }),
    CoreDecks: createElement(parts.CoreDecks, part),
    Battlefield: createElement(parts.Battlefield, part),
    InPlay: createElement(parts.InPlay, part),
    PlayerPanel: createElement(parts.PlayerPanel, { view, seat: 0 }),
    WorkStack: createElement(parts.WorkStack, { view }),
    Piles: createElement(parts.Piles, part),
    PhoneTabs: createElement(parts.PhoneTabs, { view, seat: 0, onOpen: nothing }),
    ScoreSheet: createElement(parts.ScoreSheet, { view }),
    EndView: createElement(parts.EndView, {
      view: { ...view, over: 'loss', end: 'danger' },
      won: false,
      rows,
      actions: [],
    }),
    ...(view.boss.story === null ? {} : { StoryView: createElement(parts.StoryView, { ...part, told: [] }) }),
    ...(view.players.length === 1 ? {} : { Partner: createElement(parts.Partner, { ...part, seat: 1 }) }),
  };
}

const rendered = (part: ReactNode, lang: Language): string =>
  renderToStaticMarkup(LangProvider({ lang, children: part }));

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');

describe('the parts of the table', () => {
  it.each(LANGUAGES)('show every position in words of %s', (lang) => {
    const said = new Map<string, string>();
    for (const view of views) {
      for (const [name, part] of Object.entries(partsOf(view))) {
        const html = rendered(part, lang);
        expect(html, name).not.toMatch(/undefined|NaN|\[object|null</);
        if (name !== 'WorkStack') expect(textOf(html).trim(), name).not.toBe('');
        said.set(name, textOf(html));
      }
    }
    expect(said.size).toBe(16);
  });

  it('name what they show by the value, not by the colour alone', () => {
    for (const view of views) {
      const html = rendered(createElement(parts.PlayerPanel, { view, seat: 0 }), 'en');
      const [player] = view.players;
      expect(textOf(html)).toContain(`Health: ${player?.health}/10`);
      expect(textOf(html)).toContain(`Armour: ${player?.armour}/10`);
      expect(textOf(html)).toContain(`Credits: ${player?.credits}`);
    }
  });
});
