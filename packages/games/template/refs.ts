/** Names of things on the table inside options (`haul:r1`); cards of a hand go by their find (`play:lens`). */

/** Slots of the row are counted from 1. */
export function slotRef(slot: number): string {
  return `r${slot + 1}`;
}

export function slotIn(ref: string): number {
  return Number(ref.slice(1)) - 1;
}
