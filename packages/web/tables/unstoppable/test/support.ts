import { Table } from '@starhold/kernel';
import { Options, rules, type UnsFrame, type UnsState, type UnsView } from '@starhold/unstoppable';

const SEED = '00000000000000000000000000000007';

export type UnsTable = Table<UnsState, UnsFrame, UnsView, Options>;

export function tableOf(options: Partial<Options> = {}, seed = SEED): UnsTable {
  return new Table(rules, Options.parse(options), seed);
}

/** The first position of a solo game. */
export function opening(): UnsView {
  return tableOf().seen(0).view;
}
