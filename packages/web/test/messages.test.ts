import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES } from '@starhold/kernel';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { loadBook } from '../rulebook/book.ts';

/** Every message in three languages, and no words for people outside the text tables. */

const web = join(import.meta.dirname, '..');

type Shape = Record<string, string>;

/** What a text table holds, by path: `a.b` → `string`, `function/2`; empty strings are said to be empty. */
function shapeOf(value: unknown, path = ''): Shape {
  if (typeof value === 'string') return { [path]: value.trim() === '' ? 'empty' : 'string' };
  if (typeof value === 'function') return { [path]: `function/${value.length}` };
  if (typeof value !== 'object' || value === null) return { [path]: typeof value };
  const inner = path === '' ? '' : `${path}.`;
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => shapeOf(part, `${inner}${key}`)));
}

/** What one of the tables has and another has not; one line each. */
function differences(tables: Record<string, unknown>): string[] {
  const shapes = Object.entries(tables).map(([lang, table]) => ({ lang, shape: shapeOf(table) }));
  const paths = new Set(shapes.flatMap(({ shape }) => Object.keys(shape)));
  return [...paths].flatMap((path) => {
    const kinds = shapes.map(({ lang, shape }) => `${lang}: ${shape[path] ?? 'missing'}`);
    const isSame = new Set(shapes.map(({ shape }) => shape[path])).size === 1;
    const isEmpty = shapes.some(({ shape }) => shape[path] === 'empty');
    return isSame && !isEmpty ? [] : [`${path} (${kinds.join(', ')})`];
  });
}

function filesIn(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return ends.test(entry.name) ? [path] : [];
    return ['node_modules', 'test'].includes(entry.name) || entry.name.startsWith('dist') ? [] : filesIn(path, ends);
  });
}

const textTables = filesIn(web, /\.en\.ts$/).map((file) => relative(web, file).slice(0, -'.en.ts'.length));

/** All objects a module exports, by language-less name (`TABLE_EN` → `TABLE`). */
async function exported(file: string, lang: string): Promise<Record<string, unknown>> {
  const module: Record<string, unknown> = await import(join(web, `${file}.${lang}.ts`));
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [name.replace(new RegExp(`_?${lang}$`, 'i'), ''), value]),
  );
}

const isByLanguage = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && LANGUAGES.every((lang) => Object.hasOwn(value, lang));

describe('messages', () => {
  it('finds the text tables', () => {
    expect(textTables).toEqual(
      expect.arrayContaining([
        'text/shell',
        'text/kit',
        'text/table',
        'text/rulebook',
        'tables/bossin-space/guide/texts',
        'tables/bossin-space/text/table',
        'tables/bossin-space/text/turn',
        'tables/unstoppable/texts/cards',
        'tables/unstoppable/texts/parts',
      ]),
    );
  });

  it.each(textTables)('%s has the same keys in all three languages, none empty', async (file) => {
    const [en, cs, de] = await Promise.all(LANGUAGES.map((lang) => exported(file, lang)));
    expect(differences({ en, cs, de })).toEqual([]);
  });

  it('calls its reader ty in Czech, never vy', () => {
    const files = filesIn(web, /\.cs\.ts$/);
    expect(files.length).toBeGreaterThanOrEqual(textTables.length);
    const formal = files.filter((file) => /['"`\s]vy['"`\s.,!?]/i.test(readFileSync(file, 'utf8')));
    expect(formal.map((file) => relative(web, file))).toEqual([]);
  });

  it('has no gap in tables that hold all languages in one place', async () => {
    const files = [...filesIn(join(web, 'text'), /\.ts$/), ...filesIn(join(web, 'tables'), /[tT]exts?\.ts$/)];
    const tables = await Promise.all(
      files.map(async (file) => {
        const module: Record<string, unknown> = await import(file);
        return Object.entries(module).flatMap(([name, value]) =>
          isByLanguage(value) ? [{ name: `${relative(web, file)}: ${name}`, value }] : [],
        );
      }),
    );
    expect(tables.flat().length).toBeGreaterThanOrEqual(5);
    for (const { name, value } of tables.flat()) expect(differences(value), name).toEqual([]);
  });

  it.each(['bossin-space', 'unstoppable', 'rone', 'revenant'])(
    'has a rulebook of %s, the same in all three languages',
    async (game) => {
      const books = await Promise.all(LANGUAGES.map((lang) => loadBook(game, lang)));
      const [en, ...others] = books.map(({ sections }) => sections.map(({ id, rules }) => ({ id, rules })));
      for (const other of others) expect(other).toEqual(en);
      for (const { sections } of books) {
        for (const { id, title, blocks } of sections) {
          expect(title.trim(), id).not.toBe('');
          expect(blocks.length, id).toBeGreaterThan(0);
        }
      }
    },
  );

  it('notices a missing, an empty and a differently built message', () => {
    const en = { a: 'one', list: { b: (n: number) => `${n}`, c: 'x' } };
    const cs = { a: ' ', list: { b: 'two', c: 'x' } };
    const de = { a: 'eins', list: { b: (n: number) => `${n}` } };
    expect(differences({ en, cs, de })).toEqual([
      'a (en: string, cs: empty, de: string)',
      'list.b (en: function/1, cs: string, de: function/1)',
      'list.c (en: string, cs: string, de: missing)',
    ]);
    expect(differences({ en, cs: en, de: en })).toEqual([]);
  });
});

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
]);
const WORD = /\p{L}{2,}/u;
/** The name of the house is a name in every language. */
const NAMES = new Set(['Starhold', 'XP']);

const isWords = (text: unknown): text is string =>
  typeof text === 'string' && WORD.test(text) && !NAMES.has(text.trim());

/** The literal strings that an expression can come out as. */
function literals(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return (value.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    case 'ConditionalExpression':
      return [...literals(value.consequent), ...literals(value.alternate)];
    case 'LogicalExpression':
      return [...literals(value.left), ...literals(value.right)];
    case 'BinaryExpression':
      return value.operator === '+' ? [...literals(value.left), ...literals(value.right)] : [];
    case 'JSXExpressionContainer':
      return literals(value.expression);
    default:
      return [];
  }
}

/** Words in the markup itself, and in attributes that are read to people. */
function wordsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const note = (node: Node, texts: string[]): void => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push(...texts.filter(isWords).map((text) => `${path}:${line}: ${text.trim()}`));
  };
  const visit = (value: unknown, parent?: Node): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, parent);
    if (!isNode(value)) return;
    if (value.type === 'JSXText') note(value, [String(value.value)]);
    if (value.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') note(value, literals(value));
    if (value.type === 'JSXAttribute' && isNode(value.name) && SPOKEN.has(String(value.name.name))) {
      note(value, literals(value.value));
    }
    for (const child of Object.values(value)) visit(child, value);
  };
  visit(program);
  return found;
}

describe('words in the markup', () => {
  const files = filesIn(web, /\.tsx$/);

  it('are nowhere: all come from the text tables', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.flatMap((file) => wordsIn(relative(web, file), readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are noticed where there are any', () => {
    const bad = `export const A = (p: { on: boolean; t: { x: string } }) => (
  <p title="Hello you" className="big box" data-x="fine">
    Some text {p.t.x} {p.on ? 'Now' : p.t.x}
    <b aria-label={\`Row \${1}\`}>→ 3</b>
    <input placeholder={p.t.x} type="text" />
  </p>
);`;
    expect(wordsIn('bad.tsx', bad)).toEqual([
      'bad.tsx:2: Hello you',
      'bad.tsx:2: Some text',
      'bad.tsx:3: Now',
      'bad.tsx:4: Row',
    ]);
  });
});
