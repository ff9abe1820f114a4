import { useSyncExternalStore } from 'react';

/** The scanner card that is pointed at: the map shows where the fleet would be after that jump. */
let card = '';
const readers = new Set<() => void>();

export function previewJump(id: string): void {
  card = id;
  for (const read of readers) read();
}

export function useJumpPreview(): string {
  return useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => card,
  );
}
