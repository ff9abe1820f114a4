import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { Button, IconButton } from '../kit/index.ts';
import { useKitText } from '../text/kit.ts';
import { useDesk } from './context.ts';
import styles from './inspector.module.css';
import { usePing } from './pings.ts';
import type { Target } from './target.ts';

/** What is looked at: for as long as the pointer rests on it, or until it is closed. */
export interface Looked {
  target: Target;
  pinned: boolean;
  /** Does the thing itself lie in the half of the stage where the panel would be? Then it takes the other one. */
  side: 'start' | 'end';
}

/**
 * One panel for every thing: it has a place of the frame, not a position, and covers neither prompt nor hand nor what it
 * explains. A resting pointer only shows it; a long press, a key or a press on what cannot be chosen pins it.
 */
export function Inspector({ looked, onClose }: { looked: Looked; onClose: () => void }): ReactNode {
  const desk = useDesk();
  const { marks, front } = desk;
  const kit = useKitText();
  const root = useRef<HTMLElement>(null);
  const { target, pinned } = looked;
  const ping = usePing()(target);
  const face = front.faceOf(target, desk);
  useEffect(() => {
    if (!pinned) return;
    const before = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [pinned]);
  if (!face) return null;
  const { reason, rule } = marks.of(target);
  return (
    <aside
      ref={root}
      className={styles.inspector}
      data-inspector={target}
      data-pinned={pinned ? '' : undefined}
      data-side={looked.side}
      aria-label={face.title}
      aria-hidden={pinned ? undefined : true}
      inert={pinned ? undefined : true}
      tabIndex={-1}
      style={face.tone === undefined ? undefined : ({ '--edge': face.tone } as Record<string, string>)}
    >
      <header>
        <div>
          <h2>{face.title}</h2>
          {face.kind === undefined ? null : <p>{face.kind}</p>}
        </div>
        {pinned ? <IconButton label={kit.close} icon={<Icon name="close" />} size="s" onPress={onClose} /> : null}
      </header>
      {reason === undefined ? null : (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
          {rule === undefined || !pinned ? null : (
            <button type="button" onClick={() => desk.openRule(rule)}>
              {desk.t.prompt.rule}
            </button>
          )}
        </p>
      )}
      <div className={styles.body}>{face.body}</div>
      {ping === undefined || !pinned ? null : (
        <Button
          icon={<Icon name="eyeOpen" />}
          hotkey="P"
          onPress={() => {
            ping.send();
            onClose();
          }}
        >
          {ping.label}
        </Button>
      )}
    </aside>
  );
}
