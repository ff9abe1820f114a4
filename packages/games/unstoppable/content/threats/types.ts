import type { PackDef } from '../schema.ts';

/** Kinds of creatures: flavour, printed on the threat side. */
export const THREAT_TYPES: PackDef['types'] = [
  { id: 'human', name: { en: 'human', cs: 'člověk', de: 'Mensch' } },
  { id: 'machine', name: { en: 'machine', cs: 'stroj', de: 'Maschine' } },
  { id: 'insect', name: { en: 'insect', cs: 'hmyz', de: 'Insekt' } },
  { id: 'beast', name: { en: 'beast', cs: 'zvíře', de: 'Tier' } },
  { id: 'fungus', name: { en: 'fungus', cs: 'houba', de: 'Pilz' } },
  { id: 'viren', name: { en: 'Viren', cs: 'Viren', de: 'Virener' } },
  { id: 'cyborg', name: { en: 'cyborg', cs: 'kyborg', de: 'Cyborg' } },
  { id: 'mutant', name: { en: 'mutant', cs: 'mutant', de: 'Mutant' } },
];
