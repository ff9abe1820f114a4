import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './LargeCard.module.css';
import { RichText } from './RichText.tsx';
import type { LargeCardProps, LargeCardStat } from './types.ts';

/**
 * The card, large, with everything that holds for it now. Opened by hover it only shows; opened by a key or a long
 * press it is pinned: it takes the focus, its words can be followed, Esc closes it.
 */
export function LargeCard(props: LargeCardProps): ReactNode {
  const {
    title,
    kind,
    art,
    tone,
    stats = [],
    body,
    reason,
    notes = [],
    actions = [],
    pinned,
    anchor,
    onRule,
    onClose,
  } = props;
  const t = useText(KIT_TEXT);
  const root = useRef<HTMLElement>(null);
  const heading = useId();
  const place = usePlace(root, anchor ?? null);
  useFocus(root, pinned === true, onClose);
  return (
    <aside
      ref={root}
      className={styles.panel}
      data-pinned={pinned ? '' : undefined}
      data-tone="dark"
      style={{ ...place, '--edge': tone ?? '#93a5c9' } as CSSProperties}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      {art === undefined ? null : <div className={styles.art}>{art}</div>}
      <header>
        <h2 id={heading}>{title}</h2>
        {kind === undefined ? null : <p>{kind}</p>}
        {pinned ? <IconButton label={t.close} icon={<Icon name="close" />} size="s" onPress={onClose} /> : null}
      </header>
      {reason === undefined ? null : (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
        </p>
      )}
      {stats.length === 0 ? null : (
        <dl className={styles.stats}>
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </dl>
      )}
      <div className={styles.body}>
        {body.map((words, i) => (
          <p key={i.toString()}>
            <RichText text={words} onRule={pinned ? onRule : undefined} />
          </p>
        ))}
      </div>
      {notes.length === 0 ? null : (
        <dl className={styles.notes} aria-label={t.words}>
          {notes.map((note) => (
            <div key={note.term}>
              <dt>{note.term}</dt>
              <dd>
                <RichText text={note.text} onRule={pinned ? onRule : undefined} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length === 0 || !pinned ? null : (
        <footer>
          {actions.map(({ id, label, icon, hotkey, onAct }) => (
            <Button key={id} wide icon={icon} hotkey={hotkey} onPress={onAct}>
              {label}
            </Button>
          ))}
        </footer>
      )}
    </aside>
  );
}

function Stat({ label, value, icon, printed, onWhy }: LargeCardStat): ReactNode {
  const t = useText(KIT_TEXT);
  return (
    <div data-changed={printed === undefined ? undefined : ''}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        <b>{value}</b>
        {printed === undefined ? null : <s>{printed}</s>}
        {onWhy === undefined ? null : (
          <button type="button" className={styles.why} onClick={onWhy}>
            {t.why}
          </button>
        )}
      </dd>
    </div>
  );
}

/** Beside the thing it explains, where there is most room; at the foot of a small screen (see the style sheet). */
function usePlace(root: RefObject<HTMLElement | null>, anchor: Element | null): Record<string, string> {
  const [place, setPlace] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const own = root.current;
    if (!own || !anchor) return setPlace({});
    const at = anchor.getBoundingClientRect();
    const box = own.getBoundingClientRect();
    const right = at.right + 12 + box.width <= innerWidth - 8;
    const left = right ? at.right + 12 : Math.max(8, at.left - 12 - box.width);
    const top = Math.min(Math.max(8, at.top - 20), Math.max(8, innerHeight - box.height - 8));
    setPlace({ '--left': `${left}px`, '--top': `${top}px` });
  }, [anchor, root]);
  return place;
}

function useFocus(root: RefObject<HTMLElement | null>, pinned: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!pinned) return;
    const before = document.activeElement;
    root.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close.current();
    };
    const onDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onDown);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [pinned, root]);
}
