import { type BaseFrame, type Core, type GameModule, LANGUAGES, seedOf } from '@starhold/kernel';
import { literalsIn, withoutComments } from '../text/testing.ts';
import { claim, claimNone } from './claim.ts';
import { type GameFolder, sourcesIn } from './folder.ts';
import { type Beside, Reading } from './reading.ts';
import type { Runner } from './runner.ts';
import { type NamedOptions, settingsOf } from './settings.ts';

const USUAL_GAMES = 3;
/** Of each setting; the contract looks at more. */
const POSITIONS_READ = 3;
const USUAL_ANSWERS = 400;

export interface WordsPlan {
  /** Tables to try, if not each mode, number of players, difficulty and value of an option once. */
  trials?: readonly NamedOptions[];
  /** Of every one so many games by random answers and so many by the policy, at most so many answers long. */
  games?: number;
  answers?: number;
  positions?: PositionsPlan;
  /** More that is said about an event: what caused it, say. */
  beside?: Beside;
  /** Verbs that have words. */
  verbs?: readonly string[];
  /** Events and verbs that exist, but are met in no game and no position that is read. */
  unread?: readonly string[];
}

/** Random positions, for what random games hardly ever reach. */
export interface PositionsPlan {
  count: number;
  /** How far each is played on. */
  answers: number;
  make(options: unknown, seed: string): Core<BaseFrame>;
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
    it('are met for every verb that has some', () => {
      const missed = (plan.verbs ?? []).filter((verb) => !reading().verbs.has(verb) && !plan.unread?.includes(verb));
      claimNone(missed.map((verb) => `${verb} was never offered`));
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
  const reading = new Reading(game, plan.beside);
  const { games = USUAL_GAMES, answers = USUAL_ANSWERS, positions } = plan;
  for (const { name, raw } of plan.trials ?? settingsOf(game)) {
    for (let i = 0; i < 2 * games; i++) {
      reading.play(game.parseOptions(raw), seedOf(`words ${name}`, i), i % 2 === 0, answers);
    }
    for (let i = 0; positions && i < POSITIONS_READ; i++) {
      const [options, seed] = [game.parseOptions(raw), seedOf(`words at ${name}`, i)];
      reading.play(options, seed, true, positions.answers, positions.make(options, seed));
    }
  }
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
