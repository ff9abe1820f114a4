import type { Language } from '@starhold/kernel';

/** Said wherever a running game can be taken away as a file. */
export const SECRET_FILE: Record<Language, string> = {
  en: 'The game is still running: the file holds the seed, and with it everything that is hidden, so show it to nobody who plays.',
  cs: 'Hra ještě běží: soubor obsahuje semínko, a tím i vše, co je zatím skryté, takže ho neukazuj nikomu, kdo hraje.',
  de: 'Das Spiel läuft noch: Die Datei enthält den Startwert und damit alles, was noch verdeckt ist; zeig sie niemandem, der mitspielt.',
};
