import type { BosView } from '@starhold/bossin-space';
import { questionOf } from '@starhold/bossin-space/abouts';
import { uidIn } from '@starhold/bossin-space/refs';
import { enemyName, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { type Decision, type Language, type Refusal, refOf, verbOf } from '@starhold/kernel';
import { BOS_TEXT } from '../text/index.ts';

/** Why a thing on the board cannot be chosen, where the rules refuse no option by name: a shot meets the nearest target. */
export interface Reason {
  reason: string;
  rule?: string;
}

interface Asked {
  view: BosView;
  decision: Decision;
  refusals: Readonly<Record<string, Refusal>>;
  lang: Language;
}

export function whyNot(target: string, { view, decision, refusals, lang }: Asked): Reason | undefined {
  const w = BOS_TEXT[lang].refusals;
  const question = questionOf(decision);
  if (question === 'pull' && target === `column:${view.ship}`) {
    const refusal = Object.entries(refusals).find(([id]) => id.startsWith('pull:ship'))?.[1];
    return refusal && { reason: plain(refusalText(refusal, lang)), rule: refusal.rule };
  }
  if (question !== 'aim') return undefined;
  const named = (type: string): string => plain(enemyName(view, type, lang));
  if (target === 'boss') {
    const cover = view.boss?.entered ? view.columns[view.boss.column - 1]?.at(-1) : undefined;
    return cover && { reason: w.bossCovered(named(cover.type)), rule: 'BOS-15.6' };
  }
  if (verbOf(target) !== 'enemy') return undefined;
  const uid = uidIn(refOf(target));
  for (const column of view.columns) {
    const at = column.findIndex((enemy) => enemy.uid === uid);
    if (at < 0) continue;
    const names = column.slice(at + 1).map(({ type }) => named(type));
    if (names.length === 0) return { reason: w.notInColumn, rule: 'BOS-6.9' };
    return { reason: w.inFront([...new Set(names.reverse())].join(', ')), rule: 'BOS-6.9' };
  }
  return undefined;
}
