import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { Button, ProgressDots } from '../kit/index.ts';
import { useDesk } from './context.ts';
import { hintLines } from './hints.ts';
import { Note } from './Note.tsx';

/** Three depths: where to look, what is possible, what a bot would do. */
export function HintNote(): ReactNode {
  const { t, words, lang, hint } = useDesk();
  const { depth } = hint;
  if (depth === 0) return null;
  const title = t.hint.depths[depth - 1];
  const next = t.hint.depths.at(depth);
  return (
    <Note
      label={t.hint.button}
      kind={{ 'data-hint': depth }}
      title={
        <>
          <Icon name="hint" />
          {title}
        </>
      }
      close={{ label: t.hint.hide, onPress: hint.hide }}
      actions={
        next === undefined || hint.state === 'thinking' ? null : (
          <Button kind="ghost" onPress={hint.more} hotkey="H">
            {next}
          </Button>
        )
      }
    >
      {hint.state === 'thinking' ? <ProgressDots label={t.hint.thinking} /> : null}
      {hint.state === 'failed' ? <p>{t.hint.failed}</p> : null}
      {hint.state === 'idle' && hint.hint
        ? hintLines(hint.hint, depth, words.hints, lang).map((line) => <p key={line}>{line}</p>)
        : null}
    </Note>
  );
}
