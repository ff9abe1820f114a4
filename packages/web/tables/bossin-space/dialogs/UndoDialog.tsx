import type { ReactNode } from 'react';
import { Button, Dialog } from '../../../kit/index.ts';
import { useBos } from '../context.ts';

/** Taking back past something new marks the game, so it is asked first. */
export function UndoDialog({ onYes, onClose }: { onYes: () => void; onClose: () => void }): ReactNode {
  const { t } = useBos();
  return (
    <Dialog
      title={t.undo.marksTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.undo.marksNo}</Button>
          <Button kind="danger" onPress={onYes}>
            {t.undo.marksYes}
          </Button>
        </>
      }
    >
      <p>{t.undo.marksText}</p>
    </Dialog>
  );
}
