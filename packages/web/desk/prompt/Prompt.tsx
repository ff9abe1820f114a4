import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { Amounts, IconButton, OpenDecisions, ProgressDots, useMedia } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { PromptWords } from '../front.ts';
import { isSmall } from '../size.ts';
import { Always, EndLine } from '../standing/Marks.tsx';
import { ArrangeRow } from '../turn/ArrangeRow.tsx';
import { FULL } from '../turn/draft.ts';
import { ChoiceRow, ChoiceSheet } from './ChoiceRow.tsx';
import { type Choice, choicesOf, declinesAll, namesOf, rowOf } from './choices.ts';
import { goldOf } from './gold.ts';
import styles from './prompt.module.css';
import { undoOf, useQuestion, waitingWords } from './question.ts';
import { useHeld } from './useHeld.ts';
import { usePromptKeys } from './usePromptKeys.ts';
import { Wholes, wholesOf } from './Wholes.tsx';

const NO_ROW = { row: [], list: false } as const;

interface PromptPlaceProps {
  onUndo: () => void;
  /** What happens meanwhile, where beats are still being shown. */
  running?: string | undefined;
  /** The game is over and its end has been put aside: back to it. */
  onSummary?: () => void;
}

/**
 * The one place where the table asks. Gold is a choice that has been made, or the single real answer; what declines is
 * text at the left and names its waste; the height is the same for every question.
 */
