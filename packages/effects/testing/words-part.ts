import { type GameModule, LANGUAGES, seedOf } from '@starhold/kernel';
import { literalsIn, withoutComments } from '../text/testing.ts';
import { claim, claimNone } from './claim.ts';
import { type GameFolder, sourcesIn } from './folder.ts';
import { Reading } from './reading.ts';
import type { Runner } from './runner.ts';
import { settingsOf } from './settings.ts';

const USUAL_GAMES = 3;
const USUAL_ANSWERS = 400;

export interface WordsPlan {
  /** Of every setting so many games by random answers and so many by the policy, at most so many answers long. */
  games?: number;
  answers?: number;
  /** More positions to read on from: what games that bots play never reach. */
  positions?(reading: Reading): void;
  /** Events that the rules tell but played games do not reach. */
  unread?: readonly string[];
}

/** Everything that is said can be read in every language, and is said about everything. */
export function wordsPart({ describe, it }: Runner, game: GameModule, folder: GameFolder, plan: WordsPlan): void {
  const source = withoutComments(sourcesIn(folder).join('\n'));
  const told = literalsIn(source, '(?:tell|reveal)', 0);
  let played: Reading | undefined;
  const reading = (): Reading => {
    played ??= readGames(game, plan);
    return played;
  };

  describe('the words', () => {
    it('can be read in every language, in whole games', () => {
      claim(reading().answers > 0, 'nobody has answered anything');
      claimNone([...reading().problems]);
    });
    it('are met for every event that the rules tell', () => {
      claim(told.size > 0, 'the rules tell nothing');
      const missed = [...told].filter((type) => !reading().events.has(type) && !plan.unread?.includes(type));
      claimNone(missed.map((type) => `${type} was never told`));
    });
    it('are there for every refusal of the rules', () => {
      const refused = new Set([...literalsIn(source, 'no(?:\\?\\.)?', 2), ...reading().refusals]);
      claimNone(
        [...refused].flatMap((msg) =>
          LANGUAGES.filter((lang) => isMissing(game, msg, lang)).map((lang) => `${lang}: ${msg}`),
        ),
      );
    });
  });
}

function readGames(game: GameModule, plan: WordsPlan): Reading {
  const reading = new Reading(game);
  const { games = USUAL_GAMES, answers = USUAL_ANSWERS } = plan;
  for (const { name, raw } of settingsOf(game)) {
    for (let i = 0; i < 2 * games; i++) {
      reading.play(game.parseOptions(raw), seedOf(`words ${name}`, i), i % 2 === 0, answers);
    }
  }
  plan.positions?.(reading);
  return reading;
}

/** What a message is told is not known here: only that there is none counts. */
function isMissing(game: GameModule, msg: string, lang: (typeof LANGUAGES)[number]): boolean {
  try {
    game.text.refusal({ rule: '', msg, args: [] }, lang);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith('no message');
  }
}
