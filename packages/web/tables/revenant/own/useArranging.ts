import { useState } from 'react';
import { restingIn, stayingIn } from '../model/goods.ts';
import { useRevenant } from '../useRevenant.ts';
import { type Arranged, cleared, corruptOption, firstArranged, moved } from './arranging.ts';
import type { SectionState } from './sections.ts';

interface Arranging {
  arranged: Arranged;
  put: (thing: string, section: string | undefined) => void;
  /** A touch of a section: it is corrupted; as little as may be stays in it, unless somebody has arranged them. */
  press: (section: string) => void;
}

interface Kept {
  id: string;
  arranged: Arranged;
  /** Something was moved by hand. */
  isOwn: boolean;
}

/** Moving resources while it is asked which section is corrupted; null at any other time. */
export function useArranging(sections: readonly SectionState[]): Arranging | null {
  const { turn, press, own } = useRevenant();
  const [kept, setKept] = useState<Kept>({ id: '', arranged: {}, isOwn: false });
  const { decision, armed, ids } = turn;
  if (decision?.at !== 'corrupt') return null;
  const arranged = kept.id === decision.id ? kept.arranged : firstArranged(sections);
  return {
    arranged,
    put: (thing, section) => {
      const next = moved(arranged, thing, section);
      setKept({ id: decision.id, arranged: next, isOwn: true });
      // What was about to be said is said of what lies there now.
      const at = /^corrupt:(section\d)>/.exec(armed ?? '')?.[1];
      const again = at === undefined ? undefined : corruptOption(next, at);
      if (again !== undefined && ids.includes(again)) turn.preset(again);
    },
    press: (section) => {
      const isOwn = kept.id === decision.id && kept.isOwn;
      const least = isOwn ? undefined : restingIn(ids, section, own.stored);
      const now =
        least === undefined ? arranged : cleared(firstArranged(sections), section, stayingIn(least), sections);
      if (!isOwn) setKept({ id: decision.id, arranged: now, isOwn });
      const option = corruptOption(now, section);
      if (ids.includes(option)) turn.choose(option);
      else press(section);
    },
  };
}
