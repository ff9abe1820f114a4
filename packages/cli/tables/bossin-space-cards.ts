import type { BosView } from '@starhold/bossin-space';
import { BASE_PACK } from '@starhold/bossin-space/content';
import {
  bossCardText,
  bossText,
  commandText,
  crewText,
  dangerText,
  enemyText,
  plainCard,
  ZONE_NAMES,
} from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';

/** What every card on the table says, each once, under the name of the place where it lies. */
export function cardsOnTable(v: BosView, lang: Language): string[] {
  const commands = unique([...v.slots.map((s) => s.command), ...v.pool, ...v.picks]).flatMap((id) =>
    BASE_PACK.commands.filter((def) => def.id === id).map((def) => plainCard(commandText(def, lang))),
  );
  const hand = unique(v.hand).flatMap((id) =>
    BASE_PACK.commands.filter((def) => def.id === id).map((def) => plainCard(commandText(def, lang))),
  );
  const dangers = unique(v.slots.map((s) => s.danger)).flatMap((id) =>
    BASE_PACK.dangers.filter((def) => def.id === id).map((def) => plainCard(dangerText(def, lang))),
  );
  const enemies = unique(v.columns.flat().map((e) => e.type)).flatMap((id) =>
    BASE_PACK.enemies.filter((def) => def.id === id).map((def) => plainCard(enemyText(def, lang))),
  );
  const boss = BASE_PACK.bosses
    .filter((def) => def.id === v.boss?.id)
    .flatMap((def) => [
      plainCard(bossText(def, lang)),
      ...def.cards.map((_, i) => plainCard(bossCardText(def, i + 1, lang))),
    ]);
  const crew = v.seats.flatMap((seat) => (seat.crew ? [plainCard(crewText(seat.crew, lang))] : []));
  return [
    ...section(ZONE_NAMES.board[lang], unique(enemies)),
    ...section(ZONE_NAMES.boss[lang], boss),
    ...section(ZONE_NAMES.timeline[lang], unique([...commands, ...dangers])),
    ...section(ZONE_NAMES.hand[lang], hand),
    ...section(ZONE_NAMES.crew[lang], crew),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

function unique(items: readonly (string | null)[]): string[] {
  return [...new Set(items.filter((item) => item !== null))];
}
