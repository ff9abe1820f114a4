/** `1 card`, `2 cards`: a number with its noun, in English and German. */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The same in Czech: `1 karta`, `2 karty`, `5 karet`. */
export const countedCs = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : many}`;

/** `1, 3 and 4`: with the word of the language before the last. */
export const listed = (things: readonly (number | string)[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
