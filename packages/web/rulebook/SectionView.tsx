import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import { ruleLink } from './book.ts';
import { ExampleView } from './examples/ExampleView.tsx';
import { type Block, type Line, linesOf, plainLine, type Section } from './markdown.ts';
import styles from './rulebook.module.css';
import { cut, rangesOf } from './search.ts';

/** What every part of a page needs to know to draw its words. */
export interface Reading {
  game: string;
  /** The words searched for, folded. */
  words: readonly string[];
  /** The rule or section the reader came for. */
  marked: string;
  /** Follows a reference inside the book; without it links are plain addresses. */
  onRef?: ((ref: string) => void) | undefined;
}

/** Plain text with the found words marked. `data-start` is on the first piece of each hit. */
export function Found({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return <Pieces text={text} offset={0} ranges={rangesOf(text, words)} />;
}

function Pieces({
  text,
  offset,
  ranges,
}: {
  text: string;
  offset: number;
  ranges: ReturnType<typeof rangesOf>;
}): ReactNode {
  let at = offset;
  return cut(text, offset, ranges).map(({ v, hit }) => {
    const from = at;
    at += v.length;
    if (!hit) return v;
    const starts = ranges.some((range) => range.from === from);
    return (
      <mark key={from} data-start={starts ? '' : undefined}>
        {v}
      </mark>
    );
  });
}

/** A link into the book: inside a panel it turns the page there, elsewhere it is an ordinary address. */
export function RefLink({
  reading,
  to,
  className,
  children,
}: {
  reading: Reading;
  to: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { onRef } = reading;
  const follow = (event: MouseEvent): void => {
    if (!onRef || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onRef(to);
  };
  return (
    <a href={ruleLink(reading.game, to)} className={className} onClick={follow}>
      {children}
    </a>
  );
}

function Words({ line, reading }: { line: Line; reading: Reading }): ReactNode {
  const ranges = rangesOf(plainLine(line), reading.words);
  let offset = 0;
  return line.runs.map((run) => {
    const from = offset;
    offset += run.v.length;
    const pieces = <Pieces key={from} text={run.v} offset={from} ranges={ranges} />;
    if (run.strong) return <strong key={from}>{pieces}</strong>;
    if (run.href === undefined) return pieces;
    return (
      <RefLink key={from} reading={reading} to={run.href.slice(1)}>
        {pieces}
      </RefLink>
    );
  });
}

/** The numbers of the rules a line tells: small, and said in full to a screen reader. */
function Rules({ rules }: { rules: readonly string[] }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  return rules.map((rule) => (
    <small key={rule} className={styles.rule} title={t.rule(rule)}>
      {rule.replace(/^[A-Z]+-/, '§ ')}
    </small>
  ));
}

function attributes(lines: readonly Line[], marked: string): { 'data-rule'?: string; 'data-marked'?: '' } {
  const rules = lines.flatMap((line) => line.rules);
  if (rules.length === 0) return {};
  return { 'data-rule': rules.join(' '), ...(rules.includes(marked) ? { 'data-marked': '' } : {}) };
}

function BlockView({ block, reading }: { block: Block; reading: Reading }): ReactNode {
  if (block.k === 'p') {
    return (
      <p {...attributes([block.line], reading.marked)}>
        <Words line={block.line} reading={reading} />
        <Rules rules={block.line.rules} />
      </p>
    );
  }
  if (block.k === 'example') {
    const caption = <Words line={block.line} reading={reading} />;
    return <ExampleView game={reading.game} id={block.id} caption={caption} />;
  }
  if (block.k === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={plainLine(item)} {...attributes([item], reading.marked)}>
            <Words line={item} reading={reading} />
            <Rules rules={item.rules} />
          </li>
        ))}
      </ul>
    );
  }
  const [corner, ...head] = block.head;
  return (
    <table>
      <thead>
        <tr>
          {plainLine(corner) === '' ? (
            <td />
          ) : (
            <th scope="col">
              <Words line={corner} reading={reading} />
            </th>
          )}
          {head.map((cell) => (
            <th key={plainLine(cell)} scope="col">
              <Words line={cell} reading={reading} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first, ...rest]) => (
          <tr key={plainLine(first)} {...attributes([first, ...rest], reading.marked)}>
            <th scope="row">
              <Words line={first} reading={reading} />
            </th>
            {rest.map((cell, i) => (
              <td key={plainLine(block.head[i + 1])}>
                <Words line={cell} reading={reading} />
                <Rules rules={cell.rules} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Blocks({ blocks, reading }: { blocks: readonly Block[]; reading: Reading }): ReactNode {
  return blocks.map((block) => (
    <BlockView key={linesOf(block).map(plainLine).join('\n').slice(0, 80)} block={block} reading={reading} />
  ));
}

/** One section of the book. `prefix` keeps ids apart where two books stand on one page; `isTop` lifts a lone subsection. */
export function SectionView({
  section,
  reading,
  prefix = 'rules-',
  isTop = false,
}: {
  section: Section;
  reading: Reading;
  prefix?: string;
  isTop?: boolean;
}): ReactNode {
  const Heading = section.level === 2 || isTop ? 'h2' : 'h3';
  const isMarked = section.id === reading.marked || section.rules.includes(reading.marked);
  return (
    <section className={styles.section} data-level={section.level} data-marked={isMarked ? '' : undefined}>
      <Heading id={`${prefix}${section.id}`} tabIndex={-1} data-section={section.id}>
        <Found text={section.title} words={reading.words} />
      </Heading>
      <Blocks blocks={section.blocks} reading={reading} />
    </section>
  );
}
