/** What the pieces of the kit take. Everything a reader sees comes in already in the reader's language. */
export type * from './types/board.ts';
export type * from './types/cards.ts';
export type * from './types/controls.ts';
export type * from './types/marks.ts';
export type * from './types/panels.ts';
export type * from './types/parts.ts';
export type * from './types/svgBoard.ts';
