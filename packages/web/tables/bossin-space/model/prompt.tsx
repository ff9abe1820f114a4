import type { BosView } from '@starhold/bossin-space';
import { askedOf, type Question, questionOf } from '@starhold/bossin-space/abouts';
import { causeName, nameOf, PHASE_NAMES, promptText, refusalText, rejectionText } from '@starhold/bossin-space/text';
import { RULE_OF_QUESTION } from '@starhold/bossin-space/verbs';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { CommandIcon, Icon } from '../../../art/index.ts';
import type { Desk } from '../../../desk/context.ts';
import type { PromptWords } from '../../../desk/front.ts';
import { type Bos, bosOf } from '../useBos.ts';
import { changeOf, drySlots, hasRoom, isArranging } from './dryRun.ts';
import { armedLabel } from './labels.tsx';
import { strikesSoFar } from './log.ts';

/** The words of a question: where the round stands, what is asked, how it is answered, what the button says. */
export function promptOf(desk: Desk<BosView>): PromptWords {
  const bos = bosOf(desk);
  const { turn, lang, view } = bos;
  const { decision } = turn;
  if (!decision) return { what: whatOf(bos), question: '' };
  const question = questionOf(decision);
  const cause = causeOf(bos, question);
  const confirm = confirmOf(bos, question);
  return {
    what: whatOf(bos),
    icon: iconOf(bos, question),
    question: questionText(bos, question),
    // A phone needs the room for what the last swap changed.
    ...(desk.phone && question === 'arrange' && changeOf(bos) ? {} : { rule: RULE_OF_QUESTION[question] }),
    ...(cause === '' ? {} : { cause }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(turn.rejected ? { refusal: plain(rejectionText(turn.rejected, lang)) } : {}),
    waste: (option) => desk.foreseen(option).text,
  };

  function questionText({ w }: Bos, asked: Question): string {
    const { held } = turn;
    if (!decision) return '';
    const { short } = w.prompt;
    if (desk.phone && asked === 'pick' && decision.ask.kind === 'subset') return short.pick(decision.ask.max);
    if (desk.phone && (asked === 'arrange' || asked === 'command')) return short[asked];
    if (asked !== 'pull') return plain(promptText(view, decision, lang));
    if (held === null) return w.prompt.hold;
    return w.prompt.held(plain(causeName(view, held === 'boss' ? `boss:${view.boss?.id ?? ''}` : held, lang)));
  }
}

/** Slot and card, or round and phase. */
function whatOf(bos: Bos): string {
  const { view, w, lang, turn, log, size } = bos;
  const isDry = !hasRoom(size) && isArranging(bos);
  // A phone has no line for more: the sum of the order stands in the chips above, what the last swap changed stands here.
  const swapped = isDry && bos.phone ? changeWords(bos, true) : undefined;
  if (swapped !== undefined) return swapped;
  if (isDry && bos.phone) return bos.words.round(view.round);
  const last = isDry ? drySlots(bos).at(-1) : undefined;
  if (last)
    return w.dry.sum(`${last.life ?? '?'}`, `${last.heat ?? '?'}`, `${last.xp ?? '?'}${last.isOpen ? '+' : ''}`);
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

function iconOf({ view }: Bos, question: Question): ReactNode {
  const kind = view.slots[view.slot - 1]?.command;
  if (question === 'upgrade') return <Icon name="cube" />;
  if (question === 'heat') return <Icon name="flame" />;
  return kind ? <CommandIcon kind={kind} /> : <Icon name="hourglass" />;
}

function causeOf(bos: Bos, question: Question): string {
  const { turn, w, moment, lang, view, phone } = bos;
  if (question === 'arrange') {
    if (turn.lifted !== null) return w.arrange.picked(turn.lifted + 1);
    // Whoever has swapped knows how; what came of it is more than that.
    return changeWords(bos) ?? w.arrange.help;
  }
  // The captain's own ability is looked for here: where it cannot be used now, the line says why.
  const crew = view.seats[view.captain]?.crew;
  const refusal = crew && question === 'command' && !phone ? moment.refusals[`use:${crew}`] : undefined;
  if (refusal && refusal.msg !== 'noCrewInSolo') return plain(refusalText(refusal, lang));
  return w.prompt.rules[question];
}

function changeWords(bos: Bos, isShort = false): string | undefined {
  const change = changeOf(bos);
  if (!change) return undefined;
  const { by, upTo } = change;
  const { ship, dry } = bos.w;
  const changed = (['life', 'heat', 'xp'] as const)
    .filter((name) => by[name] !== 0)
    .map((name) => `${ship[name]} ${by[name] > 0 ? '+' : '−'}${Math.abs(by[name])}`);
  return (isShort ? dry.swap : dry.against)(upTo, changed.join(', '));
}

function confirmOf({ turn, w, view, lang, phone, t }: Bos, question: Question): string | undefined {
  const { commits } = w.prompt;
  const ask = turn.decision?.ask;
  if (ask?.kind === 'order') return phone ? t.prompt.confirm : commits.slot;
  if (ask?.kind === 'one') return turn.armed === null ? undefined : armedLabel(turn.armed, view, lang);
  if (ask?.kind !== 'subset') return undefined;
  if (question === 'hack') return commits.swap;
  return question === 'newCards' ? commits.take(ask.max) : commits.cards(ask.max);
}
