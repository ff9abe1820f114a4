import type { Person } from '@starhold/wire';
import { changedAt, onSettings, type Settings, settingsChosen, takeSettings } from '../shell/settings.ts';
import { api } from './api.ts';

/** Settings that go along with an account. Where two devices differ, what was chosen last holds. */

/** Under which name they lie with the account, beside what else may lie there. */
const KEY = 'page';
/** Several presses in a row are sent once. */
const PAUSE = 1500;

interface Kept {
  at: number;
  choices: Partial<Settings>;
}

let me: Person | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function keptWith({ settings }: Person): Kept | null {
  const kept = settings[KEY] as Partial<Kept> | undefined;
  return typeof kept?.at === 'number' && typeof kept.choices === 'object' ? (kept as Kept) : null;
}

export const takesAlong = (person: Person): boolean => keptWith(person) !== null;

async function send(): Promise<void> {
  if (!me) return;
  const kept: Kept = { at: changedAt(), choices: settingsChosen() };
  me = await api.keepSettings({ ...me.settings, [KEY]: kept });
}

/** From now on, or no longer. */
export async function takeAlong(person: Person, on: boolean): Promise<Person> {
  const { [KEY]: _old, ...others } = person.settings;
  const kept: Kept = { at: changedAt(), choices: settingsChosen() };
  me = await api.keepSettings(on ? { ...others, [KEY]: kept } : others);
  return me;
}

/** The server has said who this is. */
export function meet(person: Person | null): void {
  me = person;
  const kept = person && keptWith(person);
  if (!kept) return;
  if (kept.at > changedAt()) takeSettings(kept.choices, kept.at);
  else if (kept.at < changedAt()) void send().catch(() => {});
}

onSettings(() => {
  if (!me || !takesAlong(me) || changedAt() <= (keptWith(me)?.at ?? 0)) return;
  clearTimeout(timer);
  // Where the server is not there now, the next visit finds that this device has the newer ones.
  timer = setTimeout(() => void send().catch(() => {}), PAUSE);
});
