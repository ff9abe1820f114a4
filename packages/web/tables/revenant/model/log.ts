import type { SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/revenant';
import { gameText } from '@starhold/revenant/text';
import type { IconName } from '../../../art/index.ts';
import type { WordsAt } from '../../../desk/front.ts';
import type { LogPart } from '../../../desk/LogPanel.tsx';
import { groupedLog } from '../../../desk/words.ts';
import type { LogTone } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { causeName } from './names.ts';

/** The log by cycle, phase and cause. */

const LOOKS: Partial<Record<keyof Events, readonly [IconName, LogTone]>> = {
  cycle: ['hourglass', 'accent'],
  phase: ['hourglass', 'plain'],
  turn: ['hourglass', 'accent'],
  // Who goes where is what somebody else's turn is about; what it brings him comes after that.
  sent: ['crew', 'accent'],
  emergency: ['warning', 'accent'],
  effect: ['play', 'game'],
  used: ['play', 'info'],
  bonus: ['plus', 'game'],
  influence: ['up', 'game'],
  reward: ['trophy', 'game'],
  gained: ['cube', 'game'],
  dropped: ['minus', 'plain'],
  paid: ['minus', 'plain'],
  tactics: ['up', 'game'],
  data: ['cube', 'info'],
  rank: ['captain', 'game'],
  lostPrestige: ['minus', 'danger'],
  hiddenDrawn: ['eyeOpen', 'info'],
  hiddenKept: ['hand', 'info'],
  drew: ['hand', 'plain'],
  discarded: ['gone', 'plain'],
  played: ['play', 'game'],
  moved: ['right', 'plain'],
  attacked: ['burst', 'accent'],
  destroyed: ['burst', 'game'],
  landed: ['down', 'game'],
  shield: ['plus', 'info'],
  repaired: ['heal', 'game'],
  isolated: ['check', 'game'],
  corrupted: ['warning', 'boss'],
  shipCorrupted: ['warning', 'boss'],
  deployed: ['plus', 'game'],
  covered: ['lock', 'info'],
  charged: ['forward', 'accent'],
  raid: ['enemies', 'boss'],
  hit: ['hurt', 'danger'],
  shipLost: ['skull', 'danger'],
  hullHit: ['hurt', 'danger'],
  failure: ['warning', 'danger'],
  failureEffect: ['warning', 'danger'],
  rolled: ['dice', 'boss'],
  arrived: ['enemies', 'boss'],
  cleared: ['forward', 'accent'],
  council: ['crew', 'info'],
  order: ['crew', 'boss'],
  scored: ['trophy', 'accent'],
  over: ['trophy', 'accent'],
  signal: ['speak', 'info'],
};

export function lookOf(type: string): readonly [IconName, LogTone] {
  return LOOKS[type as keyof Events] ?? ['dots', 'plain'];
}

/** They head the groups and need no line of their own. */
const HEADS: ReadonlySet<string> = new Set(['cycle', 'phase', 'turn']);

export function logParts(entries: readonly LogEntry[], { view, names, lang }: WordsAt<View>, since: number): LogPart[] {
  const w = MAP_TEXT[lang];
  let phase = 0;
  let turn = 0;
  const line = (event: SeenEvent): string => gameText.event(view, event, names, lang);
  return groupedLog(entries, since, { line, look: lookOf }, (told, round) => {
    const event = eventOf(told);
    if (event.type === 'phase') phase = event.pub.phase;
    if (event.type === 'turn') turn = event.pub.round;
    if (HEADS.has(event.type)) return null;
    const { seat, cause } = event;
    return {
      id: `${round}/${phase}/${turn}/${seat}/${cause}`,
      title: cause === '' ? w.phases[phase] : causeName(view, cause, lang),
      aside: round === 0 && cause === '' ? '' : round === 0 ? w.log.setup : w.where(round, w.phases[phase]),
    };
  });
}
