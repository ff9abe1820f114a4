import { plain } from '@starhold/effects/text';
import { type Decision, offeredIds, type Picked, Table } from '@starhold/kernel';
import type { Options } from '../../options.ts';
import type { BosRules } from '../../rules.ts';
import type { BosState } from '../../state.ts';
import { type BosEntry, logLine } from '../../text/index.ts';
import { Given, position } from '../../words/index.ts';
import type { BosTable } from './play.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** A card played in its scenes, as text: every way of its first choice, and what was told each time. */

const SEED = '0'.repeat(32);
/** The card is over when somebody is asked about the next one. */
const AFTERWARDS = ['slot', 'pick', 'refresh', 'arrange'];
/** Events that begin something else. */
const HEADS = ['commandResolves', 'dangerResolves', 'bossCardResolves', 'drew', 'captain', 'round'];

export function playsOf(card: BosEntry, rules: BosRules): string[] {
  const plays = scenesOf(card).flatMap((scene) => waysOf(scene, rules));
  const alike = Map.groupBy(plays, ({ lines }) => lines.join('\n'));
  return [...alike.values()].flatMap((same) => [
    `${same.map(({ title }) => title).join(' | ')}:`,
    ...same[0].lines.map((line) => `  ${line}`),
  ]);
}

interface Play {
  title: string;
  lines: string[];
}

/** The first choice of the card is made in every way, those after it in the first one. */
function waysOf(scene: Scene, rules: BosRules): Play[] {
  const table = tableOf(scene, rules);
  const decision = questionOf(table);
  if (!decision) return [{ title: scene.title, lines: told(table) }];
  return offeredIds(decision.ask).map((option) => {
    const way = tableOf(scene, rules);
    give(way, option);
    for (let next = questionOf(way); next; next = questionOf(way)) give(way, offeredIds(next.ask)[0]);
    return { title: `${scene.title}, ${option}`, lines: told(way) };
  });
}

function tableOf({ given, picks }: Scene, rules: BosRules): BosTable {
  const { state, options } = position(Given.parse(given));
  const table: BosTable = new Table(rules, options as Options, SEED, { state: state as unknown as BosState });
  for (const pick of picks) give(table, pick);
  return table;
}

function give(table: BosTable, pick: Picked): void {
  const [seat] = table.waitingFor;
  const [{ id }] = table.seen(seat).decisions;
  const outcome = table.answer({ decision: id, seat, pick });
  if (!outcome.ok) throw new Error(`${JSON.stringify(pick)} is not possible: ${outcome.why}`);
}

/** What the card asks; undefined when it is over. */
function questionOf(table: BosTable): Decision | undefined {
  if (table.over !== '') return undefined;
  const [decision] = table.seen(table.waitingFor[0]).decisions;
  return AFTERWARDS.includes(decision.at) ? undefined : decision;
}

/** The lines of the log up to the next thing that begins; the first head is the card itself. */
function told(table: BosTable): string[] {
  const { view } = table.seen('table');
  const events = table.events('table');
  const second = events.findIndex((event, i) => i > 0 && HEADS.includes(event.type));
  return events
    .slice(0, second < 0 ? events.length : second)
    .map((event) => plain(logLine(view, event, ['Captain', 'Mate'], 'en')));
}
