import { plain } from '@starhold/effects/text';
import { LANGUAGES, type Language } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS, type Condition, FACTS, type Op, packs } from '../content/index.ts';
import { OWN_OPERATIONS } from '../content/ops.ts';
import { logLine, opsText, wordingOf } from '../text/index.ts';
import { BASE_PACK, everyOp } from './support/content.ts';

/** Texts that no card of the base pack has, but a pack or a scenario of players may have. */

const said = (op: Op, lang: Language): string => plain(opsText([op], lang));
const each = (...ops: Op[]): Op => ({ op: 'each', of: 'players', do: ops });
const nameOf = (id: string): string => `“${id}”`;

/** One of every operation; `n` where it counts. */
const sample = (n: number): Op[] => [
  { op: 'deal', damage: 'destruction', n },
  { op: 'suffer', damage: 'ranged', n },
  each({ op: 'suffer', damage: 'ranged', n, who: 'it' }),
  { op: 'lose', what: 'health', n },
  each({ op: 'lose', what: 'health', n, who: 'it' }),
  { op: 'gain', what: 'health', n, who: 'oneOpponent' },
  each({ op: 'gain', what: 'screw', n, who: 'it' }),
  { op: 'resource', kind: 'blue', n },
  { op: 'resource', kind: 'oneColour', n },
  { op: 'store', kind: 'black', n },
  { op: 'research', n },
  { op: 'research', n: -n },
  { op: 'research', n, who: 'invasion' },
  { op: 'draw', n },
  { op: 'mill', to: 'discard', n },
  { op: 'mill', to: 'scrapyard', n, who: 'opponent' },
  { op: 'mill', to: 'discard', n, who: 'invasion' },
  { op: 'sacrifice' },
  { op: 'recycle', n, from: 'scrapyard' },
  { op: 'recruit' },
  { op: 'discover' },
  { op: 'enlist' },
  { op: 'train', most: n },
  { op: 'screwIt', n },
  { op: 'upgrade', n },
  { op: 'refresh', n, other: true },
  { op: 'refresh', n, who: 'onePlayer' },
  { op: 'exhaust', n },
  { op: 'destroyStored', n },
  { op: 'destroyScrews', n },
  { op: 'destroyPlayed' },
  { op: 'repeatPlayed' },
  { op: 'playDiscard', less: n },
  { op: 'playDiscard', less: 0 },
  { op: 'deploy', n },
  { op: 'deployMore', n },
  { op: 'invasionStore', symbols: 'rrk' },
  { op: 'invasionRecycle', n },
  { op: 'fillZones' },
  { op: 'fillDeck', upTo: n },
  { op: 'activate', n },
  { op: 'activate', upTo: n },
  { op: 'lock', n: Math.min(n, 4) },
  { op: 'fortify', armour: n, health: 0 },
  { op: 'sabotage', n },
  { op: 'destroyDiscarded', n },
  { op: 'destroySelf' },
  { op: 'returnIt' },
];

