/** Who sits on a chair. In a saved game: `person Ada`, `search:100 Zed`, or the first word alone. */
export interface Sitter {
  name: string;
  /** A bot's spec (`rules`, `search:200`), or nothing for a person. */
  bot?: string;
}

const PERSON = 'person';
/** As the save file has it. */
const MAX_WORD = 60;

export function seatWord({ name, bot }: Sitter): string {
  return `${bot ?? PERSON} ${name}`.trim().slice(0, MAX_WORD);
}

/** A word that names no bot is a person's name: files of other hands may say no more than that. */
export function sitterOf(word: string, isBot: (spec: string) => boolean): Sitter {
  const [kind, ...rest] = word.split(' ');
  const name = rest.join(' ');
  if (kind === PERSON) return { name };
  return isBot(kind) ? { name, bot: kind } : { name: word };
}
