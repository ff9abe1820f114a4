import type { PastGame } from '../../session/played.ts';
import { counts } from '../../shell/mine/tally.ts';
import type { TableText } from '../../text/table.ts';

/** What games compared with each other have alike. */
const ALIKE = ['mode', 'difficulty', 'players', 'boss', 'scenario'] as const;

const isAlike = (one: PastGame, other: PastGame): boolean =>
  one.game === other.game && ALIKE.every((key) => one.options[key] === other.options[key]);

/** How this game stands among those that were played here with the same settings; nothing for one that does not count. */
export function recordLines(played: readonly PastGame[], id: string, t: TableText['end']): string[] {
  const here = played.find((game) => game.id === id);
  if (!here || !counts(here)) return [];
  const alike = played.filter((game) => isAlike(game, here) && counts(game));
  const won = alike.filter(({ standing }) => standing === 'won').length;
  const isFirst = here.standing === 'won' && won === 1;
  return [isFirst ? t.firstWin(alike.length) : t.wonOf(won, alike.length), ...scoreLines(alike, here, t)];
}

function scoreLines(alike: readonly PastGame[], here: PastGame, t: TableText['end']): string[] {
  const { score } = here;
  const others = alike.filter(({ id }) => id !== here.id).flatMap((game) => game.score ?? []);
  if (score === null || others.length === 0) return [];
  const best = Math.max(...others);
  return [score > best ? t.newBest(best) : t.bestScore(Math.max(best, score))];
}
