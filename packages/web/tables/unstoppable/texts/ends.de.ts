import { counted } from '../../../text/counted.ts';
import type { EndsText } from './ends.ts';

export const de: EndsText = {
  won: (turn, what, n, goal) => `Zug ${turn}: ${what} brachte die letzten ${n} von ${goal} Bossschaden.`,
  wonStory: (turn) => `In Zug ${turn} war das letzte Kapitel erzählt.`,
  hit: (turn, threat, n) => `Zug ${turn}: „${threat}“ traf für ${n} und nahm die letzte Gesundheit.`,
  best: (damage, played) => `${damage} Schaden, ${played}-mal benutzt`,
  threats: (n) => counted(n, 'Bedrohung', 'Bedrohungen'),
  played: (n) => `${n}-mal benutzt`,
  line: (level, damage) => `Stufe ${level}, ${damage} Schaden`,
  defeated: (n) => `${counted(n, 'Bedrohung', 'Bedrohungen')} besiegt`,
  turnsLeft: 'Züge übrig',
};
