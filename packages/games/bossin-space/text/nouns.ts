import { cs, de, en, type Noun } from '@starhold/effects/text';

/** The nouns that stand beside numbers, with all their forms. */

export const COLUMN: Noun = {
  en: en('column', 'columns'),
  cs: cs(
    'mi',
    'sloupec/sloupce/sloupci/sloupec/sloupci/sloupcem',
    'sloupce/sloupců/sloupcům/sloupce/sloupcích/sloupci',
  ),
  de: de('f', 'Spalte/Spalte/Spalte/Spalte', 'Spalten/Spalten/Spalten/Spalten'),
};

export const ROW: Noun = {
  en: en('row', 'rows'),
  cs: cs('f', 'řada/řady/řadě/řadu/řadě/řadou', 'řady/řad/řadám/řady/řadách/řadami'),
  de: de('f', 'Reihe/Reihe/Reihe/Reihe', 'Reihen/Reihen/Reihen/Reihen'),
};

/** Damage, on enemies and on the ship. */
export const DAMAGE: Noun = {
  en: en('damage'),
  cs: cs('n', 'zranění/zranění/zranění/zranění/zranění/zraněním'),
  de: de('m', 'Schaden/Schadens/Schaden/Schaden'),
};

/** What a life token stands for. */
export const LIFE: Noun = {
  en: en('life', 'lives'),
  cs: cs('mi', 'život/života/životu/život/životě/životem', 'životy/životů/životům/životy/životech/životy'),
  de: de('n', 'Leben/Lebens/Leben/Leben'),
};

/** What enemies and bosses have. */
export const HEALTH: Noun = {
  en: en('health'),
  cs: cs('n', 'zdraví/zdraví/zdraví/zdraví/zdraví/zdravím'),
  de: de('n', 'Leben/Lebens/Leben/Leben'),
};

export const ENEMY: Noun = {
  en: en('enemy', 'enemies'),
  cs: cs(
    'ma',
    'nepřítel/nepřítele/nepříteli/nepřítele/nepříteli/nepřítelem',
    'nepřátelé/nepřátel/nepřátelům/nepřátele/nepřátelích/nepřáteli',
  ),
  de: de('m', 'Gegner/Gegners/Gegner/Gegner', 'Gegner/Gegner/Gegnern/Gegner'),
};

export const NEW_ENEMY: Noun = {
  en: en('new enemy', 'new enemies'),
  cs: cs(
    'ma',
    'nový nepřítel/nového nepřítele/novému nepříteli/nového nepřítele/novém nepříteli/novým nepřítelem',
    'noví nepřátelé/nových nepřátel/novým nepřátelům/nové nepřátele/nových nepřátelích/novými nepřáteli',
  ),
  de: de(
    'm',
    'neuer Gegner/neuen Gegners/neuem Gegner/neuen Gegner',
    'neue Gegner/neuer Gegner/neuen Gegnern/neue Gegner',
  ),
};

export const CARD: Noun = {
  en: en('card', 'cards'),
  cs: cs('f', 'karta/karty/kartě/kartu/kartě/kartou', 'karty/karet/kartám/karty/kartách/kartami'),
  de: de('f', 'Karte/Karte/Karte/Karte', 'Karten/Karten/Karten/Karten'),
};

export const ROCKET: Noun = {
  en: en('rocket', 'rockets'),
  cs: cs('f', 'raketa/rakety/raketě/raketu/raketě/raketou', 'rakety/raket/raketám/rakety/raketách/raketami'),
  de: de('f', 'Rakete/Rakete/Rakete/Rakete', 'Raketen/Raketen/Raketen/Raketen'),
};
