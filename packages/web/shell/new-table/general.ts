import type { OptionSpec, TableModule } from '@starhold/kernel';
import type { ByLang, Field, GameForm, Value } from './model.ts';

/** The form of a game that has no words for its options: their names and values as the rules have them. */
export function generalForm(game: TableModule): GameForm {
  const specs = Object.entries(
    Object.assign({}, ...game.modes.map((mode) => mode.options)) as Record<string, OptionSpec>,
  );
  return {
    players: [...new Set(game.modes.flatMap((mode) => mode.players))].sort((a, b) => a - b),
    main: [],
    house: specs.flatMap(([key, spec]) => fieldOf(key, spec)),
    firstGame: {},
    guidedSeed: null,
  };
}

/** Lists are left at their default: a form that lets choose several needs words. */
function fieldOf(key: string, spec: OptionSpec): Field[] {
  if (spec.kind === 'list') return [];
  const values: Value[] =
    spec.kind === 'choice'
      ? spec.values
      : spec.kind === 'switch'
        ? [true, false]
        : Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
  return [
    {
      key,
      label: same(key),
      help: same(''),
      choices: values.map((value) => ({ value, label: same(String(value)), help: same('') })),
      default: spec.default,
      applies: () => true,
    },
  ];
}

const same = (text: string): ByLang => ({ en: text, cs: text, de: text });
