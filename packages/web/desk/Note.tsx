import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/index.ts';
import { Button, IconButton } from '../kit/index.ts';
import { useDesk } from './context.ts';
import styles from './note.module.css';

/**
 * Words beside the question, from a hint or a guide: read out politely, never taking the focus. Above the prompt, or elsewhere
 * on the stage where they would cover what they point at.
 */
export function Note(props: {
  title: ReactNode;
  label: string;
  kind: { 'data-hint': number } | { 'data-step': string };
  close: { label: string; onPress: () => void };
  actions: ReactNode;
  children: ReactNode;
}): ReactNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const note = root.current?.parentElement;
    const desk = note?.closest('[data-size]');
    const stage = desk?.querySelector('[data-board]')?.getBoundingClientRect();
    if (!note || !desk || !stage) return;
    note.style.translate = '';
    const own = note.getBoundingClientRect();
    const kept = desk.querySelector('[data-uncovered]')?.getBoundingClientRect();
    // Above the prompt, at the top of the stage, above what is read while one answers: where least is covered, the first of them.
    const places = [own.top, stage.top, (kept?.top ?? own.bottom) - own.height - 4].filter(
      (top) => top <= own.top && top >= Math.min(own.top, stage.top),
    );
    const costs = places.map((top) => coveredAt(desk, own, top));
    const [best] = places.toSorted((a, b) => costs[places.indexOf(a)] - costs[places.indexOf(b)]);
    if (best < own.top) note.style.translate = `0 ${best - own.top}px`;
  });
  return (
    <aside ref={root} className={styles.note} aria-label={props.label} {...props.kind}>
      <header>
        <h2>{props.title}</h2>
        <IconButton {...props.close} icon={<Icon name="close" />} size="s" />
      </header>
      <div role="status">{props.children}</div>
      <div className={styles.actions}>{props.actions}</div>
    </aside>
  );
}

/** How much a note would cover there: what is pointed at and lists that lie over the stage count more than what is read. */
function coveredAt(desk: Element, { left, right, height }: DOMRect, top: number): number {
  const covered = (selector: string): number =>
    [...desk.querySelectorAll(selector)].filter((el) => {
      const box = el.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < top + height - 8 && box.bottom > top + 8;
    }).length;
  return 10 * covered('[data-hinted], [data-list], [data-sheet]') + covered('[data-uncovered]');
}

/** What the guide says beside the question. Its buttons do what they say: read on, or give the answer it names. */
export function GuideNote(): ReactNode {
  const { t, lang, turn, openRule, guide } = useDesk();
  const [pressed, setPressed] = useState('');
  if (!guide?.step) return null;
  const { step, title, next, leave } = guide;
  const { suggest, decision } = step;
  const choose = (): void => {
    // Once for each question: a second press of the finger is not for the next one.
    if (suggest === null || pressed === decision || turn.decision?.id !== decision) return;
    setPressed(decision);
    turn.sayNow(suggest);
  };
  return (
    <Note
      label={title(lang)}
      kind={{ 'data-step': step.id }}
      title={title(lang)}
      close={{ label: `${t.guide.leave}. ${t.guide.leaveHelp}`, onPress: leave }}
      actions={
        <>
          <Button kind="ghost" onPress={() => openRule(step.rule)}>
            {t.guide.rule}
          </Button>
          {suggest === null ? null : <Button onPress={choose}>{t.guide.showMe}</Button>}
          {step.until === 'read' ? <Button onPress={next}>{step.last ? t.guide.done : t.guide.next}</Button> : null}
        </>
      }
    >
      <p>{step.text(lang)}</p>
    </Note>
  );
}
