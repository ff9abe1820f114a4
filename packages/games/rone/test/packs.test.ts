import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, packHash } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_HASH } from '../content/hash.ts';
import { PackDef, packs, readScenario, registerScenario, scenarioPack } from '../content/index.ts';
import { BASE_PACK } from './support/content.ts';

const FILE = new URL('fixtures/long-night.json', import.meta.url);
const text = readFileSync(FILE, 'utf8');
const night = (): Record<string, unknown> => JSON.parse(text);

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

it('the hash of the base pack is that of its content; UPDATE_HASH=1 writes it anew', () => {
  const file = new URL('../content/hash.ts', import.meta.url);
  const now = packHash(PackDef.parse(BASE_PACK));
  if (process.env.UPDATE_HASH === '1') {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'[0-9a-f]{12}'/, `'${now}'`));
  } else expect(BASE_HASH).toBe(now);
});

describe('a scenario of players (RONE-25.1)', () => {
  it('is a pack that adds it to the base pack, under a key of its own', () => {
    const key = readScenario(text);
    expect(key).toMatch(/^long-night@[0-9a-f]{12}$/);
    expect(readScenario(text)).toBe(key);
    expect(packs.at(key).scenarios.map(({ id }) => id)).toEqual(['hold-the-gate', 'cut-the-chain', 'long-night']);
    expect(packs.at(packs.base).scenarios).toHaveLength(2);
    expect(scenarioPack(night())).toMatchObject({ id: 'long-night', extends: 'base' });
  });

  it('may be given wherever a pack can', () => {
    expect(packs.register(night())).toBe(readScenario(text));
    expect(refusal(() => packs.register({ ...night(), colour: 'red' }))).toContain('colour: unknown field');
  });

  it('tells its text in three languages', () => {
    const entries = packs.catalogue(readScenario(text)).filter(({ id }) => id.startsWith('long-night'));
    expect(entries.map(({ id }) => id)).toEqual([
      'long-night',
      'long-night/dusk',
      'long-night/wolves',
      'long-night/dawn',
    ]);
    expect(LANGUAGES.map((lang) => entries[1].text(lang).join(' '))).toEqual([
      'Round 2 Until then: players cannot spend re-roll tokens. Each player gains 2 armour.',
      'Kolo 2 Do té doby: hráči nemohou používat žetony přehozu. Každý hráč získá 2 brnění.',
      'Runde 2 Bis dahin: Neuwurfmarker dürfen nicht eingesetzt werden. Jeder Spieler erhält 2 Rüstung.',
    ]);
    expect(entries[0].text('en').join(' ')).toContain(
      'Victory: event “Dawn” ended or at least 12 defeated Invasion cards or the Invasion cannot deploy a card.',
    );
    expect(entries[0].text('de').join(' ')).toContain('Niederlage: mindestens 5 Protokolle.');
  });

  const events = night().events as object[];
  const changed = (change: object): object => ({ ...night(), ...change });
  const doing = (op: unknown): object => changed({ prep: [op] });
  const event = (change: object): object => changed({ events: [{ ...events[0], ...change }, ...events.slice(1)] });
  const support = (change: object): object => {
    const [easy, ...more] = night().support as object[];
    return changed({ support: [{ ...easy, ...change }, ...more] });
  };
  const nested = (depth: number): unknown =>
    depth === 0 ? { op: 'fillZones' } : { op: 'repeat', n: 2, do: [nested(depth - 1)] };
  const each = (...ops: object[]): object => doing({ op: 'each', of: 'players', do: ops });

  it.each([
    ['an unknown effect', doing({ op: 'explode' }), 'prep.0.op: '],
    ['an effect with an unknown field', doing({ op: 'fillZones', colour: 'red' }), 'prep.0.colour: unknown field'],
    ['a negative number', support({ melee: -1 }), 'support.0.melee: '],
    ['a number that is none', support({ melee: '4' }), 'support.0.melee: '],
    ['half a number', support({ melee: 0.5 }), 'support.0.melee: '],
    ['an event in round 0', event({ round: 0 }), 'events.0.round: '],
    ['an event that is there twice', event({ id: 'dawn' }), 'events.2.id: "dawn" is there already'],
    ['two lines of support', changed({ support: [] }), 'support: '],
    ['a name in one language', changed({ name: { en: 'Night' } }), 'name.cs: '],
    ['an event without a German name', event({ name: { en: 'Dusk', cs: 'Soumrak' } }), 'events.0.name.de: '],
    ['signs that steer a screen', changed({ name: { en: 'a\u202eb', cs: 'b', de: 'c' } }), 'name.en: '],
    ['no name', changed({ name: undefined }), 'name: '],
    ['no victory', changed({ victory: undefined }), 'victory: '],
    [
      'a victory by an event that is not there',
      changed({ victory: { ended: 'noon' } }),
      'victory.ended: there is no event noon',
    ],
    [
      'a victory over a target that is not there',
      changed({ victory: { atMost: 0, of: 'scenarioHealth' } }),
      'victory: there is no target',
    ],
    [
      'a target without health',
      changed({ target: { armourPerPlayer: 1, healthBase: 0, healthPerPlayer: 0, when: { coop: true } } }),
      'target.healthBase: the target needs health',
    ],
    ['an unknown fact', changed({ victory: { atLeast: 1, of: 'luck' } }), 'victory.of: '],
    ['an unknown field', changed({ colour: 'red' }), 'colour: unknown field'],
    ['a number in the campaign', changed({ no: 3 }), 'no: '],
    ['an id of the campaign', changed({ id: 'hold-the-gate' }), 'id: "hold-the-gate" is there already'],
    ['an id of a card', changed({ id: 'RC01' }), 'id: "RC01" is there already'],
    ['an effect of players', doing({ op: 'recruit' }), 'prep.0.op: "recruit" is for players only'],
    ['damage to nobody', doing({ op: 'suffer', damage: 'melee', n: 2 }), 'prep.0.who: must be "it"'],
    [
      'damage to the one it is at, outside',
      doing({ op: 'suffer', damage: 'melee', n: 2, who: 'it' }),
      'prep.0.who: "it" stands only inside each',
    ],
    ['an unknown group', doing({ op: 'each', of: 'dogs', do: [{ op: 'fillZones' }] }), 'prep.0.of: '],
    [
      'a price of an unknown action',
      event({ whileActive: [{ mod: 'price', action: 'SP9', n: 1 }] }),
      'events.0.whileActive.0.action: there is no spare-part action SP9',
    ],
    ['a negative amount', each({ op: 'lose', what: 'armour', n: -2, who: 'it' }), 'prep.0.do.0.n: '],
    ['lists in lists', doing(nested(8)), 'prep.0.do.0.do.0.do.0.do.0.do.0.do: nested more than 6 deep'],
    ['lists without end', doing(nested(40)), 'nested more than 30 deep'],
    ['a list', [], 'scenario: must be an object'],
    ['nothing', null, 'scenario: must be an object'],
  ])('is refused with %s', (_what, raw, line) => {
    const before = packs.keys.length;
    const said = refusal(() => registerScenario(raw));
    expect(said).toContain(line);
    expect(said).not.toContain('\n');
    expect(packs.keys).toHaveLength(before);
  });

  it('is refused where it holds itself, instead of running for ever', () => {
    const circle = night() as { prep: unknown[] };
    const loop: { op: string; n: number; do: unknown[] } = { op: 'repeat', n: 2, do: [] };
    loop.do.push(loop);
    circle.prep = [loop];
    expect(refusal(() => registerScenario(circle))).toBe('prep.0.do.0: holds itself');
  });

  it('is refused as text that is no JSON, or far too long, at once', () => {
    expect(refusal(() => readScenario('{ "id": '))).toMatch(/^scenario: no JSON: /);
    const long = JSON.stringify(changed({ name: { en: 'x'.repeat(10_000_000), cs: 'b', de: 'c' } }));
    const before = performance.now();
    expect(refusal(() => readScenario(long))).toMatch(/^scenario: \d+ signs are too many/);
    expect(performance.now() - before).toBeLessThan(200);
  });
});
