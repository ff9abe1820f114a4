import { cleanText } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { isTest, type Node, nodesOf, readHouse, readModules } from './support/imports.ts';

/**
 * Patterns that see text from outside end in time, however long the text is and whatever it is made of (T24): each is held
 * against long repetitions of its own letters and of their pairs, with something at the end that fits nothing.
 */

const LAYERS = ['kernel', 'session', 'wire', 'server'];
/** What only developers run. */
const INSIDE = /\/(?:testing|load)\/|\/build\.ts$|\/sources\.ts$/;
const LENGTH = 50_000;
const MOST_MS = 25;

interface Pattern {
  where: string;
  regex: RegExp;
}

function patternsIn(): Pattern[] {
  return readHouse()
    .packages.filter(({ layer }) => LAYERS.includes(layer))
    .flatMap((pkg) => readModules(pkg).filter(({ path }) => !isTest(pkg, path) && !INSIDE.test(path)))
    .flatMap((module) =>
      nodesOf(module).flatMap((node) => {
        const source = patternOf(node);
        return source
          ? [{ where: `${module.path}: /${source.pattern}/`, regex: new RegExp(source.pattern, source.flags) }]
          : [];
      }),
    );
}

function patternOf(node: Node): { pattern: string; flags: string } | undefined {
  return node.type === 'Literal' ? (node.regex as { pattern: string; flags: string } | undefined) : undefined;
}

/** Letters that a pattern names, and one of each kind it may mean. */
function lettersOf({ source }: RegExp): string[] {
  const named = source.replace(/\\[a-zA-Z](?:\{\w+\})?/g, '').match(/[^\\()[\]{}|?*+^$]/g) ?? [];
  return [...new Set([...named.slice(0, 5), 'a', '0', ' ', '\n', '/'])].slice(0, 10);
}

function* nasty(regex: RegExp): Generator<string> {
  const letters = lettersOf(regex);
  for (const one of letters) {
    yield one.repeat(LENGTH);
    yield `${one.repeat(LENGTH)}\u0001`;
    for (const other of letters) if (one !== other) yield `${(one + other).repeat(LENGTH / 5)}\u0001`;
  }
}

function milliseconds(regex: RegExp, text: string): number {
  const started = performance.now();
  regex.lastIndex = 0;
  regex.test(text);
  return performance.now() - started;
}

test('no pattern takes long over any text', () => {
  const patterns = patternsIn();
  expect(patterns.length).toBeGreaterThan(25);
  const slow = patterns.flatMap(({ where, regex }) => {
    for (const text of nasty(regex)) {
      // A busy machine is slow now and then; a bad pattern always.
      if ([1, 2, 3].every(() => milliseconds(regex, text) > MOST_MS))
        return [`${where} on ${JSON.stringify(text.slice(0, 6))}…`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});

test('nor does cleaning the text of strangers', () => {
  const letters = ['\u001b', '[', ']', '0', ' ', '\u0090', '\u009b', '\n', 'a'];
  for (const one of letters) {
    for (const other of letters) {
      const text = `${one}${other.repeat(LENGTH)}${(one + other).repeat(LENGTH / 2)}\u0001`;
      const tries = [1, 2, 3].map(() => {
        const started = performance.now();
        expect(cleanText(text)).not.toContain('\u0001');
        return performance.now() - started;
      });
      expect(Math.min(...tries), JSON.stringify(one + other)).toBeLessThan(10 * MOST_MS);
    }
  }
});

test('the check finds one that does not end', () => {
  const spaces = [...nasty(/\s+$/)].filter((text) => text.startsWith('  ') && text.endsWith('\u0001'));
  expect(milliseconds(/\s+$/, spaces[0].slice(-LENGTH / 3))).toBeGreaterThan(MOST_MS);
});
