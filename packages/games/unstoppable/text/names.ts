import type { Lang } from '@starhold/effects/text';
import { packOf } from '../content/index.ts';

/** Whose words: of a table, of a view of it, of a pack. */
export interface From {
  pack: string;
}

/** What stands behind an id; what the pack does not know is shown as it is. */
export function nameFor(from: From, id: string, lang: Lang): string {
  return packOf(from).names.get(id)?.[lang] ?? id;
}
