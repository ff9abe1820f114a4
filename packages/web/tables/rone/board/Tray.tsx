import { LOCKED, NONE, ROLLED, USED } from '@starhold/rone';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isSmall } from '../../../desk/size.ts';
import type { Marking } from '../../../desk/target.ts';
import { Die3d, Spoken } from '../../../kit/index.ts';
import { sixFaces, yieldOf } from '../cards/dice.tsx';
import { Screw, type ScrewKind, Screws } from '../cards/Screw.tsx';
import { chained, chainOf, payingIn, paymentFor, planFor } from '../model/dicePlan.ts';
import { diceIn, severalIn } from '../model/several.ts';
import { type Rone, useRone } from '../useRone.ts';
import { Costs } from './Costs.tsx';
import { DrawOdds } from './DrawOdds.tsx';
import styles from './tray.module.css';

/** The dice in their tray, what they gave so far, and what waits at the end: the price of a reshuffle, the survival check. */
export function Tray(): ReactNode {
  const { w, own, turn, size } = useRone();
  const pair = usePair();
  const payment = usePayment();
  return (
    <section className={styles.tray} aria-label={w.dice.title} data-part="tray">
      <div className={styles.head}>
        <Costs />
        {isSmall(size) ? null : <Rerolls />}
        <Pool />
      </div>
      <ul className={styles.dice}>
        {own.dice.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are counted
          <li key={i}>
            <Die at={i} pair={pair ?? payment} />
          </li>
        ))}
      </ul>
      {turn.at === 'draw' ? <DrawOdds /> : null}
    </section>
  );
}

interface Pair {
  /** Numbers of the dice chosen so far. */
  chosen: readonly number[];
  press: (die: number) => void;
}

/** Two dice for one resource: they are touched one after the other, a third touch says it. */
function usePair(): Pair | null {
  const { turn } = useRone();
  const id = turn.decision?.id ?? '';
  const [begun, setBegun] = useState({ id: '', die: 0 });
  if (turn.held !== 'convert') return null;
  const armed = turn.armed?.startsWith('convert:') ? [...turn.armed.matchAll(/d(\d)/g)].map((m) => Number(m[1])) : [];
  const first = begun.id === id ? begun.die : 0;
  return {
    chosen: armed.length > 0 ? armed : [first],
    press: (die) => {
      if (turn.armed !== null && armed.includes(die)) return turn.choose(turn.armed);
      const option = `convert:d${Math.min(first, die)}>d${Math.max(first, die)}`;
      if (first !== die && turn.ids.includes(option)) {
        turn.choose(option);
        setBegun({ id: '', die: 0 });
      } else setBegun({ id, die: first === die ? 0 : die });
    },
  };
}

/** Dice that would pay for the chosen card: a touch takes one out or adds one, as long as the others still pay. */
function usePayment(): Pair | null {
  const { turn, view, own } = useRone();
  // For several cards as few as can pay for all of them: another die is for who plays them one by one.
  if (severalIn(turn.armed, turn.then)) return { chosen: diceIn(turn.armed, turn.then), press: () => {} };
  const chain = chained(turn.armed, turn.then);
  if (!chain) return null;
  const { dice, convert, card } = chain;
  const all = [...dice, ...(convert?.dice ?? [])];
  return {
    chosen: all,
    press: (die) => {
      const other = planFor(view, own, card, all.includes(die) ? { without: [die] } : { with: [die] });
      if (other) turn.chain(chainOf(other, card, paymentFor(view, own, card, other)));
    },
  };
}

