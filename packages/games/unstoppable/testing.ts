/** For tests of other packages: positions of every kind, and the rules' own answers to compare with. */
export { packOf } from './content/index.ts';
export { TURN_STEPS } from './frames/turn.ts';
export { becomesVisible, newCard, priceOf } from './rules/cards.ts';
export { amountOwned, needed } from './rules/requirements.ts';
export { SKIPPED_BORDER } from './rules/rulings.ts';
export { scoreOf } from './rules/score.ts';
export { nextSpace } from './rules/track.ts';
export { randomPosition } from './test/support/positions.ts';
