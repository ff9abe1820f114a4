import { type ByLang, type Lang, type Text, tell } from '@starhold/effects/text';
import type { Op } from '../content/ops.ts';
import { CS } from './phrases.cs.ts';
import { DE } from './phrases.de.ts';
import { EN } from './phrases.en.ts';
import type { NameOf, Wording } from './wording.ts';

/** Single lists of operations as text. */

const WORDINGS: ByLang<Wording> = { en: EN, cs: CS, de: DE };

export function wordingOf(lang: Lang): Wording {
  return WORDINGS[lang];
}

/** A condition that only says that what may be done can be done needs no words: without a card there is none to choose. */
function spoken(op: Op): Op {
  if (op.op !== 'when' || op.else || op.then.length !== 1 || !('atLeast' in op.if) || op.if.atLeast !== 1) return op;
  return op.then[0].op === 'may' ? op.then[0] : op;
}

/** `nameOf`: what the events are called that a condition speaks of. */
export function opsText(ops: readonly Op[], lang: Lang, labels: Text[] = [], nameOf?: NameOf): Text {
  if (ops.length === 0) return [];
  const { voice, condition } = WORDINGS[lang];
  return tell(nameOf ? { ...voice, condition: (c) => condition(c, nameOf) } : voice, ops.map(spoken), { labels });
}
