import type { ReactNode } from 'react';
import { SettingsDialog } from '../shell/SettingsDialog.tsx';
import { useDesk } from './context.ts';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { MenuDialog } from './dialogs/MenuDialog.tsx';
import { PingDialog } from './dialogs/PingDialog.tsx';
import { UndoDialog } from './dialogs/UndoDialog.tsx';
import { WhyDialog } from './dialogs/WhyDialog.tsx';
import { later } from './later.tsx';

const RulebookPanel = later(async () => (await import('../rulebook/RulebookPanel.tsx')).RulebookPanel);

/** What lies over the table; one at a time. */
export type Overlay =
  | { kind: 'rule'; ref: string }
  | { kind: 'why'; gauge: string }
  | { kind: 'menu' | 'settings' | 'keys' | 'pings' | 'undo' };

export function Overlays({
  overlay,
  onOverlay,
}: {
  overlay: Overlay;
  onOverlay: (overlay: Overlay | null) => void;
}): ReactNode {
  const desk = useDesk();
  const { front, view, session } = desk;
  const { list } = desk.t.keys;
  const close = (): void => onOverlay(null);
  switch (overlay.kind) {
    case 'rule':
      return <RulebookPanel game={session.setup.game} pack={packIn(view)} ruleId={overlay.ref} onClose={close} />;
    case 'why':
      return <WhyDialog gauge={overlay.gauge} onClose={close} />;
    case 'menu':
      return (
        <MenuDialog
          round={front.round(view)}
          onClose={close}
          onChoice={(kind) => {
            if (kind === 'piles') {
              close();
              desk.openZone('piles');
            } else onOverlay({ kind });
          }}
        />
      );
    case 'settings':
      return <SettingsDialog open onClose={close} />;
    case 'keys':
      return (
        <KeysDialog
          play={[{ keys: ['E'], text: list.decline }, ...(front.keys?.(desk) ?? [])]}
          look={[{ keys: ['W'], text: list.why }]}
          go={[{ keys: ['A'], text: list.choices }]}
          onClose={close}
        />
      );
    case 'pings':
      return <PingDialog onClose={close} />;
    case 'undo':
      return <UndoDialog onClose={close} />;
  }
}

/** Games with packs say in every view which one is played with. */
function packIn(view: unknown): string | undefined {
  const { pack } = view as { pack?: unknown };
  return typeof pack === 'string' ? pack : undefined;
}
