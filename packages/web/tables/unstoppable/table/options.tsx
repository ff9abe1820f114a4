import { refOf, verbOf } from '@starhold/kernel';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import type { PromptOption } from '../../../kit/index.ts';
import type { Uns } from '../context.ts';
import { targetOf } from '../model/marks.ts';
import { nameOf } from '../model/words.ts';
import { PARTS_TEXT } from '../text/parts.ts';

/** The choices of a decision as buttons: those that only the prompt shows, and those that lie on the table. */

/** Shown as buttons of the prompt: what lies nowhere, or what one thing offers when it was touched. */
export function directOptions(uns: Uns): PromptOption[] {
  const { turn, view } = uns;
  if (turn.decision?.ask.kind !== 'one') return [];
  if (turn.held !== null) return (turn.byTarget.get(turn.held) ?? []).map((id) => asOption(uns, id));
  const direct = turn.ids.filter((id) => targetOf(id, view) === id);
  // What goes on comes last, where the eye ends.
  return [...direct.filter((id) => !isPass(id)), ...direct.filter(isPass)].map((id) => asOption(uns, id));
}

/** Everything that lies on the table, for the list beside it. */
export function tableOptions(uns: Uns): PromptOption[] {
  const { turn, view } = uns;
  const { decision } = turn;
  if (!decision || decision.ask.kind === 'amounts') return [];
  return [...new Set(turn.ids)].filter((id) => targetOf(id, view) !== id).map((id) => asOption(uns, id));
}

const PASSES = new Set(['skip', 'none', 'end', 'go', 'stop']);
export const isPass = (option: string): boolean => PASSES.has(option);

/** What the key E does: decline, or end. */
export function passOf(uns: Uns): string | undefined {
  return ['skip', 'none', 'end', 'go'].find((id) => uns.turn.ids.includes(id));
}

/** What these do is plain from their words. */
const SAYS_IT_ALL = new Set(['remove', 'discard']);

function asOption(uns: Uns, id: string): PromptOption {
  const { turn, words, foreseen } = uns;
  const { text, tone } = SAYS_IT_ALL.has(verbOf(id)) ? {} : foreseen(id);
  // The card of the story lies open beside it with everything that a choice asks for.
  const [label] = verbOf(id) === 'tell' ? words.option(id).split(' [') : [words.option(id)];
  return {
    id,
    label,
    ...(text === undefined ? {} : { result: text, resultTone: tone }),
    icon: <OptionIcon id={id} />,
    selected: turn.chosenIds.includes(id),
  };
}

const ICONS: Record<string, IconName> = {
  draft: 'deck',
  keep: 'hand',
  play: 'play',
  exhaust: 'flip',
  buy: 'cube',
  fit: 'cube',
  end: 'check',
  stop: 'trophy',
  go: 'play',
  hit: 'burst',
  sweep: 'burst',
  reward: 'trophy',
  remove: 'close',
  discard: 'gone',
  dismiss: 'gone',
  refresh: 'replay',
  again: 'replay',
  return: 'hand',
  shelve: 'down',
  tell: 'book',
  skip: 'skip',
  threat: 'warning',
};

function OptionIcon({ id }: { id: string }): ReactNode {
  const name = ICONS[verbOf(id)];
  return name === undefined ? null : <Icon name={name} />;
}

/** The name of a thing, for headings. */
export function nameAt(uns: Uns, target: string): string {
  const ref = refOf(target);
  const { view, lang, w } = uns;
  switch (verbOf(target)) {
    case 'card':
      return nameOf(view, ref, lang) ?? w.inspect.title;
    case 'deck':
      return w.inspect.deck(Number(ref));
    case 'market':
      return nameFor(view, view.market[Number(ref)]?.upgrade ?? '', lang);
    case 'player':
      return nameFor(view, view.players[Number(ref)]?.character ?? '', lang);
    case 'story':
      return PARTS_TEXT[lang].story.title;
    case 'boss':
      return nameFor(view, view.boss.id, lang);
    default:
      return nameFor(view, ref, lang);
  }
}
