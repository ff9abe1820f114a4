import type { Chance } from '../engine.ts';
import type { Scalar } from '../types.ts';

type Script = Readonly<Record<string, readonly (number | string[])[]>>;

/** The luck a case asks for, by label; remembers what was drawn, so that a misspelt label can be told from a spare one. */
export class ScriptedLuck implements Chance {
  private readonly script: Map<string, (number | string[])[]>;
  private readonly nameOf: (label: string, item: Scalar) => string;
  private readonly drawn = new Set<string>();

  constructor(script: Script, nameOf: (label: string, item: Scalar) => string) {
    this.script = new Map(Object.entries(script).map(([label, values]) => [label, values.slice()]));
    this.nameOf = nameOf;
  }

  die(label: string, sides: number): number | undefined {
    const value = this.next(label);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || value < 0 || value >= sides) throw new Error(`chance.${label}: no such face`);
    return value;
  }

  /** The named items end on top (the end of the list), in the order given; the others keep their order below. */
  shuffle(label: string, items: readonly Scalar[]): Scalar[] | undefined {
    const value = this.next(label);
    if (value === undefined) return undefined;
    if (typeof value === 'number') throw new Error(`chance.${label}: names expected`);
    const rest = items.slice();
    const top = value.map((name) => {
      const at = rest.findIndex((item) => this.nameOf(label, item) === name);
      if (at < 0) throw new Error(`chance.${label}: no ${name} among the shuffled`);
      return rest.splice(at, 1)[0];
    });
    return [...rest, ...top.reverse()];
  }

  private next(label: string): number | string[] | undefined {
    this.drawn.add(label);
    return this.script.get(label)?.shift();
  }

  /** Labels under which nothing was drawn so far. */
  undrawn(): string[] {
    const drawn = [...this.drawn].join(', ') || 'nothing';
    return this.left()
      .filter((label) => !this.drawn.has(label))
      .map((label) => `chance.${label}: nothing is drawn under this label; drawn: ${drawn}`);
  }

  /** What is scripted beyond what happened. */
  unused(): string[] {
    const spare = this.left().filter((label) => this.drawn.has(label));
    return [...this.undrawn(), ...spare.map((label) => `chance: ${label} was not used up`)];
  }

  private left(): string[] {
    return [...this.script].flatMap(([label, values]) => (values.length > 0 ? [label] : []));
  }
}
