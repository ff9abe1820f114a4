import { tableStore } from '../../../session/index.ts';

/** Hands the store to the test. */
Object.assign(globalThis, { tableStore });
