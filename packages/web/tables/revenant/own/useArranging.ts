import { useState } from 'react';
import { useRevenant } from '../useRevenant.ts';
import { type Arranged, corruptOption, firstArranged, moved } from './arranging.ts';
import type { SectionState } from './sections.ts';

interface Arranging {
  arranged: Arranged;
  put: (thing: string, section: string | undefined) => void;
  /** A touch of a section: it is corrupted with what lies in it. */
  press: (section: string) => void;
}

/** Moving resources while it is asked which section is corrupted; null at any other time. */
export function useArranging(sections: readonly SectionState[]): Arranging | null {
  const { turn, press } = useRevenant();
  const [kept, setKept] = useState<{ id: string; arranged: Arranged }>({ id: '', arranged: {} });
  const { decision, armed, ids } = turn;
  if (decision?.at !== 'corrupt') return null;
  const arranged = kept.id === decision.id ? kept.arranged : firstArranged(sections);
  return {
    arranged,
    put: (thing, section) => {
      const next = moved(arranged, thing, section);
      setKept({ id: decision.id, arranged: next });
      // What was about to be said is said of what lies there now.
      const at = /^corrupt:(section\d)>/.exec(armed ?? '')?.[1];
      const again = at === undefined ? undefined : corruptOption(next, at);
      if (again !== undefined && ids.includes(again)) turn.preset(again);
    },
    press: (section) => {
      const option = corruptOption(arranged, section);
      if (ids.includes(option)) turn.choose(option);
      else press(section);
    },
  };
}
