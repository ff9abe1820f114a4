import { type ByLang, type Lang, plain, tell } from '@starhold/effects/text';
import type { Op } from '../content/ops.ts';
import type { FindDef } from '../content/schema.ts';
import { CS } from './cs.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: ByLang<Wording> = { en: EN, cs: CS, de: DE };

/** The printed text of a card, made from what it does. */
export function findText({ cost, points, ops }: FindDef, lang: Lang): string[] {
  return [plain(WORDINGS[lang].stats(cost, points)), opsText(ops, lang)];
}

export function opsText(ops: readonly Op[], lang: Lang): string {
  return plain(tell(WORDINGS[lang].voice, ops));
}
