import type { Lang } from '@starhold/effects/text';
import { CREW, type PackDef } from '../content/index.ts';
import { bossCardText, bossText, commandText, crewText, dangerText, enemyText, plainCard } from './cards.ts';

/** Every card of a pack in one language, as text to read and to compare. */
export function listing(pack: PackDef, lang: Lang): string {
  const lines: string[] = [];
  const section = (title: string, cards: string[]): void => void lines.push(`# ${title}`, ...cards, '');
  section(
    'command',
    pack.commands.map((c) => `${c.id} | ${plainCard(commandText(c, lang))}`),
  );
  section(
    'danger',
    pack.dangers.map((d) => `${d.id} | ${plainCard(dangerText(d, lang))}`),
  );
  section(
    'enemy',
    pack.enemies.map((e) => `${e.id} | ${plainCard(enemyText(e, lang))}`),
  );
  section(
    'boss',
    pack.bosses.flatMap((b) => [
      `${b.id} | ${plainCard(bossText(b, lang))}`,
      ...b.cards.map((_, i) => `${b.id}.${i + 1} | ${plainCard(bossCardText(b, i + 1, lang))}`),
    ]),
  );
  section(
    'crew',
    CREW.map((c) => `${c} | ${plainCard(crewText(c, lang))}`),
  );
  return lines.join('\n');
}
