import type { OptionSpec, TableModule } from '@starhold/kernel';
import type { ByLang, Field, Value } from './model.ts';

/** The options of a game as fields of its form: values and defaults from its rules, words from its text. */

interface Words {
  label: ByLang;
  help: ByLang;
}
/** By option; each has words for every value. */
export type FormWords<K extends string> = Record<K, Words & { values: Record<string, Words> }>;

export interface FieldPlan<K extends string> {
  /** Shown openly, in this order; the rest are rulings that few will touch. */
  main: readonly K[];
  /** Where an option changes something only with others set in a certain way. */
  applies: Partial<Record<K, Field['applies']>>;
}

export function fieldsOf<K extends string>(
  game: TableModule,
  words: FormWords<K>,
  plan: FieldPlan<NoInfer<K>>,
): { players: number[]; main: Field[]; house: Field[] } {
  const field = (key: K, values: readonly Value[], standard: Value): Field => ({
    key,
    label: words[key].label,
    help: words[key].help,
    choices: values.map((value) => ({ value, ...(words[key].values[String(value)] ?? counted(value)) })),
    default: standard,
    applies: plan.applies[key] ?? (() => true),
  });
  // A mode lists the options that mean something in it; together they are all there are.
  const specs = Object.entries(Object.assign({}, ...game.modes.map((mode) => mode.options)) as Mode['options']);
  const difficulties = [...new Set(game.modes.flatMap((mode) => mode.difficulties))];
  const all = [
    field('difficulty' as K, difficulties, 'normal'),
    ...specs.map(([key, spec]) => {
      if (spec.kind === 'list') throw new Error(`no field for option ${key}`);
      return field(key as K, valuesOf(spec), spec.default);
    }),
  ];
  return {
    players: [...new Set(game.modes.flatMap((mode) => mode.players))].sort((a, b) => a - b),
    main: plan.main.flatMap((key) => all.find((entry) => entry.key === key) ?? []),
    house: all.filter((entry) => !plan.main.some((key) => key === entry.key)),
  };
}

function valuesOf(spec: Exclude<OptionSpec, { kind: 'list' }>): readonly Value[] {
  if (spec.kind === 'choice') return spec.values;
  return spec.kind === 'switch'
    ? [true, false]
    : Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}

/** A number says what it means. */
function counted(value: Value): Words {
  const same = (text: string): ByLang => ({ en: text, cs: text, de: text });
  return { label: same(String(value)), help: same('') };
}

type Mode = TableModule['modes'][number];
