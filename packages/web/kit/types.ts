import type { Text } from '@starhold/effects/text';
import type { ReactNode } from 'react';

/** What the pieces of the kit take. Everything a reader sees comes in already in the reader's language. */

/** Plain words or text segments (rule words become links where a piece takes `onRule`). */
export type Words = string | Text;

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

export interface DieProps {
  /** One drawing per face. */
  faces: readonly ReactNode[];
  /** Names of the faces, same order. */
  names: readonly string[];
  /** Index of the face shown. */
  face: number;
  rolling?: boolean;
  state?: 'idle' | 'legal' | 'armed' | 'dimmed';
  size?: number;
  label: string;
  onActivate?: () => void;
}

export type TrackTone = 'heat' | 'xp' | 'game' | 'boss';

export interface TrackProps {
  label: string;
  icon?: ReactNode;
  tone: TrackTone;
  min?: number;
  max: number;
  value: number;
  /** Value after what is being considered: the cells between get dashed. */
  forecast?: number;
  /** Cells that hold a cube. */
  cubes?: readonly number[];
  /** The last cell is the end: explosion, defeat. Its icon. */
  endIcon?: ReactNode;
  /** Behind the value: "/5". */
  goal?: number;
  note?: ReactNode;
  noteTone?: 'plain' | 'warn';
  onWhy?: () => void;
  /** Cells only, no head line. */
  compact?: boolean;
}

export interface TokensProps {
  label: string;
  icon: ReactNode;
  intact: number;
  total: number;
  /** Places for tokens not owned yet. */
  places?: number;
  /** How many intact ones are at risk: −1 flags. */
  risk?: number;
  note?: ReactNode;
  onWhy?: () => void;
}

export interface LevelPipsProps {
  label: string;
  icon?: ReactNode;
  level: number;
  max: number;
  note?: ReactNode;
  state?: 'idle' | 'legal' | 'armed' | 'refused';
  /** What choosing it does, or why it cannot be chosen. */
  reason?: string;
  cube?: ReactNode;
  onActivate?: () => void;
}

export interface GridColumn {
  key: string;
  label: string;
  state?: 'idle' | 'legal' | 'armed';
  accessibleName?: string;
  onActivate?: () => void;
}

export interface GridRow {
  key: string;
  label: ReactNode;
  accessibleName: string;
  /** A closed row is drawn shut and holds nothing. */
  closed?: boolean;
  tone?: 'plain' | 'ship';
  /** Share of the height; 1 by default. */
  weight?: number;
}

export interface BoardGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** What lies in a cell; null leaves an empty field with its name. */
  cell: (column: GridColumn, row: GridRow) => ReactNode;
  voidLabel?: (column: GridColumn, row: GridRow) => string;
  closedLabel?: string;
  /** Above the columns: the boss. */
  top?: ReactNode;
  /** The line under a row, with its name; it can be broken. */
  line?: { afterRow: string; label: string; broken?: boolean };
  /** Behind everything: a star field. */
  background?: ReactNode;
  /** Over everything, not touchable: aim paths, flights. */
  overlay?: ReactNode;
  /** Sparing scan lines, for arcade tables. */
  scanlines?: boolean;
}

export interface AimPathProps {
  /** `flipKey`s of the two ends, looked up in the surrounding board. */
  from: string;
  to: string;
  tone?: 'legal' | 'danger';
}

export interface PromptOption {
  id: string;
  label: string;
  result?: ReactNode;
  resultTone?: 'plain' | 'good' | 'bad' | 'absorbed';
  icon?: ReactNode;
  selected?: boolean;
  /** Not allowed now, and why. The option stays reachable and says so. */
  reason?: string;
}

export interface PromptProps {
  /** Line 1: what is being resolved and which step. */
  what: ReactNode;
  whatIcon?: ReactNode;
  /** Line 2: the question. */
  question: string;
  /** Line 3: the rule, in words. */
  rule?: ReactNode;
  why?: { label: string; onOpen: () => void };
  /** Something was touched that is not allowed: takes the place of the rule. */
  refusal?: { name: string; text: string };
  options?: readonly PromptOption[];
  onOption?: (id: string) => void;
  onOptionFocus?: (id: string | null) => void;
  commit?: { label: string; icon?: ReactNode; disabled?: boolean; reason?: string; onCommit: () => void };
  /** `reason` set: undo is not possible, and why. */
  undo?: { label: string; reason?: string; onUndo: () => void };
  /** Others are to act: shows who, with dots. */
  waiting?: ReactNode;
  /** Own controls of the table between text and options. */
  children?: ReactNode;
  /** Number keys, Enter and U act while the prompt is on screen; true by default. */
  keys?: boolean;
  /** An aside line of buttons: hint, pass … */
  aside?: ReactNode;
}

export type LogTone = 'plain' | 'heat' | 'accent' | 'boss' | 'danger' | 'game' | 'info';

