import { type GameFolder, gameSuite } from '@starhold/effects/testing';
import type { GameModule } from '@starhold/kernel';
import { game } from '@starhold/template';
import { describe, expect, test } from 'vitest';
import { gameFolder } from './support/game-folder.ts';

/** The suite itself: it passes for a sound game, and each of its parts can fail. The contract has its own broken twins. */
const real = gameFolder(new URL('../packages/games/template/test/suite.test.ts', import.meta.url).href);

/** The folder of the template with some of its files as they should not be. */
function folderWith(changes: Record<string, (text: string) => string>): GameFolder {
  return {
    ...real,
    read(path) {
      const text = real.read(path);
      return text !== undefined && Object.hasOwn(changes, path) ? changes[path](text) : text;
    },
    write: (path) => {
      throw new Error(`${path} would be written`);
    },
    updates: () => false,
  };
}

/** The names of the tests that fail, each with the first line of why; all but those of the contract. */
function failuresOf(module: GameModule, folder: GameFolder = folderWith({})): string[] {
  const failed: string[] = [];
  let passed = 0;
  const under: string[] = [];
  const runner = {
    describe(name: string, body: () => void): void {
      if (name.startsWith(game.name.en)) return;
      under.push(name);
      body();
      under.pop();
    },
    it(name: string, body: () => void): void {
      try {
        body();
        passed++;
      } catch (error) {
        failed.push(`${under.at(-1)} ${name}: ${String((error as Error).message).split('\n')[0]}`);
      }
    },
  };
  gameSuite(runner, module, folder, { games: 1 });
  expect(passed).toBeGreaterThan(20);
  return failed;
}

const replaced = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};
const { text, brain, zones } = game;
const { packs } = game;
if (!zones || !packs) throw new Error('the template has zones and packs');

const TWINS: [what: string, failing: RegExp, module: Partial<GameModule>, files?: Parameters<typeof folderWith>[0]][] =
  [
    [
      'a prompt that is missing',
      /can be read .*prompt of pay/,
      { text: { ...text, prompt: (view, d, lang) => (d.at === 'pay' ? '' : text.prompt(view, d, lang)) } },
    ],
    [
      'an option that says undefined',
      /can be read .*option pass has “undefined”/,
      { text: { ...text, option: (view, id, lang) => (id === 'pass' ? `${undefined}` : text.option(view, id, lang)) } },
    ],
    [
      'an event without words in one language',
      /can be read .*de: event drew: no word/,
      {
        text: {
          ...text,
          event: (view, e, seats, lang) => {
            if (lang === 'de' && e.type === 'drew') throw new Error('no word');
            return text.event(view, e, seats, lang);
          },
        },
      },
    ],
    [
      'a refusal without words',
      /for every refusal .*en: handFull/,
      {
        text: {
          ...text,
          refusal: (r, lang) => {
            if (r.msg === 'handFull') throw new Error('no message for handFull');
            return text.refusal(r, lang);
          },
        },
      },
    ],
    [
      'a policy that cheats',
      /can be read .*the policy answers turn with "win"/,
      { brain: { ...brain, choose: () => 'win' } },
    ],
    ['a value that is no chance', /can be read .*values a position at 7/, { brain: { ...brain, value: () => 7 } }],
    [
      'zones that leave out what can be chosen',
      /can be read .*option play:\w+ lies on nothing/,
      { zones: (view) => zones(view).filter(({ id }) => id !== 'hand') },
    ],
    [
      'an event that nobody meets',
      /every event that the rules tell: eclipse was never told/,
      {},
      { 'frames.ts': (source) => `${source}\nx.tell('eclipse', '', 0, {});` },
    ],
    [
      'a case that does not hold',
      /A dive draws two cards: then/,
      {},
      { 'cases/turn.json': replaced('"deckSize": 1', '"deckSize": 2') },
    ],
    [
      'two cases of one title',
      /under a title of its own: A dive draws two cards/,
      {},
      { 'cases/turn.json': replaced('Everybody has one turn in a round', 'A dive draws two cards') },
    ],
    [
      'a rule that nobody shows',
      /except those that software cannot test: TPL-13 is not cited/,
      {},
      { 'rule-ids.json': replaced(/\n\]/, ',\n{ "id": "TPL-13", "title": "x" }]') },
    ],
    [
      'a rule that does not exist',
      /cited by their names only: TPL-99: there is no such rule/,
      {},
      { 'cases/turn.json': replaced('"TPL-8"', '"TPL-8", "TPL-99"') },
    ],
    [
      'a ruling that nobody cites',
      /each is cited: A-03 is not cited/,
      {},
      { 'RULINGS.md': (source) => `${source}\n### A-03 Why?\n` },
    ],
    [
      'a ruling shown by a case that is gone',
      /name cases that exist: there is no case/,
      {},
      { 'RULINGS.md': replaced('in the middle of a card', 'somewhere') },
    ],
    [
      'a text that was not read',
      /in cs what the golden file says/,
      {},
      { 'text/golden/cs.txt': replaced('Plát trupu', 'Plát') },
    ],
    [
      'a hash of other content',
      /under the hash of its content/,
      {
        packs: Object.assign(Object.create(packs), {
          definition: () => ({ ...(packs.definition(packs.base) as object), id: 'other' }),
        }),
      },
    ],
    [
      'a kind of card that nobody has',
      /of kinds that the catalogue knows: no card is a wreck/,
      { authoring: (game.authoring ?? []).map((one) => ({ ...one, kind: 'wreck' })) },
    ],
    [
      'a list of cards that is elsewhere',
      /find the end of their list/,
      { authoring: (game.authoring ?? []).map((one) => ({ ...one, file: 'content/wrecks.ts' })) },
    ],
  ];

describe('gameSuite', () => {
  test('finds nothing wrong with a sound game', () => {
    expect(failuresOf(game)).toEqual([]);
  });

  test.each(TWINS)('notices %s', (_what, failing, module, files = {}) => {
    const failures = failuresOf({ ...game, ...module }, folderWith(files));
    expect(
      failures.filter((name) => failing.test(name)),
      failures.join('\n'),
    ).not.toEqual([]);
  });
});
