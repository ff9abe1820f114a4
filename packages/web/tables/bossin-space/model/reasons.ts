import type { BosView } from '@starhold/bossin-space';
import type { Question } from '@starhold/bossin-space/abouts';
import { uidIn } from '@starhold/bossin-space/refs';
import { enemyName, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { Language, Refusal } from '@starhold/kernel';
import type { BosText } from '../text/index.ts';
import { refusalAt } from './options.ts';

/** Why a thing on the table cannot be chosen now, in words, with the rule. */
export interface Reason {
  text: string;
  rule: string;
}

export function reasonFor(
  spot: string,
  question: Question | '',
  refusals: Record<string, Refusal>,
  view: BosView,
  lang: Language,
  w: BosText,
): Reason | undefined {
  const refusal = refusalAt(refusals, view, spot);
  if (refusal) return { text: plain(refusalText(refusal, lang)), rule: refusal.rule };
  if (question !== 'aim') return { text: w.refusals.notAsked, rule: '' };
  if (spot === 'boss') return bossReason(view, lang, w);
  const uid = uidIn(spot);
  for (const column of view.columns) {
    const at = column.findIndex((enemy) => enemy.uid === uid);
    if (at < 0) continue;
    const names = column.slice(at + 1).map((enemy) => plain(enemyName(view, enemy.type, lang)));
    if (names.length === 0) return { text: w.refusals.notInColumn, rule: 'BOS-6.9' };
    return { text: w.refusals.inFront([...new Set(names.reverse())].join(', ')), rule: 'BOS-6.9' };
  }
  return { text: w.refusals.notAsked, rule: '' };
}

function bossReason(view: BosView, lang: Language, w: BosText): Reason {
  const cover = view.boss ? view.columns[view.boss.column - 1]?.at(-1) : undefined;
  if (!cover) return { text: w.refusals.notAsked, rule: '' };
  return { text: w.refusals.bossCovered(plain(enemyName(view, cover.type, lang))), rule: 'BOS-15.6' };
}
