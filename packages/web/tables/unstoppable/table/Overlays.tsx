import type { ReactNode } from 'react';
import { KeysDialog } from '../../../desk/dialogs/KeysDialog.tsx';
import { MenuDialog } from '../../../desk/dialogs/MenuDialog.tsx';
import { PingDialog } from '../../../desk/dialogs/PingDialog.tsx';
import { UndoDialog } from '../../../desk/dialogs/UndoDialog.tsx';
import { WhyDialog } from '../../../desk/dialogs/WhyDialog.tsx';
import { RulebookPanel } from '../../../rulebook/RulebookPanel.tsx';
import { SettingsDialog } from '../../../shell/SettingsDialog.tsx';
import { useUns } from '../context.ts';
import { PilesDialog } from '../parts/index.ts';
import { usePart } from './usePart.ts';

/** What lies over the table; one at a time. */
export type Overlay =
  | { kind: 'rule'; ref: string }
  | { kind: 'why'; gauge: string }
  | { kind: 'menu' | 'settings' | 'keys' | 'piles' | 'pings' | 'undo' };

export function Overlays({
  overlay,
  onOverlay,
}: {
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}): ReactNode {
  const { session, view, names, w } = useUns();
  const part = usePart();
  const close = (): void => onOverlay(null);
  switch (overlay?.kind) {
    case 'rule':
      return <RulebookPanel game={session.setup.game} ruleId={overlay.ref} onClose={close} />;
    case 'why':
      return <WhyDialog gauge={overlay.gauge} onClose={close} />;
    case 'menu':
      return <MenuDialog round={view.turn} onClose={close} onChoice={(kind) => onOverlay({ kind })} />;
    case 'settings':
      return <SettingsDialog open onClose={close} />;
    case 'keys':
      return (
        <KeysDialog
          play={[{ keys: ['E'], text: w.keys.pass }]}
          look={[
            { keys: ['W'], text: w.keys.why },
            { keys: ['D'], text: w.keys.piles },
          ]}
          go={[
            { keys: ['A'], text: w.keys.list },
            ...(view.players.length > 1 ? [{ keys: ['S'], text: w.keys.seat }] : []),
          ]}
          onClose={close}
        />
      );
    case 'piles':
      return (
        <PilesDialog
          {...part}
          names={names}
          onPress={(target) => {
            part.onPress(target);
            close();
          }}
          onInspect={(target, how, at) => {
            if (how === 'hover') return;
            part.onInspect(target, how, at);
            close();
          }}
          onClose={close}
        />
      );
    case 'pings':
      return <PingDialog onClose={close} />;
    case 'undo':
      return <UndoDialog onClose={close} />;
    default:
      return null;
  }
}
