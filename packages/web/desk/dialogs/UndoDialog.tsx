import type { ReactNode } from 'react';
import { Button, Dialog } from '../../kit/index.ts';
import { useDesk } from '../context.ts';

/** Taking back past something new marks the game, so it is asked first. */
export function UndoDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t, session } = useDesk();
  return (
    <Dialog
      title={t.undo.marksTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.undo.marksNo}</Button>
          <Button
            kind="danger"
            onPress={() => {
              void session.undo(true);
              onClose();
            }}
          >
            {t.undo.marksYes}
          </Button>
        </>
      }
    >
      <p>{t.undo.marksText}</p>
    </Dialog>
  );
}
