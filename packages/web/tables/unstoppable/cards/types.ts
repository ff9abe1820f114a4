import type { CardView, SleeveView, ThreatView } from '@starhold/unstoppable';
import type { InspectHow } from '../../../kit/index.ts';
import type { Marking, Target } from '../model/marks.ts';

/** What every card can be told: how it is marked and what touching it does. Nothing here knows the rules. */
export interface Touch extends Partial<Marking> {
  /** Stable key: the card flies when it appears at another place under the same key. */
  flipKey?: string;
  /** Its address on the table, for keys that are about the thing in focus. */
  target?: Target;
  /** Smaller letters are set by the place: cards are measured in em. */
  className?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Hover, long press, right click or the key `i`. */
  onInspect?: ((how: InspectHow, at: Element) => void) | undefined;
  onInspectEnd?: (() => void) | undefined;
}

/** `hand` 15.6 × 23.4 em with the whole text; `large` adds the text of the upgrades; `mini` 10.4 × 13.6 em without text. */
export type CoreCardSize = 'mini' | 'hand' | 'large';

export interface CoreCardProps extends Touch {
  card: CardView;
  size?: CoreCardSize;
}

export interface ThreatCardProps extends Touch {
  threat: ThreatView;
  /** Damage the chosen effect would add, hatched. */
  incoming?: number;
  place: 'field' | 'onDeck';
}

export interface MarketTileProps extends Touch {
  upgrade: string;
  /** What it costs now, and what is printed. */
  price: number;
  base: number;
}

export interface CoreDeckTileProps extends Touch {
  level: number;
  size: number;
  /** Id of the core card on top. */
  top: string | null;
}

export interface OpenSleeveProps {
  card: SleeveView & { cost: number };
  /** Only where the threat side lies open: on the battlefield or on deck. */
  threat?: ThreatView | undefined;
  onRule?: ((ref: string) => void) | undefined;
}
