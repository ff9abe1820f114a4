/**
 * zod compiles its schemas with `new Function`, which our content security policy forbids, and it tries that once to find
 * out. Import this first in every entry (page and workers), and it does not try.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = Object.assign(shared.__zod_globalConfig ?? {}, { jitless: true });

export {};
