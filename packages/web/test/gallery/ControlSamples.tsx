import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { Banner, Button, Dialog, HandOver, IconButton, KeyList, ProgressDots, Segmented } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { KIT_TEXT } from '../../text/kit.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

/** Buttons, messages, dialogs. */
export function ControlSamples(): ReactNode {
  const t = useText(KIT_TEXT);
  const [speed, setSpeed] = useState('1');
  const [open, setOpen] = useState(false);
  const [passing, setPassing] = useState(false);
  return (
    <Section title={g.messages}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button kind="filled" hotkey={t.keyEnter} onPress={nothing}>
            {g.fire}
          </Button>
          <Button onPress={() => setOpen(true)}>{g.keys}</Button>
          <Button onPress={() => setPassing(true)}>{t.passTo('Jana')}</Button>
          <Button kind="danger" onPress={nothing}>
            {g.undoRocket}
          </Button>
          <IconButton label={g.keys} icon={<Icon name="book" />} onPress={nothing} />
          <IconButton label={g.speed} icon={<Icon name="settings" />} disabled onPress={nothing} />
          <Segmented
            label={g.speed}
            value={speed}
            onChange={setSpeed}
            options={['½', '1', '2'].map((v) => ({ value: v, label: `${v}×` }))}
          />
          <ProgressDots label={g.waiting} />
        </div>
        <Banner>{g.saved}</Banner>
        <Banner tone="warn" actions={[{ id: 'r', label: g.reload, onAct: nothing }]}>
          {g.update}
        </Banner>
        <Banner tone="danger">{g.problem}</Banner>
      </div>
      {open ? (
        <Dialog title={g.keys} kind="sheet" onClose={() => setOpen(false)}>
          <KeyList
            groups={[
              {
                title: g.keyGroup,
                keys: [
                  { keys: ['1', '2', '3'], text: g.keyText[0] },
                  { keys: [t.keyEnter], text: g.keyText[1] },
                  { keys: ['U'], text: g.keyText[2] },
                  { keys: ['I'], text: g.keyText[3] },
                ],
              },
            ]}
          />
        </Dialog>
      ) : null}
      {passing ? <HandOver name="Jana" seat={1} note={g.round} onConfirm={() => setPassing(false)} /> : null}
    </Section>
  );
}
