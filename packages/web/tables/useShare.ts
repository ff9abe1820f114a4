import { useState } from 'react';
import type { TableSession } from '../session/types.ts';

/** The link of a finished game into the clipboard; shown to be copied by hand where that is not allowed. */
export function useShare(session: TableSession): { copy: () => void; copied: boolean; link: string | null } {
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
  return { copy: () => void copy(), copied, link };
}
