export type { CardLexicon, Fact, Op, Own } from './ops.ts';
export { findOf, packOf, packs } from './pack.ts';
export { type FindDef, SETS } from './schema.ts';
