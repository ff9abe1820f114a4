/** Of the base pack. After every change of its content: UPDATE_HASH=1 vitest run packages/games/unstoppable/test/packs.test.ts */
export const BASE_HASH = 'f217d4b7909d';
