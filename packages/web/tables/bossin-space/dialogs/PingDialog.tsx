import { optionLabel } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { partsOf } from '../model/options.ts';
import styles from './dialogs.module.css';

/** What a seat may say without naming cards (BOS-4.6). */
export function PingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { moment, t, view, lang, session } = useBos();
  const isPlace = (id: string): boolean => /^[cu]\d+$/.test(partsOf(id).ref);
  const send = (id: string): void => {
    void session.signal(id);
    onClose();
  };
  const list = (ids: readonly string[]): ReactNode => (
    <div className={styles.pings}>
      {ids.map((id) => (
        <Button key={id} onPress={() => send(id)} icon={<Icon name={isPlace(id) ? 'eye' : 'speak'} />}>
          {plain(optionLabel(view, id, lang))}
        </Button>
      ))}
    </div>
  );
  return (
    <Dialog title={t.pings.title} kind="sheet" onClose={onClose}>
      <p className={styles.lead}>{t.pings.text}</p>
      <h3 className={styles.sub}>{t.pings.general}</h3>
      {list(moment.signals.filter((id) => !isPlace(id)))}
      <h3 className={styles.sub}>{t.pings.board}</h3>
      {list(moment.signals.filter(isPlace))}
    </Dialog>
  );
}
