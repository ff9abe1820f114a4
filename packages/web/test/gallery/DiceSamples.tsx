import { type ReactNode, useState } from 'react';
import { Button, Die3d, DieCross } from '../../kit/index.ts';
import type { DieFace, Marked, SixFaces } from '../../kit/types.ts';
import styles from './Gallery.module.css';
import { FACES, MARKS, SAID, SCREWS, type Screw } from './partsData.ts';
import { ThreeScrews } from './Screws.tsx';
import { Section } from './Section.tsx';

function faceOf(screws: readonly Screw[]): DieFace {
  const name = screws.length === 0 ? 'blank' : screws.map((screw) => SCREWS[screw].name).join(', ');
  return { name, face: <ThreeScrews screws={screws} /> };
}

const [front, right, back, left, top, bottom] = FACES.map(faceOf);
const DIE: SixFaces = [front, right, back, left, top, bottom];

const SHOWN: readonly { n: number; size: number; mark: Marked; used?: boolean }[] = [
  { n: 1, size: 80, mark: MARKS.legal },
  { n: 2, size: 56, mark: MARKS.plain, used: true },
  { n: 3, size: 64, mark: MARKS.chosen },
  { n: 4, size: 64, mark: MARKS.locked },
  { n: 5, size: 64, mark: MARKS.hinted },
  { n: 6, size: 64, mark: MARKS.pointed },
];

export function DiceSamples(): ReactNode {
  const [turn, setTurn] = useState(0);
  const [rolling, setRolling] = useState(false);
  const [chosen, setChosen] = useState('face:1');
  const roll = (): void => {
    setTurn((n) => n + 1);
    setRolling(true);
  };
  return (
    <Section title={SAID.dice}>
      <div className={styles.stack}>
        <div className={styles.row}>
          {SHOWN.map(({ n, size, mark, used }) => (
            <Die3d
              key={n}
              target={`die:${n}`}
              name={`Die ${n}`}
              faces={DIE}
              up={(n - 1 + turn) % 6}
              size={size}
              marked={mark}
              used={used ?? false}
              rolling={rolling}
              onRolled={() => setRolling(false)}
              onPress={roll}
            />
          ))}
          <Button onPress={roll}>{SAID.roll}</Button>
        </div>
        <section>
          <h3>{SAID.workbench}</h3>
          <div className={styles.sized}>
            <DieCross
              name="Die 1"
              faces={DIE}
              up={0}
              targetOf={(face) => ({
                target: `face:${face}`,
                marked: face === 3 ? MARKS.locked : { mark: chosen === `face:${face}` ? 'chosen' : 'legal' },
              })}
              exchange={{ face: 1, after: faceOf(['blue', 'red']) }}
              onPress={setChosen}
            />
          </div>
        </section>
      </div>
    </Section>
  );
}
