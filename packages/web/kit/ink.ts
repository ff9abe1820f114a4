const TOKENS: Readonly<Record<string, string>> = {
  heat: 'ink-heat',
  life: 'ink-life',
  boss: 'ink-boss',
  xp: 'warn',
  game: 'game-ink',
};

/** The colour of a tone, from the theme; of one that has none, that of the words around. */
export const inkOf = (tone: string): string => `var(--${TOKENS[tone] ?? tone})`;
