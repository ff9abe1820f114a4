import { askedOf } from '@starhold/bossin-space/abouts';
import { causeName, nameOf, PHASE_NAMES, promptText, rejectionText } from '@starhold/bossin-space/text';
import { RULE_OF_QUESTION } from '@starhold/bossin-space/verbs';
import { plain } from '@starhold/effects/text';
import { type ReactNode, useRef } from 'react';
import { CommandIcon, Icon } from '../../../art/index.ts';
import { useQuestion, waitingLine, waitingTitle } from '../../../desk/prompt.ts';
import { type ArrangeItem, ArrangeRow } from '../../../desk/turn/ArrangeRow.tsx';
import { Prompt, type PromptProps } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import { strikesSoFar } from '../model/log.ts';
import { partsOf } from '../model/options.ts';
import { commitOf, optionsOf } from '../model/promptOptions.tsx';
import styles from './dock.module.css';

export interface PromptDockProps {
  undo: PromptProps['undo'];
  aside: ReactNode;
}

/** "What now?": the question, its choices, and what else can be said. */
export function PromptDock({ undo, aside }: PromptDockProps): ReactNode {
  const bos = useBos();
  const { turn, w, moment, view, lang } = bos;
  const root = useRef<HTMLDivElement>(null);
  const question = turn.decision ? questionOf(bos) : waitingTitle(bos);
  useQuestion(root, bos, turn.decision?.id ?? '', turn.question === 'aim' ? `${whatOf(bos)}. ${question}` : question);
  const ordering = turn.decision?.ask.kind === 'order';
  const rule = turn.question === '' ? undefined : RULE_OF_QUESTION[turn.question];
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
        {...(rule === undefined ? {} : { why: { label: w.prompt.rule, onOpen: () => bos.openRule(rule) } })}
        {...refusalOf(bos)}
        {...(ordering ? {} : { options: optionsOf(bos) })}
        onOption={(id) => pickOption(bos, id)}
        onOptionFocus={turn.look}
        {...(commit ? { commit } : {})}
        {...(undo ? { undo } : {})}
        {...(turn.decision || moment.over !== '' ? {} : { waiting: waitingLine(bos) })}
        aside={aside}
      >
        {ordering ? (
          <ArrangeRow label={w.arrange.label} turn={turn} items={turn.order.map((_, i) => itemAt(bos, i))} />
        ) : null}
      </Prompt>
    </div>
  );

  function questionOf({ turn: { decision, held } }: Bos): string {
    if (!decision) return '';
    if (turn.question === 'pull') {
      if (held === null) return w.prompt.hold;
      const name = held === 'boss' ? `boss:${view.boss?.id ?? ''}` : `enemy:${held}`;
      return w.prompt.held(plain(causeName(view, name, lang)));
    }
    return plain(promptText(view, decision, lang));
  }
}

function itemAt({ turn, view, w, lang }: Bos, slot: number): ArrangeItem {
  const ask = turn.decision?.ask;
  const id = ask?.kind === 'order' ? (ask.of[turn.order[slot]] ?? '') : '';
  const kind = partsOf(id).ref;
  const name = kind === 'none' ? w.arrange.empty : nameOf(view, 'command', kind, lang);
  return {
    id,
    name,
    spoken: w.arrange.slot(slot + 1, name),
    ...(kind === 'none' ? {} : { icon: <CommandIcon kind={kind} /> }),
  };
}

function pickOption({ turn, moment }: Bos, id: string): void {
  const ask = turn.decision?.ask;
  if (id === 'another') turn.letGo();
  else if (ask?.kind === 'subset') turn.toggle(Number(id.split('#')[1]));
  else if (moment.refusals[id] === undefined) turn.choose(id);
}

/** Line 1: slot and card, or round and phase. */
function whatOf({ view, w, lang, turn, log }: Bos): string {
  if (view.slot === 0) return w.prompt.phase(view.round, PHASE_NAMES[view.phase][lang]);
  const kind = view.slots[view.slot - 1]?.command ?? '';
  const top = view.resolving.at(-1);
  const name =
    top === undefined ? nameOf(view, 'command', kind, lang) : plain(causeName(view, top, lang)).replace(/[„“”"]/g, '');
  const line = w.prompt.slot(view.slot, name);
  const asked = turn.decision && askedOf(turn.decision);
  if (asked?.at !== 'aim') return line;
  const nth = strikesSoFar(log) + 1;
  const all = nth + asked.ask.about.more;
  return all === 1 ? line : `${line} · ${w.prompt.nth(nth, all)}`;
}

function iconOf({ view, turn }: Bos): ReactNode {
  const kind = view.slots[view.slot - 1]?.command;
  if (turn.question === 'upgrade') return <Icon name="cube" />;
  if (turn.question === 'heat') return <Icon name="flame" />;
  return kind ? <CommandIcon kind={kind} /> : <Icon name="hourglass" />;
}

function ruleLine({ turn, w }: Bos): string {
  if (turn.question === 'arrange') return turn.lifted === null ? w.arrange.help : w.arrange.picked(turn.lifted + 1);
  const { rules } = w.prompt;
  return turn.question === '' ? '' : rules[turn.question];
}

function refusalOf({ turn, reasonAt, w, lang }: Bos): Pick<PromptProps, 'refusal'> {
  if (turn.rejected) {
    return { refusal: { name: w.refusals.title, text: plain(rejectionText(turn.rejected, lang)) } };
  }
  if (turn.refused === null) return {};
  const reason = reasonAt(turn.refused);
  return reason ? { refusal: { name: w.refusals.title, text: reason.text } } : {};
}
