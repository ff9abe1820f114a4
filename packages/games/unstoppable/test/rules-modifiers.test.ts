import { LANGS, plain } from '@starhold/effects/text';
import { seedOf } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packOf, packs } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { attackOf, costOf, defenceOf, priceChange } from '../rules/cards.ts';
import { addedFor, addedTo, type NumberFact, why } from '../rules/modifiers.ts';
import { dealtTo } from '../rules/targets.ts';
import { NONE, type UnsState } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
import { reasonsText } from '../text/index.ts';
import { type AskedNumber, whyIn } from '../view/why.ts';
import { viewOf } from '../view.ts';

const BASE = { pack: packs.base };
const POSITIONS = 60;
const positions = (): UnsState[] =>
  Array.from({ length: POSITIONS }, (_, i) => {
    const options = Options.parse({ players: 1 + (i % 2), boss: BOSS_IDS[i % BOSS_IDS.length] });
    return randomPosition(options, seedOf('modifiers', i)) as unknown as UnsState;
  });

const added = (parts: readonly (readonly [string, number])[]): number => parts.reduce((n, [, by]) => n + by, 0);
const about = { seat: NONE, card: NONE, first: false, onDeck: false };

/** The printed numbers of what lies there, read off the pack. */
function bySource(s: UnsState, source: string, fact: NumberFact): number[] {
  const pack = packOf(s);
  const [kind, id] = source.split(':');
  if (kind === 'upgrade') {
    const { threat, core } = pack.upgrades[pack.upgradeIndex.get(id) as number];
    const passive = core.passives.flatMap((m) => ('n' in m ? [m.mod === 'shield' ? -m.n : m.n] : []));
    return fact === 'attack' || fact === 'defence' ? [threat[fact]] : fact === 'cost' ? [core.cost ?? 0] : passive;
  }
  const modifiers =
    kind === 'core'
      ? pack.cores[pack.coreIndex.get(id) as number].passives
      : (pack.story.find((card) => String(card.id) === id)?.modifiers ?? []);
  return modifiers.flatMap((m) => ('n' in m ? [m.mod === 'shield' ? -m.n : m.n] : []));
}

describe('what changes a number', () => {
  it('can be named: the parts are printed somewhere and add up to the number', () => {
    const met: Partial<Record<AskedNumber, number>> = {};
    const look = (s: UnsState, fact: AskedNumber, sum: number, parts: [string, number][]): void => {
      expect(added(parts), fact).toBe(sum);
      for (const [source, n] of parts) expect(bySource(s, source, fact), `${fact} ${source}`).toContain(n);
      met[fact] = (met[fact] ?? 0) + parts.length;
    };
    for (const s of positions()) {
      s.players.forEach((p, seat) => {
        for (const card of [...p.field, ...p.hand]) {
          for (const fact of ['attack', 'defence', 'cost'] as const) {
            look(s, fact, addedTo(s, fact, card), why(s, fact, { ...about, card }));
          }
        }
        for (const fact of ['price', 'haggle', 'keepArmour', 'damage', 'threatDamage'] as const) {
          for (const first of [true, false]) {
            look(
              s,
              fact,
              addedFor(s, fact, seat, first, true),
              why(s, fact, { seat, card: NONE, first, onDeck: true }),
            );
          }
        }
      });
      look(s, 'activeLimit', addedFor(s, 'activeLimit', NONE), why(s, 'activeLimit', about));
    }
    for (const fact of ['attack', 'defence', 'cost', 'price', 'damage', 'threatDamage', 'keepArmour'] as const) {
      expect(met[fact], fact).toBeGreaterThan(0);
    }
  });

  it('is the same for somebody who has only a view', () => {
    let parts = 0;
    for (const s of positions()) {
      const view = viewOf(s, 0);
      view.players.forEach((p, seat) => {
        const { field, hand } = s.players[seat];
        for (const [i, threat] of p.field.entries()) {
          const told = whyIn(view, 'attack', { ref: threat.ref });
          expect(told).toEqual(why(s, 'attack', { ...about, card: field[i] }));
          parts += told.length;
          expect(threat.attack).toBe(attackOf(s, field[i]));
          expect(threat.defence).toBe(defenceOf(s, field[i]));
        }
        for (const [i, card] of p.hand.entries()) {
          expect(whyIn(view, 'cost', { ref: card.ref })).toEqual(why(s, 'cost', { ...about, card: hand[i] }));
          expect(card.cost).toBe(costOf(s, hand[i]));
        }
        expect(added(whyIn(view, 'price', { seat }))).toBe(priceChange(s, seat));
        const first = !p.struck;
        const dealt = 9 + added(whyIn(view, 'damage', { seat, first }));
        expect(dealt).toBe(dealtTo(s, seat, 9, true));
      });
    }
    expect(parts).toBeGreaterThan(15);
  });

  it('is told in every language', () => {
    const parts: [string, number][] = [
      ['upgrade:whetstone', 1],
      ['story:4', 2],
    ];
    expect(LANGS.map((lang) => plain(reasonsText(BASE, 'attack', parts, lang)))).toEqual([
      'Attack: +1 “Whetstone”, +2 Story card 4.',
      'Útok: +1 „Brousek“, +2 Karta příběhu 4.',
      'Angriff: +1 „Wetzstein“, +2 Geschichtskarte 4.',
    ]);
    expect(reasonsText(BASE, 'attack', [], 'en')).toEqual([]);
    for (const lang of LANGS) {
      for (const fact of [
        'cost',
        'defence',
        'damage',
        'threatDamage',
        'price',
        'haggle',
        'keepArmour',
        'activeLimit',
      ] as const) {
        expect(plain(reasonsText(BASE, fact, parts, lang))).toMatch(/^\p{Lu}.*: \+1 \S.*, \+2 .*\.$/u);
      }
    }
  });
});
