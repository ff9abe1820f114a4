import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

/** What a seat may say to the others. Where things can be pointed at on the table itself, the dialog says how. */
export function PingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { moment, t, words, session } = useDesk();
  const { isPlace, point, text } = words.pings;
  const send = (id: string): void => {
    void session.signal(id);
    onClose();
  };
  const list = (ids: readonly string[]): ReactNode => (
    <div className={styles.pings}>
      {ids.map((id) => (
        <Button key={id} onPress={() => send(id)} icon={<Icon name={isPlace(id) ? 'eye' : 'speak'} />}>
          {words.option(id)}
        </Button>
      ))}
    </div>
  );
  return (
    <Dialog title={t.pings.title} kind="sheet" onClose={onClose}>
      {list(moment.signals.filter((id) => !isPlace(id)))}
      <p className={styles.lead}>{point ?? text}</p>
      {point === undefined ? list(moment.signals.filter(isPlace)) : <p className={styles.lead}>{text}</p>}
    </Dialog>
  );
}
