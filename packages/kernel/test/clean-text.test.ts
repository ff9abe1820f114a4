import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { hashOf } from '../hash.ts';
import { openSave, parseSave, saveOf } from '../save.ts';
import { asks, mini, tableOf } from './toys/mini.ts';

describe('text of strangers', () => {
  it.each([
    ['a colour', '\u001b[1;31mAda\u001b[0m', 'Ada'],
    ['a colour in one byte', '\u009b31mAda', 'Ada'],
    ['the title of the window', '\u001b]0;owned\u0007Ada', 'Ada'],
    ['the clipboard', '\u001b]52;c;ZXZpbA==\u001b\\Ada', 'Ada'],
    ['a string in one byte', '\u009downed\u009cAda', 'Ada'],
    ['a string without an end', '\u001b]0;Ada', '0;Ada'],
    ['a reset', '\u001bcAda\u001b(B', 'Ada'],
    ['a sequence inside another', '\u001b\u001b[31m[31mAda', '[31mAda'],
    ['bells and backspaces', 'A\u0007d\u0008a\u007f', 'Ada'],
    ['breaks', 'Ada\r\n\tBo\u2028Cy\u0085Di', 'Ada Bo Cy Di'],
    ['turned around', '\u202eadA\u202c \u2066Bo\u2069\u200f\u061c', 'adA Bo'],
  ])('%s is gone', (_what, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('stays as it is where it is letters', () => {
    for (const text of ['Ada', 'Žluťoučký kůň', 'Größe', '名前', 'עדה', '👩‍🚀 Zoë', "O'Neill [1;31m", '']) {
      expect(cleanText(text)).toBe(text);
    }
  });

  it('never holds what a terminal obeys, and cleaning it again changes nothing', () => {
    const parts = fc.constantFrom('\u001b', '[', ']', '31m', '\u0007', '\u009b', '\u009d', '\u202e', '\n', '\\', 'a');
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ unit: 'binary' }))), (list) => {
        const clean = cleanText(list.join(''));
        expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  it('takes no longer than its length, whatever it holds', () => {
    for (const bad of ['\u001b]', '\u009d', '\u001b[', '\u001b', '\u009b0', '\n']) {
      const started = performance.now();
      cleanText(bad.repeat(500_000));
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });
});

describe('names in a saved game', () => {
  const rules = mini({ q: asks('a', 'b') }, { k: 'q', seat: 0 });
  const parseOptions = (raw: unknown): { players: number } => raw as { players: number };
  const evil = saveOf(tableOf(rules), ['person \u001b[2J\u202eAda', 'rules Bo']);

  it('are letters only, and the file is sealed over them', () => {
    const saved = parseSave(JSON.stringify(evil));
    expect(saved.seats).toEqual(['person Ada', 'rules Bo']);
    const { sum, ...body } = saved;
    expect(sum).toBe(hashOf(body));
    expect(parseSave(JSON.stringify(saved))).toEqual(saved);
    expect(openSave({ rules, parseOptions }, saved).table.hash).toBe(evil.hash);
  });

  it('are the very same file where there is nothing to clean', () => {
    const plain = saveOf(tableOf(rules), ['person Ada', 'rules Bo']);
    expect(parseSave(JSON.stringify(plain))).toEqual(plain);
  });
});
