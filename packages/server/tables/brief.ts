import type { Saved, TableModule } from '@starhold/kernel';
import { checkSetup, type TableSetup } from '@starhold/session';
import type { ClockSetting, Pace, UndoSetting } from '@starhold/wire';

/** What a table was opened with. Kept with it for good; who sits there now is in its rows. */
export interface Brief {
  setup: TableSetup;
  /** Past a barrier with everybody's consent, or never: contests. */
  undo: UndoSetting;
  clock: ClockSetting | null;
  pace: Pace;
  origin: Origin;
}

/** `dealt`: by all who sit there. `issued`: a seed of the server, the same for everybody. `device`: a game begun elsewhere. */
export type Origin = { kind: 'dealt' } | { kind: 'issued'; seed: string } | { kind: 'device'; saved: Saved };

/** Throws one line for a setup that the game cannot be played with. */
export function checkedBrief(game: TableModule, brief: Brief): Brief {
  checkSetup(game, brief.setup);
  return brief;
}
