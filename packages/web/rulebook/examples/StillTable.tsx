import type { ReactNode } from 'react';
import { type Desk, DeskProvider } from '../../desk/context.ts';
import frame from '../../desk/frame.module.css';
import { type AnyFront, NOTHING_FORESEEN } from '../../desk/front.ts';
import type { Marks } from '../../desk/target.ts';
import { BLANK } from '../../desk/turn/draft.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { TABLE_TEXT } from '../../text/table.ts';
import styles from './example.module.css';

/** Parts of a table as they lie there at a moment, drawn by what draws the table. Nothing on it can be touched. */

/** As on a phone: what is drawn for a small screen can be read in a column of text. */
const SIZE = 'M';

interface StillTableProps {
  front: AnyFront;
  view: unknown;
  seat: number;
  names: readonly string[];
  parts: readonly string[];
  /** Things that are pointed out. */
  marked: ReadonlySet<string>;
}

export function StillTable({ front, view, seat, names, parts, marked }: StillTableProps): ReactNode {
  const desk = useStillDesk({ front, view, seat, names, marked });
  const className = front.className ? `${frame.desk} ${front.className}` : frame.desk;
  return (
    <DeskProvider value={desk}>
      <div className={styles.table} data-tone="dark" aria-hidden="true" inert>
        {parts.map((part) => (
          <div
            key={part}
            className={`${className} ${styles.still}`}
            data-game={front.id}
            data-size={SIZE}
            data-still={part}
          >
            <Part front={front} part={part} />
          </div>
        ))}
      </div>
    </DeskProvider>
  );
}

function Part({ front, part }: { front: AnyFront; part: string }): ReactNode {
  if (part === 'stage') {
    return (
      <main className={frame.stage} data-board="">
        <front.Stage />
      </main>
    );
  }
  const Body =
    part === 'hand' ? front.Hand : part === 'own' ? front.Own : front.zones.find(({ id }) => id === part)?.Body;
  if (!Body) throw new Error(`${front.id} has no part ${part}`);
  return (
    <div data-part={part === 'hand' ? 'hand' : undefined}>
      <Body />
    </div>
  );
}

const nothing = (): void => undefined;

/** Everything that parts read of a desk; what only answers need is not there. */
function useStillDesk(at: Omit<StillTableProps, 'parts'>): Desk {
  const { front, view, seat, names, marked } = at;
  const lang = useLang();
  const t = useText(TABLE_TEXT);
  const words = front.words({ view, names, lang, short: true, signals: [], at: '' });
  const marks: Marks = { of: (target) => ({ mark: marked.has(target) ? 'chosen' : 'plain' }) };
  const reach = { ids: [], byTarget: new Map(), direct: [] };
  const turn = {
    ...BLANK,
    ...{ decision: undefined, sending: false, rejected: null, at: '', ids: [], chosenIds: [], pick: null, reach },
    stepsOf: (option: string) => front.stepsOf(option, view),
    choose: nothing,
    look: nothing,
  };
  const moment = {
    view,
    decisions: [],
    eyes: seat,
    at: 0,
    length: 0,
    over: '',
    refusals: {},
    forecasts: {},
    waitingFor: [],
  };
  const still = {
    ...{ front, view, asking: view, seat, me: seat, names, lang, t, words, marks, turn, moment },
    ...{ live: false, phone: true, size: SIZE, which: 0, zone: null, inspected: null, guide: null },
    ...{ log: [], past: [], beat: null },
    session: { id: '', setup: { game: front.id, options: {}, seats: names.map((name) => ({ name })) } },
    replay: { at: null, past: null, go: nothing },
    hint: { depth: 0, state: 'idle', hint: null, more: nothing, hide: nothing },
    foreseen: () => NOTHING_FORESEEN,
    seen: NOTHING_FORESEEN,
    ...{ press: nothing, look: nothing, lookEnd: nothing, inspect: nothing, openZone: nothing, openRule: nothing },
    ...{ why: nothing, openDecision: nothing },
  };
  return still as unknown as Desk;
}
