import { uidIn } from '@starhold/bossin-space/refs';
import { enemyRef, nameOf, optionLabel, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { optionId } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { CommandIcon, Icon, type IconName } from '../../../art/index.ts';
import type { PromptOption, PromptProps } from '../../../kit/index.ts';
import type { Bos } from '../context.ts';
import { foresee, type Summary, summaryOf } from './foresee.ts';
import { isAtOnce, partsOf, targetIn } from './options.ts';

/** The buttons of the prompt: one per choice, with its result; and the one that says it. */

export function optionsOf(bos: Bos): PromptOption[] {
  const { turn, moment, w } = bos;
  const ask = turn.decision?.ask;
  if (!ask) return [];
  if (ask.kind === 'subset') {
    // On a phone the hand lies right below; a list of the same cards would only push the board away.
    if (turn.question === 'pick' && bos.phone) return [];
    return ask.from.map((option, i) => ({
      id: `${option}#${i}`,
      label: labelOf(bos, option),
      ...iconFor(option),
      selected: turn.chosen.includes(i),
    }));
  }
  // On a phone the first of such choices is the filled button; there is no room to say it twice.
  const [first] = turn.choices;
  const said = bos.phone && turn.armed === null && first !== undefined && isAtOnce(first) ? first : undefined;
  const list: PromptOption[] = turn.choices
    .filter((choice) => choice !== said)
    .map((choice) => {
      const result = inColumn(bos, choice, summaryOf(foresee(moment.forecasts[choice], bos.view), w));
      return {
        id: choice,
        label: labelOf(bos, choice),
        ...(result ? { result: result.text, resultTone: result.tone } : {}),
        ...iconFor(choice),
        selected: turn.armed === choice,
      };
    });
  if (turn.question === 'pull' && turn.held !== null) list.push({ id: 'another', label: w.prompt.another });
  return bos.phone ? list : [...list, ...refusedOf(bos)];
}

/** Two targets may bear one name: a shot says its column too. On a phone the card on the board says the rest. */
function inColumn({ view, w, phone }: Bos, choice: string, result: Summary | undefined): Summary | undefined {
  const { verb, to } = partsOf(choice);
  if (verb !== 'fire' || targetIn(view, to) === undefined) return result;
  const text = result?.tone === 'absorbed' ? w.results.absorbed : (result?.text ?? '');
  const parts = phone ? text.split(' · ').slice(0, 1) : [text];
  const unbroken = [w.board.column(to), ...parts].map((part) => part.replaceAll(' ', '\u00a0'));
  return { tone: result?.tone ?? 'plain', text: unbroken.filter((part) => part !== '').join(': ') };
}

/** The captain's own ability stays in the list with its reason: one would look for it there. */
function refusedOf({ moment, view, lang }: Bos): PromptOption[] {
  const crew = view.seats[view.captain]?.crew;
  const option = optionId('use', crew ?? '');
  const refusal = moment.refusals[option];
  if (!crew || !refusal || refusal.msg === 'noCrewInSolo') return [];
  const [name] = plain(optionLabel(view, option, lang)).split(': ');
  return [{ id: option, label: name, reason: plain(refusalText(refusal, lang)).replace(`${name}: `, '') }];
}

const ICONS: Record<string, IconName> = {
  flip: 'snowflake',
  go: 'play',
  keep: 'hand',
  refresh: 'replay',
  heat: 'flame',
  resolve: 'play',
};

function iconFor(option: string): { icon?: ReactNode } {
  const { verb, ref } = partsOf(option);
  if (verb === 'take' || verb === 'remove' || verb === 'commit') return { icon: <CommandIcon kind={ref} /> };
  const icon = ICONS[verb];
  return icon === undefined ? {} : { icon: <Icon name={icon} /> };
}

/** Short where the place says the rest: targets by name, the rest as the game words it. */
function labelOf(bos: Bos, option: string): string {
  const { view, lang, w } = bos;
  const { verb, ref, to } = partsOf(option);
  if (verb === 'swap' || verb === 'hold')
    return ref === 'boss' ? nameIn(bos, ref) : plain(enemyRef(view, uidIn(ref), lang));
  if (verb === 'fire') {
    const target = targetIn(view, to);
    return target === undefined ? w.board.column(to) : nameIn(bos, target);
  }
  // A list of nothing but cards: quotation marks, or the question once more, would only be noise.
  if (verb === 'commit' || verb === 'take' || verb === 'remove') return nameOf(view, 'command', ref, lang);
  if (verb === 'pull') return w.board.column(to);
  if (verb === 'flip') return plain(optionLabel(view, option, lang)).split(':')[0];
  return plain(optionLabel(view, option, lang));
}

/** `u7`, `boss`, by its bare name. */
function nameIn({ view, lang }: Bos, thing: string): string {
  if (thing === 'boss') return nameOf(view, 'boss', view.boss?.id ?? '', lang);
  const enemy = view.columns.flat().find((e) => e.uid === uidIn(thing));
  return nameOf(view, 'enemy', enemy?.type ?? '', lang);
}

export function commitOf(bos: Bos): PromptProps['commit'] {
  const { turn, w, moment, lang } = bos;
  const { decision, pick } = turn;
  if (!decision) return undefined;
  const { ask } = decision;
  const disabled = turn.sending;
  const onCommit = turn.commit;
  if (ask.kind === 'subset') {
    const label = subsetLabel(bos, ask.max);
    if (pick !== null) return { label, disabled, onCommit };
    const general = moment.refusals[''];
    const count = w.prompt.chosen(turn.chosen.length, ask.max);
    return { label, reason: general && turn.chosen.length === 0 ? plain(refusalText(general, lang)) : count, onCommit };
  }
  if (ask.kind === 'order') return { label: w.prompt.commits.slot, disabled, onCommit };
  if (turn.armed !== null) return { label: armedLabel(bos, turn.armed), disabled, onCommit };
  const [first] = turn.choices;
  if (first !== undefined && isAtOnce(first)) {
    const result = summaryOf(foresee(moment.forecasts[first], bos.view), w);
    return {
      label: labelOf(bos, first),
      ...iconFor(first),
      ...(result ? { note: result.text } : {}),
      disabled,
      onCommit,
    };
  }
  const aiming =
    turn.spots.size > 0 && turn.question !== 'upgrade' ? w.prompt.commits.choose : w.prompt.commits.chooseOne;
  return { label: aiming, disabled: true, onCommit };
}

function subsetLabel({ turn, w }: Bos, n: number): string {
  if (turn.question === 'hack') return w.prompt.commits.swap;
  return turn.question === 'newCards' ? w.prompt.commits.take(n) : w.prompt.commits.cards(n);
}

function armedLabel(bos: Bos, option: string): string {
  const { commits } = bos.w.prompt;
  const { verb, ref, to } = partsOf(option);
  switch (verb) {
    case 'fire': {
      const target = targetIn(bos.view, to);
      return target === undefined ? commits.fireEmpty(to) : commits.fire(nameIn(bos, target));
    }
    case 'remove':
      return plain(optionLabel(bos.view, option, bos.lang));
    case 'pull':
      return commits.pull(nameIn(bos, ref), to);
    case 'to':
      return commits.to(to);
    case 'dodge':
      return commits.dodge(to);
    default:
      return labelOf(bos, option);
  }
}
