import { COMMAND_NAMES, nameFor } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { CommandIcon } from '../../../art/index.ts';
import { Spoken, useKeys, useRoving } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { partsOf } from '../model/options.ts';
import { useArrangeHandles } from '../turn/useArrange.ts';
import styles from './dock.module.css';

/** The four chosen cards in the order they will come: drag, tap two, or press two numbers. */
export function ArrangeRow(): ReactNode {
  const { turn, t } = useBos();
  const root = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(root);
  const bindings = Object.fromEntries(turn.order.map((_, i) => [String(i + 1), () => turn.lift(i)]));
  useKeys(bindings);
  return (
    <div className={styles.arrange}>
      <ol ref={root} aria-label={t.arrange.label} onKeyDown={onKeyDown}>
        {turn.order.map((_, i) => (
          <li key={i.toString()}>
            <Slot slot={i} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Slot({ slot }: { slot: number }): ReactNode {
  const { turn, t, lang } = useBos();
  const handles = useArrangeHandles(slot);
  const ask = turn.decision?.ask;
  const kind = ask?.kind === 'order' ? partsOf(ask.of[turn.order[slot]] ?? '').ref : '';
  const name = kind === 'none' ? t.arrange.empty : nameFor(COMMAND_NAMES, kind, lang);
  const lifted = turn.lifted === slot;
  return (
    <div className={styles.place} {...handles}>
      <button
        type="button"
        data-rove={String(slot)}
        data-state={lifted ? 'armed' : 'legal'}
        aria-pressed={lifted}
        aria-keyshortcuts={String(slot + 1)}
        onClick={() => turn.lift(slot)}
      >
        <Spoken>{t.arrange.slot(slot + 1, name)}</Spoken>
        <span aria-hidden="true">
          <kbd>{slot + 1}</kbd>
        </span>
        {kind === 'none' ? null : <CommandIcon kind={kind} />}
        <span aria-hidden="true">{name}</span>
      </button>
    </div>
  );
}
