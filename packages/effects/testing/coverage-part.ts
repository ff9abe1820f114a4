import { claim, claimNone, repeated } from './claim.ts';
import { casesIn, type GameFolder, readJson, sourcesIn } from './folder.ts';
import type { Runner } from './runner.ts';

/** A citation in the name of a test counts; a comment proves nothing. */
const TEST_NAMES = /(?:test|describe|it)(?:\.each\([^\n]*\))?\(\s*(['"`])(.*?)\1,/g;
const ANY_ID = /\b[A-Z]+-\d+(?:\.\d+)?\b/g;

export interface CoveragePlan {
  /** Series of rulings (`B` of `B-07`) that are about the program: no case can show them. */
  unshown?: readonly string[];
}

/** Every rule and ruling is shown by a case or a test, and nobody cites one that does not exist. */
export function coveragePart({ describe, it }: Runner, folder: GameFolder, plan: CoveragePlan): void {
  const rules = readJson<{ id: string; title: string }[]>(folder, 'rule-ids.json', []).map(({ id }) => id);
  const untestable = readJson<Record<string, string>>(folder, 'untestable.json', {});
  const rulings = folder.read('RULINGS.md') ?? '';
  const rulingIds = [...rulings.matchAll(/^### ([A-Z]+-\d+)/gm)].map((m) => m[1]);
  const cases = casesIn(folder);
  const tests = folder.files('test', '.ts').map((path) => folder.read(path) ?? '');
  const inTests = tests.flatMap((text) => [...text.matchAll(TEST_NAMES)].flatMap((m) => m[2].match(ANY_ID) ?? []));
  const inCases = cases.flatMap((c) => c.rule);
  const cited = new Set([...inCases, ...inTests]);

  describe('the rules', () => {
    it('are listed in order, each once', () => {
      claim(rules.length > 0, 'rule-ids.json lists no rules');
      claimNone(repeated(rules));
      const sorted = rules.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      claimNone(
        rules
          .filter((id, i) => id !== sorted[i])
          .slice(0, 1)
          .map((id) => `${id} is out of order`),
      );
    });
    it('are all shown by a case or a test, except those that software cannot test', () => {
      claimNone(
        rules.filter((id) => !cited.has(id) && !Object.hasOwn(untestable, id)).map((id) => `${id} is not cited`),
      );
      claimNone(
        Object.keys(untestable)
          .filter((id) => cited.has(id) || !rules.includes(id))
          .map((id) => `untestable.json: ${id} is cited or no rule`),
      );
    });
    it('are cited by their names only', () => {
      const prefixes = new Set(rules.map((id) => id.split('-')[0]));
      const inCode = [...sourcesIn(folder), ...tests].flatMap((text) => text.match(ANY_ID) ?? []);
      const ours = inCode.filter((id) => prefixes.has(id.split('-')[0]));
      // A whole chapter may be cited, too: `BOS-17` of `BOS-17.2`.
      const chapters = rules.map((id) => id.split('.')[0]);
      const known = new Set([...rules, ...chapters, ...rulingIds]);
      claimNone(
        [...new Set([...inCases, ...ours])].filter((id) => !known.has(id)).map((id) => `${id}: there is no such rule`),
      );
    });
  });

  describe('the rulings', () => {
    it('are written down once, and each is cited', () => {
      claimNone(repeated(rulingIds));
      const shown = rulingIds.filter((id) => !plan.unshown?.includes(id.split('-')[0]));
      claimNone(shown.filter((id) => !cited.has(id)).map((id) => `${id} is not cited`));
    });
    it('name cases that exist', () => {
      const titles = cases.map((c) => c.title);
      const named = [...rulings.matchAll(/^- Shown by: case “(.+)”/gm)].map((m) => m[1]);
      claimNone(named.filter((title) => !titles.includes(title)).map((title) => `there is no case “${title}”`));
    });
  });
}
