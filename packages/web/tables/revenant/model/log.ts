import type { Language } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/revenant';
import { gameText } from '@starhold/revenant/text';
import type { IconName } from '../../../art/index.ts';
import type { LogPart } from '../../../desk/LogPanel.tsx';
import type { LogTone } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { causeName } from './names.ts';

/** The log by cycle, phase and cause, newest group first, lines in the order they happened. */

const LOOKS: Partial<Record<keyof Events, readonly [IconName, LogTone]>> = {
  cycle: ['hourglass', 'accent'],
  phase: ['hourglass', 'plain'],
  turn: ['right', 'accent'],
  sent: ['crew', 'game'],
  emergency: ['warning', 'accent'],
  effect: ['play', 'game'],
  used: ['play', 'info'],
  bonus: ['plus', 'game'],
  influence: ['up', 'game'],
  reward: ['trophy', 'accent'],
  gained: ['cube', 'game'],
  dropped: ['minus', 'plain'],
  paid: ['minus', 'plain'],
  tactics: ['up', 'accent'],
  data: ['cube', 'info'],
  rank: ['captain', 'accent'],
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

export function logParts(
  entries: readonly LogEntry[],
  { view, names, lang }: { view: View; names: readonly string[]; lang: Language },
  sinceRound: number,
): LogPart[] {
  const w = MAP_TEXT[lang];
  const parts: LogPart[] = [];
  let phase = 0;
  let turn = 0;
  let part: LogPart | undefined;
  for (const { event: told, round } of entries) {
    const event = eventOf(told);
    if (event.type === 'phase') phase = event.pub.phase;
    if (event.type === 'turn') turn = event.pub.round;
    if (round < sinceRound || HEADS.has(event.type)) continue;
    const id = `${round}/${phase}/${turn}/${event.seat}/${event.cause}`;
    if (part === undefined || !part.id.startsWith(`${id}#`)) {
      part = {
        id: `${id}#${event.n}`,
        title: event.cause === '' ? w.phases[phase] : causeName(view, event.cause, lang),
        aside: round === 0 && event.cause === '' ? '' : round === 0 ? w.log.setup : w.where(round, w.phases[phase]),
        lines: [],
      };
      parts.push(part);
    }
    const [icon, tone] = lookOf(event.type);
    part.lines.push({ id: String(event.n), content: gameText.event(view, told, names, lang), icon, tone });
  }
  return parts.reverse();
}
