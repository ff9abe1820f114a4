import { type DangerDef, packOf, packs } from '@starhold/bossin-space/content';
import { type BosEntry, type BosKind, catalogueOf, dangerTitle } from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';
import { RULEBOOK_TEXT } from '../../text/rulebook.ts';
import { CARD_GROUPS, type CardBook, type CardGroup, type IndexCard } from '../cards.ts';
import { BossinPicture } from './BossinPicture.tsx';

/** The cards of Bossin' Space. */

const PACK = packOf({ pack: packs.base });
const CATALOGUE = catalogueOf(PACK);

/** Boss cards stand with their boss. */
const GROUPS: Record<BosKind, CardGroup> = {
  command: 'command',
  danger: 'danger',
  enemy: 'enemy',
  boss: 'boss',
  bossCard: 'boss',
  crew: 'crew',
};

/** Equal danger cards stand once, with their number. */
function indexCards(lang: Language): IndexCard[] {
  const seen = new Map<string, IndexCard>();
  for (const entry of CATALOGUE) {
    if (entry.kind === 'bossCard') continue;
    const card = cardOf(entry, lang);
    const key = entry.kind === 'danger' ? sameAs(entry) : `${card.group} ${card.ref}`;
    const known = seen.get(key);
    if (known) known.copies += card.copies;
    else seen.set(key, card);
  }
  return [...seen.values()];
}

function cardOf(entry: BosEntry, lang: Language): IndexCard {
  const { kind, id, ref, name, copies, rule, definition } = entry;
  const { stats, body } = entry.face(lang);
  const title = kind === 'danger' ? dangerTitle(definition as DangerDef, lang) : name[lang];
  const group = entry.group === 'upgraded' ? 'upgraded' : GROUPS[kind];
  const parts = kind === 'boss' ? partsOf(id, lang) : [];
  return { ref, group, id, title, stats, body, copies, rule, parts };
}

function partsOf(boss: string, lang: Language): IndexCard['parts'] {
  const cards = CATALOGUE.filter((entry) => entry.kind === 'bossCard' && entry.group === boss);
  return cards.map((card, i) => ({ label: RULEBOOK_TEXT[lang].slot(i + 1), text: card.face(lang).body }));
}

/** Cards of one kind that do the same are the same to a reader. */
function sameAs({ definition }: BosEntry): string {
  const { kind, ops } = definition as DangerDef;
  return `${kind}${JSON.stringify(ops)}`;
}

function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const entry = CATALOGUE.find((card) => card.ref === ref);
  if (!entry) return undefined;
  const shown =
    entry.kind === 'danger'
      ? CATALOGUE.find((card) => card.kind === 'danger' && sameAs(card) === sameAs(entry))
      : entry;
  const wanted = entry.kind === 'bossCard' ? `boss:${entry.group}` : shown?.ref;
  return cards.find((card) => card.ref === wanted);
}

export const book: CardBook = {
  groups: CARD_GROUPS['bossin-space'],
  cards: indexCards,
  find: findCard,
  Picture: BossinPicture,
};
