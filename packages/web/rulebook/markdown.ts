/**
 * The small part of Markdown a rulebook needs: headings with an anchor and the rules they cover, paragraphs, lists,
 * tables, bold, links, and worked examples, `![caption](example:heat)`. `## Heat {#heat} [BOS-8.1..8.7]`; a paragraph or list item may end in the rules it tells.
 */

/** A stretch of words in one style. */
export interface Run {
  v: string;
  strong?: true;
  href?: string;
}
/** Words with the rules they tell. */
export interface Line {
  runs: Run[];
  rules: string[];
}
export type Block =
  | { k: 'p'; line: Line }
  | { k: 'list'; items: Line[] }
  | { k: 'table'; head: Line[]; rows: Line[][] }
  /** A worked example by its name, with its caption. */
  | { k: 'example'; id: string; line: Line };

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  /** All rules the section covers. */
  rules: string[];
  blocks: Block[];
}
export interface Book {
  title: string;
  intro: Block[];
  sections: Section[];
}

const HEADING = /^(#{1,3}) (.+?)(?: \{#([\w-]+)\})?(?: \[([^\]]+)\])?$/;
const RULE = /^[A-Z]+-\d+(?:\.\d+)*$/;
const RANGE = /^([A-Z]+-\d+)\.(\d+)\.\.(\d+)\.(\d+)$/;
const TAGGED = /^(.*\S) \[([A-Z]+-\d[^\]]*)\]$/;
const EXAMPLE = /^!\[(.+)\]\(example:([\w-]+)\)$/;
const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** `BOS-8.1..8.3 BOS-9.2` → each rule by its own name. */
export function rulesIn(tags: string): string[] {
  return tags.split(' ').flatMap((tag) => {
    const range = RANGE.exec(tag);
    if (!range) {
      if (!RULE.test(tag)) throw new Error(`not a rule: ${tag}`);
      return [tag];
    }
    const [, chapter, from, again, to] = range;
    if (!chapter.endsWith(`-${again}`) || Number(from) >= Number(to)) throw new Error(`not a range of rules: ${tag}`);
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${chapter}.${Number(from) + i}`);
  });
}

export function parseRuns(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) runs.push({ v: text.slice(at, found.index) });
    const [whole, strong, link, href] = found;
    runs.push(strong === undefined ? { v: link, href } : { v: strong, strong: true });
    at = found.index + whole.length;
  }
  if (at < text.length) runs.push({ v: text.slice(at) });
  return runs;
}

function lineOf(text: string): Line {
  const tagged = TAGGED.exec(text);
  if (!tagged) return { runs: parseRuns(text), rules: [] };
  return { runs: parseRuns(tagged[1]), rules: rulesIn(tagged[2]) };
}

function cells(row: string): Line[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => lineOf(cell.trim()));
}

function blockOf(lines: string[]): Block {
  const example = EXAMPLE.exec(lines.join(' '));
  if (example) return { k: 'example', id: example[2], line: lineOf(example[1]) };
  if (lines.every((l) => l.startsWith('- '))) return { k: 'list', items: lines.map((l) => lineOf(l.slice(2))) };
  if (!lines.every((l) => /^\|.*\|$/.test(l))) return { k: 'p', line: lineOf(lines.join(' ')) };
  const [head, rule, ...rows] = lines;
  if (!rule || !/^\|[-|]+\|$/.test(rule)) throw new Error(`a table without a rule under its head: ${head}`);
  return { k: 'table', head: cells(head), rows: rows.map(cells) };
}

export function parseBook(source: string): Book {
  const book: Book = { title: '', intro: [], sections: [] };
  for (const chunk of source.trim().split(/\n{2,}/)) {
    const heading = HEADING.exec(chunk);
    if (!heading) {
      (book.sections.at(-1)?.blocks ?? book.intro).push(blockOf(chunk.split('\n')));
      continue;
    }
    const [, marks, title, id, tags] = heading;
    if (marks.length === 1) {
      book.title = title;
      continue;
    }
    if (id === undefined) throw new Error(`a section without an anchor: ${title}`);
    const level = marks.length === 2 ? 2 : 3;
    book.sections.push({ id, level, title, rules: tags === undefined ? [] : rulesIn(tags), blocks: [] });
  }
  return book;
}

export function plainLine(line: Line): string {
  return line.runs.map((run) => run.v).join('');
}

/** Every line of a block, in reading order. */
export function linesOf(block: Block): Line[] {
  if (block.k === 'p' || block.k === 'example') return [block.line];
  return block.k === 'list' ? block.items : [...block.head, ...block.rows.flat()];
}
