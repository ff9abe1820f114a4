import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of these projects follow each other, because they share their processes; the last ones are the shortest. */
const PROJECTS = ['web', 'rules', 'processes'];

/** What takes longest in each; all others take a few seconds at most. */
const LONGEST = [
  'browser/unstoppable-play',
  'browser/unstoppable-middle',
  'browser/overflow',
  'browser/table-middle',
  'browser/gallery',
  'browser/table-play',
  'browser/responsive',
  'browser/bad-input',
  'browser/guide',
  'browser/',
  'bossin-space/test/contract',
  'unstoppable/test/contract',
  'lab/test/soak',
  'kernel/test/contract',
  'bots/test/unstoppable',
  'cli/test/commands',
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
