import { type ReactNode, useId } from 'react';
import { Segmented } from '../../kit/Segmented.tsx';
import { useShellText } from '../../text/shell.ts';
import {
  type Draft,
  type GameForm,
  hintName,
  NAME_MAX,
  type Problems,
  playersOf,
  SEAT_KINDS,
  type SeatDraft,
  type SeatKind,
  type SeatProblem,
} from './model.ts';
import styles from './Seats.module.css';

export interface SeatsProps {
  form: GameForm;
  draft: Draft;
  problems: Problems;
  /** People sit elsewhere: the first seat is the reader's, the others come when they like. */
  areElsewhere?: boolean | undefined;
  onChange: (part: Partial<Draft>) => void;
}

/** How many play, and for each seat a name and who sits there. */
export function Seats({ form, draft, problems, areElsewhere = false, onChange }: SeatsProps): ReactNode {
  const t = useShellText();
  const words = t.newTable;
  const seats = draft.seats.slice(0, draft.players);
  const people = seats.filter((seat) => seat.kind === 'person').length;
  const counts = playersOf(form, draft.options);
  const setSeat = (index: number, part: Partial<SeatDraft>): void =>
    onChange({ seats: draft.seats.map((seat, i) => (i === index ? { ...seat, ...part } : seat)) });
  return (
    <section className={styles.seats} aria-labelledby="who-plays">
      <h2 id="who-plays">{words.who}</h2>
      {counts.length === 1 ? null : (
        <div className={styles.count}>
          <Segmented
            label={words.players}
            value={draft.players}
            size="form"
            options={counts.map((n) => ({ value: n, label: String(n), name: words.playersOption(n) }))}
            onChange={(players) => onChange({ players })}
          />
        </div>
      )}
      <ol className={styles.list}>
        {seats.map((seat, index) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={index}
            seat={seat}
            index={index}
            problem={problems.seats[index]}
            isElsewhere={areElsewhere}
            onChange={(part) => setSeat(index, part)}
          />
        ))}
      </ol>
      {people === 0 ? <p className="help">{words.onlyBots}</p> : null}
      {seats.length > people ? <p className="help">{words.botsHelp}</p> : null}
      {people > 1 ? <p className="help">{areElsewhere ? words.comeLater : words.passDevice}</p> : null}
    </section>
  );
}

interface SeatRowProps {
  seat: SeatDraft;
  index: number;
  problem: SeatProblem | null;
  isElsewhere: boolean;
  onChange: (part: Partial<SeatDraft>) => void;
}

function SeatRow({ seat, index, problem, isElsewhere, onChange }: SeatRowProps): ReactNode {
  const t = useShellText();
  const words = t.newTable;
  const problemId = useId();
  const person = !isElsewhere ? words.person : index === 0 ? words.you : words.free;
  const kindName = (kind: SeatKind): string => (kind === 'person' ? person : words.bots[kind]);
  const isNamed = !isElsewhere || seat.kind !== 'person';
  return (
    <li className={styles.seat}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      {isNamed ? (
        <input
          type="text"
          aria-label={words.nameOf(index + 1)}
          value={seat.name}
          placeholder={hintName(seat, index, words.defaultName)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      ) : (
        <span className={styles.comes}>{index === 0 ? words.you : words.free}</span>
      )}
      <select
        aria-label={words.kindOf(index + 1)}
        value={seat.kind}
        disabled={isElsewhere && index === 0}
        onChange={(event) => onChange({ kind: event.target.value as SeatKind })}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      {problem === null ? null : (
        <p id={problemId} className="problem">
          {problem === 'nameLong' ? words.problems.nameLong(NAME_MAX) : words.problems.nameTaken}
        </p>
      )}
    </li>
  );
}
