import type { GameModule, WordLists } from '@starhold/kernel';
import type { Collected, Shape } from './collect-words.ts';

/** The generated part of docs/cases.md: everything a case of one game can say. */
export function referenceOf(game: GameModule, lists: WordLists, { seen, open }: Collected): string {
  const { given, then } = game.cases.schema() as { given: Schema; then: Schema };
  const parts = [
    section('Words of `given` and `then`', wordTable(given, then)),
    ...nestedTables(given, then),
    section('Options by frame', table(['Frame', 'Options'], Object.entries(lists.options).map(optionRow))),
    section('Signals', `${lists.signals.map(code).join(', ') || 'none'}.`),
    section(
      'Labels of `chance`',
      table(
        ['Label', 'What'],
        Object.entries(lists.chance).map(([l, w]) => [code(l), w]),
      ),
    ),
    ...[...open].map(([word, keys]) => section(`Keys of \`${word}\` in \`then\``, `${keys.map(code).join(', ')}.`)),
    section('Words for `seen`', table(['Word', 'Parts'], seenRows(seen))),
  ];
  return parts.join('\n\n');
}

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
}

const code = (text: string): string => `\`${text}\``;
const section = (title: string, body: string): string => `#### ${title}\n\n${body}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function optionRow([frame, options]: [string, readonly string[]]): string[] {
  return [code(frame), options.map(code).join(', ')];
}

/** Words that mean the same share a row. */
function wordTable(given: Schema, then: Schema): string {
  const all = { ...given.properties, ...then.properties };
  const rows: { words: string[]; cells: string[] }[] = [];
  for (const [word, { description = '' }] of Object.entries(all)) {
    const yes = (schema: Schema): string => (schema.properties?.[word] ? 'yes' : '');
    const cells = [yes(given), yes(then), description];
    const last = rows.at(-1);
    if (last && String(last.cells) === String(cells)) last.words.push(code(word));
    else rows.push({ words: [code(word)], cells });
  }
  return table(
    ['Word', 'Given', 'Then', 'Meaning'],
    rows.map(({ words, cells }) => [words.join(', '), ...cells]),
  );
}

/** Words inside words, where the game explains them: those of a player. */
function nestedTables(given: Schema, then: Schema): string[] {
  return Object.entries(given.properties ?? {}).flatMap(([word, schema]) => {
    const explained = Object.values(schema.properties ?? {}).some((inner) => inner.description);
    return explained ? [section(`Words inside \`${word}\``, wordTable(schema, then.properties?.[word] ?? {}))] : [];
  });
}

function seenRows(seen: Shape): string[][] {
  return Object.entries(seen.parts).map(([word, shape]) => {
    const parts = told(shape);
    return [code(word), parts === '' ? '' : code(parts)];
  });
}

/** Sorted: which part was met first depends on the cases. */
function told({ parts, lists }: Shape): string {
  const names = Object.entries(parts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, shape]) => {
      const inner = told(shape);
      return inner === '' ? word : `${word}: ${inner}`;
    });
  const inner = names.length > 0 ? `{ ${names.join(', ')} }` : '';
  return lists === 0 ? inner : '['.repeat(lists) + (inner === '' ? '…' : inner) + ']'.repeat(lists);
}
