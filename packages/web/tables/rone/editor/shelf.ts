import type { Draft } from './draft.ts';

/** Scenarios kept on this device. */

const KEY = 'starhold.rone.scenarios';
/** More would fill the storage that tables need. */
export const MOST = 40;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

export function readShelf(storage: Place): Draft[] {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** False where there is no room: nothing that was there is lost then. */
export function writeShelf(storage: Place, drafts: readonly Draft[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(drafts.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

/** As much as the editor needs to show it; what is wrong inside is said there. */
function isDraft(raw: unknown): raw is Draft {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, name, events, support, prep, victory } = raw as Partial<Draft>;
  return (
    typeof id === 'string' &&
    typeof name === 'object' &&
    name !== null &&
    Array.isArray(events) &&
    Array.isArray(prep) &&
    Array.isArray(support) &&
    support.length === 3 &&
    typeof victory === 'object' &&
    victory !== null
  );
}
