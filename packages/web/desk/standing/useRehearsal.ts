import type { Picked } from '@starhold/kernel';
import type { Rehearsed } from '@starhold/session';
import { useCallback, useEffect, useState } from 'react';
import type { TableSession } from '../../session/types.ts';

/** What the answer in the making would come to. */
export interface Rehearsal {
  rows: readonly Rehearsed[];
  /** The same for what was meant before the last change of it, and what that was. */
  before: { pick: Picked; rows: readonly Rehearsed[] } | null;
  /** Something else is taken for granted at the `nth` choice on the way. */
  assume: (nth: number, option: string) => void;
}

interface Shown {
  id: string;
  key: string;
  pick: Picked;
  rows: readonly Rehearsed[];
  before: Rehearsal['before'];
}

const NONE: readonly string[] = [];

/** `pick` is null where nothing is to be gone through. What is shown stays until the next is there. */
export function useRehearsal(session: TableSession, id: string, pick: Picked | null): Rehearsal | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const [assumed, setAssumed] = useState<{ id: string; options: readonly string[] }>({ id: '', options: NONE });
  const options = assumed.id === id ? assumed.options : NONE;
  const key = pick === null ? '' : JSON.stringify(pick);
  const asked = `${key}${options.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (pick === null || id === '') return;
    let isWanted = true;
    session.rehearse(id, pick, options).then(
      (rows) => {
        if (!isWanted) return;
        setShown((old) => {
          const isSame = old?.id === id && old.key === key;
          // With something else taken for granted, what was before is not to be compared any more.
          const kept = old?.before ? { ...old.before, rows: [] } : null;
          const before = old?.id !== id ? null : isSame ? kept : { pick: old.pick, rows: old.rows };
          return { id, key, pick, rows, before };
        });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [session, id, asked]);
  const assume = useCallback(
    (nth: number, option: string) =>
      setAssumed((old) => {
        const now = old.id === id ? old.options.slice() : [];
        while (now.length < nth) now.push('');
        now[nth] = option;
        return { id, options: now };
      }),
    [id],
  );
  if (pick === null || shown?.id !== id || shown.rows.length === 0) return null;
  return { rows: shown.rows, before: shown.before, assume };
}
