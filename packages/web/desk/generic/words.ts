import type { TableModule } from '@starhold/kernel';
import { TABLE_TEXT } from '../../text/table.ts';
import type { GameWords } from '../context.ts';
import type { WordsAt } from '../front.ts';

/** What a game says about its things, from its texts alone. */
export function wordsFor(game: TableModule, { view, names, lang, at }: WordsAt<unknown>): GameWords {
  const t = TABLE_TEXT[lang];
  const option = (id: string): string => game.text.option(view, id, lang, at);
  return {
    option,
    refusal: (refusal) => game.text.refusal(refusal, lang),
    // An option has a name where it is asked, and not always afterwards.
    undone: () => t.undo.last,
    line: (event) => game.text.event(view, event, names, lang),
    look: () => ['dots', 'plain'],
    cause: () => game.name[lang],
    round: t.round,
    whyTitle: (gauge) => gauge,
    whyNone: () => t.log.empty,
    hints: { thing: () => null, option, lookAnyway: t.prompt.choicesTitle },
    pings: { text: t.pings.title, isPlace: () => false, at: () => undefined, point: '' },
  };
}
