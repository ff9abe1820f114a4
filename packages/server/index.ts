export { cacheControl, makeApp } from './app.ts';
export { BuildError, ensureBuilt } from './build.ts';
export { distFolder } from './paths.ts';
