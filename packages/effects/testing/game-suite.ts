import { type GameModule, LANGUAGES } from '@starhold/kernel';
import { contractSuite, type Trial } from '@starhold/kernel/testing';
import { authoringPart } from './authoring-part.ts';
import { type CardsPlan, cardsPart } from './cards-part.ts';
import { casesPart } from './cases-part.ts';
import { type CoveragePlan, coveragePart } from './coverage-part.ts';
import type { GameFolder } from './folder.ts';
import { packsPart } from './packs-part.ts';
import type { Runner } from './runner.ts';
import { type NamedOptions, settingsOf } from './settings.ts';
import { type WordsPlan, wordsPart } from './words-part.ts';

/** What a game says about itself beyond its module: mostly nothing. */
export interface SuitePlan extends CoveragePlan, WordsPlan, CardsPlan {
  /** The tables at which the contract is played, where those of `trials` are too many to play at all of them every time. */
  played?: readonly NamedOptions[];
  /** What all trials of the contract have in common besides rules and options. */
  trial?: Partial<Omit<Trial, 'name' | 'rules' | 'options' | 'positions'>>;
  /** Event types, rule ids, `ask:<frame kind>`, `over:<reason>` that the trials together must reach. */
  rare?: readonly string[];
  /** The policy takes the first of equal picks, so only prompts are held against the order of options. */
  tiesByOrder?: true;
}

const USUAL_GAMES = 6;

/** Everything that every game promises: one call is all the tests that a game needs for it. */
export function gameSuite(runner: Runner, game: GameModule, folder: GameFolder, plan: SuitePlan = {}): void {
  casesPart(runner, game, folder);
  coveragePart(runner, folder, plan);
  wordsPart(runner, game, folder, plan);
  cardsPart(runner, game, folder, plan);
  packsPart(runner, game, folder);
  authoringPart(runner, game, folder);
  const trials = (plan.played ?? plan.trials ?? settingsOf(game)).map((setting) => trialOf(game, setting, plan));
  contractSuite(runner, game.name.en, trials, plan.rare);
}

function trialOf(game: GameModule, table: NamedOptions, { trial, positions, tiesByOrder }: SuitePlan): Trial {
  const { name, raw, games = trial?.games ?? USUAL_GAMES, every = trial?.every } = table;
  const { rules } = game;
  const options = game.parseOptions(raw);
  // Without handles there is nothing that could survive a shuffle.
  const without = [...(trial?.without ?? []), ...(rules.hiddenHandles ? [] : (['handles'] as const))];
  const speaks: Trial['speaks'] = {
    prompt: (view, decision) => LANGUAGES.map((lang) => game.text.prompt(view, decision, lang)).join(' | '),
    ...(tiesByOrder ? {} : { choose: game.brain.choose }),
  };
  const whole: Trial = { speaks, ...trial, games, name, rules, options, without };
  if (every !== undefined) whole.every = every;
  if (positions) whole.positions = { ...positions, make: (seed) => positions.make(options, seed) };
  return whole;
}
