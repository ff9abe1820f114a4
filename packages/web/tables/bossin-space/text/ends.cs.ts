import { countedCs } from '../../../text/counted.ts';
import type { EndsText } from './ends.ts';

export const cs: EndsText = {
  titles: { boss: 'Boss je poražen', hull: 'Loď je ztracena', heat: 'Loď vybuchla' },
  text: (rounds, level, players) =>
    `${countedCs(rounds, 'kolo', 'kola', 'kol')} · ${level} · ${players === 1 ? 'sólo' : `posádka: ${players}`}`,
  rounds: 'Kola',
  defeated: 'Nepřátel pryč',
  upgrades: 'Vylepšení',
  life: 'Zbylé životy',
  charts: {
    hull: 'Trup a teplota',
    damage: 'Zranění',
    progress: 'XP a vylepšení',
    enemies: 'Nepřátelé',
    onBoard: 'Na desce',
    toCome: 'V balíčku',
    boss: 'Boss',
  },
  round: 'Kolo',
  broken: (boss) => `${boss} se rozpadá`,
  won: (round, slot, what, n) =>
    `Kolo ${round}, pozice ${slot}: ${what}, ${countedCs(n, 'zásah', 'zásahy', 'zásahů')}, a z bosse nic nezbylo.`,
  hull: (round, slot, what) => `${what}, pozice ${slot} v kole ${round}: vzalo to poslední život.`,
  line: (round, slot, enemy) => `Pozice ${slot} v kole ${round}: „${enemy}“ prorazil linii a vzal poslední život.`,
  heat: (round, slot, what, limit) => `${what}, pozice ${slot} v kole ${round}: teplota ${limit} a loď vybuchla.`,
  bestDamage: (damage, times) => `zásahů ${damage}, použito ${times}×`,
  bestKills: (n) => countedCs(n, 'nepřítel', 'nepřátelé', 'nepřátel'),
  bestUsed: (times) => `použito ${times}×`,
  bossLeft: 'Životy bosse',
  heatOf: 'Teplota',
  slotsLeft: 'Pozic k dobru',
  captain: (times) => `kapitán ${times}×`,
  damage: (n) => `${countedCs(n, 'zásah', 'zásahy', 'zásahů')}`,
  lastShot: 'poslední výstřel',
  upgraded: (n) => `vylepšení: ${n}`,
};
