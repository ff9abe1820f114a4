import { plain } from '@starhold/effects/text';
import { type Decision, idsIn, LANGUAGES, type Picked, quickRng, verbOf } from '@starhold/kernel';
import { type AnyTable, forecastsFor } from '@starhold/session';
import { game, RULE_OF_VERB, ruleOfQuestion, type UnsView } from '@starhold/unstoppable';
import { refusalText } from '@starhold/unstoppable/text';
import { describe, expect, it } from 'vitest';
import { hintLines } from '../../../desk/hints.ts';
import { idsOf, marksOf, reachOf } from '../../../desk/marks.ts';
import { foresee } from '../board/foresee.ts';
import { stepsOf, targetOf } from '../board/targets.ts';
import { logParts } from '../texts/log.ts';
import { UNS_TEXT } from '../texts/table.ts';
import { wordsOf } from '../texts/words.ts';
import { tableOf, type UnsTable } from './support.ts';

const NAMES = ['Ada', 'Bo'];
const SEEDS = { solo: '0'.repeat(31).concat('1'), duo: '0'.repeat(31).concat('7') };

interface Step {
  view: UnsView;
  decision: Decision;
  pick: Picked;
  table: UnsTable;
}

/** A whole game by the game's own player, decision by decision. */
function play(options: Parameters<typeof tableOf>[0], seed: string, look: (step: Step) => void): UnsTable {
  const table = tableOf(options, seed);
  const rng = quickRng(1);
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    const pick = game.brain.choose(view, decision, rng);
    look({ view, decision, pick, table });
    table.answer({ decision: decision.id, seat, pick });
  }
  return table;
}

it('what is shown while a turn ends has the name of its phase, not of the turn', () => {
  const { view } = tableOf({ boss: 'harbinger' }, SEEDS.solo).seen(0);
  for (const lang of LANGUAGES) {
    const { cause } = wordsOf(view, NAMES, lang, UNS_TEXT[lang], false, []);
    expect([cause('turn') === '', cause('levelUp') === '']).toEqual([true, false]);
  }
});

/** A place after a place. */
const TWICE = /\) \(/;
const UNWORDED = /undefined|null|NaN|\[object|…|\b\w+:k\d/;

describe.each([
  ['alone, the Harbinger', { boss: 'harbinger' } as const, SEEDS.solo],
  ['two, the story', { boss: 'duomo', players: 2 } as const, SEEDS.duo],
])('words in a whole game: %s', (_title, options, seed) => {
  it('every choice, hint and reason has words in three languages', () => {
    let steps = 0;
    let reasons = 0;
    play(options, seed, ({ view, decision, pick, table }) => {
      if (steps++ % 3 !== 0) return;
      const ids = idsOf(decision);
      const refusals = table.refusals(decision, decision.ask.seat);
      for (const lang of LANGUAGES) {
        const signals = table.signalsFor(decision.ask.seat);
        const words = wordsOf(view, NAMES, lang, UNS_TEXT[lang], false, signals);
        for (const id of signals) expect(words.option(id)).not.toMatch(UNWORDED);
        for (const id of ids) expect(words.option(id)).not.toMatch(UNWORDED);
        for (const id of ids) expect(words.option(id)).not.toMatch(TWICE);
        expect(words.undone(pick).length).toBeGreaterThan(2);
        const look = idsIn(pick).flatMap((id) => table.describe(id).touches);
        const hint = { look, options: idsIn(pick), pick, ranked: [] };
        for (const depth of [1, 2, 3] as const) {
          for (const line of hintLines(hint, depth, words.hints, lang)) {
            expect(line).not.toMatch(UNWORDED);
            expect(line).toMatch(/[.?!]$/);
          }
        }
        const marks = marksOf({
          decision,
          refusals,
          stepsOf: (id) => stepsOf(id, view),
          reach: reachOf(ids, (id) => stepsOf(id, view), null),
          held: null,
          pointed: new Map(),
          chosen: [],
          hinted: new Set(),
          say: (refusal) => plain(refusalText(refusal, lang)),
          resultOf: () => undefined,
        });
        for (const id of ids) expect(marks.of(targetOf(id, view)).mark, id).toBe('legal');
        for (const id of Object.keys(refusals)) {
          if (id === '' || ids.some((other) => targetOf(other, view) === targetOf(id, view))) continue;
          const { mark, reason, rule } = marks.of(targetOf(id, view));
          expect(mark, id).toBe('locked');
          expect(reason, id).toMatch(/\w{3,}.*\.$/);
          expect(rule, id).toMatch(/^UNS-\d/);
          reasons++;
        }
      }
    });
    expect(steps).toBeGreaterThan(60);
    expect(reasons).toBeGreaterThan(50);
  });

  it('results are told in the numbers of the seat, and the log by turn, phase and cause', () => {
    const results = new Set<string>();
    let n = 0;
    const table = play(options, seed, ({ decision, table: now }) => {
      if (n++ % 4 !== 0) return;
      const forecasts = forecastsFor(now as unknown as AnyTable, decision, decision.ask.seat);
      for (const lang of LANGUAGES) {
        for (const events of Object.values(forecasts)) {
          const { text } = foresee(events, decision.ask.seat, UNS_TEXT[lang]);
          if (text === undefined) continue;
          expect(text).not.toMatch(UNWORDED);
          if (lang === 'en') for (const part of text.split(' · ')) results.add(part.replace(/\d+/, 'n'));
        }
      }
    });
    for (const known of ['n damage', 'Defeated', '+n credits']) expect(results).toContain(known);
    const entries = table.history('table');
    const { view } = table.seen('table');
    for (const lang of LANGUAGES) {
      const parts = logParts(entries, { view, names: NAMES, lang, w: UNS_TEXT[lang] }, 0);
      expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
      for (const part of parts) {
        expect(part.title).not.toMatch(UNWORDED);
        expect(part.aside).not.toBe('');
        expect(part.lines.length).toBeGreaterThan(0);
      }
      const lines = parts.flatMap((part) => part.lines);
      const told = entries.filter(({ event }) => event.type !== 'turn' && event.type !== 'phase');
      expect(lines.length).toBe(told.length);
    }
  });
});

describe('the turn', () => {
  it('every question and every kind of choice leads to its rule', () => {
    const verbs = new Set<string>();
    const questions = new Set<string>();
    play({ boss: 'harbinger' }, SEEDS.solo, ({ decision }) => {
      questions.add(decision.at);
      for (const id of idsOf(decision)) verbs.add(verbOf(id));
    });
    for (const verb of verbs) expect(RULE_OF_VERB, verb).toHaveProperty(verb);
    for (const at of questions) expect(ruleOfQuestion(at), at).toMatch(/^UNS-/);
    expect(questions.size).toBeGreaterThan(6);
  });
});
