import type { BosView } from '@starhold/bossin-space';
import { packOf } from '@starhold/bossin-space/content';
import { catalogueOf, plainCard, ZONE_NAMES } from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';

/** What every card on the table says, each once, under the name of the place where it lies. */
export function cardsOnTable(v: BosView, lang: Language): string[] {
  const cards = new Map(catalogueOf(packOf(v)).map((card) => [card.ref, card]));
  const said = (kind: string, ids: readonly (string | null)[]): string[] =>
    ids.flatMap((id) => {
      const card = cards.get(`${kind}:${id}`);
      return card ? [plainCard(card.face(lang))] : [];
    });
  const boss = v.boss ? [v.boss.id, ...v.slots.map((_, i) => `${v.boss?.id}.${i + 1}`)] : [];
  const commands = [...v.slots.map((s) => s.command), ...v.pool, ...v.picks];
  const dangers = v.slots.map((s) => s.danger);
  return [
    ...section(
      ZONE_NAMES.board[lang],
      said(
        'enemy',
        v.columns.flat().map((e) => e.type),
      ),
    ),
    ...section(ZONE_NAMES.boss[lang], said('boss', boss)),
    ...section(ZONE_NAMES.timeline[lang], [...said('command', commands), ...said('danger', dangers)]),
    ...section(ZONE_NAMES.hand[lang], said('command', v.hand)),
    ...section(
      ZONE_NAMES.crew[lang],
      said(
        'crew',
        v.seats.map((seat) => seat.crew),
      ),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...[...new Set(lines)].map((line) => `  ${line}`)];
}
