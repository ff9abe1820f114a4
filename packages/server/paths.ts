import { join } from 'node:path';

/** Where things lie in the repository. */
export const root = join(import.meta.dirname, '..', '..');
export const webFolder = join(root, 'packages', 'web');
export const distFolder = join(webFolder, 'dist');
