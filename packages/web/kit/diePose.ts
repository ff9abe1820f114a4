/** How a cube is turned and lit. Faces: front, right, back, left, top, bottom. */

/** Turns of the cube, in degrees, that bring each face to the front with its picture upright. */
const TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -90],
  [0, 180],
  [0, 90],
  [-90, 0],
  [90, 0],
];

type Normal = readonly [x: number, y: number, z: number];

/** Which way each face looks before the cube is turned; y points down, z to the reader. */
const NORMALS: readonly Normal[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 0, -1],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
];

export function turnOf(up: number): { x: number; y: number } {
  const [x, y] = TURNS[up] ?? TURNS[0];
  return { x, y };
}

/** Where a face looks once `up` is in front. */
export function normalOf(face: number, up: number): Normal {
  const turn = turnOf(up);
  const [a, b] = [(turn.x * Math.PI) / 180, (turn.y * Math.PI) / 180];
  const [x, y, z] = NORMALS[face] ?? NORMALS[0];
  // rotateX(a) rotateY(b): the right one acts first.
  const [x1, z1] = [x * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - x * Math.sin(b)];
  const [y2, z2] = [y * Math.cos(a) - z1 * Math.sin(a), y * Math.sin(a) + z1 * Math.cos(a)];
  return [Math.round(x1), Math.round(y2), Math.round(z2)];
}

/** The lamp hangs above the table: the top is brightest, sides are in the shade. */
export function lightOf(face: number, up: number): number {
  const [x, y, z] = normalOf(face, up);
  if (y === -1) return 1.25;
  if (z === 1) return 1;
  return x !== 0 ? 0.68 : 0.5;
}
