import { countedCs } from '../../../text/counted.ts';
import type { EndsText } from './ends.ts';

export const cs: EndsText = {
  won: (turn, what, n, goal) => `${turn}. tah: ${what} – posledních ${n} z ${goal} poškození bosse.`,
  wonStory: (turn) => `V ${turn}. tahu zazněla poslední kapitola.`,
  hit: (turn, threat, n) => `${turn}. tah: „${threat}“, zásah za ${n}, a poslední zdraví bylo pryč.`,
  best: (damage, played) => `poškození ${damage}, použito ${played}×`,
  threats: (n) => countedCs(n, 'hrozba', 'hrozby', 'hrozeb'),
  played: (n) => `použito ${n}×`,
  line: (level, damage) => `úroveň ${level}, poškození ${damage}`,
  defeated: (n) => `poražené hrozby: ${n}`,
  turnsLeft: 'Zbývající tahy',
};
