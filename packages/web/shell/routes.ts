/** The addresses of the pages, all behind the hash, so that a saved page or a plain file server can open them. */
export const paths = {
  home: '/',
  newTable: (game: string): string => `/new/${game}`,
  mine: '/mine',
  daily: '/daily',
  table: (id: string): string => `/table/${id}`,
  /** Playing with people elsewhere. */
  hall: '/online',
  /** A table of this device, to go on with there. */
  bring: (id: string): string => `/online/bring/${id}`,
  newOnline: (game: string): string => `/online/new/${game}`,
  /** An online table: its waiting room, then the game. */
  online: (id: string): string => `/t/${id}`,
  join: (code: string): string => `/join/${encodeURIComponent(code)}`,
  account: '/account',
  /** Scenarios of one's own, for a game that has them. */
  scenarios: '/scenarios',
  rulebooks: '/rules',
  rules: (game: string, section?: string): string =>
    section === undefined ? `/rules/${game}` : `/rules/${game}/${encodeURIComponent(section)}`,
} as const;

/** What of a pasted share link the table store can read: everything after `#/replay/`; null when there is no such thing. */
export function replayData(link: string): string | null {
  const found = /#\/replay\/([^\s#]+)/.exec(link.trim());
  return found ? found[1] : null;
}
