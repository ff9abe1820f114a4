import { describe, it } from 'vitest';
import { corpora, readCorpus } from './support/corpus.ts';
import { goesOn } from './support/goes-on.ts';

/** All that is kept of every version of the rules is opened, looked at and played to its end. */
describe('all saves that are kept', () => {
  it.each(corpora())('%s go on', { timeout: 600_000 }, (name) => {
    for (const saved of readCorpus(name)) goesOn(saved);
  });
});
