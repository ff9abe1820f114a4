/**
 * The grammar of option ids, signals and references: `verb`, `verb:ref`, `verb:ref>ref`. A ref may have parts after a
 * dot: `k17.2`. What an option touches is read off its refs.
 */
export interface ParsedOption {
  verb: string;
  refs: string[];
}

export function parseOption(id: string): ParsedOption {
  const colon = id.indexOf(':');
  if (colon < 0) return { verb: id, refs: [] };
  return { verb: id.slice(0, colon), refs: id.slice(colon + 1).split('>') };
}

export function optionId(verb: string, ...refs: readonly (string | number)[]): string {
  return refs.length === 0 ? verb : `${verb}:${refs.join('>')}`;
}

export function verbOf(id: string): string {
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(0, colon);
}

/** All that stands behind the verb, as one piece; empty where nothing does. */
export function refOf(id: string): string {
  return id.slice(id.indexOf(':') + 1 || id.length);
}

/** The first of the refs without its parts: what the option lies on. */
export function targetOf(id: string): string {
  const { refs } = parseOption(id);
  return refs.length === 0 ? '' : refs[0].split('.')[0];
}

/** Which part of the thing it lies on: 2 in `again:k17.2`; 0 where no part is named. */
export function partOf(id: string): number {
  const dot = id.indexOf('.');
  return dot < 0 ? 0 : Number(id.slice(dot + 1));
}

/** The option with its references changed, its verb as it was. */
export function mapRefs(id: string, change: (ref: string) => string): string {
  const { verb, refs } = parseOption(id);
  return optionId(verb, ...refs.map(change));
}
