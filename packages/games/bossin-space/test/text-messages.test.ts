import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, plain } from '@starhold/effects/text';
import { gapsIn, literalsIn, withoutComments } from '@starhold/effects/text/testing';
import { Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { packs } from '../content/index.ts';
import { Options, readOptions } from '../options.ts';
import { rules } from '../rules.ts';
import {
  EVENT_TYPES,
  FORM,
  logLine,
  optionLabel,
  PHASE_NAMES,
  REFUSAL_IDS,
  refusalText,
  rejectionText,
  VERBS,
  ZONE_NAMES,
} from '../text/index.ts';
import { BOOKS } from '../text/refs.ts';
import { RULE_OF_VERB } from '../verbs.ts';

/** The sources of the rules, without comments. */
const SOURCES = ['rules', 'frames'].flatMap((dir) =>
  readdirSync(new URL(`../${dir}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(`../${dir}/${file}`, import.meta.url), 'utf8')),
);
const source = withoutComments(SOURCES.join('\n'));

describe('messages', () => {
  it('have no gaps: every key in every language, with the same arguments', () => {
    expect(gapsIn(BOOKS)).toEqual([]);
  });

  it('exist only for events that the rules tell: one without words does not compile', () => {
    const told = new Set([...literalsIn(source, 'tell', 0), ...literalsIn(source, 'reveal', 0)]);
    expect(told.size).toBeGreaterThanOrEqual(48);
    expect(EVENT_TYPES.filter((type) => type !== 'signal' && !told.has(type))).toEqual([]);
  });

  it('exist for every refusal of the rules', () => {
    const refused = literalsIn(source, 'no\\?\\.', 2);
    expect(refused.size).toBeGreaterThanOrEqual(20);
    expect([...refused].filter((msg) => !REFUSAL_IDS.includes(msg))).toEqual([]);
    const kernels = ['stale', 'notYours', 'notOffered', 'over'];
    expect(REFUSAL_IDS.filter((msg) => !kernels.includes(msg) && !refused.has(msg))).toEqual([]);
  });

  it('exist for every verb of an option', () => {
    const verbs = Object.keys(RULE_OF_VERB);
    expect(verbs.length).toBeGreaterThanOrEqual(19);
    expect(verbs.filter((verb) => !VERBS.includes(verb))).toEqual([]);
    const whole = [...source.matchAll(/[`'](\w+):(?:\$\{|\w+['`])/g)].map((m) => m[1]);
    const written = [...whole, ...literalsIn(source, 'optionId', 0), ...literalsIn(source, 'into', 0)];
    const causes = ['command', 'danger', 'enemy', 'boss', 'crew'];
    expect(new Set(written).size).toBeGreaterThanOrEqual(12);
    expect(written.filter((verb) => !VERBS.includes(verb) && !causes.includes(verb))).toEqual([]);
  });

  it('explain every option of the form and every value', () => {
    const { pack: _, ...shape } = Options.shape;
    for (const [key, schema] of Object.entries(shape)) {
      const entry = FORM[key as keyof typeof FORM];
      const inner = schema.unwrap();
      const values = 'options' in inner ? inner.options.map(String) : inner.type === 'boolean' ? ['true', 'false'] : [];
      expect(Object.keys(entry.values).sort(), key).toEqual([...values].sort());
      for (const lang of LANGS) {
        for (const e of [entry, ...Object.values(entry.values)]) {
          expect(e.label[lang]).not.toBe('');
          expect(e.help[lang]).toMatch(/[.]$/);
        }
      }
    }
    for (const table of [PHASE_NAMES, ZONE_NAMES]) {
      for (const names of Object.values(table)) for (const lang of LANGS) expect(names[lang]).toMatch(/\p{L}/u);
    }
  });

  it('speak about refusals, with and without a rule', () => {
    const wrong = { rule: 'BOS-19.3', msg: 'wrongCard', args: ['gunner', 'laser', packs.base] };
    expect(LANGS.map((lang) => plain(refusalText(wrong, lang)))).toEqual([
      'Gunner: does not work with “Laser”.',
      'Střelkyně: schopnost nefunguje s kartou „Laser“.',
      'Schützin: funktioniert nicht mit „Laser“.',
    ]);
    const cards = (n: number) => plain(refusalText({ rule: 'BOS-3.4', msg: 'cardsToPlay', args: [n] }, 'cs'));
    expect([cards(1), cards(4), cards(5)]).toEqual([
      'Je třeba zahrát přesně 1 kartu.',
      'Je třeba zahrát přesně 4 karty.',
      'Je třeba zahrát přesně 5 karet.',
    ]);
    expect(plain(rejectionText({ ok: false, why: 'notYours' }, 'de'))).toBe(
      'Diese Entscheidung trifft jemand anderes.',
    );
    const { view } = new Table(rules, readOptions({}), 'labels').seen(0);
    const labels = ['none', 'do', 'skip', 'slot:none', 'steer:left'].map((id) => plain(optionLabel(view, id, 'de')));
    expect(labels).toEqual(['Weiter', 'Ausführen', 'Verzichten', 'Leere Position', 'Nach links']);
    expect(plain(optionLabel(view, 'custom-branch', 'de'))).toBe('custom-branch');
    expect(() => refusalText({ rule: '', msg: 'toString', args: [] }, 'en')).toThrow('no message');
  });
});

const NAMES = ['Katka', 'Ben'];

describe('the log', () => {
  it('a secret draw names the cards only to its owner', () => {
    const table = new Table(rules, readOptions({ players: 2 }), 'secret');
    const { view } = table.seen(0);
    const lines = (eyes: 0 | 'table') =>
      table
        .events(eyes)
        .filter((e) => e.type === 'drew')
        .map((e) => plain(logLine(view, e, NAMES, 'cs')));
    expect(lines('table')).toEqual(['Katka: +4 karty', 'Ben: +4 karty']);
    expect(lines(0)[0]).toMatch(/^Katka: \+4 karty \(„/);
    expect(lines(0)[1]).toBe('Ben: +4 karty');
  });
});
