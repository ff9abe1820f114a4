import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/index.ts';
import {
  Banner,
  Button,
  Dialog,
  Die,
  HandOver,
  IconButton,
  KeyList,
  ProgressDots,
  Segmented,
  Toast,
} from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { KIT_TEXT } from '../../text/kit.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

/** Buttons, dice, messages, dialogs. */
export function ControlSamples(): ReactNode {
  const t = useText(KIT_TEXT);
  const [speed, setSpeed] = useState('1');
  const [open, setOpen] = useState(false);
  const [passing, setPassing] = useState(false);
  const faces = (['heart', 'flame', 'rocket', 'burst', 'cube', 'hex'] as const).map((n) => <Icon key={n} name={n} />);
  const names = faces.map((_, i) => String(i + 1));
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
          <Button kind="filled" reason={g.undoNot} onPress={nothing}>
            {g.fire}
          </Button>
          <IconButton label={g.keys} icon={<Icon name="book" />} count={2} onPress={nothing} />
          <IconButton label={g.speed} icon={<Icon name="settings" />} pressed onPress={nothing} />
          <Segmented
            label={g.speed}
            value={speed}
            onChange={setSpeed}
            options={['½', '1', '2'].map((v) => ({ value: v, label: `${v}×` }))}
          />
          <ProgressDots label={g.waiting} />
        </div>
        <div className={styles.row}>
          {faces.map((_face, i) => (
            <Die
              key={names[i]}
              label={g.die}
              faces={faces}
              names={names}
              face={i}
              state={(['idle', 'legal', 'armed', 'dimmed'] as const)[i] ?? 'idle'}
            />
          ))}
          <Die label={g.die} faces={faces} names={names} face={2} rolling />
        </div>
        <Toast tone="good" onClose={nothing}>
          {g.saved}
        </Toast>
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
