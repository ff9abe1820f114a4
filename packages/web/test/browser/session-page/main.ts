import { tableStore } from '../../../session/store.ts';

/** Hands the store to the test. */
Object.assign(globalThis, { tableStore });