export function Prompt({ onUndo, running, onSummary }: PromptPlaceProps): ReactNode {
  const desk = useDesk();
  const { turn, front, moment, t, size, live, openDecision } = desk;
  const root = useRef<HTMLElement>(null);
  const heading = useId();
  const [list, setList] = useState('');
  const words: PromptWords = turn.decision
    ? front.prompt({ ...desk, view: desk.asking })
    : { what: desk.words.round(front.round(desk.view)), question: running ?? waitingWords(desk).title };
  const choices = choicesOf(desk);
  const { wholes, isWhole } = wholesOf(desk);
  // A low and narrow desk has no room for a row of choices.
  const isNarrow = useMedia('(max-width: 75em)');
  const { row, list: isLong } = isWhole ? NO_ROW : rowOf(choices, size, isNarrow);
  // Where every answer has its button, there is nothing to confirm until a hint has chosen one.
  const gold = isWhole && turn.pick === null ? undefined : goldOf(desk, words, choices);
  const undo = undoOf(desk, onUndo);
  const decision = turn.decision?.id ?? '';
  // What lies nowhere on the board can only be chosen there: then the list is open until it is closed.
  const isNeeded =
    isLong && choices.real.some((choice) => turn.reach.direct.includes(choice.id) && choice !== choices.only);
  const isListOpen = decision !== '' && isNeeded !== (list === decision);
  useQuestion(root, desk, decision, words.question);
  const repeated = gold?.option !== undefined && front.repeats?.(gold.option) ? gold.option : null;
  const hold = useHeld(repeated, decision, gold?.act);
  usePromptKeys(desk, choices, gold, undo, isWhole, () => nod(root.current));
  const kind = turn.decision?.ask.kind;
  const isOrdered = kind === 'order' && !(front.ordersInHand && isSmall(size));
  return (
    <section
      className={styles.prompt}
      ref={root}
      tabIndex={-1}
      data-prompt=""
      data-decision={decision}
      data-kind={kind}
      data-waiting={turn.decision ? undefined : ''}
      aria-busy={turn.sending}
      aria-labelledby={heading}
    >
      <EndLine />
      <Words words={words} heading={heading}>
        <OpenDecisions
          label={t.prompt.decisions}
          decisions={(live ? moment.decisions : []).map(({ id, aside }, i) => ({
            id,
            title: aside ? t.prompt.anyTime : t.prompt.question(i + 1),
          }))}
          active={decision}
          onOpen={(id) => openDecision(moment.decisions.findIndex((open) => open.id === id))}
        />
      </Words>
      <div className={styles.answers}>
        {isOrdered || kind === 'amounts' || wholes.length > 0 ? (
          <div className={styles.controls} data-sheet={kind}>
            {wholes.length > 0 ? <Wholes picks={wholes} /> : null}
            {isOrdered ? <Ordering /> : kind === 'amounts' && !isWhole ? <CountedOut label={words.question} /> : null}
          </div>
        ) : null}
        {front.Extra ? <front.Extra /> : null}
        <Shortcuts />
        <All />
        {row.length === 0 ? null : <ChoiceRow choices={row} />}
        {isLong && !(gold && kind === 'one' && isSmall(size)) ? (
          <button
            type="button"
            className={styles.listed}
            data-open="list"
            aria-expanded={isListOpen}
            onClick={() => setList(list === decision ? '' : decision)}
          >
            <Icon name="menu" />
            <span>{t.prompt.choices(choices.real.length)}</span>
            <b aria-hidden="true">{choices.real.length}</b>
          </button>
        ) : null}
        {gold ? (
          <button
            type="button"
            className={styles.gold}
            data-gold=""
            aria-disabled={gold.reason === undefined ? undefined : true}
            aria-keyshortcuts="Enter"
            onPointerDown={hold.onPointerDown}
            onKeyDown={(event) => {
              // A key that is held presses on by itself: not at another question.
              if (event.repeat && repeated === null) event.preventDefault();
            }}
            onClick={() => hold.isSpent() || gold.act?.()}
          >
            <span>
              <b>{gold.label}</b>
              {(gold.reason ?? gold.note) === undefined ? null : <small>{gold.reason ?? gold.note}</small>}
            </span>
            <kbd>
              <Icon name="enter" />
            </kbd>
          </button>
        ) : null}
        {undo ? (
          <IconButton
            label={undo.reason === undefined ? undo.label : `${undo.label} (${undo.reason})`}
            icon={<Icon name={undo.reason === undefined ? 'undo' : 'lock'} />}
            onPress={undo.onUndo}
          />
        ) : gold ? (
          <span className={styles.noUndo} />
        ) : null}
        {onSummary ? <IconButton label={t.prompt.summary} icon={<Icon name="chart" />} onPress={onSummary} /> : null}
        {turn.decision && !isSmall(size) ? (
          <IconButton label={t.hint.button} icon={<Icon name="hint" />} onPress={desk.hint.more} />
        ) : null}
      </div>
      <div className={styles.declines}>
        {choices.quiet.map((choice) => (
          <Quiet key={choice.id} choice={choice} waste={words.waste?.(choice.id)} />
        ))}
        {declinesAll(desk) ? (
          <button type="button" className={styles.quiet} data-none="" aria-keyshortcuts="E" onClick={turn.commit}>
            {words.confirm ?? t.prompt.nothing}
          </button>
        ) : null}
        <Always />
        {turn.held === null ? null : (
          <button type="button" className={styles.quiet} onClick={turn.letGo}>
            {t.prompt.another}
          </button>
        )}
        {turn.decision || moment.over !== '' ? null : (
          <p className={styles.waiting}>
            <ProgressDots />
            <span>{running === undefined ? waitingWords(desk).line : t.prompt.goOn}</span>
          </p>
        )}
      </div>
      {isListOpen && isLong ? (
        <ChoiceSheet choices={choices.real} onClose={() => setList(isNeeded ? decision : '')} />
      ) : null}
    </section>
  );
}

