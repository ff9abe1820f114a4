import { useEffect, useState } from 'react';
import { useLang } from '../shell/lang.tsx';
import { sectionOf } from './book.ts';

/** The title of the section that tells a rule, for links and tooltips; null until the book is there. */
export function useSectionTitle(game: string, ruleId: string): string | null {
  const lang = useLang();
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: { title: string } | null): void => {
      if (isCurrent) setTitle(found?.title ?? null);
    };
    // Without the book (offline before the first visit) a link simply has no title.
    sectionOf(game, ruleId, lang).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [game, ruleId, lang]);
  return title;
}
