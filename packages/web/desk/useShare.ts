import { useState } from 'react';
import { download, fileName } from '../shell/store.ts';
import type { Desk } from './context.ts';

export interface Share {
  /** The link of a finished game into the clipboard; `link` is to be copied by hand where that is not allowed. */
  copy: () => void;
  copied: boolean;
  link: string | null;
  /** The game as a file. */
  save: () => Promise<void>;
}

export function useShare({ session, front, view }: Desk): Share {
  const [copied, setCopied] = useState(false);
  const [link, setLink] = useState<string | null>(null);
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
  return { copy: () => void copy(), copied, link, save };
}
