import { type KeyboardEvent, memo, type ReactNode, useId } from 'react';
import { CardBack, Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT, type KitText } from '../text/kit.ts';
import styles from './Card.module.css';
import { CardFace } from './CardFace.tsx';
import { Spoken } from './Spoken.tsx';
import type { CardProps } from './types.ts';
import { useLongPress } from './useLongPress.ts';

/** A card in any zone. One button: touch, keys and screen readers meet the same thing. */
export const Card = memo(function Card(props: CardProps): ReactNode {
  const { size = 'board', state = 'idle', accessibleName, flipKey, onActivate, onInspect } = props;
  const t = useText(KIT_TEXT);
  const note = useId();
  const press = useLongPress(onInspect, props.onInspectEnd);
  const hidden = state === 'faceDown';
  const spoken = describe(props, t);
  const inert = onActivate === undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== 'i' || !onInspect || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onInspect('key', event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.card}
      data-size={size}
      data-state={state}
      data-selected={props.selected ? '' : undefined}
      data-flip={flipKey}
      data-rove={flipKey ?? accessibleName}
      style={props.tone === undefined ? undefined : { ['--edge' as string]: props.tone }}
      aria-describedby={spoken === '' ? undefined : note}
      aria-pressed={props.selected}
      aria-disabled={inert || state === 'refused' || undefined}
      onClick={() => onActivate?.()}
      onKeyDown={onKeyDown}
      {...press}
    >
      <Spoken>{hidden ? t.faceDown : accessibleName}</Spoken>
      <span className={styles.frame} data-tone="dark" aria-hidden="true">
        {hidden ? (props.back ?? <CardBack />) : <CardFace {...props} />}
        <span className={styles.edge} />
      </span>
      {state === 'refused' ? <Lock /> : null}
      {props.order === undefined ? null : (
        <span className={styles.order} aria-hidden="true">
          {props.order}
        </span>
      )}
      {state === 'armed' ? <span className={styles.brackets} /> : null}
      {spoken === '' ? null : (
        <span id={note} hidden>
          {spoken}
        </span>
      )}
    </button>
  );
});

function Lock(): ReactNode {
  return (
    <span className={styles.locked}>
      <span>
        <Icon name="lock" />
      </span>
    </span>
  );
}

/** State and result in words: what the glow and the chip say to the eye. */
function describe({ state, chip, reason, order }: CardProps, t: KitText): string {
  const parts: string[] = [];
  if (state === 'legal') parts.push(t.legal);
  if (state === 'armed') parts.push(t.armed);
  if (state === 'exhausted') parts.push(t.spent);
  if (order !== undefined) parts.push(t.place(order));
  if (chip) parts.push(chip.text);
  if (reason !== undefined) parts.push(t.refused(reason));
  return parts.join(', ');
}
