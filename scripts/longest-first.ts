import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of these projects follow each other, because they share their processes; the last ones are the shortest. */
const PROJECTS = ['web', 'rules', 'processes'];

/** What takes longest in each; all others take a few seconds at most. */
const LONGEST = [
  'browser/layouts',
  'browser/online',
  'browser/unstoppable-middle',
  'browser/rone-ends',
  'browser/unstoppable-desk',
  'browser/responsive',
  'browser/new-table',
  'browser/revenant-play',
  'browser/weight',
  'browser/guide',
  'browser/rone-files',
  'browser/rone-middle',
  'browser/table-middle',
  'browser/gallery',
  'browser/table-play',
  'browser/unstoppable-play',
  'browser/',
  'rone/test/suite',
  'unstoppable/test/suite',
  'bossin-space/test/suite',
  'kernel/test/contract',
  'lab/test/soak',
  'test/card-new',
  'revenant/test/suite',
  'bots/test/unstoppable',
  'server/test/kill',
  'server/test/tables/simulation',
  'cli/test/commands',
  'server/test/servers',
  'cli/test/play-unstoppable',
];

function placeIn(list: readonly string[], wanted: (entry: string) => boolean): number {
  const at = list.findIndex(wanted);
  return at < 0 ? list.length : at;
}

/** Long files first, so that all workers end at about the same time, also in a fresh clone, where nothing was measured yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification): number =>
      placeIn(PROJECTS, (name) => project.name === name) * (LONGEST.length + 1) +
      placeIn(LONGEST, (part) => moduleId.includes(part));
    return usual.toSorted((a, b) => place(a) - place(b));
  }
}
