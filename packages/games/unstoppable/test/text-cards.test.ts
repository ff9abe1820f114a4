import { LANGS, plain } from '@starhold/effects/text';
import { describe, expect, it } from 'vitest';
import type { CoreDef, Effect, Op, UpgradeDef } from '../content/index.ts';
import {
  bossText,
  coreText,
  effectText,
  opsText,
  requirementText,
  spaceText,
  storyText,
  upgradeBody,
  upgradeText,
} from '../text/index.ts';
import { BASE, BASE_PACK } from './support/content.ts';

const core = (id: string): CoreDef => {
  const def = [...BASE_PACK.starters, ...BASE_PACK.cores].find((c) => c.id === id);
  if (!def) throw new Error(`no core card ${id}`);
  return def;
};

describe('printed cards', () => {
  it('a letter means one thing on a card: next to a keyword that binds X the next amount is Y', () => {
    expect(plain(coreText(core('convoy-heist'), 'en', BASE).body)).toBe(
      'Focus: gain X credits. Deal Y damage (may ignore Taunt). Y = 5 + 1 per 3 credits, at most 9.',
    );
    expect(plain(coreText(core('masquerade'), 'cs', BASE).body)).toContain(
      'X = 5 + 1 za každého spojence ve hře, nejvýše 9.',
    );
  });

  it('keep the parts: numbers, rule words and exhaust symbols can be found', () => {
    const body = coreText(core('precinct-medic'), 'en', BASE).body;
    expect(body.filter((s) => s.t === 'icon')).toHaveLength(2);
    expect(body.filter((s) => s.t === 'num').map((s) => s.v)).toEqual(['1', '2', '2']);
    const worley = coreText(core('admiral-worley'), 'de', BASE).body;
    expect(worley.find((s) => s.t === 'word')).toEqual({ t: 'word', v: 'Einheit', ref: 'UNS-17.2' });
  });

  it('follow changed data: text is made from the operations', () => {
    const gain = (n: number): Op => ({ op: 'gain', what: 'ap', n });
    const said = [1, 2, 5].map((n) => plain(opsText([gain(n)], 'cs')));
    expect(said).toEqual(['Získej 1 akční bod.', 'Získej 2 akční body.', 'Získej 5 akčních bodů.']);
    const effect: Effect = {
      kw: { haggle: 4 },
      level: 3,
      ops: [{ op: 'when', if: { atLeast: 2, of: 'allies' }, then: [gain(1)] }],
    };
    expect(LANGS.map((lang) => plain(effectText(effect, lang)))).toEqual([
      'Level 3+, Haggle 4, at least 2 allies in play: gain 1 AP.',
      'Úroveň 3+, Smlouvání 4, alespoň 2 spojenci ve hře: získej 1 akční bod.',
      'Stufe 3+, Feilschen 4, mindestens 2 Verbündete im Spiel: 1 Aktionspunkt erhalten.',
    ]);
    const [upgrade] = BASE_PACK.upgrades;
    const nasty: UpgradeDef = {
      ...upgrade,
      threat: { ...upgrade.threat, attack: 2, keywords: [{ k: 'madness', x: 3 }] },
    };
    expect(plain(upgradeText(nasty, 'de').back)).toBe('Bedrohungsseite: Angriff +2, Verteidigung +1, Wahnsinn 3.');
  });

  it('upgrades for any card say that allies use them by exhausting, until they are on a card', () => {
    const whetstone = BASE_PACK.upgrades.find(({ id }) => id === 'whetstone') as UpgradeDef;
    const said = (on?: 'tactic' | 'ally') => LANGS.map((lang) => plain(upgradeBody(whetstone, lang, on)));
    expect(said()).toEqual([
      '(On an ally: ↻) Deal 1 damage.',
      '(Na spojenci: ↻) Uděl 1 poškození.',
      '(Auf Verbündeten: ↻) 1 Schaden verursachen.',
    ]);
    expect(said('ally')).toEqual(['↻ Deal 1 damage.', '↻ Uděl 1 poškození.', '↻ 1 Schaden verursachen.']);
    expect(said('tactic')).toEqual(['Deal 1 damage.', 'Uděl 1 poškození.', '1 Schaden verursachen.']);
    for (const def of BASE_PACK.upgrades) {
      const starts = plain(upgradeBody(def, 'en')).startsWith('(On an ally: ↻) ');
      expect(starts, def.id).toBe(def.requires === 'any' && def.core.effects.length > 0);
    }
  });

  it('Czech counts armour, says how often in front of the clause, and what happens if', () => {
    const said = (...ops: Op[]): string => plain(opsText(ops, 'cs'));
    const armour = (n: number): Op => ({ op: 'gain', what: 'armour', n });
    expect([1, 2, 5].map((n) => said(armour(n)))).toEqual(['Získej 1 zbroj.', 'Získej 2 zbroje.', 'Získej 5 zbrojí.']);
    const hit: Op = { op: 'damage', n: 3 };
    const three: Effect = { kw: 'conspiracy', ops: [{ op: 'repeat', n: 3, do: [hit] }] };
    expect(plain(effectText(three, 'cs'))).toBe('Spiknutí: třikrát uděl 3 poškození.');
    const both: Effect = { kw: 'unity', ops: [{ op: 'repeat', n: 'X', do: [hit, armour(1)] }] };
    expect(plain(effectText(both, 'cs'))).toBe('Sjednocení, X×: uděl 3 poškození; získej 1 zbroj.');
    expect(said(hit, { op: 'when', if: { defeated: true }, then: [armour(2)] })).toBe(
      'Uděl 3 poškození. Pokud tím hrozbu porazíš, získej 2 zbroje.',
    );
    const either: Op = { op: 'gain', what: 'health', n: 2, who: 'either' };
    expect(said({ op: 'when', if: { level: 4 }, then: [either] })).toBe('Úroveň 4+: ty nebo spoluhráč získá 2 zdraví.');
  });

  it('words that no card of the base pack uses are ready, too', () => {
    const rare: Op[] = [
      { op: 'damage', n: 2, to: 'active' },
      { op: 'train', n: 2 },
      { op: 'remove', from: ['hand', 'play'] },
      { op: 'advanceDanger', n: 2 },
      { op: 'discardHand', n: 5 },
      { op: 'damage', n: { base: 0, per: 'hand', each: 1, by: 5 } },
      { op: 'when', if: { atMost: 5, of: 'health' }, then: [{ op: 'bossDamage', n: 1 }] },
    ];
    expect(plain(opsText(rare, 'cs'))).toBe(
      'Uděl 2 poškození aktivní hrozbě. Dvakrát se vycvič. Vyřaď 1 kartu z ruky nebo ze hry. Posuň ukazatel ohrožení o 2 pole. ' +
        'Odlož z ruky 5 karet. Uděl X poškození. X = 1 za každých 5 karet v ruce. Nejvýše 5 zdraví: uděl 1 poškození bosse.',
    );
    expect(plain(opsText(rare, 'de'))).toBe(
      'Einer aktiven Bedrohung 2 Schaden zufügen. 2×: trainieren. 1 Karte von der Hand oder aus dem Spiel entfernen. ' +
        'Den Gefahrenmarker um 2 Felder vorrücken. 5 Karten von der Hand ablegen. X Schaden verursachen. ' +
        'X = 1 pro 5 Karten auf der Hand. Höchstens 5 Gesundheit: 1 Bossschaden verursachen.',
    );
  });

  it('story cards count for two players, mats and spaces tell their numbers', () => {
    const pay = { req: 'pay', n: 3 } as const;
    expect([1, 2].map((players) => plain(requirementText(pay, 'cs', players)))).toEqual([
      'zaplať 3 kredity',
      'zaplať 6 kreditů (oba dohromady)',
    ]);
    expect(plain(requirementText({ req: 'damage', n: 2 }, 'en', 2))).toBe('each player takes 2 damage');
    expect(plain(requirementText({ req: 'damage', n: 2 }, 'en'))).toBe('take 2 damage');
    const told = (id: number, players: number, at: number): string[] =>
      LANGS.map((lang) => plain(storyText(BASE_PACK.story[id], lang, players).options[at].rules));
    const paid = {
      ...BASE_PACK.story[16],
      options: [{ ...BASE_PACK.story[16].options[0], requires: [pay], ops: [{ op: 'train' as const }] }],
    };
    expect(LANGS.map((lang) => plain(storyText(paid, lang, 2).options[0].rules))).toEqual([
      'Pay 6 credits (both together) → each player: train. Continue with card 22.',
      'Zaplať 6 kreditů (oba dohromady) → každý hráč: vycvič se. Pokračuj kartou 22.',
      '6 Kredite zahlen (beide zusammen) → alle Spieler: trainieren. Weiter mit Karte 22.',
    ]);
    const setback = BASE_PACK.story[18].options.findIndex((o) => !o.ending);
    expect([...told(18, 1, setback), ...told(18, 2, setback)]).toEqual([
      'Take 3 damage. Continue with card 19.',
      'Utrp 3 poškození. Pokračuj kartou 19.',
      '3 Schaden erleiden. Weiter mit Karte 19.',
      'Each player: take 3 damage. Continue with card 19.',
      'Každý hráč: utrp 3 poškození. Pokračuj kartou 19.',
      'Alle Spieler: 3 Schaden erleiden. Weiter mit Karte 19.',
    ]);
    expect(told(6, 2, 1)).toEqual([
      'Refresh the market; each player: gain 1 health. Continue with card 10.',
      'Obnov nabídku; každý hráč: získej 1 zdraví. Pokračuj kartou 10.',
      'Die Auslage erneuern; alle Spieler: 1 Gesundheit erhalten. Weiter mit Karte 10.',
    ]);
    const finale = BASE_PACK.story[18];
    expect(storyText(finale, 'cs').ending).not.toBe('');
    const [harbinger] = BASE_PACK.bosses;
    expect(plain(bossText(harbinger, 'en', BASE).stats)).toBe('Victory: 12 boss damage per player');
    expect(plain(spaceText(harbinger, 99, 'de'))).toBe('Maximale Gefahr: Niederlage');
  });
});
