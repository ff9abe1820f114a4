import { memo } from 'react';
import * as parts from '../parts/index.ts';

/** Parts that are drawn anew only when what they are fed with changes: an answer passes several moments on its way. */
export const Battlefield = memo(parts.Battlefield);
export const BossPanel = memo(parts.BossPanel);
export const CoreDecks = memo(parts.CoreDecks);
export const DangerTrack = memo(parts.DangerTrack);
export const InPlay = memo(parts.InPlay);
export const Market = memo(parts.Market);
export const Partner = memo(parts.Partner);
export const PlayerPanel = memo(parts.PlayerPanel);
