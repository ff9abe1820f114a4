import { cs, de, en, type Noun } from '@starhold/effects/text';

/** Czech: nom/gen/dat/acc/loc/ins; German: nom/gen/dat/acc. */
export const CARD: Noun = {
  en: en('card', 'cards'),
  cs: cs('f', 'karta/karty/kartě/kartu/kartě/kartou', 'karty/karet/kartám/karty/kartách/kartami'),
  de: de('f', 'Karte/Karte/Karte/Karte', 'Karten/Karten/Karten/Karten'),
};
export const COIN: Noun = {
  en: en('coin', 'coins'),
  cs: cs('f', 'mince/mince/minci/minci/minci/mincí', 'mince/mincí/mincím/mince/mincích/mincemi'),
  de: de('f', 'Münze/Münze/Münze/Münze', 'Münzen/Münzen/Münzen/Münzen'),
};
