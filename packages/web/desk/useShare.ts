import { useState } from 'react';
import type { TableSession } from '../session/types.ts';
import { download, fileName } from '../shell/store.ts';
import type { Desk } from './context.ts';
import { useLoaded } from './useLoaded.ts';

/** A server gives a game away once it is over, and that of a challenge when its day is. */
export function useHandedOut({ room, moment, exportFile }: TableSession): boolean {
  const isAsked = room !== undefined && moment().over !== '';
  const file = useLoaded(isAsked ? exportFile : undefined);
  return room === undefined || (isAsked && file !== undefined);
}

/** A game to be shown to others: as a link once it is over, as a file at any time. */
export function useShare({ session, front, view }: Desk) {
  const [copied, setCopied] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const possible = useHandedOut(session);
  /** Into the clipboard; where that is not allowed `link` is to be copied by hand. */
  const copy = async (): Promise<void> => {
    const text = await session.shareLink();
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setLink(text);
    }
  };
  const save = async (): Promise<void> =>
    download(fileName(session.setup.game, `round-${front.round(view)}`), JSON.stringify(await session.exportFile()));
  return { possible, copy: () => void copy(), copied, link, forget: () => setLink(null), save };
}