describe('every operation', () => {
  it('is among the samples', () => {
    const named = new Set(
      sample(1)
        .flatMap((op) => (op.op === 'each' ? op.do : [op]))
        .map(({ op }) => op as string),
    );
    expect(OWN_OPERATIONS.filter((op) => !named.has(op))).toEqual([]);
  });

  it.each(LANGUAGES)('is a sentence in %s, whatever it counts', (lang) => {
    const wrong = [1, 2, 5].flatMap(sample).flatMap((op) => {
      const text = said(op, lang);
      return /^[\p{Lu}\d].*\.$/u.test(text) && !/ {2}|undefined|NaN|\$\{/.test(text) ? [] : [`${op.op}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('agrees with its number', () => {
    const lines = (op: Op): string[] => LANGUAGES.map((lang) => said(op, lang));
    expect(lines({ op: 'suffer', damage: 'ranged', n: 5 })).toEqual([
      'Suffer 5 ranged damage.',
      'Utrp 5 střeleckých zranění.',
      '5 Schaden durch Fernkampf erleiden.',
    ]);
    expect(lines({ op: 'store', kind: 'black', n: 5 })).toEqual([
      'Store 5 black resources.',
      'Ulož 5 černých zdrojů.',
      '5 schwarze Ressourcen lagern.',
    ]);
    expect(lines({ op: 'mill', to: 'scrapyard', n: 5, who: 'opponent' })).toEqual([
      'Your opponent scraps the top 5 cards of their draw deck.',
      'Soupeř odloží 5 vrchních karet svého hracího balíčku na skládku.',
      'Der Gegner verschrottet die obersten 5 Karten seines Zugstapels.',
    ]);
    expect(lines({ op: 'deploy', n: 5 })).toEqual([
      'The Invasion deploys 5 more cards.',
      'Invaze nasadí 5 dalších karet.',
      'Die Invasion setzt 5 weitere Karten ein.',
    ]);
    expect(
      lines(each({ op: 'suffer', damage: 'melee', n: 2, who: 'it' }, { op: 'lose', what: 'health', n: 1, who: 'it' })),
    ).toEqual([
      'Each player: suffer 2 melee damage; lose 1 health.',
      'Každý hráč: utrp 2 zranění na blízko; ztrať 1 život.',
      'Jeder Spieler: 2 Schaden durch Nahkampf erleiden; 1 Gesundheit verlieren.',
    ]);
  });
});

describe('conditions and amounts', () => {
  it.each(LANGUAGES)('can count every fact in %s', (lang) => {
    const { condition } = wordingOf(lang);
    const all = FACTS.flatMap((of): Condition[] => [
      { atLeast: 3, of },
      { atMost: 0, of },
      { atMost: 2, of },
      { atLeast: 'players', of },
      { atMost: 'players', of },
    ]);
    const wrong = all.map((c) => plain(condition(c, nameOf))).filter((text) => text === '' || /undefined/.test(text));
    expect(wrong).toEqual([]);
    for (const per of FACTS) {
      const text = said({ op: 'gain', what: 'armour', n: { base: 1, per, each: 2, max: 9 } }, lang);
      expect(text).toContain('X = 1 + 2');
    }
  });

  it('join alternatives, and name events', () => {
    const goal: Condition = { any: [{ ended: 'dawn' }, { all: [{ atLeast: 12, of: 'defeated' }, { coop: true }] }] };
    expect(LANGUAGES.map((lang) => plain(wordingOf(lang).condition(goal, nameOf)))).toEqual([
      'event “dawn” ended or at least 12 defeated Invasion cards and against the Invasion',
      'skončila událost “dawn” nebo alespoň 12 poražených karet Invaze a proti Invazi',
      'Ereignis “dawn” beendet oder mindestens 12 besiegte Invasionskarten und gegen die Invasion',
    ]);
  });
});

describe('the base pack', () => {
  it('tells all its operations without an error in every language', () => {
    const ops = everyOp(BASE_PACK).map(({ op }) => op);
    expect(ops.length).toBeGreaterThan(150);
    for (const lang of LANGUAGES) for (const op of ops) expect(said(op, lang)).not.toBe('');
  });

  it('says what every training zone does', () => {
    const zones = packs.catalogue(packs.base).filter(({ kind }) => kind === 'zone');
    expect(zones.map(({ id }) => id)).toEqual(COLOURS.map((colour) => `zone/${colour}`));
  });
});

it('damage that a Burrower swallows is told in every language', () => {
  const lost = { n: 1, type: 'damageLost', seat: -1, cause: '', rule: 'RONE-20.3', pub: { n: 5 } };
  const view = { pack: packs.base } as Parameters<typeof logLine>[0];
  expect(LANGUAGES.map((lang) => plain(logLine(view, lost, [], lang)))).toEqual([
    'Damage lost: 5',
    'Propadlá zranění: 5',
    'Verfallener Schaden: 5',
  ]);
});
