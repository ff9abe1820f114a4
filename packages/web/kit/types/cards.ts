import type { Text } from '@starhold/effects/text';
import type { ReactNode } from 'react';

/** Plain words or text segments (rule words become links where a piece takes `onRule`). */
export type AnyText = string | Text;

export type CardSize = 'peek' | 'hand' | 'board' | 'large';

/**
 * `legal` glows and may be touched, `armed` is the chosen target, `refused` is looked at but not allowed (hatch, lock,
 * reason), `dimmed` is not in question now, `faceDown` shows the back, `exhausted` is spent and struck through.
 */
export type CardState = 'idle' | 'legal' | 'armed' | 'refused' | 'dimmed' | 'faceDown' | 'exhausted';

export interface CardChip {
  text: string;
  /** A shorter form for narrow cards; `text` by default. */
  short?: string;
  tone: 'legal' | 'kill' | 'absorbed';
  icon?: ReactNode;
}

export interface CardBadge {
  id: string;
  content: ReactNode;
  tone?: 'xp' | 'heat' | 'plain' | 'accent';
}

/** The bar at the foot of a board card: attack wedge, activation, shield and health. */
export interface CardStats {
  left?: ReactNode;
  centre?: ReactNode;
  right?: ReactNode;
}

export interface CardProps {
  title: string;
  /** The whole card in words, for screen readers: name, place, numbers, what it would do. */
  accessibleName: string;
  art?: ReactNode;
  size?: CardSize;
  state?: CardState;
  /** Second line on hand cards. */
  subtitle?: ReactNode;
  stats?: CardStats;
  /** Top right corner, in order. */
  badges?: CardBadge[];
  chip?: CardChip;
  /** Damage about to land, drawn as a burst: "−1". */
  hit?: string;
  /** Why the card is refused; read out, and shown where the table puts it. */
  reason?: string;
  /** Chosen in a selection (several may be). */
  selected?: boolean;
  /** Its place among the chosen: 1, 2 … */
  order?: number;
  /** Colour of the edge of hand cards, as a CSS colour. */
  tone?: string;
  /** Stable key: the card flies when it appears at another place under the same key. */
  flipKey?: string;
  /** Drawn in place of the art when face down. */
  back?: ReactNode;
  onActivate?: () => void;
  /** Hover, long press, right click or the key `i`. */
  onInspect?: (how: InspectHow, at: Element) => void;
  onInspectEnd?: () => void;
}

export type InspectHow = 'hover' | 'press' | 'key';

export interface HandProps {
  label: string;
  /** Small print beside the label: "3 cards · you choose again in round 12". */
  note?: ReactNode;
  layout?: 'fan' | 'row' | 'peek';
  cards: (CardProps & { key: string })[];
  /** Shown instead of cards when there are none. */
  empty?: string;
}

export interface PileProps {
  label: string;
  count: number;
  /** The top card face up; otherwise the back is shown. */
  top?: ReactNode;
  back?: ReactNode;
  /** Note under the pile: "8 · 6 · 2". */
  note?: ReactNode;
  flipKey?: string;
  onOpen?: () => void;
}

export interface LargeCardStat {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  /** The printed value, when another one is in force now. */
  printed?: ReactNode;
  onWhy?: () => void;
}

export interface LargeCardProps {
  title: string;
  kind?: string;
  art?: ReactNode;
  tone?: string;
  stats?: readonly LargeCardStat[];
  body: readonly AnyText[];
  /** Why it may not be touched now. */
  reason?: string;
  /** Explanations of words on the card. */
  notes?: readonly { term: string; text: AnyText }[];
  /** What can be done with it, at the foot of a pinned panel. */
  actions?: readonly { id: string; label: string; icon?: ReactNode; hotkey?: string; onAct: () => void }[];
  /** Pinned panels take the focus and have a close button; others follow the pointer and pass clicks through. */
  pinned?: boolean;
  /** The thing it explains: the panel stays beside it. */
  anchor?: Element | null;
  onRule?: (ref: string) => void;
  onClose: () => void;
}

/** A small card of a timeline or of what comes next. */
export interface MiniCardProps {
  label: string;
  accessibleName: string;
  icon: ReactNode;
  kind: 'command' | 'danger' | 'boss' | 'plain';
  state?: 'idle' | 'live' | 'done' | 'skipped' | 'flipped' | 'legal' | 'armed' | 'empty' | 'faceDown';
  /** Under the icon: the columns of an attack. */
  extra?: ReactNode;
  /** Top left: who laid it. */
  by?: string;
  badge?: ReactNode;
  /** Icon and marks only (phone). */
  compact?: boolean;
  flipKey?: string;
  onActivate?: () => void;
  onInspect?: (how: InspectHow, at: Element) => void;
  onInspectEnd?: () => void;
}
