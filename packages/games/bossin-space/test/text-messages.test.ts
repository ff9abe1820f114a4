import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, type Lang, plain } from '@starhold/effects/text';
import { flawIn, gapsIn, literalsIn, withoutComments } from '@starhold/effects/text/testing';
import { type Decision, keyedRng, type SeenEvent, samplePick, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import {
  causeName,
  EVENT_TYPES,
  FORM,
  logLine,
  optionLabel,
  PHASE_NAMES,
  promptText,
  REFUSAL_IDS,
  refusalText,
  rejectionText,
  VERBS,
  ZONE_NAMES,
} from '../text/index.ts';
import { BOOKS } from '../text/refs.ts';
import { RULE_OF_VERB } from '../verbs.ts';
import type { BosView } from '../view.ts';

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
    for (const [key, schema] of Object.entries(Options.shape)) {
      const entry = FORM[key as keyof Options];
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
    const wrong = { rule: 'BOS-19.3', msg: 'wrongCard', args: ['gunner', 'laser'] };
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
    const { view } = new Table(rules, Options.parse({}), 'labels').seen(0);
    const labels = ['none', 'do', 'skip', 'slot:none', 'steer:left'].map((id) => plain(optionLabel(view, id, 'de')));
    expect(labels).toEqual(['Weiter', 'Ausführen', 'Verzichten', 'Leere Position', 'Nach links']);
    expect(plain(optionLabel(view, 'custom-branch', 'de'))).toBe('custom-branch');
    expect(() => refusalText({ rule: '', msg: 'toString', args: [] }, 'en')).toThrow('no message');
  });
});

interface Seen {
  events: Set<string>;
  verbs: Set<string>;
}

const NAMES = ['Katka', 'Ben', 'Zoë', 'Jiří', 'Uwe'];

function check(text: string, where: string): void {
  expect(flawIn(text), where).toBeUndefined();
}

function checkDecision(view: BosView, d: Decision, lang: Lang, seen: Seen): void {
  const { ask } = d;
  check(plain(promptText(view, d, lang)), `${lang} prompt ${JSON.stringify(ask)}`);
  const ids = ask.kind === 'one' ? ask.options : ask.kind === 'subset' ? ask.from : ask.kind === 'order' ? ask.of : [];
  for (const id of new Set(ids)) {
    check(plain(optionLabel(view, id, lang)), `${lang} option ${id}`);
    seen.verbs.add(id.split(':')[0]);
  }
}

function checkEvents(view: BosView, events: SeenEvent[], lang: Lang, seen: Seen): void {
  for (const e of events) {
    check(plain(logLine(view, e, NAMES, lang)), `${lang} event ${JSON.stringify(e)}`);
    check(plain(causeName(view, e.cause || 'round', lang)), `${lang} cause ${e.cause}`);
    seen.events.add(e.type);
  }
}

/** Plays one game, with random answers or the bot's, and reads everything everybody is shown, in all languages. */
function readGame(raw: object, seed: string, random: boolean, seen: Seen): number {
  const table = new Table(rules, Options.parse(raw), seed);
  const rng = keyedRng(`${seed}:answers`);
  let since = 0;
  let steps = 0;
  for (; table.over === '' && steps < 900; steps++) {
    const seat = table.waitingFor[0];
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    const events = table.events(seat, since);
    since = (events.at(-1)?.n ?? since - 1) + 1;
    for (const lang of LANGS) {
      checkEvents(view, events, lang, seen);
      checkDecision(view, decision, lang, seen);
      for (const refusal of Object.values(table.refusals(decision, seat))) {
        check(plain(refusalText(refusal, lang)), `${lang} refusal ${refusal.msg}`);
      }
      for (const id of rules.signals(table.snapshot(), seat)) check(plain(optionLabel(view, id, lang)), id);
    }
    const signals = rules.signals(table.snapshot(), seat);
    if (signals.length > 0 && steps % 7 === 0) table.signal(seat, signals[steps % signals.length]);
    const answer = {
      decision: decision.id,
      seat,
      pick: random ? samplePick(decision.ask, rng) : brain.choose(view, decision, rng),
    };
    expect(table.answer(answer)).toEqual({ ok: true });
  }
  for (const lang of LANGS) checkEvents(table.seen('table').view, table.events('table'), lang, seen);
  return steps;
}

describe('whole games', () => {
  it('can be read in three languages, by players and spectators', () => {
    const seen: Seen = { events: new Set(), verbs: new Set() };
    let steps = 0;
    for (let i = 0; i < 30; i++) {
      const players = ((i >> 1) % 5) + 1;
      const boss = ['brood-barge', 'prism-warden', 'null-cantor', 'ember-sovereign', 'mender-colossus'][i % 5];
      const upgradedCards = i % 2 ? 'choice' : 'random';
      const fivePlayers = i % 2 ? 'captainRemovesOne' : 'captainPlaysNone';
      const difficulty = i % 5 === 4 ? 'hard' : 'easy';
      const bossSelection = i % 4 === 3 ? 'hidden' : 'chosen';
      steps += readGame(
        { players, boss, upgradedCards, fivePlayers, difficulty, bossSelection },
        `text-${i}`,
        i % 3 === 0,
        seen,
      );
    }
    expect(steps).toBeGreaterThan(500);
    // Nearly everything happens in these games; what exactly does may change with the bot.
    expect(seen.events.size).toBeGreaterThanOrEqual(EVENT_TYPES.length - 4);
    expect(seen.verbs.size).toBeGreaterThanOrEqual(VERBS.length - 6);
  });

  it('a secret draw names the cards only to its owner', () => {
    const table = new Table(rules, Options.parse({ players: 2 }), 'secret');
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
