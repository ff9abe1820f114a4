import type { BosView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';

/** Names for narrow places, where the printed one has more than 13 letters or a word that cannot be broken. */
const SHORT: Record<Language, Readonly<Record<string, string>>> = {
  en: { tractor: 'Tractor', doubleLeft: 'Double left', doubleRight: 'Double right', E26: 'Turncoat', E27: 'Warden' },
  cs: {
    moveLeft: 'Doleva',
    moveRight: 'Doprava',
    tractor: 'Paprsek',
    doubleLeft: '2× doleva',
    doubleRight: '2× doprava',
    doubleShot: 'Dvojstřel',
    E02: 'Levý roztoč',
    E03: 'Pravý roztoč',
    E08: 'Zloděj',
    E09: 'Medikapsle',
    E12: 'Plivač',
    E15: 'Rejnok',
    E19: 'Pijavice',
    E20: 'Leviatan',
    E21: 'Chřtán',
    E24: 'Tavné jádro',
    E26: 'Přeběhlík',
  },
  de: {
    moveLeft: 'Links',
    moveRight: 'Rechts',
    tractor: 'Strahl',
    doubleLeft: '2× links',
    doubleRight: '2× rechts',
    doubleShot: '2× Schuss',
    freeMove: 'Freier Zug',
    E02: 'Linksmilbe',
    E03: 'Rechtsmilbe',
    E09: 'Medikapsel',
    E20: 'Leviathan',
    E21: 'Schlund',
    E26: 'Abtrünniger',
    E27: 'Wächter',
  },
};

/** The printed name where every word of it fits into a line of a card. */
export function nameFor(
  narrow: boolean,
  ...[view, kind, id, lang]: [view: BosView, kind: 'command' | 'enemy', id: string, lang: Language]
): string {
  const name = nameOf(view, kind, id, lang);
  return narrow || /\p{L}{14}/u.test(name) ? shortName(view, kind, id, lang) : name;
}

export function shortName(view: BosView, kind: 'command' | 'enemy', id: string, lang: Language): string {
  return SHORT[lang][id] ?? nameOf(view, kind, id, lang);
}
