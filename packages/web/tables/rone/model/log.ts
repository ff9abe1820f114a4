import type { SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/rone';
import { gameText } from '@starhold/rone/text';
import type { IconName } from '../../../art/index.ts';
import type { WordsAt } from '../../../desk/front.ts';
import type { LogPart } from '../../../desk/LogPanel.tsx';
import { groupedLog } from '../../../desk/words.ts';
import type { LogTone } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import { RONE_TEXT } from '../text/table.ts';
import { causeName, phaseName } from './names.ts';

/** The log by round, phase and cause. */

const LOOKS: Partial<Record<keyof Events, readonly [IconName, LogTone]>> = {
  turn: ['hourglass', 'accent'],
  phase: ['hourglass', 'plain'],
  leader: ['captain', 'game'],
  looked: ['eyeOpen', 'info'],
  recruited: ['plus', 'game'],
  discovered: ['plus', 'game'],
  destroyed: ['close', 'plain'],
  drew: ['hand', 'plain'],
  showed: ['eyeOpen', 'info'],
  played: ['play', 'game'],
  discarded: ['gone', 'plain'],
  scrapped: ['gone', 'plain'],
  recycled: ['replay', 'info'],
  sacrificed: ['close', 'plain'],
  reshuffling: ['warning', 'danger'],
  reshuffled: ['replay', 'plain'],
  trained: ['up', 'accent'],
  screws: ['plus', 'game'],
  rolled: ['dice', 'info'],
  rerolled: ['dice', 'accent'],
  usedDie: ['dice', 'game'],
  converted: ['dice', 'game'],
  upgraded: ['mechanic', 'accent'],
  pair: ['cube', 'game'],
  gotResources: ['cube', 'game'],
  stored: ['cube', 'info'],
  storedLost: ['minus', 'plain'],
  aimed: ['burst', 'accent'],
  gained: ['plus', 'game'],
  lost: ['minus', 'plain'],
  hurt: ['hurt', 'danger'],
  fell: ['skull', 'danger'],
  activated: ['flip', 'info'],
  triggered: ['flip', 'info'],
  refreshed: ['replay', 'info'],
  exhausted: ['flip', 'plain'],
  spent: ['mechanic', 'game'],
  survival: ['warning', 'danger'],
  invasionRound: ['hourglass', 'accent'],
  deployed: ['newEnemies', 'boss'],
  zoneTrained: ['up', 'boss'],
  protocolRun: ['enemies', 'boss'],
  struck: ['burst', 'accent'],
  besieged: ['burst', 'accent'],
  defeatedCard: ['skull', 'accent'],
  matchOver: ['trophy', 'accent'],
  over: ['trophy', 'accent'],
  signal: ['speak', 'info'],
};

export function lookOf(type: string): readonly [IconName, LogTone] {
  return LOOKS[type as keyof Events] ?? ['dots', 'plain'];
}

export function logParts(entries: readonly LogEntry[], { view, names, lang }: WordsAt<View>, since: number): LogPart[] {
  const { log } = RONE_TEXT[lang];
  let phase = 0;
  const line = (event: SeenEvent): string => gameText.event(view, event, names, lang);
  return groupedLog(entries, since, { line, look: lookOf }, (told, round) => {
    const event = eventOf(told);
    if (event.type === 'phase') phase = event.pub.phase;
    if (event.type === 'turn' || event.type === 'phase') return null;
    const now = phaseName(phase, lang);
    const { seat, cause } = event;
    return {
      id: `${round}/${phase}/${seat}/${cause}`,
      title: cause === '' ? now : causeName(view, cause, lang),
      aside: round === 0 ? log.setup : cause === '' ? log.round(round) : log.where(round, now),
    };
  });
}
