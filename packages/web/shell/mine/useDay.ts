import { useLang } from '../lang.tsx';

/** A day in the reader's own way of writing it. */
export function useDay(): (time: number | string) => string {
  const lang = useLang();
  const write = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return (time) => write.format(new Date(time));
}
