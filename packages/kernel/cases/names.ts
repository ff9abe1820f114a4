/**
 * What a case calls things (`as`). A name stands for a reference inside an option id: `pull:a>c2` for `pull:u7>c2`, so it
 * must not look like anything that stands in ids itself.
 */

export type Names = Readonly<Record<string, string>>;

/** Gives `ref` a name; `taken` tells an option id or a reference in which the name stands already. */
export function nameIt(
  names: Record<string, string>,
  name: string,
  ref: string,
  taken: (name: string) => string | undefined,
): void {
  const what = `given: the name ${JSON.stringify(name)}`;
  if (!/^[^\s:>.]+$/.test(name)) throw new Error(`${what} may not be empty or hold a space, ":", ">" or "."`);
  if (Object.hasOwn(names, name)) throw new Error(`${what} is given twice`);
  const id = taken(name);
  if (id !== undefined) throw new Error(`${what} is taken: it would be mistaken in ${id}`);
  names[name] = ref;
}

interface Parts {
  verb: string;
  refs: string[];
}

function partsOf(id: string): Parts {
  const at = id.indexOf(':');
  return at < 0 ? { verb: id, refs: [] } : { verb: id.slice(0, at + 1), refs: id.slice(at + 1).split('>') };
}

function changed(id: string, table: Names): string {
  const { verb, refs } = partsOf(id);
  return verb + refs.map((ref) => (Object.hasOwn(table, ref) ? table[ref] : ref)).join('>');
}

/** What the case means by `text`: one of the ids that are `there`, or else whatever its names make of it. */
export function idFor(text: string, names: Names, there: readonly string[]): string {
  if (there.includes(text)) return text;
  const said = partsOf(text);
  const means = (id: string): boolean => {
    const { verb, refs } = partsOf(id);
    const same = (ref: string, i: number): boolean => ref === said.refs[i] || ref === names[said.refs[i]];
    return verb === said.verb && refs.length === said.refs.length && refs.every(same);
  };
  return there.find(means) ?? changed(text, names);
}

/** The id in the names of the case. */
export function textFor(id: string, names: Names): string {
  return changed(id, Object.fromEntries(Object.entries(names).map(([name, ref]) => [ref, name])));
}
