import { plain } from '@starhold/effects/text';
import type { Decision } from '@starhold/kernel';
import { asked, ruleOfQuestion } from '@starhold/unstoppable';
import { causeName, promptText, rejectionText } from '@starhold/unstoppable/text';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { useQuestion, waitingLine, waitingTitle } from '../../../desk/prompt.ts';
import { ArrangeRow } from '../../../desk/turn/ArrangeRow.tsx';
import { ProgressDots, useKeys } from '../../../kit/index.ts';
import { PromptActions } from '../../../kit/PromptActions.tsx';
import type { PromptOption, PromptProps } from '../../../kit/types.ts';
import { type Uns, useUns } from '../context.ts';
import { phaseName } from '../model/log.ts';
import { workItems } from '../model/workStack.ts';
import { WorkStack } from '../parts/index.ts';
import { Amounts } from './Amounts.tsx';
import { Direct } from './Direct.tsx';
import { directOptions, nameAt, passOf, tableOptions } from './options.tsx';
import styles from './prompt.module.css';
import { useOtherSeat } from './useOtherSeat.ts';

export interface PromptBarProps {
  undo: PromptProps['undo'];
  aside: ReactNode;
  /** Opens the list of everything that can be chosen; only where it does not stand beside the table. */
  onList?: (() => void) | undefined;
  onDiscard: () => void;
}

/** "What now?": what is interrupted, the question, its choices, and what else can be said. */
export function PromptBar({ undo, aside, onList, onDiscard }: PromptBarProps): ReactNode {
  const uns = useUns();
  const { turn, w, moment, phone } = uns;
  const root = useRef<HTMLElement>(null);
  const heading = useId();
  const decision = turn.decision?.id ?? '';
  const question = questionOf(uns);
  const direct = directOptions(uns);
  const listed = tableOptions(uns);
  const commit = commitOf(uns);
  const ordering = turn.decision?.ask.kind === 'order';
  useQuestion(root, uns, decision, question);
  useChoiceKeys(uns, [...direct, ...(ordering ? [] : listed)], commit, undo);
  const pile = discardOffer(uns);
  const other = useOtherSeat();
  const deep = workItems(uns.view, turn.decision?.ask.seat).length;
  return (
    <section
      className={styles.prompt}
      ref={root}
      tabIndex={-1}
      data-prompt=""
      data-decision={decision}
      data-waiting={turn.decision ? undefined : ''}
      aria-busy={turn.sending}
      aria-labelledby={heading}
    >
      {phone && deep < 2 ? null : (
        <WorkStack view={uns.view} {...(turn.decision ? { seat: turn.decision.ask.seat } : {})} most={phone ? 3 : 4} />
      )}
      <div className={styles.main}>
        <div className={styles.words}>
          <p className={styles.what}>{whatOf(uns)}</p>
          <h1 id={heading}>{question}</h1>
          <SmallPrint source={turn.decision && !(phone && deep > 1) ? sourceOf(uns) : ''} />
          {turn.decision || moment.over !== '' ? null : (
            <p className={styles.waiting}>
              <ProgressDots />
              <span>{waitingLine(uns)}</span>
            </p>
          )}
        </div>
        {ordering ? <Ordering /> : null}
        {turn.decision?.ask.kind === 'amounts' ? <Amounts /> : null}
        {direct.length === 0 || isTold(uns) ? null : <Direct options={direct} />}
        <div className={styles.extra}>
          {pile === 0 ? null : (
            <button
              type="button"
              className={styles.more}
              data-hinted={isPileHinted(uns) ? '' : undefined}
              onClick={onDiscard}
            >
              <Icon name="gone" />
              {w.prompt.discard(pile)}
            </button>
          )}
          {other ? (
            <button type="button" className={styles.more} aria-keyshortcuts="S" data-open="seat" onClick={other.take}>
              <Icon name="bothWays" />
              {w.prompt.otherSeat(other.name)}
            </button>
          ) : null}
          {onList && !ordering && listed.length > 0 ? (
            <button type="button" className={styles.more} data-open="list" onClick={onList}>
              <Icon name="menu" />
              {w.prompt.options(listed.length)}
            </button>
          ) : null}
          {turn.held === null ? null : (
            <button type="button" className={styles.more} onClick={turn.letGo}>
              {w.prompt.another}
            </button>
          )}
        </div>
        <PromptActions commit={commit} undo={undo} aside={aside} />
      </div>
    </section>
  );
}

/** On a desk the open story has its ways on beside the tale, with the same keys. */
const isTold = ({ turn, inspected, phone }: Uns): boolean => turn.at === 'story' && inspected === 'story' && !phone;

