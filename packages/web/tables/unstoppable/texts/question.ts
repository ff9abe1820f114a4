import { plain } from '@starhold/effects/text';
import { type Decision, refOf, verbOf } from '@starhold/kernel';
import { asked, eventOf, ruleOfQuestion, type UnsView, type WorkView } from '@starhold/unstoppable';
import { causeName, nameFor, promptText, rejectionText } from '@starhold/unstoppable/text';
import type { Desk } from '../../../desk/context.ts';
import type { PromptWords } from '../../../desk/front.ts';
import { isSmall } from '../../../desk/size.ts';
import { phaseName } from './log.ts';
import { PARTS_TEXT } from './parts.ts';
import { UNS_TEXT } from './table.ts';
import { titleAt } from './titles.ts';
import { nameOf, optionWords } from './words.ts';

type Uns = Desk<UnsView>;

/** The words of a question: what waits below it, where it comes from, and what declining it would waste. */
export function questionWords(desk: Uns): PromptWords {
  const { view, turn, lang } = desk;
  const w = UNS_TEXT[lang];
  const { decision } = turn;
  const phase = w.prompt.phase(view.turn, phaseName(view.phase, lang));
  if (!decision) return { what: phase, question: '' };
  const items = workItems(view, decision.ask.seat);
  const source = sourceOf(desk);
  // Where there is little room the card at work says enough: its phase is known.
  const when = source !== '' && isSmall(desk.size) ? desk.words.round(view.turn) : phase;
  return {
    what: source === '' ? when : `${when} · ${source}`,
    question: turn.held === null ? plain(promptText(view, decision, lang)) : w.prompt.held(titleAt(desk, turn.held)),
    cause: decision.ask.kind === 'order' ? desk.t.prompt.orderHelp : '',
    rule: ruleOfQuestion(turn.at),
    refusal: turn.rejected ? plain(rejectionText(turn.rejected, lang)) : undefined,
    stack: items.slice(0, -1).map((item) => workName(desk, item)),
    confirm: confirmOf(desk, decision),
    waste: (option) => wasteOf(desk, decision, option),
  };
}

/** Where the question comes from: the card at work. */
function sourceOf({ view, turn, lang }: Uns): string {
  const seat = turn.decision?.ask.seat;
  const core = view.work.findLast((work) => work.core !== null && work.seat === seat)?.core;
  return core ? plain(causeName(view, `core:${core}`, lang)) : '';
}

function workName({ view, lang }: Uns, item: WorkView): string {
  if (item.core !== null) return nameFor(view, item.core, lang);
  const kinds: Record<string, string | undefined> = PARTS_TEXT[lang].work.kinds;
  return kinds[item.what] ?? item.what;
}

/** What becomes of the cards of a choice. */
function confirmOf({ turn, lang, view, size }: Uns, decision: Decision): string | undefined {
  const { confirm } = UNS_TEXT[lang].prompt;
  const { ask } = decision;
  // Which of several of one name is seen on the table; how much it has taken is said below.
  const hit = ask.kind === 'one' ? (turn.armed ?? ask.options.find((id) => verbOf(id) === 'hit')) : undefined;
  const target = hit !== undefined && verbOf(hit) === 'hit' ? nameOf(view, refOf(hit), lang) : null;
  if (target) return confirm.hit(target);
  // What an ally does is written on it; on a small table it would fill the prompt.
  const real = ask.kind === 'one' ? ask.options.filter((id) => id !== 'end') : [];
  const said = turn.armed ?? (real.length === 1 ? real[0] : undefined);
  if (isSmall(size) && said && verbOf(said) === 'exhaust') return optionWords(view, said, lang).split(': ')[0];
  if (ask.kind === 'amounts') return confirm.share;
  if (ask.kind !== 'subset') return undefined;
  const d = asked(decision);
  const n = turn.pick === null ? ask.max : turn.chosen.length;
  if (d.at === 'market') return confirm.shelve(n);
  return d.at === 'offer' && d.ask.about.what === 'remove' ? confirm.remove(n) : confirm.discard(n);
}

function wasteOf({ view, turn, moment, lang, size }: Uns, decision: Decision, option: string): string | undefined {
  const { prompt } = UNS_TEXT[lang];
  const d = asked(decision);
  if (option === 'skip') {
    if (d.at === 'hit' || d.at === 'sweep') return prompt.wasted(UNS_TEXT[lang].results.damage(d.ask.about.n));
    return undefined;
  }
  if (option !== 'end') return undefined;
  const isLoss = (moment.forecasts.end ?? [])
    .map(eventOf)
    .some((event) => event.type === 'over' && event.pub.outcome === 'loss');
  if (isLoss) return prompt.deadly;
  const { ap } = view.players[decision.ask.seat];
  const doing = turn.ids.filter((id) => verbOf(id) === 'play' || verbOf(id) === 'exhaust');
  const names = new Set(doing.map((id) => nameOf(view, refOf(id).split('.')[0], lang) ?? ''));
  // So many names of what is left to do; more of them say no more.
  const most = size === 'XL' ? 2 : 1;
  if (names.size > 0 && !(size === 'XS' && ap > 0))
    return prompt.left(ap, [...names].slice(0, most), names.size > most);
  return ap > 0 ? prompt.loses(ap) : undefined;
}

/** Phases and checks are no effects: nobody waits for them. */
const SILENT = new Set(['upkeep', 'select', 'threat', 'cleanup', 'refill', 'playOn', 'levelCheck', 'check', 'wound']);

/** What is being resolved for one player, or for everybody, and what waits for it; outermost first, the last one is now. */
export function workItems(view: UnsView, seat?: number): WorkView[] {
  return view.work.filter((w) => !isSilent(w) && (seat === undefined || w.seat === seat || isShared(w)));
}

/** An ally that does something in upkeep is at work; the phase of the same name is not. */
function isSilent(w: WorkView): boolean {
  return w.core === null && SILENT.has(w.what);
}

/** Two players decide these together. */
function isShared(w: WorkView): boolean {
  return w.what === 'story' || w.what === 'market';
}
