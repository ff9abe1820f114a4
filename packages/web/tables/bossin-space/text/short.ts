import type { BosView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { Language } from '@starhold/kernel';

/** Names for narrow places, where the printed one has more than 13 letters or a word that cannot be broken. */
const SHORT: Record<Language, Readonly<Record<string, string>>> = {
  en: { doubleLeft: 'Double left', doubleRight: 'Double right', E26: 'Turncoat' },
  cs: {
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
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    doubleLeft: '2× links',
    doubleRight: '2× rechts',
    freeMove: 'Freier Zug',
    E02: 'Linksmilbe',
    E03: 'Rechtsmilbe',
    E09: 'Medikapsel',
    E20: 'Leviathan',
    E21: 'Schlund',
    E26: 'Abtrünniger',
  },
};

export function shortName(view: BosView, kind: 'command' | 'enemy', id: string, lang: Language): string {
  return SHORT[lang][id] ?? nameOf(view, kind, id, lang);
}
