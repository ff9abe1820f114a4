import { standingOf } from '@starhold/kernel';
import type { GameCard } from '../shell/games.ts';
import type { SharedResult } from '../shell/mine/ShareDialog.tsx';
import { MINE_TEXT } from '../text/mine.ts';
import { SHELL_TEXT } from '../text/shell.ts';
import type { Desk } from './context.ts';

/**
 * The end of a game as a picture to be shown to others, with the seed, so that anybody can look it up, unless it is still a
 * secret: that of a challenge is, until its day is over.
 */
export async function resultOfTable(desk: Desk, card: GameCard): Promise<SharedResult | null> {
  const { session, moment, lang, front, view, names } = desk;
  const [t, shell] = [MINE_TEXT[lang], SHELL_TEXT[lang]];
  const person = session.setup.seats.findIndex(({ bot }) => bot === undefined);
  if (!moment.result) return null;
  const seed = await session.exportFile().then(
    (file) => file.seed,
    () => '',
  );
  const outcome = t.standings[standingOf(moment.result, Math.max(0, person))];
  const words = {
    brand: shell.brand,
    game: shell.games[card.id].name,
    outcome,
    lines: [t.rounds(front.round(view))],
    foot: seed === '' ? '' : t.seedFoot(seed),
  };
  const { game, options } = session.setup;
  return {
    played: { game, options, poster: card.poster },
    words,
    names,
    file: `starhold-${card.id}-${(seed || session.id).slice(0, 8)}.png`,
    text: `${words.game}: ${outcome}`,
  };
}
