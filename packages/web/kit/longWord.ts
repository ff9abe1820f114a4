/** A word that would not fit on one line in a narrow place: it gets smaller letters instead of a break. */
export function hasLongWord(text: string, most = 12): boolean {
  return text.split(/[\s-]/).some((word) => word.length > most);
}
