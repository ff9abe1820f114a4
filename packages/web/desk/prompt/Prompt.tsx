import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { IconButton, OpenDecisions, ProgressDots, useMedia } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { PromptWords } from '../front.ts';
import { isSmall } from '../size.ts';
import { Always, EndLine } from '../standing/Marks.tsx';
import { All, CountedOut, Ordering, Quiet, Shortcuts } from './answers.tsx';
import { ChoiceRow, ChoiceSheet } from './ChoiceRow.tsx';
import { choicesOf, declinesAll, rowOf } from './choices.ts';
import { goldOf } from './gold.ts';
import styles from './prompt.module.css';
import { undoOf, useQuestion, waitingWords } from './question.ts';
import { useHeld } from './useHeld.ts';
import { useLatch } from './useLatch.ts';
import { usePromptKeys } from './usePromptKeys.ts';
import { Wholes, wholesOf } from './Wholes.tsx';
import { Words } from './Words.tsx';

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
  const nods = (): void => nod(root.current);
  const { guard, ...latched } = useLatch(root, desk, decision, undo?.label ?? '', nods);
  usePromptKeys(desk, choices, gold, undo, isWhole, nods, guard);
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
      data-priced={choices.isPriced ? '' : undefined}
      aria-busy={turn.sending}
      aria-labelledby={heading}
      {...latched}
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
        {row.length === 0 ? null : <ChoiceRow choices={row} isPriced={choices.isPriced} />}
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

/** Nothing is chosen yet: the question is up here. */
function nod(prompt: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  prompt?.animate([{ transform: 'none' }, { transform: 'translateY(4px)' }, { transform: 'none' }], 180);
}
