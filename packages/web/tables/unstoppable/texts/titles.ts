import { refOf, verbOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { Desk } from '../../../desk/context.ts';
import { PARTS_TEXT } from './parts.ts';
import { UNS_TEXT } from './table.ts';
import { nameOf } from './words.ts';

/** The name of a thing, for headings. */
export function titleAt({ view, lang }: Pick<Desk<UnsView>, 'view' | 'lang'>, target: string): string {
  const ref = refOf(target);
  const w = UNS_TEXT[lang];
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
