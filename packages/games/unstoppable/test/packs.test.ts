import { readFileSync, writeFileSync } from 'node:fs';
import { packHash } from '@starhold/kernel';
import { expect, it } from 'vitest';
import { BASE_HASH } from '../content/hash.ts';
import { PackDef } from '../content/index.ts';
import { BASE_PACK } from './support/content.ts';

it('the hash of the base pack is that of its content; UPDATE_HASH=1 writes it anew', () => {
  const file = new URL('../content/hash.ts', import.meta.url);
  const now = packHash(PackDef.parse(BASE_PACK));
  if (process.env.UPDATE_HASH === '1') {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'[0-9a-f]{12}'/, `'${now}'`));
  } else expect(BASE_HASH).toBe(now);
});
