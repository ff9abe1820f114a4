import type { Language } from '@starhold/kernel';
import type { DieFace, SixFaces } from '../../../kit/types.ts';
import { RONE_TEXT } from '../text/table.ts';
import { DieFaceArt } from './Screw.tsx';

/** `rrn` for the ear: what it gives. */
export function faceWords(face: string, lang: Language): string {
  const { dice, kinds } = RONE_TEXT[lang];
  const coloured = [...face].filter((letter) => letter !== 'n');
  return coloured.length === 0 ? dice.blank : coloured.map((letter) => kinds[letter as keyof typeof kinds]).join(', ');
}

export function dieFace(face: string, lang: Language): DieFace {
  return { name: faceWords(face, lang), face: <DieFaceArt face={face} /> };
}

/** Six faces by their letters, for the 3-D die and the workbench. */
export function sixFaces(faces: readonly string[], lang: Language): SixFaces {
  const [a, b, c, d, e, f] = faces.map((face) => dieFace(face, lang));
  return [a, b, c, d, e, f];
}

/** Coloured screws of a face: what the die gives when it is used. */
export const yieldOf = (face: string): string => face.replaceAll('n', '');
