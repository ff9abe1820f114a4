import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { Button, IconButton, ProgressDots } from '../kit/index.ts';
import { useDesk } from './context.ts';
import { hintLines } from './hints.ts';
import { HINT_FRAMES } from './hintTexts.ts';
import styles from './side.module.css';
import type { HintState } from './useHint.ts';

/** Three depths: where to look, what is possible, what a bot would do. */
export function HintBox({ hint }: { hint: HintState }): ReactNode {
  const { t, words, lang } = useDesk();
  const frames = HINT_FRAMES[lang];
  const { depth } = hint;
  if (depth === 0) return null;
  const next = frames.depths.at(depth);
  return (
    <aside className={styles.side} aria-label={frames.title} data-hint={depth}>
      <header>
        <h2>
          <Icon name="hint" />
          {frames.depths[depth - 1]}
        </h2>
        <IconButton label={t.hint.hide} icon={<Icon name="close" />} size="s" onPress={hint.hide} />
      </header>
      <div role="status">
        {hint.state === 'thinking' ? <ProgressDots label={frames.thinking} /> : null}
        {hint.state === 'failed' ? <p>{t.hint.failed}</p> : null}
        {hint.state === 'idle' && hint.hint
          ? hintLines(hint.hint, depth, words.hints, lang).map((line) => <p key={line}>{line}</p>)
          : null}
      </div>
      {next === undefined || hint.state === 'thinking' ? null : (
        <Button kind="ghost" onPress={hint.more} hotkey="H">
          {next}
        </Button>
      )}
    </aside>
  );
}
