import type { contractSuite } from '@starhold/kernel/testing';

/** The words of a test runner; pass those of Vitest. */
export type Runner = Parameters<typeof contractSuite>[0];