function Die({ at, pair }: { at: number; pair: Pair | null }): ReactNode {
  const { own, w, lang, marks, press, look, lookEnd, beat } = useRone();
  const die = own.dice[at];
  const { rolling, onRolled } = useRolling(die.state === ROLLED ? die.up : NONE, isThrown(beat));
  const up = Math.max(0, die.up);
  const target = `die:d${at + 1}`;
  const name = w.dice.name(at + 1);
  return (
    <Die3d
      target={target}
      name={die.up === NONE ? `${name}, ${w.dice.idle}` : name}
      label={
        <Label at={at} state={die.state} gives={die.up === NONE ? null : yieldOf(die.faces[up])} rolling={rolling} />
      }
      faces={sixFaces(die.faces, lang)}
      up={up}
      used={die.state !== ROLLED}
      rolling={rolling}
      onRolled={onRolled}
      marked={pair?.chosen.includes(at + 1) ? { mark: 'chosen' } : shown(marks.of(target))}
      onPress={(pressed) => (pair ? pair.press(at + 1) : press(pressed))}
      onLook={look}
      onLookEnd={lookEnd}
    />
  );
}

/** Its label says what it gives, or that it is used. */
function shown({ result: _, ...marking }: Marking): Marking {
  return marking.mark === 'locked' ? { ...marking, mark: 'plain' } : marking;
}

interface LabelProps {
  at: number;
  state: number;
  gives: string | null;
  rolling: boolean;
}

/** What it gives, once it lies there. */
function Label({ at, state, gives, rolling }: LabelProps): ReactNode {
  const { w } = useRone();
  if (rolling) return <span className={styles.spent}>…</span>;
  if (state === LOCKED) return <RoneIcon name="lock" />;
  if (state === USED) return <span className={styles.spent}>{w.dice.used}</span>;
  if (gives === null) return <span className={styles.spent}>{w.dice.idle}</span>;
  if (gives === '') return <span className={styles.spent}>{w.dice.blank}</span>;
  return (
    <span data-flip={`yield:d${at + 1}`}>
      <Screws of={gives} />
    </span>
  );
}

/** Dice are being thrown: whoever jumps to another moment finds them as they lie. */
const isThrown = (beat: Rone['beat']): boolean => beat?.events.some(({ type }) => /^(re)?rolled$/.test(type)) ?? false;

/** Tumbles once when another face has come up by a throw, as long as that is shown. */
function useRolling(up: number, isShown: boolean): { rolling: boolean; onRolled: () => void } {
  const [rolling, setRolling] = useState(false);
  const before = useRef(up);
  // From the first frame on: what it shows is not told before it lies there.
  const isNew = isShown && up !== before.current && up !== NONE;
  useEffect(() => {
    if (up !== before.current && up !== NONE) setRolling(isShown);
    before.current = up;
  }, [up, isShown]);
  return { rolling: isShown && (rolling || isNew), onRolled: () => setRolling(false) };
}

/** Tokens lie beside the dice they throw again; small tables have them in the bar. */
function Rerolls(): ReactNode {
  const { own, seat } = useRone();
  return (
    // The number above the hand says it aloud.
    <p className={styles.pool} data-flip={`reroll:p${seat}`} aria-hidden="true">
      <RoneIcon name="reroll" />
      <b>{own.rerolls}</b>
    </p>
  );
}

const KINDS = 'urkgyw';

/** Resources of this turn that are not used yet, and those that are being stored, until each has its slot or is lost. */
function Pool(): ReactNode {
  const { own, w, turn, view } = useRone();
  const going = payingIn(turn.armed, turn.then) ?? '';
  const pool = own.pool.map((n, kind) => n + view.storing[kind]);
  const sum = pool.reduce((a, b) => a + b, 0);
  return (
    <p className={styles.pool} data-flip="pool" data-empty={sum === 0 ? '' : undefined}>
      <span className={styles.word} aria-hidden="true">
        {w.pool.title}
      </span>
      {sum === 0 ? <span aria-hidden="true">–</span> : null}
      <Spoken>
        {`${w.pool.title}: ${w.pool.holds(pool.map((n, kind) => [KINDS[kind], n] as const).filter(([, n]) => n > 0))}`}
      </Spoken>
      {[...KINDS].map((letter, kind) =>
        pool[kind] === 0 ? null : (
          <span key={letter} aria-hidden="true" data-going={going.includes(letter) ? '' : undefined}>
            <Screw kind={letter as ScrewKind} flip={`pool:${letter}`} />
            <b>{pool[kind]}</b>
          </span>
        ),
      )}
    </p>
  );
}