function Ordering(): ReactNode {
  const { turn, w, words } = useUns();
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'order') return null;
  return (
    <ArrangeRow
      label={w.prompt.orderHelp}
      turn={turn}
      items={turn.order.map((i, place) => {
        const name = words.option(ask.of[i]);
        return { id: ask.of[i], name, spoken: w.prompt.place(place + 1, name) };
      })}
    />
  );
}

/** Why something is not possible, or the source of the question and its rule. */
function SmallPrint({ source }: { source: string }): ReactNode {
  const uns = useUns();
  const { turn, w, marks, lang } = uns;
  const { refused, rejected, armed } = turn;
  const reason = rejected
    ? plain(rejectionText(rejected, lang))
    : refused === null
      ? undefined
      : marks.of(refused).reason;
  const rule = (refused === null ? undefined : marks.of(refused).rule) ?? ruleOfQuestion(turn.at);
  const warning =
    armed === 'end' ? (uns.foreseen('end').text === w.results.loses ? w.prompt.deadly : w.prompt.endNow) : '';
  return (
    <p className={styles.rule} data-refusal={reason === undefined ? undefined : ''}>
      {reason === undefined ? null : <Icon name="lock" />}
      <span {...(reason || warning ? { role: 'status' } : {})}>
        {reason ?? (warning || (turn.decision?.ask.kind === 'order' ? w.prompt.orderHelp : source))}
      </span>
      {rule ? (
        <button type="button" className={styles.link} onClick={() => uns.openRule(rule)}>
          {w.prompt.rule}
        </button>
      ) : null}
    </p>
  );
}

/** Where the question comes from: the card at work. */
function sourceOf({ view, turn, lang }: Uns): string {
  const seat = turn.decision?.ask.seat;
  const core = view.work.findLast((work) => work.core !== null && (seat === undefined || work.seat === seat))?.core;
  return core ? plain(causeName(view, `core:${core}`, lang)) : '';
}

function whatOf({ view, w, lang }: Uns): string {
  return w.prompt.phase(view.turn, phaseName(view.phase, lang));
}

function questionOf(uns: Uns): string {
  const { turn, view, lang, w } = uns;
  if (!turn.decision) return waitingTitle(uns);
  if (turn.held !== null) return w.prompt.held(nameAt(uns, turn.held));
  return plain(promptText(view, turn.decision, lang));
}

/** How many cards of the discard pile can be chosen. */
function discardOffer({ turn, view }: Uns): number {
  const piles = view.players.flatMap((p) => p.discard);
  return piles.filter((card) => turn.byTarget.has(`card:${card.ref}`)).length;
}

function isPileHinted({ marks, view }: Uns): boolean {
  return view.players.some((p) => p.discard.some((card) => marks.of(`card:${card.ref}`).hinted));
}

/** What becomes of the cards of a choice. */
function partingOf(decision: Decision): 'discard' | 'remove' | 'shelve' {
  const d = asked(decision);
  if (d.at === 'market') return 'shelve';
  return d.at === 'offer' && d.ask.about.what === 'remove' ? 'remove' : 'discard';
}

function commitOf(uns: Uns): PromptProps['commit'] {
  const { turn, w, words } = uns;
  const { decision } = turn;
  if (!decision) return undefined;
  const { ask } = decision;
  const disabled = turn.sending;
  const onCommit = turn.commit;
  const { confirm } = w.prompt;
  switch (ask.kind) {
    case 'one':
      return turn.armed === null ? undefined : { label: words.option(turn.armed), disabled, onCommit };
    case 'order':
      return { label: confirm.order, disabled, onCommit };
    case 'amounts': {
      const sum = Object.values(turn.amounts).reduce((a, b) => a + b, 0);
      if (turn.pick !== null) return { label: confirm.share, disabled, onCommit };
      return { label: confirm.share, reason: w.prompt.toPay(sum, ask.max), onCommit };
    }
    case 'subset': {
      const n = turn.chosen.length;
      const label = confirm[partingOf(decision)](turn.pick === null ? ask.max : n);
      return turn.pick === null
        ? { label, reason: w.prompt.chosen(n, ask.max), onCommit }
        : { label, disabled, onCommit };
    }
  }
}

function useChoiceKeys(
  uns: Uns,
  options: readonly PromptOption[],
  commit: PromptProps['commit'],
  undo: PromptProps['undo'],
): void {
  const { turn } = uns;
  const pass = passOf(uns);
  const keys: Record<string, () => void> = {};
  options.slice(0, 9).forEach((option, i) => {
    keys[String(i + 1)] = () => turn.choose(option.id);
  });
  if (commit && !commit.disabled && commit.reason === undefined) keys.Enter = commit.onCommit;
  if (undo) keys.u = undo.onUndo;
  if (pass !== undefined) keys.e = () => turn.choose(pass);
  useKeys(keys, uns.live);
}
