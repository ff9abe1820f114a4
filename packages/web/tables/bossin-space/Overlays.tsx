import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../art/index.ts';
import { KeysDialog } from '../../desk/dialogs/KeysDialog.tsx';
import { MenuDialog } from '../../desk/dialogs/MenuDialog.tsx';
import { PingDialog } from '../../desk/dialogs/PingDialog.tsx';
import { UndoDialog } from '../../desk/dialogs/UndoDialog.tsx';
import { WhyDialog } from '../../desk/dialogs/WhyDialog.tsx';
import { usePing } from '../../desk/pings.ts';
import { type InspectHow, LargeCard } from '../../kit/index.ts';
import { RulebookPanel } from '../../rulebook/RulebookPanel.tsx';
import { SettingsDialog } from '../../shell/SettingsDialog.tsx';
import { useBos } from './context.ts';
import { PilesDialog } from './dialogs/PilesDialog.tsx';
import { faceOf } from './model/inspect.tsx';
import { spotOfCard } from './model/pings.ts';

/** What lies over the table; one at a time. */
export type Overlay =
  | { kind: 'card'; ref: string; how: InspectHow; at: Element | null }
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
  const { session, view, w } = useBos();
  const close = (): void => onOverlay(null);
  switch (overlay?.kind) {
    case 'card':
      return <Inspected overlay={overlay} onOverlay={onOverlay} />;
    case 'rule':
      return <RulebookPanel game={session.setup.game} ruleId={overlay.ref} onClose={close} />;
    case 'why':
      return <WhyDialog gauge={overlay.gauge} onClose={close} />;
    case 'menu':
      return <MenuDialog round={view.round} onClose={close} onChoice={(kind) => onOverlay({ kind })} />;
    case 'settings':
      return <SettingsDialog open onClose={close} />;
    case 'keys':
      return (
        <KeysDialog
          play={[{ keys: ['1', '3'], text: w.keys.swap }]}
          look={[{ keys: ['W'], text: w.keys.why }]}
          onClose={close}
        />
      );
    case 'piles':
      return <PilesDialog onClose={close} />;
    case 'pings':
      return <PingDialog onClose={close} />;
    case 'undo':
      return <UndoDialog onClose={close} />;
    default:
      return null;
  }
}

function Inspected({
  overlay,
  onOverlay,
}: {
  overlay: Extract<Overlay, { kind: 'card' }>;
  onOverlay: (overlay: Overlay | null) => void;
}): ReactNode {
  const bos = useBos();
  const { view, lang, w, why, openRule, turn } = bos;
  const pingAt = usePing();
  const face = useMemo(() => faceOf(overlay.ref, { view, lang, w, why }), [overlay.ref, view, lang, w, why]);
  if (!face) return null;
  const spot = spotOfCard(overlay.ref);
  const ping = pingAt(spot);
  const actions = ping && {
    actions: [
      {
        id: ping.id,
        label: ping.label,
        icon: <Icon name="eyeOpen" />,
        hotkey: 'P',
        onAct: () => {
          ping.send();
          onOverlay(null);
        },
      },
    ],
  };
  const asked =
    overlay.how !== 'hover' &&
    turn.spots.size > 0 &&
    spot !== '' &&
    !spot.startsWith('column') &&
    !turn.spots.has(spot) &&
    turn.held !== spot;
  const reason = asked ? bos.reasonAt(spot) : undefined;
  return (
    <LargeCard
      {...face}
      {...(reason ? { reason: reason.text } : {})}
      {...actions}
      pinned={overlay.how !== 'hover'}
      anchor={isOverBoard(overlay) ? null : overlay.at}
      onRule={openRule}
      onClose={() => onOverlay(null)}
    />
  );
}

/** Opened by hover on the board it keeps to the side: it must not cover what may be touched. */
function isOverBoard({ how, at }: Extract<Overlay, { kind: 'card' }>): boolean {
  return how === 'hover' && at !== null && at.closest('[data-board]') !== null;
}
