/** Cards are known by their design: equal ones get a number each, so that each stays itself while others come and go. */
export function keyed(ids: readonly string[]): { id: string; key: string; n: number }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { id, key: `${id}.${n}`, n };
  });
}
