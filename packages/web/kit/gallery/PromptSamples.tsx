import { nameOf } from '@starhold/bossin-space/text';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { GALLERY_TEXT } from '../../text/kit-gallery.ts';
import { Prompt } from '../Prompt.tsx';
import type { PromptOption } from '../types.ts';
import { SHOWN } from './cards.ts';
import styles from './Gallery.module.css';

const nothing = () => {};

export function PromptSamples(): ReactNode {
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  const [chosen, setChosen] = useState('E25');
  const name = (type: string) => nameOf(SHOWN, 'enemy', type, lang);
  const options: PromptOption[] = [
    { id: 'E14', label: name('E14'), result: '2 → 1' },
    { id: 'E25', label: name('E25'), result: g.defeated },
    { id: 'E10', label: name('E10'), result: g.absorbed, resultTone: 'absorbed' },
    { id: 'E20', label: name('E20'), reason: g.outOfReach },
  ];
  return (
    <div className={styles.stack}>
      <Prompt
        what={g.step}
        whatIcon={<Icon name="rocket" />}
        question={g.question}
        rule={g.rule}
        why={{ label: g.why, onOpen: nothing }}
        options={options.map((o) => ({ ...o, selected: o.id === chosen }))}
        onOption={setChosen}
        commit={{ label: g.fire, icon: <Icon name="rocket" />, onCommit: nothing }}
        undo={{ label: g.undoRocket, onUndo: nothing }}
      />
      <Prompt
        keys={false}
        what={g.step}
        question={g.question}
        refusal={{ name: name('E20'), text: g.reason }}
        commit={{ label: g.fire, reason: g.outOfReach, onCommit: nothing }}
        undo={{ label: g.undoRocket, reason: g.undoNot, onUndo: nothing }}
      />
      <Prompt keys={false} what={g.slot} question={g.waiting} rule={g.rule} waiting={g.waiting} />
    </div>
  );
}
