/** What tests of other packages compare their own reading of the rules with. */
export { packOf } from '../content/index.ts';
export { TURN_STEPS } from '../frames/turn.ts';
export { becomesVisible, newCard, priceChange, priceOf } from '../rules/cards.ts';
export { amountOwned, needed } from '../rules/requirements.ts';
export { SKIPPED_BORDER } from '../rules/rulings.ts';
export { scoreOf } from '../rules/score.ts';
export { nextSpace } from '../rules/track.ts';
export { randomPosition } from './positions.ts';
