import type { BosView } from '@starhold/bossin-space';
import { uidIn } from '@starhold/bossin-space/refs';
import { enemyRef, nameOf, optionLabel } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { CommandIcon, Icon, type IconName } from '../../../art/index.ts';
import { BOS_TEXT } from '../text/index.ts';
import { nameFor } from '../text/short.ts';
import { partsOf, targetIn } from './options.ts';

/** What options are called on their buttons, and their pictures. */

/** Short where the place says the rest: targets by name, cards without quotation marks, the rest as the game words it. */
export function labelOf(option: string, view: BosView, lang: Language, short = false): string {
  const command = (id: string): string => nameFor(short, view, 'command', id, lang);
  const { verb, ref, to } = partsOf(option);
  const w = BOS_TEXT[lang];
  switch (verb) {
    case 'swap':
      return ref === 'boss' ? nameIn(view, ref, lang) : plain(enemyRef(view, uidIn(ref), lang));
    case 'fire': {
      const target = targetIn(view, to);
      return target === undefined ? w.board.column(to) : nameIn(view, target, lang, short);
    }
    case 'commit':
    case 'take':
    case 'remove':
      return command(ref);
    case 'slot':
      return ref === 'none' ? w.arrange.empty : command(ref);
    case 'resolve':
      return short ? w.prompt.short.resolve : plain(optionLabel(view, option, lang));
    case 'use':
      return short ? w.prompt.short.use : plain(optionLabel(view, option, lang));
    case 'flip':
      return plain(optionLabel(view, option, lang)).split(':')[0];
    default:
      return plain(optionLabel(view, option, lang));
  }
}

/** What the gold button says once an option is chosen. */
export function armedLabel(option: string, view: BosView, lang: Language): string {
  const { commits } = BOS_TEXT[lang].prompt;
  const { verb, ref, to } = partsOf(option);
  switch (verb) {
    case 'fire': {
      const target = targetIn(view, to);
      return target === undefined ? commits.fireEmpty(to) : commits.fire(nameIn(view, target, lang));
    }
    case 'remove':
      return plain(optionLabel(view, option, lang));
    case 'pull':
      return commits.pull(nameIn(view, ref, lang), to);
    case 'to':
      return commits.to(to);
    case 'dodge':
      return commits.dodge(to);
    default:
      return labelOf(option, view, lang);
  }
}

/** `u7`, `boss`, by its bare name. */
export function nameIn(view: BosView, thing: string, lang: Language, short = false): string {
  if (thing === 'boss') return nameOf(view, 'boss', view.boss?.id ?? '', lang);
  const enemy = view.columns.flat().find((e) => e.uid === uidIn(thing));
  return nameFor(short, view, 'enemy', enemy?.type ?? '', lang);
}

const ICONS: Record<string, IconName> = { go: 'play', refresh: 'replay', heat: 'flame', resolve: 'play' };

export function optionIcon(option: string): ReactNode {
  const { verb, ref } = partsOf(option);
  const isCard = verb === 'take' || verb === 'remove' || verb === 'commit' || verb === 'slot';
  if (isCard) return ref === 'none' ? undefined : <CommandIcon kind={ref} />;
  const icon = ICONS[verb];
  return icon === undefined ? undefined : <Icon name={icon} />;
}
