import type { ReactNode } from 'react';
import { Dialog, KeyList } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { KIT_TEXT } from '../../text/kit.ts';
import { useDesk } from '../context.ts';

export interface KeyLine {
  keys: readonly string[];
  text: string;
}

/** The keys of every table; a game adds its own. */
export function KeysDialog({
  play = [],
  look = [],
  go = [],
  onClose,
}: {
  play?: readonly KeyLine[];
  look?: readonly KeyLine[];
  go?: readonly KeyLine[];
  onClose: () => void;
}): ReactNode {
  const { t } = useDesk();
  const kit = useText(KIT_TEXT);
  const { list } = t.keys;
  return (
    <Dialog title={t.keys.title} onClose={onClose}>
      <KeyList
        groups={[
          {
            title: t.keys.play,
            keys: [
              { keys: ['1', '…', '9'], text: list.options },
              { keys: [kit.keyEnter], text: list.commit },
              { keys: [kit.keyEsc], text: list.esc },
              { keys: ['U'], text: list.undo },
              { keys: ['H'], text: list.hint },
              ...play,
              { keys: ['P'], text: list.ping },
            ],
          },
          {
            title: t.keys.look,
            keys: [
              { keys: ['I'], text: list.inspect },
              ...look,
              { keys: ['R'], text: list.rules },
              { keys: ['←', '→'], text: list.replay },
              { keys: ['?'], text: list.help },
            ],
          },
          {
            title: t.keys.go,
            keys: [
              { keys: [kit.keyArrows], text: list.arrows },
              { keys: ['B'], text: list.board },
              { keys: ['C'], text: list.hand },
              { keys: ['L'], text: list.log },
              { keys: ['Q'], text: list.prompt },
              ...go,
            ],
          },
        ]}
      />
    </Dialog>
  );
}
