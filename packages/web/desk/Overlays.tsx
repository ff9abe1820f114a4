import type { ReactNode } from 'react';
import { SettingsDialog } from '../shell/SettingsDialog.tsx';
import { useDesk } from './context.ts';
import { KeysDialog, PingDialog, UndoDialog, WhyDialog } from './dialogs/dialogs.tsx';
import { MenuDialog } from './dialogs/MenuDialog.tsx';
import { later } from './later.tsx';

const RulebookPanel = later(async () => (await import('../rulebook/RulebookPanel.tsx')).RulebookPanel);

const RoomDialog = later(async () => (await import('../online/desk/RoomDialog.tsx')).RoomDialog);

/** What lies over the table; one at a time. */
export type Overlay =
  | { kind: 'rule'; ref: string }
  | { kind: 'why'; gauge: string }
  | { kind: 'menu' | 'settings' | 'keys' | 'pings' | 'undo' | 'room' };

interface OverlaysProps {
  overlay: Overlay;
  onOverlay: (overlay: Overlay | null) => void;
}

export function Overlays({ overlay, onOverlay }: OverlaysProps): ReactNode {
  const { view, session } = useDesk();
  const close = (): void => onOverlay(null);
  switch (overlay.kind) {
    case 'rule':
      return <RulebookPanel game={session.setup.game} pack={packIn(view)} ruleId={overlay.ref} onClose={close} />;
    case 'why':
      return <WhyDialog gauge={overlay.gauge} onClose={close} />;
    case 'menu':
      return <MenuDialog onOverlay={onOverlay} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'pings':
      return <PingDialog onClose={close} />;
    case 'room':
      return <RoomDialog onClose={close} />;
    case 'undo':
      return <UndoDialog onClose={close} />;
  }
}

/** Games with packs say in every view which one is played with. */
function packIn(view: unknown): string | undefined {
  const { pack } = view as { pack?: unknown };
  return typeof pack === 'string' ? pack : undefined;
}
