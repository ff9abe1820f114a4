import { readFileSync, writeFileSync } from 'node:fs';
import { OFFERED } from '@starhold/lab';
import { describe, expect, test } from 'vitest';
import { referenceOf } from './case-reference.ts';
import { collectWords } from './collect-words.ts';

const doc = new URL('../../../docs/cases.md', import.meta.url);

/** `fire:c<column>` as an expression; what varies holds no sign of the grammar of ids. */
function matcher(pattern: string): RegExp {
  const parts = pattern.split(/<\w+>/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^:>.]+')}$`);
}

/** What was met and is declared nowhere, and what is declared and was never met. */
function compared(met: Iterable<string>, declared: readonly string[]): { undeclared: string[]; unmet: string[] } {
  const all = [...met];
  // What is written out is not also an instance of something that varies: the pattern that says most comes first.
  const said = (pattern: string): number => pattern.replace(/<\w+>/g, '').length;
  const patterns = declared
    .toSorted((a, b) => said(b) - said(a))
    .map((pattern) => ({ pattern, fits: matcher(pattern) }));
  const bestFit = (id: string): string | undefined => patterns.find(({ fits }) => fits.test(id))?.pattern;
  const used = new Set(all.map(bestFit));
  return {
    undeclared: all.filter((id) => bestFit(id) === undefined),
    unmet: declared.filter((pattern) => !used.has(pattern)),
  };
}

const NOTHING = { undeclared: [], unmet: [] };

describe.each(OFFERED.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { lists } = game.cases;
  if (!lists) throw new Error(`${id} has no lists of words`);
  const collected = collectWords(game);

  test('every frame that asks is listed, with its options', () => {
    expect(Object.keys(lists.options).sort()).toEqual([...collected.options.keys()].sort());
    for (const [frame, options] of Object.entries(lists.options)) {
      expect({ frame, ...compared(collected.options.get(frame) ?? [], options) }).toEqual({ frame, ...NOTHING });
    }
  });

  test('so are signals and labels of luck', () => {
    expect(compared(collected.signals, lists.signals)).toEqual(NOTHING);
    expect(compared(collected.labels, Object.keys(lists.chance))).toEqual(NOTHING);
  });

  test('docs/cases.md tells all of it (UPDATE_DOCS=1 writes it anew)', () => {
    const text = readFileSync(doc, 'utf8');
    const [begin, end] = [`<!-- generated: ${id} -->\n\n`, `\n\n<!-- end: ${id} -->`];
    const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
    expect(text.indexOf(begin)).toBeGreaterThan(0);
    expect(to).toBeGreaterThan(0);
    const reference = referenceOf(game, lists, collected);
    if (process.env.UPDATE_DOCS) writeFileSync(doc, text.slice(0, from) + reference + text.slice(to));
    else expect(text.slice(from, to)).toBe(reference);
  });
});

describe('the comparison itself', () => {
  test('sees what is missing on either side', () => {
    const declared = [
      'fire:c<column>',
      'pull:<enemy>>c<column>',
      'pull:boss>c<column>',
      'go',
      'slot:<kind>',
      'slot:none',
    ];
    const met = ['fire:c1', 'pull:u7>c2', 'slot:none', 'stop', 'pull:u7', 'exhaust:k1.2'];
    expect(compared(met, declared)).toEqual({
      undeclared: ['stop', 'pull:u7', 'exhaust:k1.2'],
      unmet: ['pull:boss>c<column>', 'go', 'slot:<kind>'],
    });
  });
});
