import type { Picked } from '@starhold/kernel';
import type { ReactNode } from 'react';
import buttons from '../../shell/buttons.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { useLang, useText } from '../../shell/lang.tsx';
import styles from './guide.module.css';
import type { GuideStep } from './steps.ts';
import { GUIDE_FRAME_TEXT } from './texts.ts';

export interface GuideNoteProps {
  /** What the guide of this game is called. */
  title: string;
  step: GuideStep;
  /** The step was read; only for steps that wait for that. */
  onNext: () => void;
  onLeave: () => void;
  /** Puts the suggestion on the table (chosen, not yet sent). */
  onSuggest?: ((pick: Picked) => void) | undefined;
  onRule?: ((rule: string) => void) | undefined;
}

/** What the guide says, beside the prompt. Read out politely; it never takes the focus. */
export function GuideNote({ title, step, onNext, onLeave, onSuggest, onRule }: GuideNoteProps): ReactNode {
  const t = useText(GUIDE_FRAME_TEXT);
  const lang = useLang();
  const { suggest } = step;
  return (
    <aside className={styles.note} aria-label={title} data-step={step.id}>
      <header className={styles.head}>
        <strong>{title}</strong>
        <button type="button" className={buttons.icon} aria-label={t.leave} title={t.leaveHelp} onClick={onLeave}>
          <Icon name="close" />
        </button>
      </header>
      <p className={styles.words} role="status">
        {step.text[lang]}
      </p>
      <div className={styles.actions}>
        {onRule ? (
          <button type="button" className={buttons.quiet} data-part="rule" onClick={() => onRule(step.rule)}>
            {t.rule}
          </button>
        ) : null}
        {suggest !== null && onSuggest ? (
          <button type="button" className={buttons.plain} onClick={() => onSuggest(suggest)}>
            {t.showMe}
          </button>
        ) : null}
        {step.until === 'read' ? (
          <button type="button" className={buttons.plain} onClick={onNext}>
            {step.last ? t.done : t.next}
          </button>
        ) : null}
      </div>
    </aside>
  );
}
