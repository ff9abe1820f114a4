import { health, loseHealth, named, recruited, screws } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Melee damage. */
export const BLACK: CardDef[] = [
  recruited('RC09', 'k', 1, 2, named('Chain Fighter', 'Řetězník', 'Kettenkämpfer'), { M: 3, P: 1 }),
  recruited('RC10', 'kk', 3, 2, named('Pit Mutant', 'Mutant z jámy', 'Grubenmutant'), { M: 6, P: 1 }),
  recruited('RC11', 'kw', 3, 2, named('Bone Crusher', 'Drtič kostí', 'Knochenbrecher'), { M: 3, D: 3, P: 1 }),
  recruited('RC12', 'k', 4, 2, named('Berserk Hybrid', 'Zběsilý hybrid', 'Rasender Hybrid'), {
    play: [loseHealth(1)],
    M: 6,
    P: 1,
  }),
  recruited('RC13', 'ky', 3, 2, named('Scavenger Gang', 'Tlupa sběračů', 'Plündererbande'), {
    play: [screws(1)],
    M: 3,
    P: 3,
  }),
  recruited('RC14', '', 3, 2, named('Ambush', 'Léčka', 'Hinterhalt'), { keep: true, M: 2, P: 1 }),
  recruited('RC15', 'kkr', 6, 1, named('Wrecking Mutant', 'Demoliční mutant', 'Abrissmutant'), {
    play: [{ op: 'destroyStored', n: 2, who: 'opponent' }],
    M: 7,
    P: 1,
  }),
  recruited('RC16', 'kg', 4, 1, named('Frenzy', 'Běs', 'Raserei'), {
    play: [health(1)],
    bonus: [{ damage: 'melee', n: { base: 0, per: 'played', each: 1, max: 6 } }],
    P: 2,
  }),
];
