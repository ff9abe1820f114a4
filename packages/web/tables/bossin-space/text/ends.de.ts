import { counted } from '../../../text/counted.ts';
import type { EndsText } from './ends.ts';

export const de: EndsText = {
  titles: { boss: 'Der Boss ist besiegt', hull: 'Das Schiff ist verloren', heat: 'Das Schiff ist explodiert' },
  text: (rounds, level, players) =>
    `${counted(rounds, 'Runde', 'Runden')} · ${level} · ${players === 1 ? 'allein' : `zu ${['', '', 'zweit', 'dritt', 'viert', 'fünft'][players] ?? players}`}`,
  rounds: 'Runden',
  defeated: 'Gegner weg',
  upgrades: 'Ausbau',
  life: 'Leben übrig',
  charts: {
    hull: 'Rumpf und Hitze',
    damage: 'Schaden',
    progress: 'XP und Verbesserungen',
    enemies: 'Gegner',
    onBoard: 'Auf dem Plan',
    toCome: 'Im Deck',
    boss: 'Boss',
  },
  round: 'Runde',
  broken: (boss) => `${boss} zerbricht`,
  won: (round, slot, what, n) =>
    `Runde ${round}, Position ${slot}: ${what}, ${n} Schaden, und vom Boss blieb nichts übrig.`,
  hull: (round, slot, what) => `${what}, Position ${slot} in Runde ${round}: Das kostete das letzte Leben.`,
  line: (round, slot, enemy) =>
    `Position ${slot} in Runde ${round}: „${enemy}“ durchbrach die Linie und nahm das letzte Leben.`,
  heat: (round, slot, what, limit) =>
    `${what}, Position ${slot} in Runde ${round}: Hitze ${limit}, und das Schiff explodierte.`,
  bestDamage: (damage, times) => `${damage} Schaden, ${times}-mal benutzt`,
  bestKills: (n) => `${n} Gegner`,
  bestUsed: (times) => `${times}-mal benutzt`,
  bossLeft: 'Leben des Bosses',
  heatOf: 'Hitze',
  slotsLeft: 'Positionen übrig',
  captain: (times) => `${times}-mal Kapitän`,
  damage: (n) => `${n} Schaden`,
  lastShot: 'der letzte Schuss',
  upgraded: (n) => counted(n, 'Ausbaustufe', 'Ausbaustufen'),
};
