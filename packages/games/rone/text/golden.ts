import type { Lang } from '@starhold/effects/text';
import { catalogueOf, type RoneEntry } from '../catalogue.ts';
import type { Pack } from '../content/index.ts';

const TITLES: Partial<Record<RoneEntry['kind'], string>> = { invasionStarter: 'invasion starter', event: 'scenario' };

/** Every card of a pack in one language, as text to read and to compare; events follow their scenario. */
export function listing(pack: Pack, lang: Lang): string {
  const parts = new Map<string, string[]>();
  for (const entry of catalogueOf(pack)) {
    const title = TITLES[entry.kind] ?? entry.kind;
    parts.set(title, [...(parts.get(title) ?? []), [entry.id, entry.name[lang], ...entry.text(lang)].join(' | ')]);
  }
  return `${[...parts].map(([title, lines]) => [`# ${title}`, ...lines].join('\n')).join('\n\n')}\n`;
}
