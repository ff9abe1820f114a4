import { describe, expect, test } from 'vitest';
import { asksMachine, importsBasePack, indexesEvent, readsFirstVerb } from './support/habits.ts';
import { type Module, readHouse, readModules } from './support/imports.ts';

const modules = readHouse().packages.flatMap(readModules);
const habits = [
  ['nobody reads the first option to learn what is asked', readsFirstVerb],
  ['nobody reads an event by index', indexesEvent],
  ['nobody outside content/ imports a base pack', importsBasePack],
  ['no rule asks the machine for time or luck', asksMachine],
] as const;

describe('in the whole tree', () => {
  test('many modules were looked at', () => {
    expect(modules.length).toBeGreaterThan(600);
  });

  test.each(habits)('%s', (_what, look) => {
    expect(modules.flatMap(look)).toEqual([]);
  });
});

describe('the check finds', () => {
  const module = (source: string, path = 'packages/games/chess/text.ts'): Module => ({ path, source });
  test.each([
    `const verb = verbOf(ids[0]);`,
    `const [verb] = (offeredIds(ask)[0] ?? '').split(':');`,
    `switch (parseOption(decision.ask.options.at(0)).verb) {}`,
  ])('a first verb in %s', (source) => {
    expect(readsFirstVerb(module(source))).toHaveLength(1);
  });

  test.each([`const n = event.pub[0];`, `const [n] = event.pub;`, `const c = e.priv?.[1];`, `f(pub[2]);`])(
    'an index in %s',
    (source) => {
      expect(indexesEvent(module(source))).toHaveLength(1);
    },
  );

  test.each([
    `import { BASE_PACK } from './content/index.ts';`,
    `export { BASE_PACK as base } from '@starhold/chess';`,
  ])('a base pack in %s', (source) => {
    expect(importsBasePack(module(source))).toHaveLength(1);
    expect(importsBasePack(module(source, 'packages/games/chess/content/index.ts'))).toEqual([]);
  });

  test.each([`const n = Math.random();`, `const now = Date.now();`, `const today = new Date();`, `f(Date.now);`])(
    'time or luck in %s',
    (source) => {
      expect(asksMachine(module(source))).toHaveLength(1);
      expect(asksMachine(module(source, 'packages/server/serve.ts'))).toEqual([]);
    },
  );

  test.each([`verbOf(id)`, `const [first] = ids;`, `event.pub.n`, `list[0]`, `'a:b'.split(':')[0]`])(
    'nothing in %s',
    (source) => {
      expect([readsFirstVerb, indexesEvent, importsBasePack].flatMap((look) => look(module(source)))).toEqual([]);
    },
  );
});
