import {
  COMMAND_NAMES,
  causeName,
  nameFor,
  PHASE_NAMES,
  promptText,
  refusalText,
  rejectionText,
} from '@starhold/bossin-space/text';
import { RULE_OF_VERB } from '@starhold/bossin-space/verbs';
import { plain } from '@starhold/effects/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { CommandIcon, Icon } from '../../../art/index.ts';
import { Prompt, type PromptProps, useAnnounce } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import { strikesSoFar } from '../model/log.ts';
import { commitOf, optionsOf } from '../model/promptOptions.tsx';
import { ArrangeRow } from './ArrangeRow.tsx';
import styles from './dock.module.css';

export interface PromptDockProps {
  undo: PromptProps['undo'];
  aside: ReactNode;
}

/** "What now?": the question, its choices, and what else can be said. */
export function PromptDock({ undo, aside }: PromptDockProps): ReactNode {
  const bos = useBos();
  const { turn, t, moment, view, lang } = bos;
  const root = useRef<HTMLDivElement>(null);
  const question = turn.decision ? questionOf(bos) : waitingTitle(bos);
  useKeptFocus(root, turn.decision?.id ?? '');
  useSpokenQuestion(bos, turn.verb === 'fire' ? `${whatOf(bos)}. ${question}` : question);
  const ordering = turn.decision?.ask.kind === 'order';
  const rule = RULE_OF_VERB[turn.verb];
  const commit = commitOf(bos);
  return (
    <div
      className={styles.prompt}
      ref={root}
      tabIndex={-1}
      data-prompt=""
      data-decision={turn.decision?.id ?? ''}
      aria-busy={turn.sending}
    >
      <Prompt
        what={whatOf(bos)}
        whatIcon={iconOf(bos)}
        question={question}
        {...(turn.decision ? { rule: ruleLine(bos) } : {})}
        {...(rule === undefined ? {} : { why: { label: t.prompt.rule, onOpen: () => bos.openRule(rule) } })}
        {...refusalOf(bos)}
        {...(ordering ? {} : { options: optionsOf(bos) })}
        onOption={(id) => pickOption(bos, id)}
        onOptionFocus={turn.look}
        {...(commit ? { commit } : {})}
        {...(undo ? { undo } : {})}
        {...(turn.decision || moment.over !== '' ? {} : { waiting: waitingLine(bos) })}
        aside={aside}
      >
        {ordering ? <ArrangeRow /> : null}
      </Prompt>
    </div>
  );

  function questionOf({ turn: { decision, held } }: Bos): string {
    if (!decision) return '';
    if (turn.verb === 'pull') {
      if (held === null) return t.prompt.hold;
      const name = held === 'boss' ? `boss:${view.boss?.id ?? ''}` : `enemy:${held}`;
      return t.prompt.held(plain(causeName(view, name, lang)));
    }
    return plain(promptText(view, decision, lang));
  }
}

function pickOption({ turn, moment }: Bos, id: string): void {
  const ask = turn.decision?.ask;
  if (id === 'another') turn.letGo();
  else if (ask?.kind === 'subset') turn.toggle(Number(id.split('#')[1]));
  else if (moment.refusals[id] === undefined) turn.choose(id);
}

/** When the choice that had the focus is gone, the prompt takes it: keys and screen readers stay where they were. */
function useKeptFocus(root: { current: HTMLDivElement | null }, decision: string): void {
  const before = useRef(decision);
  useEffect(() => {
    if (before.current === decision) return;
    before.current = decision;
    if (document.activeElement === null || document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [decision, root]);
}

/** A new question is read out after what led to it: the focus may stay where it is, so nothing else would tell. */
function useSpokenQuestion({ turn, log, moment, live }: Bos, text: string): void {
  const announce = useAnnounce();
  const decision = turn.decision?.id ?? '';
  const said = useRef(decision);
  const isCaughtUp = (log.at(-1)?.event.n ?? -1) >= moment.lastEvent;
  useEffect(() => {
    if (!live || decision === '' || decision === said.current || !isCaughtUp) return;
    said.current = decision;
    setTimeout(() => announce(text)); // the lines of the log come first
  }, [live, decision, isCaughtUp, text, announce]);
}

/** Line 1: slot and card, or round and phase. */
function whatOf({ view, t, lang, turn, log }: Bos): string {
  if (view.slot === 0) return t.prompt.phase(view.round, PHASE_NAMES[view.phase][lang]);
  const kind = view.slots[view.slot - 1]?.command ?? '';
  const top = view.resolving.at(-1);
  const name =
    top === undefined ? nameFor(COMMAND_NAMES, kind, lang) : plain(causeName(view, top, lang)).replace(/[„“”"]/g, '');
  const line = t.prompt.slot(view.slot, name);
  const rockets = view.levels.rockets + 1;
  if (turn.verb !== 'fire' || top !== 'command:rocket' || rockets < 2) return line;
  return `${line} · ${t.prompt.nth(Math.min(rockets, strikesSoFar(log) + 1), rockets)}`;
}

function iconOf({ view, turn }: Bos): ReactNode {
  const kind = view.slots[view.slot - 1]?.command;
  if (turn.verb === 'upgrade') return <Icon name="cube" />;
  if (turn.verb === 'heat') return <Icon name="flame" />;
  return kind ? <CommandIcon kind={kind} /> : <Icon name="hourglass" />;
}

function ruleLine({ turn, t }: Bos): string {
  if (turn.verb === 'slot') return turn.lifted === null ? t.arrange.help : t.arrange.picked(turn.lifted + 1);
  const { rules } = t.prompt;
  return Object.hasOwn(rules, turn.verb) ? rules[turn.verb as keyof typeof rules] : '';
}

function refusalOf({ turn, reasonAt, t, lang }: Bos): Pick<PromptProps, 'refusal'> {
  if (turn.rejected) {
    return { refusal: { name: t.refusals.title, text: plain(rejectionText(turn.rejected, lang)) } };
  }
  if (turn.refused === null) return {};
  const reason = reasonAt(turn.refused);
  return reason ? { refusal: { name: t.refusals.title, text: reason.text } } : {};
}

function waitingTitle({ moment, names, t }: Bos): string {
  if (moment.over !== '') return t.prompt.over;
  if (moment.thinking !== null) return t.prompt.thinking(names[moment.thinking] ?? '');
  return t.prompt.waiting(moment.waitingFor.map((seat) => names[seat]).join(', '));
}

function waitingLine({ moment, names, t, live }: Bos): string {
  if (!live) return t.prompt.watching;
  return t.prompt.waiting(moment.waitingFor.map((seat) => names[seat]).join(', '));
}

export function generalReason({ moment, lang }: Bos): string | undefined {
  const refusal = moment.refusals[''];
  return refusal ? plain(refusalText(refusal, lang)) : undefined;
}
