import { type GameModule, runCase } from '@starhold/kernel';
import { claim, claimNone, repeated } from './claim.ts';
import { casesIn, type GameFolder, type WrittenCase } from './folder.ts';
import type { Runner } from './runner.ts';

/** All cases hold, and each of them could fail. */
export function casesPart({ describe, it }: Runner, game: GameModule, folder: GameFolder): void {
  const all = casesIn(folder);
  for (const file of new Set(all.map((c) => c.file))) {
    describe(file, () => {
      for (const c of all.filter((one) => one.file === file)) it(c.title, () => claimNone(problemsOf(game, c)));
    });
  }
  describe('the cases', () => {
    it('are there, each under a title of its own', () => {
      claim(all.length > 0, 'there are no cases');
      claimNone(repeated(all.map((c) => c.title)));
    });
    it('say where they end', () => claimNone(all.filter((c) => c.open === undefined).map((c) => c.title)));
    it('fail with any number of `then` changed', () => {
      const changed = all.flatMap(withOtherNumbers);
      claim(changed.length > 0, 'no case has a number in `then`');
      claimNone(changed.filter((c) => problemsOf(game, c).length === 0).map((c) => c.title));
    });
  });
}

function problemsOf(game: GameModule, { file: _file, ...raw }: WrittenCase): string[] {
  const result = runCase(game.cases, raw);
  return result.ok ? [] : [result.problem];
}

function withOtherNumbers(c: WrittenCase): WrittenCase[] {
  return changedNumbers(c.then).map(({ value, path }) => ({
    ...c,
    title: `${c.title}: then.${path} changed`,
    then: value as Record<string, unknown>,
  }));
}

/** A value with one of its numbers changed, once for each number in it. */
function changedNumbers(value: unknown): { value: unknown; path: string }[] {
  if (typeof value === 'number') return [{ value: value + 1, path: '' }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    changedNumbers(part).map((changed) => {
      const path = changed.path === '' ? key : `${key}.${changed.path}`;
      if (!Array.isArray(value)) return { path, value: { ...value, [key]: changed.value } };
      return { path, value: value.with(Number(key), changed.value) };
    }),
  );
}