/** Ways to say more than one answer with one press, and how to stop what goes on by itself. */
function Shortcuts(): ReactNode {
  const desk = useDesk();
  const { front, turn, moment, session, t } = desk;
  if (!turn.decision) return null;
  if (moment.running !== undefined) {
    return (
      <button type="button" className={styles.listed} data-run="stop" onClick={() => void session.halt()}>
        <Icon name="pause" />
        <span>{t.auto.stop}</span>
      </button>
    );
  }
  return front.shortcuts?.(desk).map((shortcut) => (
    <button
      key={shortcut.id}
      type="button"
      className={styles.listed}
      data-run={shortcut.id}
      title={shortcut.help}
      disabled={turn.sending}
      onClick={() => turn.sayOn(shortcut)}
    >
      <Icon name="play" />
      <span>{shortcut.label}</span>
    </button>
  ));
}

/** Fewer than these are chosen as quickly one by one. */
const MANY = 3;

/** Of a list that may be chosen whole: all of it, to be thinned out from there. */
function All(): ReactNode {
  const { turn, t } = useDesk();
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'subset' || ask.from.length < MANY || ask.max < ask.from.length) return null;
  if (turn.chosen.length === ask.from.length) return null;
  return (
    <button type="button" className={styles.listed} data-all="" disabled={turn.sending} onClick={turn.chooseAll}>
      <Icon name="check" />
      <span>{t.prompt.all}</span>
    </button>
  );
}

/** Nothing is chosen yet: the question is up here. */
function nod(prompt: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  prompt?.animate([{ transform: 'none' }, { transform: 'translateY(4px)' }, { transform: 'none' }], 180);
}

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

/**
 * The line of the cause gives way where the question needs its room, then the line above; a reason takes its place. Asked when
 * the words or their room change, not at every render: the answer needs the layout of the whole page.
 */
function useTight(said: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another height
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const measure = (): void => {
      delete el.dataset.tight;
      const isTooHigh = (): boolean => el.scrollHeight > el.clientHeight + 1;
      if (isTooHigh()) el.dataset.tight = 'cause';
      if (isTooHigh()) el.dataset.tight = 'all';
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [said]);
  return root;
}

/** What is asked, and under it why something is not possible or where the question comes from. */
function Words({ words, heading, children }: { words: PromptWords; heading: string; children: ReactNode }): ReactNode {
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

function Quiet({ choice, waste }: { choice: Choice; waste: string | undefined }): ReactNode {
  const { turn, marks } = useDesk();
  return (
    <button
      type="button"
      className={styles.quiet}
      data-rove={choice.id}
      data-option={choice.id}
      aria-pressed={choice.chosen || undefined}
      data-hinted={marks.of(choice.id).hinted ? '' : undefined}
      aria-keyshortcuts="E"
      onClick={() => turn.sayNow(choice.id)}
      onFocus={() => turn.look(choice.id)}
      onBlur={() => turn.look(null)}
    >
      <span>{choice.label}</span>
      {waste === undefined ? null : <small>{waste}</small>}
    </button>
  );
}

/** So much from each: players, piles, colours. */
function CountedOut({ label }: { label: string }): ReactNode {
  const desk = useDesk();
  const { turn } = desk;
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'amounts') return null;
  const names = namesOf(
    desk,
    ask.bins.map(({ id }) => id),
  );
  return (
    <Amounts
      label={label}
      bins={ask.bins.map(({ id, min, max }, i) => ({ target: id, name: names[i], min, max }))}
      amounts={turn.amounts}
      total={{ min: ask.min, max: ask.max }}
      onAmount={turn.put}
    />
  );
}

/** What is given, place by place. A game that orders in its hand draws it there. */
export function Ordering(): ReactNode {
  const desk = useDesk();
  const { turn, t, front, view } = desk;
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'order') return null;
  const names = namesOf(desk, ask.of);
  return (
    <ArrangeRow
      label={t.prompt.orderHelp}
      turn={turn}
      items={turn.order.map((i, place) => {
        const name = names[i];
        const icon = front.optionIcon?.(ask.of[i], view);
        return {
          id: ask.of[i],
          name,
          spoken: t.prompt.place(place + 1, name),
          ...(icon === undefined ? {} : { icon }),
        };
      })}
    />
  );
}
