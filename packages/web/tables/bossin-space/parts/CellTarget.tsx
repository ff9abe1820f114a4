import { optionLabel } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { foresee, summaryOf } from '../model/foresee.ts';
import { partsOf } from '../model/options.ts';
import styles from './board.module.css';

/** An empty field that may be chosen: where something lands, or a column without a target. */
export function CellTarget({ choice, spot, label }: { choice: string; spot: string; label: string }): ReactNode {
  const { turn, view, lang, w, moment } = useBos();
  const armed = turn.armed === choice;
  const result = summaryOf(foresee(moment.forecasts[choice], view), w);
  const { verb } = partsOf(choice);
  const text = verb === 'fire' ? w.results.noTarget : (result?.text ?? '');
  const name = plain(optionLabel(view, choice, lang));
  return (
    <button
      type="button"
      className={styles.field}
      data-state={armed ? 'armed' : 'legal'}
      data-rove={`cell${label}`}
      data-flip={spot}
      aria-pressed={armed}
      onClick={() => turn.choose(choice)}
    >
      <Spoken>{verb === 'fire' || text === '' ? name : `${name}, ${text}`}</Spoken>
      <span aria-hidden="true">{label}</span>
      {text === '' ? null : (
        <small aria-hidden="true" data-tone={result?.tone}>
          {text}
        </small>
      )}
    </button>
  );
}
