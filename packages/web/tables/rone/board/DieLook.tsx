import { NONE } from '@starhold/rone';
import type { ReactNode } from 'react';
import { DieCross } from '../../../kit/index.ts';
import { sixFaces } from '../cards/dice.tsx';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { chancesOf } from '../model/chances.ts';
import { useRone } from '../useRone.ts';
import styles from './faces.module.css';

/** A die unfolded, with how often it shows each colour. */
export function DieLook({ seat, at }: { seat: number; at: number }): ReactNode {
  const { view, w, lang } = useRone();
  const die = view.players[seat]?.dice[at];
  if (!die) return null;
  return (
    <>
      <DieCross
        name={w.dice.name(at + 1)}
        faces={sixFaces(die.faces, lang)}
        {...(die.up === NONE ? {} : { up: die.up })}
      />
      <ul className={styles.chances}>
        {chancesOf(die.faces).map(({ kind, of6 }) => (
          <li key={kind}>
            <Screw kind={kind as ScrewKind} />
            <b>{`${of6}/6`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
