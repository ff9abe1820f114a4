import { describe, expect, it } from 'vitest';
import { linesOf, parseBook, parseRuns, plainLine, rulesIn } from '../markdown.ts';

const SOURCE = `# A game

Welcome.

## Heat {#heat} [BOS-8.1..8.3 BOS-9.2]

It gets **hot**, see [the end](#end).

- First. [BOS-8.1 BOS-8.2]
- Second [sic].

### Numbers {#numbers}

| Part | Use |
|---|---|
| Board | **4** columns |

Last words. [BOS-9.2]
`;

describe('the parser of rulebooks', () => {
  const book = parseBook(SOURCE);

  it('reads title, introduction and sections with anchors, levels and rules', () => {
    expect(book.title).toBe('A game');
    expect(book.intro).toEqual([{ k: 'p', line: { runs: [{ v: 'Welcome.' }], rules: [] } }]);
    expect(book.sections.map(({ id, level, title, rules }) => ({ id, level, title, rules }))).toEqual([
      { id: 'heat', level: 2, title: 'Heat', rules: ['BOS-8.1', 'BOS-8.2', 'BOS-8.3', 'BOS-9.2'] },
      { id: 'numbers', level: 3, title: 'Numbers', rules: [] },
    ]);
  });

  it('reads paragraphs with bold and links', () => {
    expect(parseRuns('It gets **hot**, see [the end](#end).')).toEqual([
      { v: 'It gets ' },
      { v: 'hot', strong: true },
      { v: ', see ' },
      { v: 'the end', href: '#end' },
      { v: '.' },
    ]);
  });

  it('takes rules off the end of a line, and nothing else in brackets', () => {
    const list = book.sections[0].blocks[1];
    expect(linesOf(list).map((line) => [plainLine(line), line.rules])).toEqual([
      ['First.', ['BOS-8.1', 'BOS-8.2']],
      ['Second [sic].', []],
    ]);
    expect(linesOf(book.sections[1].blocks[1])[0].rules).toEqual(['BOS-9.2']);
  });

  it('reads tables', () => {
    const table = book.sections[1].blocks[0];
    expect(table.k).toBe('table');
    expect(linesOf(table).map(plainLine)).toEqual(['Part', 'Use', 'Board', '4 columns']);
  });

  it('says what is wrong with a source', () => {
    expect(() => parseBook('## No anchor')).toThrow('without an anchor: No anchor');
    expect(() => rulesIn('BOS-8.1..9.2')).toThrow('not a range');
    expect(() => rulesIn('heat')).toThrow('not a rule: heat');
    expect(() => parseBook('## T {#t}\n\n| a |\n| b |')).toThrow('without a rule under its head');
  });
});
