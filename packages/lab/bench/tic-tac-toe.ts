import { createRequire } from 'node:module';
import { below, type Rng } from '@starhold/kernel';

/** boardgame.io's tic-tac-toe on its local client: the yardstick of the benchmark, and used by nothing else. */

interface Board {
  cells: (string | null)[];
}
interface LocalClient {
  start(): void;
  stop(): void;
  getState(): { G: Board; ctx: { gameover?: unknown } };
  moves: { clickCell(id: number): void };
}
type MakeClient = (options: { game: object; numPlayers: number; debug: false }) => LocalClient;

/** A plain import of this path fails: the package has no `exports` for modules. */
const load = createRequire(import.meta.url);

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe = {
  setup: (): Board => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: Board; playerID: string }, id: number): string | undefined {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }): object | undefined {
    const won = LINES.some(
      ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
    );
    if (won) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays whole random games, each on a client of its own as every match has one; a call returns the number of moves. */
export function ticTacToeGames(rng: Rng): () => number {
  const { Client } = load('boardgame.io/client') as { Client: MakeClient };
  return () => {
    const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
    client.start();
    for (let moves = 0; ; moves++) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) {
        client.stop();
        return moves;
      }
      const free = G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      client.moves.clickCell(free[below(rng, free.length)]);
    }
  };
}
