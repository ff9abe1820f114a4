import type { WorkbenchWords } from './workbench.ts';

export const de: WorkbenchWords = {
  title: 'Werkbank',
  face: (left) =>
    left === 1
      ? 'Wähle die Seite, die eine andere Schraube bekommt: noch 1 Schraube.'
      : `Wähle die Seite, die eine andere Schraube bekommt: noch ${left} Schrauben.`,
  screw: (die, face) => `Würfel ${die}, Seite ${face}: Welche Schraube kommt heraus, welche hinein?`,
  dice: 'Würfel',
  die: (n) => `Würfel ${n}`,
  after: (n) => `Würfel ${n} danach`,
  turn: 'drücken zum Drehen',
  out: 'Heraus',
  in: 'Hinein',
  kinds: { u: 'Blau', r: 'Rot', k: 'Schwarz', g: 'Grün', y: 'Gelb', n: 'Grau' },
  shows: (n) => `Würfel ${n} zeigt mindestens einmal`,
  all: 'Alle Würfel zusammen',
  two: (kind) => `zweimal oder öfter ${kind} in einem Wurf`,
  mean: 'Ressourcen pro Wurf im Mittel',
  blank: (n) => `Würfel ${n} zeigt nichts`,
  spread: (kind) => `Wie oft ${kind} in einem Wurf (gestrichelt: vorher)`,
  change: (was, is) => `${was}, danach ${is}`,
};
