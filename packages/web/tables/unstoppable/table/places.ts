import type { ReactNode } from 'react';

/** What the frame of the table hands to its two arrangements. */
export interface PlaceProps {
  prompt: ReactNode;
  log: ReactNode;
  hint: ReactNode;
  /** The list of all choices is open (phone). */
  list: boolean;
  onList: (open: boolean) => void;
  /** Something lies over the table: sheets make room. */
  covered: boolean;
  onRules: () => void;
  onPiles: () => void;
}
