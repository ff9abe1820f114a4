/** Notices of the browser, for who wants them: asked for by a press, kept on this device. */

const KEY = 'starhold.notices';

export type Notices = 'off' | 'on' | 'denied';

export function noticesNow(): Notices {
  if (!('Notification' in globalThis) || Notification.permission === 'denied') return 'denied';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on' ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

export const wantsNotices = (): boolean => noticesNow() === 'on';

/** Asks the browser where it has not been asked yet. */
export async function switchNotices(on: boolean): Promise<Notices> {
  if (!('Notification' in globalThis)) return 'denied';
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // without storage it holds nowhere
  }
  return noticesNow();
}
