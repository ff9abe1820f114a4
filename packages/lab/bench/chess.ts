import { below, type Rng } from '@starhold/kernel';
import { Chess } from 'chessops/chess';

/** Chess by chessops: the second yardstick, a well-made engine for one game. Used by nothing else. */

/** Random games without end are common in chess; a search stops looking much earlier. */
const MOST_PLIES = 200;

/** Plays whole random games with a copy before every move, as a search does; a call returns the number of plies. */
export function chessGames(rng: Rng): () => number {
  const moves: { from: number; to: number }[] = [];
  return () => {
    let position = Chess.default();
    for (let plies = 0; plies < MOST_PLIES; plies++) {
      moves.length = 0;
      for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
      if (moves.length === 0 || position.isInsufficientMaterial()) return plies;
      position = position.clone();
      position.play(queening(position, moves[below(rng, moves.length)]));
    }
    return MOST_PLIES;
  };
}

/** A pawn that reaches the other end must become something. */
function queening(position: Chess, { from, to }: { from: number; to: number }): Parameters<Chess['play']>[0] {
  const isLast = to >= 56 || to < 8;
  return isLast && position.board.getRole(from) === 'pawn' ? { from, to, promotion: 'queen' } : { from, to };
}
