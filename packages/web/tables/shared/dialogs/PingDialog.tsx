import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

/** What a seat may say to the others. */
export function PingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { moment, t, words, session } = useDesk();
  const { isPlace } = words.pings;
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
      <p className={styles.lead}>{words.pings.text}</p>
      <h3 className={styles.sub}>{t.pings.general}</h3>
      {list(moment.signals.filter((id) => !isPlace(id)))}
      <h3 className={styles.sub}>{t.pings.board}</h3>
      {list(moment.signals.filter(isPlace))}
    </Dialog>
  );
}
