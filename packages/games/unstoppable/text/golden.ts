import type { Lang } from '@starhold/effects/text';
import { catalogueOf, type UnsEntry } from '../catalogue.ts';
import type { Pack } from '../content/index.ts';

const TITLES: Partial<Record<UnsEntry['kind'], string>> = { bossCard: 'boss card' };
/** Known by what they do, not by a name. */
const NAMELESS: readonly UnsEntry['kind'][] = ['space', 'option'];

/** Each track has a part of its own; the options of a story card follow it. */
function partOf({ kind, group }: UnsEntry): string {
  if (kind === 'space') return `track ${group}`;
  return kind === 'option' ? 'story' : (TITLES[kind] ?? kind);
}

/** Every card of a pack in one language, as text to read and to compare. */
export function listing(pack: Pack, lang: Lang): string {
  const parts = new Map<string, string[]>();
  for (const entry of catalogueOf(pack)) {
    const title = partOf(entry);
    const id = entry.kind === 'space' ? String(entry.definition.at) : entry.id;
    const name = NAMELESS.includes(entry.kind) ? [] : [entry.name[lang]];
    parts.set(title, [...(parts.get(title) ?? []), [id, ...name, ...entry.text(lang)].join(' | ')]);
  }
  return `${[...parts].map(([title, lines]) => [`# ${title}`, ...lines].join('\n')).join('\n\n')}\n`;
}
