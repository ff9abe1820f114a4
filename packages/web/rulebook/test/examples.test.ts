import { LANGUAGES } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { loadFront } from '../../games/fronts.ts';
import { loadBook, RULEBOOKS } from '../book.ts';
import { examplesOf, loadExample } from '../examples/examples.ts';

describe.each(RULEBOOKS)('the worked examples of %s', (game) => {
  it('are one in each chapter, in every language', async () => {
    const { examples } = await examplesOf(game);
    for (const lang of LANGUAGES) {
      const { sections } = await loadBook(game, lang);
      const told = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.k === 'example' ? [block.id] : [])),
      );
      expect(told.toSorted(), lang).toEqual(Object.keys(examples).toSorted());
      let chapter = '';
      const missing = new Set<string>();
      for (const { id, level, blocks } of sections) {
        if (level === 2) {
          chapter = id;
          missing.add(id);
        }
        if (blocks.some(({ k }) => k === 'example')) missing.delete(chapter);
      }
      expect([...missing], lang).toEqual([]);
    }
  });

  it('hold: each is played by the rules, and everything in it has words', async () => {
    const { examples } = await examplesOf(game);
    const front = await loadFront(game);
    const parts = new Set(['stage', 'hand', 'own', ...front.zones.map(({ id }) => id)]);
    for (const [id, example] of Object.entries(examples)) {
      expect(
        example.parts.filter((part) => !parts.has(part)),
        id,
      ).toEqual([]);
      const { before, steps, opening, seats } = await loadExample(game, id);
      const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].slice(0, seats);
      for (const lang of LANGUAGES) {
        const wordsAt = (view: unknown) => front.words({ view, names, lang, short: false, signals: [], at: '' });
        const texts = steps.flatMap(({ pick, events, view }, i) => {
          const ids = typeof pick === 'string' ? [pick] : Array.isArray(pick) ? pick : Object.keys(pick);
          const asked = wordsAt(i === 0 ? before : steps[i - 1].view);
          return [...ids.map(asked.option), ...events.map((event) => JSON.stringify(wordsAt(view).line(event)))];
        });
        const lines = opening.map((event) => JSON.stringify(wordsAt(before).line(event)));
        for (const text of [...texts, ...lines]) expect(text, `${id} ${lang}`).not.toMatch(/undefined|NaN|\{\w+\}/);
        expect(texts.length + lines.length, id).toBeGreaterThan(0);
      }
    }
  });
});
