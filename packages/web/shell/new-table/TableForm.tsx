import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableSetup } from '../../session/types.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { useLang } from '../lang.tsx';
import { counts, tallyOf, valueIn } from '../mine/tally.ts';
import { usePlayed } from '../mine/usePlayed.ts';
import { beginOpening, endOpening } from '../opening.ts';
import { paths } from '../routes.ts';
import { FieldCards } from './FieldCards.tsx';
import { More } from './More.tsx';
import {
  chosenWords,
  type Draft,
  defaultDraft,
  effective,
  type Field,
  fitting,
  forOthers,
  type GameForm,
  heroWords,
  isSound,
  problemsOf,
  setupOf,
  type Value,
} from './model.ts';
import { pictureOf } from './pictures.tsx';
import { SeatFields } from './SeatFields.tsx';
import { Seats } from './Seats.tsx';
import { openingDraft, recall, startTable } from './start.ts';
import styles from './TableForm.module.css';

/** Where the table will stand, and what that changes in the form. On this device unless said. */
export interface TablePlace {
  /** Sets it up and says its address. */
  start: (setup: TableSetup, isCampaign: boolean) => Promise<string>;
  words: { start: string; starting: string };
  /** What is also asked. */
  further?: (isCampaign: boolean) => ReactNode;
  /** People sit elsewhere: they bring their own names, and come when they like. */
  isElsewhere?: boolean;
  /** Why the last try failed, where it can be said. */
  problem?: string | undefined;
}

interface TableFormProps {
  game: string;
  form: GameForm;
  place?: TablePlace | undefined;
}

export function TableForm({ game, form, place }: TableFormProps): ReactNode {
  const t = useShellText();
  const words = t.newTable;
  const lang = useLang();
  const [, go] = useLocation();
  const [draft, setDraft] = useState<Draft>(() =>
    place?.isElsewhere ? forOthers(form, openingDraft(game, form)) : openingDraft(game, form),
  );
  const [state, setState] = useState<'open' | 'refused' | 'starting' | 'failed'>('open');
  const element = useRef<HTMLFormElement>(null);
  const { played } = usePlayed();
  const problems = problemsOf(draft, words.defaultName);
  const isCampaign = form.isCampaign?.(draft.options) ?? false;

  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setState('open');
  };
  const setOption = (key: string, value: Value): void => {
    const options = { ...draft.options, [key]: value };
    change({ options, players: fitting(form, options, draft.players) });
  };

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isSound(problems)) {
      setState('refused');
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setState('starting');
    if (!place) beginOpening(game, element.current?.closest('main')?.querySelector('aside'));
    try {
      const setup = setupOf(game, draft, words.defaultName);
      const address = place ? await place.start(setup, isCampaign) : paths.table(await startTable(setup));
      setState('open');
      go(address);
    } catch {
      endOpening();
      setState('failed');
    }
  };

  const shown = effective(form.main, draft);
  const ofSeats = shown.filter(({ seat }) => seat !== undefined);
  const isHero = ({ key, seat }: Field): boolean => seat !== undefined || (form.heroes?.includes(key) ?? false);
  /** One field for each poster row, or what every seat is asked there. */
  const heroes = (form.heroes ?? []).flatMap((key): Field[][] => {
    const field = shown.find((one) => one.key === key);
    if (field === undefined) return [];
    return [field.seat === undefined ? [field] : ofSeats];
  });
  const others = shown.filter((field) => !isHero(field));
  // What starts: who and against whom, then the rest.
  const summary = [...heroWords(heroes.flat(), draft.options, lang), ...chosenWords(others, draft.options, lang)].join(
    ' · ',
  );

  const ownGames = (played ?? []).filter((past) => past.game === game && counts(past));
  /** Three cards, and how it went with it before. */
  const notesOf = (field: Field, value: Value): string[] => {
    const names = form.cardsOf?.(field.key, value).map((name) => name[lang]) ?? [];
    const tally = tallyOf(ownGames.filter((past) => valueIn(field, past).includes(String(value))));
    return [
      ...(names.length === 0 ? [] : [names.join(' · ')]),
      ...(tally.games === 0 ? [] : [words.before(tally.won, tally.games, tally.best)]),
    ];
  };

  const cards = (field: Field): ReactNode => (
    <FieldCards
      key={field.key}
      field={field}
      hero={isHero(field)}
      {...(isHero(field) ? { notes: (value: Value) => notesOf(field, value) } : {})}
      text={form.textOf?.(field.key, draft.options[field.key])?.[lang]}
      value={draft.options[field.key]}
      picture={(value) => pictureOf(game, field.key, value)}
      onChange={(value) => setOption(field.key, value)}
    />
  );

  return (
    <form ref={element} className={styles.form} onSubmit={start} noValidate>
      {heroes.map((fields) =>
        fields[0].seat === undefined ? (
          cards(fields[0])
        ) : (
          <SeatFields key={fields[0].key} fields={fields} draft={draft} cards={cards} />
        ),
      )}
      <Seats form={form} draft={draft} problems={problems} areElsewhere={place?.isElsewhere} onChange={change} />
      {place?.further?.(isCampaign)}
      {form.guidedSeed === null || place ? null : (
        <label className={styles.guided}>
          <input
            type="checkbox"
            checked={draft.guided}
            onChange={(event) => change({ guided: event.target.checked })}
          />
          <span>
            <strong>{words.guided}</strong>
            <span className="help">{words.guidedHelp}</span>
          </span>
        </label>
      )}
      <More
        form={form}
        draft={draft}
        fields={others}
        cards={cards}
        onChange={setOption}
        onReset={() => change(defaultDraft(form, recall(game) === null))}
      />
      <div className={styles.foot}>
        {state === 'refused' || state === 'failed' ? (
          <p className="problem" role="alert">
            {state === 'failed' ? (place?.problem ?? words.failed) : words.problems.fix}
          </p>
        ) : null}
        <button type="submit" className={buttons.primary} disabled={state === 'starting'}>
          {state === 'starting' ? (place?.words ?? words).starting : (place?.words ?? words).start}
          {state === 'starting' || summary === '' ? null : <small>{summary}</small>}
        </button>
      </div>
    </form>
  );
}
