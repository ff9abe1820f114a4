import type { Lang } from '@starhold/effects/text';
import type { Pack } from '../content/index.ts';
import { plainCard } from './cards.ts';
import { type BosEntry, catalogueOf } from './catalogue.ts';

/** Every card of a pack in one language, each once, as text to read and to compare. */
export function listing(pack: Pack, lang: Lang): string {
  const cards = new Map(catalogueOf(pack).map((card) => [card.ref, card]));
  const sections = Map.groupBy(cards.values(), sectionOf);
  return [...sections]
    .flatMap(([title, entries]) => [`# ${title}`, ...entries.map((card) => lineOf(card, lang)), ''])
    .join('\n');
}

function sectionOf({ kind }: BosEntry): string {
  return kind === 'bossCard' ? 'boss' : kind;
}

function lineOf(card: BosEntry, lang: Lang): string {
  return `${card.id} | ${plainCard(card.face(lang))}`;
}