export interface LogLine {
  id: string;
  content: Words;
  icon?: ReactNode;
  tone?: LogTone;
  /** The moment shown now. */
  current?: boolean;
}

export interface LogGroup {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  current?: boolean;
  lines: readonly LogLine[];
}

export interface LogListProps {
  label: string;
  groups: readonly LogGroup[];
  onJump?: (lineId: string) => void;
  onRule?: (ref: string) => void;
  empty?: string;
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
  body: readonly Words[];
  /** Why it may not be touched now. */
  reason?: string;
  /** Explanations of words on the card. */
  notes?: readonly { term: string; text: Words }[];
  /** Pinned panels take the focus and have a close button; others follow the pointer and pass clicks through. */
  pinned?: boolean;
  /** The thing it explains: the panel stays beside it. */
  anchor?: Element | null;
  onRule?: (ref: string) => void;
  onClose: () => void;
}

export interface ResolveItem {
  id: string;
  label: Words;
  icon?: ReactNode;
  state: 'now' | 'waiting' | 'done';
}

export interface ResolveStackProps {
  label: string;
  items: readonly ResolveItem[];
  onRule?: (ref: string) => void;
}

export interface SeatPanelProps {
  name: string;
  seat: number;
  /** Portrait; an avatar made of name and seat by default. */
  portrait?: ReactNode;
  role?: ReactNode;
  roleIcon?: ReactNode;
  /** "Captain". */
  badge?: string;
  badgeIcon?: ReactNode;
  handSize?: number;
  /** Chosen face down / to choose. */
  chosen?: { done: number; of: number };
  me?: boolean;
  bot?: boolean;
  thinking?: boolean;
  /** The table waits for this seat. */
  waiting?: boolean;
  onInspect?: () => void;
}

export interface HandOverProps {
  name: string;
  seat: number;
  portrait?: ReactNode;
  /** Which game and round, nothing private. */
  note?: string;
  onConfirm: () => void;
}

export interface ChartSeries {
  id: string;
  label: string;
  values: readonly number[];
  /** CSS colour. Lines differ in dash and marks too. */
  color?: string;
}

export interface LineChartProps {
  title: string;
  series: readonly ChartSeries[];
  /** Name of the horizontal axis: "Round". */
  xLabel: string;
  /** First value on the horizontal axis; 1 by default. */
  firstX?: number;
  max?: number;
  /** A line across: "explosion at 5". */
  limit?: { at: number; label: string };
  onPoint?: (x: number) => void;
}

export interface EndFact {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

export interface EndAction {
  id: string;
  label: string;
  icon?: ReactNode;
  primary?: boolean;
  onAct: () => void;
}

export interface EndSummaryProps {
  won: boolean;
  title: string;
  text: Words;
  art?: ReactNode;
  facts: readonly EndFact[];
  charts: readonly LineChartProps[];
  actions: readonly EndAction[];
  marked?: string;
}

export interface ToastProps {
  tone?: 'info' | 'good' | 'warn' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
  actions?: readonly { id: string; label: string; onAct: () => void }[];
  onClose?: () => void;
}

export interface KeyListProps {
  groups: readonly { title: string; keys: readonly { keys: readonly string[]; text: string }[] }[];
}

export interface TooltipProps {
  /** What the tooltip says; title in the accent of a refusal when `tone` is refused. */
  title?: string;
  text: ReactNode;
  tone?: 'plain' | 'refused';
  /** Preferred side; it turns when there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Always shown (for a focused, refused card); otherwise on hover and focus of the child. */
  open?: boolean;
  children: ReactNode;
}

export interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  pressed?: boolean;
  disabled?: boolean;
  size?: 's' | 'm';
  /** Number on the corner: unread lines. */
  count?: number;
}

export interface SegmentedProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; accessibleName?: string }[];
  onChange: (value: T) => void;
  size?: 's' | 'm';
}

export interface ButtonProps {
  children: ReactNode;
  kind?: 'filled' | 'outline' | 'ghost' | 'danger';
  icon?: ReactNode;
  /** The key that does the same. */
  hotkey?: string;
  disabled?: boolean;
  reason?: string;
  wide?: boolean;
  onPress: () => void;
}

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `sheet` comes up from the foot on phones; `side` slides in from the right. */
  kind?: 'box' | 'sheet' | 'side';
  footer?: ReactNode;
}

export interface PanelProps {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  label?: string;
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

export interface HealthBarProps {
  label: string;
  value: number;
  max: number;
  /** Value after what is being considered. */
  forecast?: number;
}

export interface CostChipProps {
  label: string;
  icon?: ReactNode;
  value: ReactNode;
  of?: ReactNode;
  /** "−2" */
  delta?: string;
  tone?: 'life' | 'heat' | 'xp' | 'game' | 'plain';
  onOpen?: () => void;
}
