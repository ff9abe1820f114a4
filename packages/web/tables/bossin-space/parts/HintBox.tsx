import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, IconButton, ProgressDots } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { HINT_TEXT, hintText } from '../guide/index.ts';
import type { HintState } from '../useHint.ts';
import styles from './side.module.css';

/** Three depths: where to look, what is possible, what a bot would do. */
export function HintBox({ hint }: { hint: HintState }): ReactNode {
  const { t, view, lang } = useBos();
  const words = HINT_TEXT[lang];
  const { depth } = hint;
  if (depth === 0) return null;
  const next = words.depths.at(depth);
  return (
    <aside className={styles.side} aria-label={words.title} data-hint={depth}>
      <header>
        <h2>
          <Icon name="hint" />
          {words.depths[depth - 1]}
        </h2>
        <IconButton label={t.hint.hide} icon={<Icon name="close" />} size="s" onPress={hint.hide} />
      </header>
      <div role="status">
        {hint.state === 'thinking' ? <ProgressDots label={words.thinking} /> : null}
        {hint.state === 'failed' ? <p>{t.hint.failed}</p> : null}
        {hint.state === 'idle' && hint.hint
          ? hintText(hint.hint, depth, view, lang).map((line) => <p key={line}>{line}</p>)
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
