import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, type Lang, plain } from '@starhold/effects/text';
import { flawIn, gapsIn, literalsIn, withoutComments } from '@starhold/effects/text/testing';
import { type Decision, keyedRng, offeredIds, type SeenEvent, samplePick, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { RULE_OF_VERB } from '../rules/citations.ts';
import { rules } from '../rules.ts';
import type { UnsFrame, UnsState } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
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
  scoreSheet,
  VERBS,
  wordingOf,
  ZONE_NAMES,
} from '../text/index.ts';
import { BOOKS } from '../text/refs.ts';
import type { UnsView } from '../view.ts';
import { Given, position } from '../words/index.ts';
import { BASE_PACK } from './support/content.ts';

/** The sources of the rules, without comments. */
const FILES = ['rules', 'frames'].flatMap((dir) =>
  readdirSync(new URL(`../${dir}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `../${dir}/${file}`),
);
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const source = withoutComments([...FILES, '../setup.ts'].map(read).join('\n'));

describe('messages', () => {
  it('have no gaps: every key in every language, with the same arguments', () => {
    expect(gapsIn(BOOKS)).toEqual([]);
  });

  it('exist for no event that the rules do not tell: one without a message does not compile', () => {
    const told = literalsIn(source, '(?:tell|reveal)', 0);
    expect(told.size).toBeGreaterThanOrEqual(37);
    // `signal` is the kernel's.
    expect(EVENT_TYPES.filter((type) => type !== 'signal' && !told.has(type))).toEqual([]);
  });

  it('exist for every refusal of the rules', () => {
    const hindrances = [...source.matchAll(/\bmsg: '(\w+)'/g)].map((m) => m[1]);
    // What may be hit is its own message.
    const reaches = ['onDeck', 'active'];
    const refused = new Set([...literalsIn(source, 'no(?:\\?\\.)?', 2), ...hindrances, ...reaches]);
    expect(refused.size).toBeGreaterThanOrEqual(24);
    expect([...refused].filter((msg) => !REFUSAL_IDS.includes(msg))).toEqual([]);
    const kernels = ['stale', 'notYours', 'notOffered', 'over'];
    expect(REFUSAL_IDS.filter((msg) => !kernels.includes(msg) && !refused.has(msg))).toEqual([]);
  });

  it('exist for every verb of an option', () => {
    const verbs = Object.keys(RULE_OF_VERB);
    expect(verbs.length).toBeGreaterThanOrEqual(28);
    expect([...verbs, 'ping'].filter((verb) => !VERBS.includes(verb))).toEqual([]);
    expect(VERBS.filter((verb) => verb !== 'ping' && !verbs.includes(verb))).toEqual([]);
    const written = [...source.matchAll(/[`'](\w+):(?:p?\$\{|\w+['`])/g)].map((m) => m[1]);
    const causes = ['core', 'boss', 'mat', 'story', 'threat', 'upgrade'];
    expect(new Set(written).size).toBeGreaterThanOrEqual(12);
    expect(written.filter((verb) => !VERBS.includes(verb) && !causes.includes(verb))).toEqual([]);
  });

  it('explain every option of the form and every value', () => {
    const { pack: _pack, ...shown } = Options.shape;
    for (const [key, schema] of Object.entries(shown)) {
      const entry = FORM[key as keyof typeof shown];
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
    for (const lang of LANGS) for (const help of Object.values(wordingOf(lang).help)) expect(help).toMatch(/\.$/);
  });

  it('speak about refusals, with and without a rule', () => {
    const poor = (n: number) => plain(refusalText({ rule: 'UNS-9.1', msg: 'tooFewCredits', args: [n] }, 'cs'));
    expect([poor(1), poor(4), poor(5)]).toEqual([
      'K tomu je třeba mít 1 kredit.',
      'K tomu je třeba mít 4 kredity.',
      'K tomu je třeba mít 5 kreditů.',
    ]);
    const unmet = BASE_PACK.story.flatMap((card) => card.options.flatMap((o) => o.requires));
    for (const { req, n } of unmet) {
      for (const lang of LANGS) check(plain(refusalText({ rule: '', msg: 'requirement', args: [req, n] }, lang)), req);
    }
    expect(plain(rejectionText({ ok: false, why: 'notYours' }, 'de'))).toBe(
      'Diese Entscheidung trifft jemand anderes.',
    );
    expect(() => refusalText({ rule: '', msg: 'toString', args: [] }, 'en')).toThrow('no message');
  });

  it('the score sheet leaves out what was not reached and ends with the total', () => {
    const score = {
      base: 100,
      turns: 30,
      health: 6,
      innerStrength: 0,
      metahuman: 0,
      timeToRest: 10,
      coalitionLeader: 0,
    };
    const sheet = scoreSheet({ ...score, unstoppable: 0, total: 146 }, 'cs').map(
      (l) => `${plain(l.what)}: ${l.points}`,
    );
    expect(sheet).toEqual([
      'Obtížnost: 100',
      'Tahy v zásobě: 30',
      'Zbývající zdraví: 6',
      'Čas na odpočinek: alespoň 15 kreditů: 10',
      'Celkem: 146',
    ]);
  });
});

interface Seen {
  events: Set<string>;
  verbs: Set<string>;
  prompts: Set<string>;
}

const NAMES = ['Katka', 'Ben'];

function check(text: string, where: string): void {
  expect(flawIn(text), where).toBeUndefined();
}

function checkDecision(view: UnsView, d: Decision, lang: Lang, seen: Seen): void {
  const { ask } = d;
  const prompt = plain(promptText(view, d, lang));
  check(prompt, `${lang} prompt ${JSON.stringify(ask)}`);
  if (lang === 'en') seen.prompts.add(prompt.replace(/\d+|“.*”/g, '#'));
  for (const id of new Set(offeredIds(ask))) {
    const label = plain(optionLabel(view, id, lang));
    check(label, `${lang} option ${id}`);
    expect(label, `${lang} option ${id} shows its id`).not.toMatch(/\w:\w|^k\d|\bk\d+\b/);
    seen.verbs.add(id.split(':')[0]);
  }
}

/** The table when every card has gone elsewhere: a log is read long after. */
function cleared(view: UnsView): UnsView {
  const nothing = { hand: [], play: [], discard: [], field: [], onDeck: null };
  return { ...view, players: view.players.map((p) => ({ ...p, ...nothing })), box: [] };
}

function checkEvents(view: UnsView, events: SeenEvent[], lang: Lang, seen: Seen): void {
  const later = cleared(view);
  for (const e of events) {
    const line = plain(logLine(view, e, NAMES, lang));
    check(line, `${lang} event ${JSON.stringify(e)}`);
    // Who points at something points at what lies there now.
    if (e.type !== 'signal') expect(plain(logLine(later, e, NAMES, lang)), `${lang}, read later`).toBe(line);
    check(plain(causeName(view, e.cause || 'turn', lang)), `${lang} cause ${e.cause}`);
    seen.events.add(e.type);
  }
}

type UnsTable = Table<UnsState, UnsFrame, UnsView, Options>;

/** Plays from a position, with random answers or the bot's, and reads everything that is shown, in all languages. */
function readTable(table: UnsTable, seed: string, random: boolean, seen: Seen, most: number): number {
  const rng = keyedRng(`${seed}:answers`);
  let since = 0;
  let steps = 0;
  for (; table.over === '' && steps < most; steps++) {
    const seat = table.waitingFor[0];
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    const events = table.events(seat, since);
    since = (events.at(-1)?.n ?? since - 1) + 1;
    const refusals = Object.values(table.refusals(decision, seat));
    for (const lang of LANGS) {
      checkEvents(view, events, lang, seen);
      checkDecision(view, decision, lang, seen);
      for (const refusal of refusals) check(plain(refusalText(refusal, lang)), `${lang} refusal ${refusal.msg}`);
    }
    const signals = rules.signals(table.snapshot(), seat);
    if (signals.length > 0 && steps % 9 === 0) table.signal(seat, signals[steps % signals.length]);
    const pick = random ? samplePick(decision.ask, rng) : brain.choose(view, decision, rng);
    expect(table.answer({ decision: decision.id, seat, pick })).toEqual({ ok: true });
  }
  for (const lang of LANGS) checkEvents(table.seen('table').view, table.events('table', since), lang, seen);
  return steps;
}

describe('whole games', () => {
  const seen: Seen = { events: new Set(), verbs: new Set(), prompts: new Set() };

  it('can be read in three languages, by players and spectators', () => {
    let steps = 0;
    for (let i = 0; i < 6; i++) {
      const options = Options.parse({ players: (i % 2) + 1, boss: BOSS_IDS[i % 3], character1: 'plex' });
      steps += readTable(new Table(rules, options, `text-${i}`), `text-${i}`, i % 3 === 0, seen, 150);
    }
    expect(steps).toBeGreaterThan(300);
  });

  it('so can positions late in a game', () => {
    for (let i = 0; i < 36; i++) {
      const seed = (0x9e3779b1 * (i + 1)).toString(16).slice(0, 8).padEnd(8, '7');
      const players = (i % 2) + 1;
      const levelUpDiscard = i % 4 === 1 ? 'upTo' : 'downTo';
      const options = Options.parse({ players, boss: BOSS_IDS[i % 3], levelUpDiscard, character1: 'kai' });
      const state = randomPosition(options, seed) as unknown as UnsState;
      readTable(new Table(rules, options, seed, { state }), seed, true, seen, 45);
    }
    // Nearly everything happens; what exactly does may change with the bot.
    expect(EVENT_TYPES.filter((type) => !seen.events.has(type)).length).toBeLessThanOrEqual(4);
    expect(VERBS.filter((verb) => verb !== 'ping' && !seen.verbs.has(verb)).length).toBeLessThanOrEqual(5);
    expect(seen.prompts.size).toBeGreaterThanOrEqual(20);
  });
});

it('a question about damage names what is dealt in the end', () => {
  const given = {
    moment: 'action',
    p: [{ hand: ['strike'], play: ['fire-control-marshal'], battlefield: ['viren-doe', 'sporeling'] }],
  };
  const { state: core, names } = position(Given.parse(given));
  const state = core as unknown as UnsState;
  const table = new Table(rules, state.options, '0', { state });
  const [play] = table.seen(0).decisions;
  expect(table.answer({ decision: play.id, seat: 0, pick: `play:${names.strike}` })).toEqual({ ok: true });
  const { view, decisions } = table.seen(0);
  expect(plain(promptText(view as UnsView, decisions[0], 'en'))).toBe('Choose a threat: 3 damage.');
});
