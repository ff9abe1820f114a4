import { type ReactNode, useRef } from 'react';
import { Icon } from '../../art/index.ts';
import { IconButton, useRoving } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { KIT_TEXT } from '../../text/kit.ts';
import { useDesk } from '../context.ts';
import type { Choice } from './choices.ts';
import styles from './prompt.module.css';

/** More choices than the row holds: a sheet that opens upward, over the stage and never over the hand. */
export function ChoiceList({ choices, onClose }: { choices: readonly Choice[]; onClose: () => void }): ReactNode {
  const { turn, t, front, view } = useDesk();
  const kit = useText(KIT_TEXT);
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <div className={styles.sheet} data-list="">
      <header>
        <h2>{t.prompt.choicesTitle}</h2>
        <IconButton label={kit.close} icon={<Icon name="close" />} onPress={onClose} />
      </header>
      <ul ref={root} aria-label={kit.options} onKeyDown={onKeyDown}>
        {choices.map((choice, i) => (
          <li key={choice.id}>
            <button
              type="button"
              data-rove={choice.id}
              data-option={choice.id}
              data-state={choice.chosen ? 'armed' : 'legal'}
              data-result={choice.tone ?? 'plain'}
              aria-pressed={choice.chosen}
              onClick={() => turn.choose(choice.id)}
            >
              {i < 9 ? <kbd>{i + 1}</kbd> : null}
              {front.optionIcon?.(choice.id, view)}
              <span>
                <b>{choice.label}</b>
                {choice.result === undefined ? null : <small>{choice.result}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
