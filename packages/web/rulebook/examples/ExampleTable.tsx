import type { Language, Picked, SeenEvent } from '@starhold/kernel';
import { type ReactNode, use } from 'react';
import type { GameWords } from '../../desk/context.ts';
import type { AnyFront } from '../../desk/front.ts';
import { loadFront } from '../../games/fronts.ts';
import { RichText } from '../../kit/RichText.tsx';
import { useLang, useText } from '../../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../../text/rulebook.ts';
import styles from './example.module.css';
import { loadExample, type ShownExample } from './examples.ts';
import type { ExampleStep } from './play.ts';
import { StillTable } from './StillTable.tsx';

/** The people of all examples. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
/** So many lines tell enough. */
const MOST_LINES = 7;
const MOST_STEPS = 5;

/** An example, played: the table before, the answers with what they did, the table after. */
export function ExampleTable({ game, id }: { game: string; id: string }): ReactNode {
  const shown = use(loadExample(game, id));
  const front = use(loadFront(game));
  const t = useText(RULEBOOK_TEXT);
  const { before, steps, seat, parts } = shown;
  const names = NAMES.slice(0, shown.seats);
  const after = steps.at(-1)?.view;
  const table = { front, seat, names, parts };
  return (
    <>
      <div className={styles.board}>
        <div className={styles.scene}>
          <small>{after === undefined ? t.example.table : t.example.before}</small>
          <StillTable {...table} view={before} marked={touched(front, steps[0], before)} />
        </div>
        {after === undefined ? null : (
          <div className={styles.scene}>
            <small>{t.example.after}</small>
            <StillTable {...table} view={after} marked={NOTHING} />
          </div>
        )}
      </div>
      <Told front={front} shown={shown} names={names} />
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the first answer lies on. */
function touched(front: AnyFront, step: ExampleStep | undefined, view: unknown): ReadonlySet<string> {
  if (!step) return NOTHING;
  const { pick } = step;
  const ids = typeof pick === 'string' ? [pick] : Array.isArray(pick) ? pick : Object.keys(pick);
  return new Set(ids.flatMap((id) => front.stepsOf(id, view).flat()));
}

function Told({ front, shown, names }: { front: AnyFront; shown: ShownExample; names: readonly string[] }): ReactNode {
  const lang = useLang();
  const { before, steps, opening } = shown;
  const wordsAt = (view: unknown) => front.words({ view, names, lang, short: false, signals: [], at: '' });
  if (steps.length === 0) {
    return (
      <div className={styles.steps}>
        <Lines events={opening} words={wordsAt(before)} />
      </div>
    );
  }
  return (
    <ol className={styles.steps}>
      {steps.slice(0, MOST_STEPS).map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an example stay as they are
        <li key={i}>
          <b>{pickWords(step.pick, wordsAt(i === 0 ? before : steps[i - 1].view).option, lang)}</b>
          <Lines events={step.events} words={wordsAt(step.view)} />
        </li>
      ))}
      {steps.length > MOST_STEPS ? <li>…</li> : null}
    </ol>
  );
}

function Lines({ events, words }: { events: readonly SeenEvent[]; words: GameWords }): ReactNode {
  return (
    <ul>
      {events.slice(0, MOST_LINES).map((event) => (
        <li key={event.n}>
          <RichText text={words.line(event)} />
        </li>
      ))}
    </ul>
  );
}

function pickWords(pick: Picked, option: (id: string) => string, lang: Language): string {
  if (typeof pick === 'string') return option(pick);
  const parts = Array.isArray(pick)
    ? pick.map(option)
    : Object.entries(pick).flatMap(([id, n]) => (n === 0 ? [] : [`${option(id)}: ${n}`]));
  return new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(parts);
}
