import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { Button, Dialog } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

/** What a seat may say to the others. Things are pointed at on the table itself; the dialog says how. */
export function PingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { moment, t, words, session } = useDesk();
  const { isPlace, point, text } = words.pings;
  const send = (id: string): void => {
    void session.signal(id);
    onClose();
  };
  return (
    <Dialog title={t.pings.title} kind="sheet" onClose={onClose}>
      <div className={styles.pings}>
        {moment.signals
          .filter((id) => !isPlace(id))
          .map((id) => (
            <Button key={id} onPress={() => send(id)} icon={<Icon name="speak" />}>
              {words.option(id)}
            </Button>
          ))}
      </div>
      <p className={styles.lead}>{point}</p>
      <p className={styles.lead}>{text}</p>
    </Dialog>
  );
}
