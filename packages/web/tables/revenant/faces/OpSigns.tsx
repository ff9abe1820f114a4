import { type Op, RESOURCES } from '@starhold/revenant/content';
import { opsText } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { type ResourceLetter, ResourceSign, RevenantIcon, type RevenantSign } from '../../../art/revenant/index.ts';
import { RichText } from '../../../kit/index.ts';
import { useLang } from '../../../shell/lang.tsx';
import styles from './signs.module.css';

/** What operations do, in signs and numbers, where there is no room for their sentence; that is said beside it or one look away. */

const SIGNS: Partial<Record<Op['op'], RevenantSign>> = {
  tactics: 'tactics',
  hidden: 'mask',
  data: 'data',
  remnant: 'remnant',
  rank: 'rank',
  shield: 'shield',
  destroy: 'voidborn',
  draw: 'symbol',
  isolate: 'corruption',
  influence: 'prestige',
  chooseShuttle: 'shuttle',
  removeColonies: 'planet',
  repair: 'damage',
};

/** What is taken away has a stroke through it. */
const GONE: readonly string[] = ['destroy', 'isolate', 'removeColonies', 'repair'];

interface Shown {
  sign: ReactNode;
  n: number;
  gone: boolean;
}

function shownAs(op: Op): Shown | undefined {
  const n = 'n' in op && typeof op.n === 'number' ? op.n : 1;
  if (op.op === 'gain') {
    const letter = (op.what === 'any' ? 'a' : ('mesn'[RESOURCES.indexOf(op.what)] ?? 'a')) as ResourceLetter;
    return { sign: <ResourceSign of={letter} />, n, gone: false };
  }
  const name = SIGNS[op.op];
  return name === undefined
    ? undefined
    : { sign: <RevenantIcon name={name} className={styles[name]} />, n, gone: GONE.includes(op.op) };
}

/** For the eye: whoever shows it says the sentence. What has no sign of its own is written out. */
export function OpSigns({ ops }: { ops: readonly Op[] }): ReactNode {
  const lang = useLang();
  const shown = ops.map(shownAs);
  if (!shown.every((one) => one !== undefined)) return <RichText text={opsText(ops, lang)} />;
  return (
    <span className={styles.signs}>
      {shown.map(({ sign, n, gone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: operations have only their places
        <span key={i} data-gone={gone ? '' : undefined}>
          {sign}
          {n === 1 ? null : <b>{n}</b>}
        </span>
      ))}
    </span>
  );
}
