import type { ReactNode } from 'react';
import { Button, Dialog } from '../../kit/index.ts';
import { useDesk } from '../context.ts';

/** Taking back past something new leaves a caveat, so it is asked first. */
export function UndoDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t, session } = useDesk();
  return (
    <Dialog
      title={t.undo.caveatTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.undo.caveatNo}</Button>
          <Button
            kind="danger"
            onPress={() => {
              void session.undo(true);
              onClose();
            }}
          >
            {t.undo.caveatYes}
          </Button>
        </>
      }
    >
      <p>{t.undo.caveatText}</p>
    </Dialog>
  );
}
