import type { NoFields } from '@starhold/kernel';

/** What the Invasion's frames ask about. */
export interface InvasionAbouts {
  /** So many wild resources are still to be stored by the Invasion. */
  wild: { n: number };
  trainZones: NoFields;
  protocols: NoFields;
  putAway: NoFields;
  assault: NoFields;
  /** `n` units of `what` are to be shared. */
  share: { what: string; n: number };
  shareStore: { kind: string; n: number };
  split: { damage: string; n: number; by: number };
  beneficiary: { what: string; n: number };
  lock: NoFields;
  sabotage: { step: 'destroy' | 'take'; n: number };
  rally: NoFields;
}
