import type { BosView } from '@starhold/bossin-space';
import { type Desk, useDesk } from '../../desk/context.ts';
import { BOS_TEXT, type BosText } from './text/index.ts';

/** The desk with a view of Bossin' Space on it, and the words of this table. */
export interface Bos extends Desk<BosView> {
  w: BosText;
}

export function useBos(): Bos {
  return bosOf(useDesk<BosView>());
}

export function bosOf(desk: Desk<BosView>): Bos {
  return { ...desk, w: BOS_TEXT[desk.lang] };
}
