import { type ReactNode, useId } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './Amounts.module.css';
import { amountFor, amountIn, mostIn, sumOf } from './amountBounds.ts';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { spokenMark } from './spokenMark.ts';
import type { AmountBin, TargetHandlers } from './types.ts';
import { useTarget } from './useTarget.ts';

interface AmountsProps extends TargetHandlers {
  label: string;
  bins: readonly AmountBin[];
  amounts: Readonly<Record<string, number>>;
  /** Bounds of the sum. */
  total?: { min: number; max: number };
  onAmount: (target: string, amount: number) => void;
}

/**
 * So much for each: a row per bin with less and more. The number is the tab stop (arrows, Home, End, digits); the buttons are
 * for fingers and pointers.
 */
export function Amounts(props: AmountsProps): ReactNode {
  const { label, bins, total } = props;
  const t = useKitText();
  const sum = sumOf(props);
  return (
    <fieldset className={styles.amounts} aria-label={label}>
      {bins.map((bin) => (
        <Bin key={bin.target} bin={bin} {...props} />
      ))}
      {total ? (
        <p className={styles.total} role="status" data-short={sum < total.min ? '' : undefined}>
          <Icon name={sum < total.min ? 'hourglass' : 'check'} />
          <span>{t.totalOf(sum, total.min, total.max)}</span>
          {sum < total.min ? <b>{t.stillToGive(total.min - sum)}</b> : null}
        </p>
      ) : null}
    </fieldset>
  );
}

function Bin({ bin, ...props }: AmountsProps & { bin: AmountBin }): ReactNode {
  const { onAmount } = props;
  const t = useKitText();
  const id = useId();
  const note = useId();
  const now = amountIn(props, bin);
  const most = mostIn(props, bin);
  const isLocked = bin.marked?.mark === 'locked';
  const put = (n: number): void => {
    if (!isLocked && n !== now) onAmount(bin.target, n);
  };
  // A press on the row only says which bin is meant; the number itself is changed by the steppers.
  const { onClick, onKeyDown: _keys, 'aria-disabled': _off, ...attributes } = useTarget(bin.target, bin.marked, props);
  const said = [spokenMark(bin.marked, t), ...(now >= most && most < bin.max ? [t.atMost(most)] : [])];
  const words = said.filter((part) => part !== '').join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looked at by pointer here, by the key `i` at the number
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={`${markClass} ${styles.bin}`} title={bin.marked?.reason} {...attributes} onClick={onClick}>
      {bin.picture === undefined ? null : (
        <span className={styles.picture} aria-hidden="true">
          {bin.picture}
        </span>
      )}
      <span className={styles.name} id={id}>
        {bin.name}
        <MarkSigns marked={bin.marked} inline />
        {bin.note === undefined ? null : <small>{bin.note}</small>}
      </span>
      <Step label={t.less(bin.name)} icon="minus" off={isLocked || now <= bin.min} onStep={() => put(now - 1)} />
      {/* No number field: on a phone that would open a keyboard over the table. */}
      <span
        className={styles.amount}
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-describedby={words === '' ? undefined : note}
        aria-valuemin={bin.min}
        aria-valuemax={Math.max(most, now)}
        aria-valuenow={now}
        aria-disabled={isLocked || undefined}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key.toLowerCase() === 'i') props.onLook?.(bin.target, 'key', event.currentTarget);
          const to = amountFor(event.key, props, bin);
          if (to === undefined) return;
          event.preventDefault();
          event.stopPropagation(); // a digit here is no key of the prompt
          put(to);
        }}
      >
        {now}
        <small aria-hidden="true">/{bin.max}</small>
      </span>
      <Step label={t.more(bin.name)} icon="plus" off={isLocked || now >= most} onStep={() => put(now + 1)} />
      {words === '' ? null : (
        <span id={note} hidden>
          {words}
        </span>
      )}
    </div>
  );
}

function Step({
  label,
  icon,
  off,
  onStep,
}: {
  label: string;
  icon: 'minus' | 'plus';
  off: boolean;
  onStep: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!off) onStep();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
