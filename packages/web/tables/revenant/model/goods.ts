import type { Target } from '../../../desk/target.ts';

/** Resources in options: what stays behind, and what is paid with. Pure. */

const LETTERS = 'mesn';

/** What stays in a section that is being corrupted (`corrupt:section2>me`): as few as may be, of what there is most. */
export function restingIn(ids: readonly string[], section: Target, stored: readonly number[]): string | undefined {
  const here = ids.filter((id) => id.startsWith(`corrupt:${section}>`));
  const ranks = here.map((id) => ({ id, n: stayingIn(id).length, left: unevenness(stayingIn(id), stored) }));
  return ranks.toSorted((a, b) => a.n - b.n || a.left - b.left)[0]?.id;
}

/** The one payment (`pay:mme`) in which there is most of this kind; who has to make up for what is missing is asked. */
export function paidWith(ids: readonly string[], letter: string): string | undefined {
  const ranks = ids.map((id) => ({ id, n: id.startsWith('pay:') ? countIn(stayingIn(id), letter) : 0 }));
  const most = Math.max(0, ...ranks.map(({ n }) => n));
  const [first, other] = ranks.filter(({ n }) => n > 0 && n === most);
  return other === undefined ? first?.id : undefined;
}

/** The letters of an option; as options say that it is nothing, '' for `-`. */
export const stayingIn = (option: string): string => option.slice(option.search(/[:>][mesn-]*$/) + 1).replace('-', '');

/** What is left is worth more the more kinds of it there are. */
function unevenness(stays: string, stored: readonly number[]): number {
  const left = [...LETTERS].map((letter, kind) => (stored[kind] ?? 0) - countIn(stays, letter));
  return left.reduce((sum, n) => sum + n * n, 0);
}

export const countIn = (letters: string, letter: string): number => [...letters].filter((one) => one === letter).length;
