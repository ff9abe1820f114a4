import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { SHELL_TEXT } from '../text/shell.ts';
import buttons from './buttons.module.css';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { useText } from './lang.tsx';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Called by Escape, the cross and a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
}

/** A modal window on the browser's own <dialog>: it keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps): ReactNode {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, actions, wide = false }: DialogProps): ReactNode {
  const t = useText(SHELL_TEXT);
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: closing must come before the element is taken out, or the browser cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const beside = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which comes as `cancel`
    <dialog
      ref={ref}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={beside}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={buttons.icon} aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions === undefined ? null : <footer className={styles.foot}>{actions}</footer>}
      </div>
    </dialog>
  );
}
