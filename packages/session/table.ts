import type { BaseFrame, Core, Table } from '@starhold/kernel';

/** A table whose game does not matter to the caller. */
export type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;
