import type { Language, OptionSpec, TableModule } from '@starhold/kernel';
import type { ByLang, Field, GameForm, Value } from './model.ts';

/** The options of a game as fields of its form: values and defaults from its rules, words from its text. */

interface Words {
  label: ByLang;
  help: ByLang;
}
/** By option; each has words for every value. */
type FormWords<K extends string> = Record<K, Words & { values: Record<string, Words> }>;

interface FieldPlan<K extends string> {
  /** Shown openly, in this order; the rest are rulings that few will touch. */
  main: readonly K[];
  /** Options that are asked for each seat, by seat. */
  seats?: readonly K[];
  /** Of these: values that name nobody. */
  open?: readonly string[];
  /** Where an option changes something only with others set in a certain way. */
  applies: Partial<Record<K, Field['applies']>>;
}

type Fields = Pick<GameForm, 'players' | 'main' | 'house'>;

export function fieldsOf<K extends string>(
  game: TableModule,
  words: FormWords<K>,
  plan: FieldPlan<NoInfer<K>>,
): Fields {
  const seatOf = (key: K): Pick<Field, 'seat'> => {
    const seat = plan.seats?.indexOf(key) ?? -1;
    return seat < 0 ? {} : { seat };
  };
  const shown = [...plan.main, ...(plan.seats ?? [])];
  const field = (key: K, values: readonly Value[], standard: Value): Field => ({
    key,
    ...seatOf(key),
    label: words[key].label,
    help: words[key].help,
    choices: values.map((value) => ({
      value,
      ...(words[key].values[String(value)] ?? plainWords(String(value))),
      ...(plan.seats?.includes(key) && plan.open?.includes(String(value)) ? { isOpen: true as const } : {}),
    })),
    default: standard,
    applies: plan.applies[key] ?? ((_, players) => (seatOf(key).seat ?? 0) < players),
  });
  const difficulties = [...new Set(game.modes.flatMap((mode) => mode.difficulties))];
  const all = [
    field('difficulty' as K, difficulties, (game.parseOptions({}) as { difficulty?: Value }).difficulty ?? 'normal'),
    ...specsOf(game).map(([key, spec]) => {
      if (spec.kind === 'list') throw new Error(`no field for option ${key}`);
      return field(key as K, valuesOf(spec), spec.default);
    }),
  ];
  return {
    players: playersOf(game),
    main: shown.flatMap((key) => all.find((entry) => entry.key === key) ?? []),
    house: all.filter((entry) => !shown.some((key) => key === entry.key)),
  };
}

/** The form of a game that has no words for its options: their names and values as the rules have them. */
export function generalForm(game: TableModule): GameForm {
  const house = specsOf(game).flatMap(([key, spec]): Field[] => {
    // Lists are left at their default: a form that lets choose several needs words.
    if (spec.kind === 'list') return [];
    const choices = valuesOf(spec).map((value) => ({ value, ...plainWords(String(value)) }));
    return [{ key, ...plainWords(key), choices, default: spec.default, applies: () => true }];
  });
  return { players: playersOf(game), main: [], house, firstGame: {}, guidedSeed: null };
}

export const inAllLanguages = (said: (lang: Language) => string): ByLang => ({
  en: said('en'),
  cs: said('cs'),
  de: said('de'),
});

/** A mode lists the options that mean something in it; together they are all there are. */
function specsOf({ modes }: TableModule): [string, OptionSpec][] {
  return Object.entries(Object.assign({}, ...modes.map((mode) => mode.options)));
}

function playersOf({ modes }: TableModule): number[] {
  return [...new Set(modes.flatMap((mode) => mode.players))].sort((a, b) => a - b);
}

function valuesOf(spec: Exclude<OptionSpec, { kind: 'list' }>): readonly Value[] {
  if (spec.kind === 'choice') return spec.values;
  return spec.kind === 'switch'
    ? [true, false]
    : Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}

/** A number, or a name of the rules, says what it means. */
function plainWords(text: string): Words {
  const same = (said: string): ByLang => ({ en: said, cs: said, de: said });
  return { label: same(text), help: same('') };
}
