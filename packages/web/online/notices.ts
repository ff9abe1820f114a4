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

/** Says `words` in a notice that leads to `address`. Phones let only the worker of the page do that. */
export async function tell(words: string, address: string): Promise<void> {
  if (!wantsNotices()) return;
  const about = { tag: address, data: address, icon: '/icon-192.png' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(words, about);
    const notice = new Notification(words, about);
    notice.onclick = () => {
      window.focus();
      location.href = address;
      notice.close();
    };
  } catch {
    // neither: title and sound have told it
  }
}

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
