import { type Brain, samplePick } from '@starhold/kernel';
import type { BosView } from './view.ts';

export const brain: Brain<BosView> = {
  choose: (_view, decision, rng) => samplePick(decision.ask, rng),
  value: (view) => (view.over === 'win' ? 1 : 0),
};
