import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `sheet` comes up from the foot on phones; `side` slides in from the right. */
  kind?: 'box' | 'narrow' | 'sheet' | 'side';
  footer?: ReactNode;
}

/** A box, a sheet or a drawer over the table. Esc and a tap beside it close it; the focus goes back where it was. */
export function Dialog({ title, onClose, children, kind = 'box', footer }: DialogProps): ReactNode {
  const t = useKitText();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect: closing must come before the element is taken out, or the browser cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={ref}
      className={styles.dialog}
      data-dialog={kind}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.box}>
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton label={t.close} icon={<Icon name="close" />} size="s" onPress={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
