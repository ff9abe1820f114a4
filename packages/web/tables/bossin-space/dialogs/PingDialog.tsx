import { optionLabel } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { isGeneral } from '../model/pings.ts';
import styles from './dialogs.module.css';

/** What a seat may say without naming cards (BOS-4.6); at the board one points where the thing lies. */
export function PingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { moment, t, view, lang, session, phone } = useBos();
  return (
    <Dialog title={t.pings.title} kind="sheet" onClose={onClose}>
      <div className={styles.pings}>
        {moment.signals.filter(isGeneral).map((id) => (
          <Button
            key={id}
            icon={<Icon name="speak" />}
            onPress={() => {
              void session.signal(id);
              onClose();
            }}
          >
            {plain(optionLabel(view, id, lang))}
          </Button>
        ))}
      </div>
      <p className={styles.lead}>{phone ? t.pings.pointByTouch : t.pings.point}</p>
      <p className={styles.lead}>{t.pings.text}</p>
    </Dialog>
  );
}
