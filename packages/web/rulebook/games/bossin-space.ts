import { type DangerDef, packOf, packs } from '@starhold/bossin-space/content';
import { type BosEntry, type BosKind, catalogueOf, dangerTitle } from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';
import { RULEBOOK_TEXT } from '../../text/rulebook.ts';
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard } from '../cards.ts';
import { bossinPicture } from './BossinPicture.tsx';

/** The cards of Bossin' Space. */

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
function indexCards(catalogue: readonly BosEntry[], lang: Language): IndexCard[] {
  const seen = new Map<string, IndexCard>();
  for (const entry of catalogue) {
    if (entry.kind === 'bossCard') continue;
    const card = cardOf(catalogue, entry, lang);
    const key = entry.kind === 'danger' ? sameAs(entry) : `${card.group} ${card.ref}`;
    const known = seen.get(key);
    if (known) known.copies += card.copies;
    else seen.set(key, card);
  }
  return [...seen.values()];
}

function cardOf(catalogue: readonly BosEntry[], entry: BosEntry, lang: Language): IndexCard {
  const { kind, id, ref, name, copies, rule, definition } = entry;
  const { stats, body } = entry.face(lang);
  const title = kind === 'danger' ? dangerTitle(definition as DangerDef, lang) : name[lang];
  const group = entry.group === 'upgraded' ? 'upgraded' : GROUPS[kind];
  const parts = kind === 'boss' ? partsOf(catalogue, id, lang) : [];
  return { ref, group, id, title, stats, body, copies, rule, parts };
}

function partsOf(catalogue: readonly BosEntry[], boss: string, lang: Language): IndexCard['parts'] {
  const cards = catalogue.filter((entry) => entry.kind === 'bossCard' && entry.group === boss);
  return cards.map((card, i) => ({ label: RULEBOOK_TEXT[lang].slot(i + 1), text: card.face(lang).body }));
}

/** Cards of one kind that do the same are the same to a reader. */
function sameAs({ definition }: BosEntry): string {
  const { kind, ops } = definition as DangerDef;
  return `${kind}${JSON.stringify(ops)}`;
}

function findCard(catalogue: readonly BosEntry[], cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const entry = catalogue.find((card) => card.ref === ref);
  if (!entry) return undefined;
  const shown =
    entry.kind === 'danger'
      ? catalogue.find((card) => card.kind === 'danger' && sameAs(card) === sameAs(entry))
      : entry;
  const wanted = entry.kind === 'bossCard' ? `boss:${entry.group}` : shown?.ref;
  return cards.find((card) => card.ref === wanted);
}

export const bookOf: BookOf = (key = packs.base) => {
  const pack = packOf({ pack: key });
  const catalogue = catalogueOf(pack);
  return {
    groups: CARD_GROUPS['bossin-space'],
    cards: (lang) => indexCards(catalogue, lang),
    find: (cards, ref) => findCard(catalogue, cards, ref),
    Picture: bossinPicture(pack),
  };
};
