import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useDesk } from '../context.ts';
import type { PromptWords } from '../front.ts';
import { FULL } from '../turn/draft.ts';
import styles from './prompt.module.css';

/** What waits below this question: folded into a number, told when pressed. */
function Waiting({ stack }: { stack: readonly string[] }): ReactNode {
  const { t } = useDesk();
  const [open, setOpen] = useState(false);
  if (stack.length === 0) return null;
  return (
    <span className={styles.stack}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.prompt.stack(stack.length)}
      </button>
      {open ? (
        <ol>
          {stack.map((name, i) => (
            <li key={i.toString()}>{name}</li>
          ))}
        </ol>
      ) : null}
    </span>
  );
}

/** What gives way, in this order, until the words fit. */
const TIGHT = ['line', 'cause', 'all'] as const;

/**
 * The cause is cut to one line, then gives way where the question needs its room, then the line above; a reason takes its place.
 * Asked when the words or their room change, not at every render: the answer needs the layout of the whole page.
 */
function useTight(said: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another height
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const measure = (): void => {
      const focused = document.activeElement;
      delete el.dataset.tight;
      for (const tight of TIGHT) if (el.scrollHeight > el.clientHeight + 1) el.dataset.tight = tight;
      // What has just given way cannot keep the focus, which would be nowhere: the question has it then.
      if (el.contains(focused) && focused?.getClientRects().length === 0)
        el.closest<HTMLElement>('[data-prompt]')?.focus();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [said]);
  return root;
}

/** What is asked, and under it why something is not possible or where the question comes from. */
export function Words({
  words,
  heading,
  children,
}: {
  words: PromptWords;
  heading: string;
  children: ReactNode;
}): ReactNode {
  const { turn, t, marks, openRule } = useDesk();
  const refused = turn.refused === null ? undefined : marks.of(turn.refused);
  const ask = turn.decision?.ask;
  const isFull = turn.refused === FULL && ask?.kind === 'subset';
  const reason = words.refusal ?? (isFull ? t.prompt.full(ask.max) : refused?.reason);
  const rule = refused?.rule ?? words.rule;
  const root = useTight([words.what, words.question, reason ?? words.cause, rule].join());
  return (
    <div className={styles.words} ref={root} data-refusal={reason === undefined ? undefined : ''}>
      <div className={styles.what}>
        {words.icon}
        <span title={words.what}>{words.what}</span>
        <Waiting stack={words.stack ?? []} />
        {children}
        {rule === undefined ? null : (
          <button type="button" className={styles.rule} onClick={() => openRule(rule)}>
            {t.prompt.rule}
          </button>
        )}
      </div>
      <h1 id={heading}>{words.question}</h1>
      <p className={styles.small}>
        {reason === undefined ? null : <Icon name="lock" />}
        <span title={reason ?? words.cause} {...(reason === undefined ? {} : { role: 'status' })}>
          {reason ?? words.cause ?? ''}
        </span>
      </p>
    </div>
  );
}
