import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { useMineText } from '../../text/mine.ts';
import buttons from '../buttons.module.css';
import styles from './mine.module.css';
import { type PictureWords, type PlayedGame, resultPicture, sharePicture } from './picture.ts';

/** A result that somebody may want to show to others. */
export interface SharedResult {
  played: PlayedGame;
  words: PictureWords;
  /** Who played; on the picture only where it is ticked. */
  names: readonly string[];
  file: string;
  text: string;
}

/** The picture as others will see it, with names only if one wants that. */
export function ShareDialog({ result, onClose }: { result: SharedResult; onClose: () => void }): ReactNode {
  const t = useMineText();
  const [isNamed, setNamed] = useState(false);
  const picture = usePicture(result, isNamed);
  return (
    <Dialog
      title={t.daily.picture}
      kind="narrow"
      onClose={onClose}
      footer={
        <button
          type="button"
          className={buttons.primary}
          disabled={!picture}
          onClick={() => picture && void sharePicture(picture.blob, result.file, result.text)}
        >
          {t.share.go}
        </button>
      }
    >
      <div className={styles.share}>
        {picture ? (
          <img src={picture.url} alt={[result.text, ...(isNamed ? result.names : [])].join(', ')} />
        ) : (
          <span />
        )}
        <label>
          <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
          {t.share.names}
        </label>
      </div>
    </Dialog>
  );
}

function usePicture({ played, words, names }: SharedResult, isNamed: boolean): { blob: Blob; url: string } | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => {
    let url: string | undefined;
    let here = true;
    const lines = isNamed ? [...words.lines, names.join(', ')] : words.lines;
    resultPicture(played, { ...words, lines }).then(
      (blob) => {
        if (!here) return;
        url = URL.createObjectURL(blob);
        setMade({ blob, url });
      },
      () => {}, // without a canvas there is nothing to share
    );
    return () => {
      here = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [played, words, names, isNamed]);
  return made;
}
