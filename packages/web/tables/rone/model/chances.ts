/** On how many of its six faces a die shows each colour. */
export function chancesOf(faces: readonly string[]): { kind: string; of6: number }[] {
  return [...'rkugy'].map((kind) => ({ kind, of6: faces.filter((face) => face.includes(kind)).length }));
}
