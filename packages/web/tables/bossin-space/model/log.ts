import type { BosView } from '@starhold/bossin-space';
import type { Events } from '@starhold/bossin-space/events';
import { logLine, nameOf } from '@starhold/bossin-space/text';
import { type ForEachEvent, type Language, readEvent, type SeenEvent } from '@starhold/kernel';
import type { IconName } from '../../../art/index.ts';
import type { LogPart } from '../../../desk/LogPanel.tsx';
import type { AnyText, LogTone } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import { TABLE_TEXT } from '../../../text/table.ts';
import { BOS_TEXT } from '../text/index.ts';

/** The log by round and slot, newest group first, lines in the order they happened. */

const LOOKS: Record<keyof Events, readonly [IconName, LogTone]> = {
  round: ['hourglass', 'accent'],
  captain: ['captain', 'accent'],
  drew: ['hand', 'plain'],
  refreshed: ['replay', 'plain'],
  revealed: ['eyeOpen', 'game'],
  cardRemoved: ['gone', 'plain'],
  arranged: ['deck', 'game'],
  dangersLaid: ['warning', 'danger'],
  commandsReshuffled: ['replay', 'plain'],
  dangersReshuffled: ['replay', 'plain'],
  commandResolves: ['play', 'game'],
  commandFlipped: ['snowflake', 'info'],
  commandSkipped: ['skip', 'boss'],
  dangerResolves: ['warning', 'danger'],
  bossCardResolves: ['skull', 'boss'],
  dangerSkipped: ['emp', 'info'],
  dangersRetired: ['check', 'game'],
  crewUsed: ['crew', 'accent'],
  swapped: ['bothWays', 'accent'],
  heat: ['flame', 'heat'],
  heatIgnored: ['mechanic', 'info'],
  cooled: ['snowflake', 'info'],
  shipHit: ['hurt', 'danger'],
  shipHealed: ['heal', 'game'],
  shipIntact: ['heart', 'plain'],
  shipMoved: ['spaceship', 'game'],
  shipStays: ['spaceship', 'plain'],
  missed: ['minus', 'plain'],
  absorbed: ['hex', 'info'],
  enemyHit: ['burst', 'accent'],
  defeated: ['skull', 'accent'],
  discarded: ['gone', 'plain'],
  lineBroken: ['warning', 'danger'],
  activated: ['activation', 'danger'],
  enemyMoved: ['bothWays', 'danger'],
  enemyEntered: ['newEnemies', 'danger'],
  summoned: ['summon', 'danger'],
  pushedDown: ['down', 'danger'],
  rowClosed: ['lock', 'boss'],
  bossRevealed: ['enemies', 'boss'],
  bossEntered: ['enemies', 'boss'],
  bossMoved: ['bothWays', 'boss'],
  bossHit: ['burst', 'boss'],
  bossHealed: ['healBoss', 'boss'],
  bossFlipped: ['flip', 'boss'],
  bossEmp: ['emp', 'boss'],
  xp: ['cube', 'accent'],
  xpLost: ['cube', 'danger'],
  upgraded: ['cube', 'accent'],
  cardsAdded: ['deck', 'accent'],
  gameOver: ['trophy', 'accent'],
  signal: ['speak', 'info'],
};

export function lookOf(type: string): readonly [IconName, LogTone] {
  return Object.hasOwn(LOOKS, type) ? LOOKS[type as keyof Events] : ['info', 'plain'];
}

/** Events that open a step of a slot: its number, and the command card where it is that. */
const SLOT_HEADS: Partial<ForEachEvent<Events, [], { slot: number; card?: string }>> = {
  commandResolves: ({ pub }) => pub,
  commandFlipped: ({ pub }) => pub,
  commandSkipped: ({ pub }) => pub,
  dangerResolves: ({ pub }) => ({ slot: pub.slot }),
  bossCardResolves: ({ pub }) => ({ slot: pub.slot }),
};

export interface LogReader {
  view: BosView;
  names: readonly string[];
  lang: Language;
}

export function lineText(event: SeenEvent, reader: LogReader): AnyText {
  return logLine(reader.view, event, reader.names, reader.lang);
}

/** Groups of the newest `limit` rounds. */
export function logParts(entries: readonly LogEntry[], reader: LogReader, sinceRound: number): LogPart[] {
  const { lang } = reader;
  const w = BOS_TEXT[lang];
  const parts: LogPart[] = [];
  const owners = new Map<string, Set<number>>();
  let part: LogPart | undefined;
  const open = (id: string, title: string, aside = ''): LogPart => {
    const next: LogPart = { id, title, aside, lines: [] };
    parts.push(next);
    return next;
  };
  for (const { event, round } of entries) {
    if (round < sinceRound) continue;
    if (event.type === 'round') owners.clear();
    noteOwner(owners, event);
    const head = readEvent(SLOT_HEADS, event);
    const id = partId(event, round, part?.id ?? '', head?.slot);
    if (id !== part?.id) part = open(id, titleOf(id, round, lang));
    if (head?.card !== undefined) {
      part.title = w.log.slot(head.slot, nameOf(reader.view, 'command', head.card, lang));
      part.aside = ownerName(owners, head.card, reader.names);
      if (event.type === 'commandResolves') continue;
    }
    const [icon, tone] = lookOf(event.type);
    part.lines.push({ id: String(event.n), content: lineText(event, reader), icon, tone });
  }
  return parts.filter((p) => p.lines.length > 0 || p.id.includes('s')).reverse();
}

function partId(event: SeenEvent, round: number, before: string, slot: number | undefined): string {
  if (round === 0) return '0';
  if (event.type === 'round') return `${round}`;
  if (slot !== undefined) return `${round}s${slot}`;
  if (event.rule === 'BOS-3.8' || event.type === 'captain') return `${round}e`;
  return before.startsWith(`${round}`) ? before : `${round}`;
}

function titleOf(id: string, round: number, lang: Language): string {
  const w = BOS_TEXT[lang];
  if (round === 0) return w.log.setup;
  if (id.endsWith('e')) return w.log.upkeep(round);
  const slot = id.split('s')[1];
  return slot === undefined ? TABLE_TEXT[lang].round(round) : w.log.slot(Number(slot), '');
}

/** Who laid which kind this round; two people with the same kind cannot be told apart. */
const NOTED: Partial<ForEachEvent<Events, [owners: Map<string, Set<number>>], void>> = {
  revealed: ({ pub, seat }, owners) => {
    for (const kind of pub.cards) owners.set(kind, (owners.get(kind) ?? new Set()).add(seat));
  },
};

function noteOwner(owners: Map<string, Set<number>>, event: SeenEvent): void {
  readEvent(NOTED, event, owners);
}

export function ownerName(
  owners: ReadonlyMap<string, ReadonlySet<number>>,
  kind: string,
  names: readonly string[],
): string {
  const seats = owners.get(kind);
  if (names.length < 2 || seats?.size !== 1) return '';
  const [seat] = seats;
  return names[seat] ?? '';
}

/** The cards of the current round by owner. */
export function ownersNow(entries: readonly LogEntry[], round: number): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const { event, round: at } of entries) if (at === round) noteOwner(owners, event);
  return owners;
}

/** Which strike of a rocket card is being aimed: `2` once one has gone off. */
export function strikesSoFar(entries: readonly LogEntry[]): number {
  let strikes = 0;
  for (let i = entries.length - 1; i >= 0; i--) {
    const { type } = entries[i].event;
    if (type === 'commandResolves') break;
    if (type === 'enemyHit' || type === 'absorbed' || type === 'missed' || type === 'bossHit') strikes++;
  }
  return strikes;
}
