import { type BosView, game, type Options, rules } from '@starhold/bossin-space';
import { LANGUAGES, type Language, quickRng, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { type HintDepth, hintLines } from '../../../../desk/hints.ts';
import type { Hint } from '../../../../session/types.ts';
import { TABLE_TEXT } from '../../../../text/table.ts';
import { BOS_TEXT } from '../../text/index.ts';
import { hintWords } from '../hints.ts';
import { GUIDED_SEED, guidedSetup } from '../setup.ts';

const options = game.parseOptions(guidedSetup('').options) as Options;
const { view } = new Table(rules, options, GUIDED_SEED).seen(0);
const uid = view.columns[0][0].uid;
const hintText = (hint: Hint, depth: HintDepth, now: BosView, lang: Language): string[] =>
  hintLines(hint, depth, hintWords(now, lang), lang);
const none: Hint = { look: [], options: [], pick: null, ranked: [] };

describe('hints in words', () => {
  it('say where to look', () => {
    const hint = { ...none, look: [`u${uid}`, 'c2', 'rocket', 'heat', 'xp'] };
    expect(hintText(hint, 1, view, 'en')).toEqual(['Look at Kindler (A1), column 2, “Rocket” and heat.']);
    expect(hintText(hint, 1, view, 'cs')).toEqual([
      'Kam se podívat: Podpalovač (A1), sloupec 2, karta „Raketa“ a teplota.',
    ]);
    expect(hintText(hint, 1, view, 'de')).toEqual(['Darauf achten: Zündler (A1), Spalte 2, „Rakete“ und Hitze.']);
  });

  it('look at the timeline when nothing has a name', () => {
    for (const look of [[], ['left'], ['u999']]) {
      expect(hintText({ ...none, look }, 1, view, 'en')).toEqual([BOS_TEXT.en.hints.lookAtTimeline]);
    }
  });

  it('say what is possible', () => {
    const hint = { ...none, look: ['c1'], options: ['fire:c1', 'fire:c4'] };
    expect(hintText(hint, 2, view, 'en')).toEqual([
      'Look at column 1.',
      'Worth a thought, best first: Column 1: Kindler (A1); Column 4: Drifter (A4).',
    ]);
    expect(hintText({ ...none, options: ['upgrade:rockets'] }, 2, view, 'de').at(-1)).toBe(
      'Eines sticht heraus: Raketen 1: 2 Raketen pro Karte.',
    );
    expect(hintText(none, 2, view, 'cs').at(-1)).toBe(TABLE_TEXT.cs.hint.nothingBetter);
  });

  it('say what a bot would do, and how sure it is', () => {
    const pick = ['commit:moveLeft', 'commit:shot'];
    const order = ['slot:shot', 'slot:emp'];
    const close = [
      { pick: 'flip', worth: 0.5 },
      { pick: 'resolve', worth: 0.49 },
    ];
    expect(hintText({ ...none, pick }, 3, view, 'cs')).toEqual(['Bot by zvolil: „Pohyb doleva“ a „Střelba“.']);
    expect(hintText({ ...none, pick: order }, 3, view, 'de')).toEqual(['Ein Bot würde so legen: 1 „Schuss“, 2 „EMP“.']);
    expect(hintText({ ...none, pick: 'fire:c3', ranked: close }, 3, view, 'en')).toEqual([
      'A bot would choose: Column 3: Starboard Mite (A3).',
      TABLE_TEXT.en.hint.close,
    ]);
    const clear = [close[0], { pick: 'resolve', worth: 0.2 }];
    expect(hintText({ ...none, pick: 'flip', ranked: clear }, 3, view, 'en').at(-1)).toBe(TABLE_TEXT.en.hint.clear);
    expect(hintText(none, 3, view, 'en')).toEqual([TABLE_TEXT.en.hint.noAdvice]);
  });

  it('fit every decision of a whole game', () => {
    const table = new Table(rules, options, GUIDED_SEED);
    const rng = quickRng(3);
    while (table.over === '') {
      const { view: now, decisions } = table.seen(0);
      const [decision] = decisions;
      const pick = game.brain.choose(now, decision, rng);
      const ids = typeof pick === 'string' ? [pick] : Array.isArray(pick) ? pick : Object.keys(pick);
      const look = ids.flatMap((id) => rules.describe(table.copyState(), id).touches);
      for (const lang of LANGUAGES) {
        for (const depth of [1, 2, 3] as const) {
          for (const sentence of hintText({ look, options: ids, pick, ranked: [] }, depth, now, lang)) {
            expect(sentence).not.toMatch(/undefined|null|\w+:\w+>/);
            expect(sentence).toMatch(/[.?]$/);
          }
        }
      }
      table.answer({ decision: decision.id, seat: 0, pick });
    }
  });
});
