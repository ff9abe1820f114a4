import type { WorkbenchWords } from './workbench.ts';

export const cs: WorkbenchWords = {
  title: 'Ponk na kostky',
  face: (left) =>
    left === 1
      ? 'Vyber stěnu, která dostane jiný šroub: zbývá 1 šroub.'
      : `Vyber stěnu, která dostane jiný šroub: zbývají ${left} šrouby.`,
  screw: (die, face) => `Kostka ${die}, stěna ${face}: který šroub ven a který dovnitř?`,
  dice: 'Kostky',
  die: (n) => `Kostka ${n}`,
  after: (n) => `Kostka ${n} potom`,
  turn: 'stiskem se otočí',
  out: 'Ven',
  in: 'Dovnitř',
  kinds: { u: 'modrá', r: 'červená', k: 'černá', g: 'zelená', y: 'žlutá', n: 'neutrální' },
  shows: (n) => `Kostka ${n} ukáže aspoň jeden`,
  all: 'Všechny kostky dohromady',
  two: (kind) => `${kind}: dva a více v jednom hodu`,
  mean: 'zdrojů na jeden hod v průměru',
  blank: (n) => `kostka ${n} neukáže nic`,
  spread: (kind) => `${kind}: kolik v jednom hodu (čárkovaně: předtím)`,
  change: (was, is) => `${was}, potom ${is}`,
};
