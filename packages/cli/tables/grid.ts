/** Small helpers for drawing with characters. */

/** Cut or filled to exactly `width`. */
export function fit(text: string, width: number): string {
  const letters = [...text];
  if (letters.length <= width) return text + ' '.repeat(width - letters.length);
  return `${letters.slice(0, width - 1).join('')}…`;
}

export function centred(text: string, width: number): string {
  const room = Math.max(0, width - [...text].length);
  return fit(' '.repeat(Math.floor(room / 2)) + text, width);
}

/** `■■□□□` */
export function gauge(full: number, of: number, [on, off]: readonly [string, string] = ['■', '□']): string {
  return on.repeat(Math.max(0, full)) + off.repeat(Math.max(0, of - full));
}

/** `Shot ×2, Laser` */
export function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => ({ name, n: names.filter((other) => other === name).length }))
    .map(({ name, n }) => (n === 1 ? name : `${name} ×${n}`))
    .join(', ');
}

/** Cut into lines of at most `width` at spaces; further lines are indented. A longer word stays whole. */
export function wrapped(text: string, width: number, indent: number): string[] {
  const lines: string[] = [];
  let rest = text.trimEnd();
  let start = '';
  while ([...(start + rest)].length > width) {
    const at = rest.lastIndexOf(' ', width - start.length);
    if (at <= rest.search(/\S/)) break;
    lines.push(start + rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
    start = ' '.repeat(indent);
  }
  return [...lines, start + rest];
}
