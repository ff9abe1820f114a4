import { type GameText, type Picked, type SeenEvent, verbOf } from '@starhold/kernel';
import type { LogEntry } from '../session/types.ts';
import type { GameWords } from './context.ts';
import type { WordsAt } from './front.ts';
import type { LogPart } from './LogPanel.tsx';

/** Words of a table's own texts that go the same way into every game. */
interface OwnTexts {
  undo: Readonly<Record<'other', string>>;
  why: { start: string };
  hints: { lookAnyway: string; order: (list: string) => string };
  pings: { text: string };
}

type OwnWords = Pick<GameWords, 'look' | 'cause' | 'round' | 'whyTitle'> &
  Partial<Pick<GameWords, 'option'>> &
  Pick<GameWords['hints'], 'thing'>;

/** What a game says about its things, from its texts and what only its table knows. Nothing can be pointed at. */
export function wordsFrom<V>(
  text: GameText<V>,
  { view, names, lang, at }: WordsAt<V>,
  w: OwnTexts,
  { thing, option = (id) => text.option(view, id, lang, at), ...own }: OwnWords,
): GameWords {
  return {
    ...own,
    option,
    refusal: (refusal) => text.refusal(refusal, lang),
    undone: (pick) => undoneIn(w.undo, pick),
    line: (event) => text.event(view, event, names, lang),
    whyNone: () => w.why.start,
    hints: {
      thing,
      option,
      lookAnyway: w.hints.lookAnyway,
      order: (pick) => w.hints.order(pick.map((id, i) => `${i + 1} ${option(id)}`).join(', ')),
    },
    pings: { text: w.pings.text, isPlace: () => false, at: () => undefined },
  };
}

function undoneIn(undo: OwnTexts['undo'], pick: Picked): string {
  const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : Object.keys(pick)[0];
  const verb = verbOf(id ?? '');
  return Object.hasOwn(undo, verb) ? undo[verb as 'other'] : undo.other;
}

/** The log in groups, newest first, lines in the order they happened. An event without a head has no line of its own. */
export function groupedLog(
  entries: readonly LogEntry[],
  sinceRound: number,
  { line, look }: Pick<GameWords, 'line' | 'look'>,
  headOf: (event: SeenEvent, round: number) => Omit<LogPart, 'lines'> | null,
): LogPart[] {
  const parts: LogPart[] = [];
  for (const { event, round } of entries) {
    const head = headOf(event, round);
    if (round < sinceRound || head === null) continue;
    let part = parts.at(-1);
    if (!part?.id.startsWith(`${head.id}#`)) {
      part = { ...head, id: `${head.id}#${event.n}`, lines: [] };
      parts.push(part);
    }
    const [icon, tone] = look(event.type);
    part.lines.push({ id: String(event.n), content: line(event), icon, tone });
  }
  return parts.reverse();
}
