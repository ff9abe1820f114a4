import { type ReactNode, useRef, useState } from 'react';
import buttons from '../../shell/buttons.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { useOnlineText } from '../../text/online.ts';
import styles from './room.module.css';

interface LinkToCopyProps {
  label: string;
  link: string;
  /** What is said with it where the device itself can pass it on. */
  words: string;
}

/** An address for others: to be read, copied, passed on. */
export function LinkToCopy({ label, link, words }: LinkToCopyProps): ReactNode {
  const t = useOnlineText().room;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Over plain HTTP there is no clipboard of this kind: marked and copied as by hand, or left marked to be.
      field.current?.select();
      setCopied(document.execCommand('copy'));
    }
  };
  const share = (): void => void navigator.share({ text: words, url: link }).catch(() => {});
  return (
    <>
      <label className={styles.link}>
        <span className="caption">{label}</span>
        <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className={styles.ways}>
        <button type="button" className={buttons.plain} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? t.copied : t.copy}
        </button>
        {'share' in navigator ? (
          <button type="button" className={buttons.plain} onClick={share}>
            <Icon name="upload" />
            {t.share}
          </button>
        ) : null}
      </p>
    </>
  );
}
