import type { PastGame } from '../../session/played.ts';
import type { TableSetup } from '../../session/types.ts';
import { defaultDraft, type GameForm, type Options } from '../new-table/model.ts';

/** The challenge of a day: one person, the same options and the same deal for everybody, wherever they are. */

const DAY = 24 * 60 * 60 * 1000;

/** `2026-11-17`, by the world's clock, so that nobody's day begins earlier. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The days up to this one, the oldest first. */
export function lastDays(day: string, n: number): string[] {
  const end = Date.parse(day);
  return Array.from({ length: n }, (_, i) => dayOf(end - (n - 1 - i) * DAY));
}

/** What changes from day to day goes through all its combinations before one comes again. */
export function dailyOptions(form: GameForm, day: string): Options {
  const { keep = {}, turn = [] } = form.daily ?? {};
  const options: Options = { ...defaultDraft(form, false).options, ...keep };
  let left = Math.floor(Date.parse(day) / DAY);
  for (const key of turn) {
    const field = form.main.find((one) => one.key === key);
    if (!field) throw new Error(`the form has no ${key}`);
    const choices = field.choices.filter(({ value }) => !form.daily?.except?.includes(value));
    options[key] = choices[left % choices.length].value;
    left = Math.floor(left / choices.length);
  }
  return options;
}

export function dailySetup(game: string, form: GameForm, day: string, name: string): TableSetup {
  return { game, options: { ...dailyOptions(form, day), players: 1 }, seats: [{ name }], daily: day };
}

/** The first game counts: whoever plays it again knows what comes. */
export function firstTry(played: readonly PastGame[], game: string, day: string): PastGame | undefined {
  const tries = played.filter((one) => one.game === game && one.daily === day);
  return tries.toSorted((a, b) => a.ended - b.ended)[0];
}
