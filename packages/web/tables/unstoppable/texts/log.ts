import { plain } from '@starhold/effects/text';
import type { Language, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, PHASES, type UnsView } from '@starhold/unstoppable';
import { causeName, logLine, PHASE_NAMES } from '@starhold/unstoppable/text';
import type { IconName } from '../../../art/index.ts';
import type { LogPart } from '../../../desk/LogPanel.tsx';
import type { LogTone } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import type { UnsText } from './table.ts';

/** The log by turn, phase and cause, newest group first, lines in the order they happened. */

const LOOKS: Record<keyof Events, readonly [IconName, LogTone]> = {
  dealt: ['hand', 'plain'],
  placed: ['warning', 'danger'],
  turn: ['hourglass', 'accent'],
  phase: ['hourglass', 'plain'],
  gained: ['plus', 'game'],
  lost: ['minus', 'plain'],
  refreshed: ['replay', 'info'],
  looked: ['eyeOpen', 'info'],
  drafted: ['deck', 'game'],
  played: ['play', 'game'],
  exhausted: ['flip', 'info'],
  bought: ['cube', 'accent'],
  offered: ['cube', 'plain'],
  shelved: ['down', 'plain'],
  ended: ['check', 'plain'],
  damaged: ['burst', 'accent'],
  defeated: ['skull', 'accent'],
  revealed: ['eyeOpen', 'danger'],
  activated: ['newEnemies', 'danger'],
  madness: ['activation', 'danger'],
  hurt: ['hurt', 'danger'],
  bossDamage: ['enemies', 'boss'],
  bossCard: ['deck', 'boss'],
  putAway: ['gone', 'boss'],
  trained: ['up', 'game'],
  repeated: ['replay', 'game'],
  returned: ['hand', 'game'],
  discarded: ['gone', 'plain'],
  removed: ['close', 'plain'],
  levelUp: ['up', 'accent'],
  shuffled: ['replay', 'plain'],
  cleanedUp: ['check', 'plain'],
  danger: ['warning', 'danger'],
  told: ['book', 'accent'],
  story: ['book', 'boss'],
  victory: ['trophy', 'accent'],
  over: ['trophy', 'accent'],
  signal: ['speak', 'info'],
};

export function lookOf(type: string): readonly [IconName, LogTone] {
  return Object.hasOwn(LOOKS, type) ? LOOKS[type as keyof Events] : ['info', 'plain'];
}

export interface LogReader {
  view: UnsView;
  names: readonly string[];
  lang: Language;
  w: UnsText;
}

export function logParts(entries: readonly LogEntry[], reader: LogReader, sinceRound: number): LogPart[] {
  const { view, names, lang, w } = reader;
  const parts: LogPart[] = [];
  let phase: string = PHASES[0];
  let part: LogPart | undefined;
  for (const { event: told, round } of entries) {
    const event = eventOf(told);
    if (event.type === 'phase') phase = event.pub.phase;
    if (round < sinceRound || event.type === 'turn' || event.type === 'phase') continue;
    const id = `${round}/${phase}/${event.cause}`;
    if (part === undefined || !part.id.startsWith(`${id}#`)) {
      part = {
        id: `${id}#${event.n}`,
        title: titleOf(view, told, phase, lang),
        aside: asideOf(told, round, phase),
        lines: [],
      };
      parts.push(part);
    }
    const [icon, tone] = lookOf(event.type);
    part.lines.push({ id: String(event.n), content: logLine(view, told, names, lang), icon, tone });
  }
  return parts.reverse();

  function asideOf(event: SeenEvent, round: number, now: string): string {
    if (round === 0) return w.log.setup;
    return isPhaseItself(event) ? w.turn(round) : w.log.where(round, phaseName(now, lang));
  }
}

/** Told by the turn, not by a card. */
function isPhaseItself({ cause }: SeenEvent): boolean {
  return cause === '' || cause === 'turn' || cause.startsWith('setup');
}

function titleOf(view: UnsView, event: SeenEvent, phase: string, lang: Language): string {
  if (isPhaseItself(event)) return phaseName(phase, lang);
  return plain(causeName(view, event.cause, lang));
}

export function phaseName(phase: string, lang: Language): string {
  const known = PHASES.find((name) => name === phase);
  return known === undefined ? phase : PHASE_NAMES[known][lang];
}
