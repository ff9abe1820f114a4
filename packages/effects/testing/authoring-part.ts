import type { GameModule } from '@starhold/kernel';
import { claim, claimNone } from './claim.ts';
import type { GameFolder } from './folder.ts';
import type { Runner } from './runner.ts';

/** What `starhold card new` needs to know is true. */
export function authoringPart({ describe, it }: Runner, game: GameModule, folder: GameFolder): void {
  const { authoring = [], packs } = game;
  if (authoring.length === 0) return;
  describe('new cards', () => {
    it('are of kinds that the catalogue knows', () => {
      const kinds = new Set(packs?.catalogue(packs.base).map(({ kind }) => kind));
      claimNone(authoring.filter(({ kind }) => !kinds.has(kind)).map(({ kind }) => `no card is a ${kind}`));
    });
    for (const { kind, file, end, lines } of authoring) {
      it(`of kind ${kind} find the end of their list`, () => {
        const found = folder
          .read(file)
          ?.split('\n')
          .filter((line) => line === end).length;
        claim(found === 1, `${file} has ${found ?? 'no'} lines “${end}”`);
        claim(
          lines('some-id').some((line) => line.includes('some-id')),
          'the lines do not name the card',
        );
      });
    }
  });
}
