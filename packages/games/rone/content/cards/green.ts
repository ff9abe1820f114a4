import { draw, foeScraps, health, may, named, recruited, recycle, sacrifice, when } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Health, recycling, cleaning the deck. */
export const GREEN: CardDef[] = [
  recruited('RC25', 'g', 2, 2, named('Field Medic', 'Polní medik', 'Feldsanitäterin'), { play: [health(2)], P: 2 }),
  recruited('RC26', 'gw', 3, 2, named('Regrowth', 'Dorůstání', 'Nachwachsen'), { play: [health(3), recycle(2)], P: 1 }),
  recruited('RC27', 'g', 4, 2, named('Compost Crew', 'Kompostáři', 'Kompostkolonne'), { play: [recycle(5)], P: 1 }),
  recruited('RC28', 'gk', 4, 1, named('Symbiote', 'Symbiont', 'Symbiont'), { play: [health(2)], M: 3, P: 2 }),
  recruited('RC29', 'g', 3, 2, named('Cull the Weak', 'Probírka slabých', 'Auslese'), {
    play: [sacrifice, when({ atLeast: 1, of: 'played' }, [may({ op: 'destroyPlayed' }, health(2))]), draw(1)],
    P: 2,
  }),
  recruited('RC30', 'gg', 4, 2, named('Wild Herd', 'Divoké stádo', 'Wilde Herde'), { play: [recycle(2)], M: 5 }),
  recruited('RC31', 'gu', 4, 1, named('Spore Cloud', 'Mrak spor', 'Sporenwolke'), {
    play: [foeScraps(3), health(2)],
    P: 1,
  }),
  recruited('RC32', 'ggr', 6, 1, named('Elder Mutant', 'Mutantí stařešina', 'Uralter Mutant'), {
    play: [health(3), recycle(1)],
    R: 3,
    P: 1,
  }),
];
