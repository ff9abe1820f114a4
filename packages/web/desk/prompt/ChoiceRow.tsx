import { type ReactNode, useRef } from 'react';
import { Icon } from '../../art/index.ts';
import { IconButton, useRoving } from '../../kit/index.ts';
import { useKitText } from '../../text/kit.ts';
import { useDesk } from '../context.ts';
import { touchOf } from '../turn/useTurn.ts';
import type { Choice } from './choices.ts';
import styles from './prompt.module.css';

interface ChoiceRowProps {
  choices: readonly Choice[];
  place?: string;
  /** What is chosen has its price: a second press in the same place does not pay it, only gold does. */
  isPriced?: boolean;
}

/** Choices as buttons: a row beside the question. */
export function ChoiceRow({ choices, place = styles.row, isPriced = false }: ChoiceRowProps): ReactNode {
  const { turn, front, view, marks } = useDesk();
  const kit = useKitText();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <ul ref={root} className={place} aria-label={kit.options} onKeyDown={onKeyDown} data-choices="">
      {choices.map((choice, i) => (
        <li key={choice.id}>
          <button
            type="button"
            data-rove={choice.id}
            data-option={choice.id}
            data-state={choice.chosen ? 'armed' : 'legal'}
            data-result={choice.tone ?? 'plain'}
            data-hinted={marks.of(choice.id).hinted ? '' : undefined}
            aria-pressed={choice.chosen}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={(event) => {
              const by = touchOf(event);
              if (!isPriced || !choice.chosen || by === 'space') turn.choose(choice.id, by);
            }}
            onPointerEnter={() => turn.look(choice.id)}
            onPointerLeave={() => turn.look(null)}
            onFocus={() => turn.look(choice.id)}
            onBlur={() => turn.look(null)}
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
  );
}

/** More choices than the row holds: a sheet that opens upward, over the stage and never over the hand. */
export function ChoiceSheet({ choices, onClose }: { choices: readonly Choice[]; onClose: () => void }): ReactNode {
  const { t } = useDesk();
  const kit = useKitText();
  return (
    <div className={styles.sheet} data-list="">
      <header>
        <h2>{t.prompt.choicesTitle}</h2>
        <IconButton label={kit.close} icon={<Icon name="close" />} onPress={onClose} />
      </header>
      <ChoiceRow choices={choices} place="" />
    </div>
  );
}
