import type { Pace } from '@starhold/wire';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { GAME_IDS, GAMES, isPlayable } from '../shell/games.ts';
import { paths } from '../shell/routes.ts';
import { CHOICES } from '../shell/settings.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api, type Wanted } from './api.ts';
import { freeSeats } from './model.ts';
import { OnlineCard } from './OnlineCard.tsx';
import styles from './online.module.css';
import { useAsked } from './useAsked.ts';

const EVERY = 10_000;
const PACES: readonly Pace[] = ['live', 'days'];
const SEATS = [2, 3, 4, 5] as const;

/** Tables that everybody may come to. */
export function OpenTables(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const [wanted, setWanted] = useState<Wanted>({ game: '', pace: '', language: '', players: '' });
  const load = useCallback(() => api.openTables(wanted), [wanted]);
  const { answer, problem } = useAsked(load, EVERY);
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part });
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables" className="caption">
        {t.open.title}
      </h2>
      <fieldset className={styles.filters} aria-label={t.open.filters}>
        <Choice
          label={t.open.game}
          value={wanted.game}
          any={t.open.anyGame}
          options={GAME_IDS.filter((id) => isPlayable(GAMES[id])).map((id) => [id, shell.games[id].name])}
          onChange={(game) => change({ game })}
        />
        <Choice
          label={t.open.pace}
          value={wanted.pace}
          any={t.open.anyPace}
          options={PACES.map((pace) => [pace, t.make.pace[pace]])}
          onChange={(pace) => change({ pace })}
        />
        <Choice
          label={t.open.lang}
          value={wanted.language}
          any={t.open.anyLang}
          options={CHOICES.lang.map((lang) => [lang, shell.settings.values.lang[lang]])}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={t.open.seats}
          value={wanted.players}
          any={t.open.anySeats}
          options={SEATS.map((n) => [String(n), t.open.forSeats(n)])}
          onChange={(players) => change({ players })}
        />
      </fieldset>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
      {answer?.length === 0 ? <p className="help">{t.open.none}</p> : null}
      <ul className={styles.tables}>
        {answer?.map((table) => (
          <li key={table.id}>
            <OnlineCard table={table}>
              {table.status === 'waiting' && freeSeats(table) > 0 && table.you === null ? (
                <Link href={paths.online(table.id)} className={buttons.primary}>
                  {t.open.sit}
                </Link>
              ) : table.spectators && table.you === null ? (
                <Link href={paths.online(table.id)} className={buttons.plain}>
                  {t.open.watch}
                </Link>
              ) : null}
            </OnlineCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | '';
  /** What no choice is called. */
  any: string;
  options: readonly (readonly [T, string])[];
  onChange: (value: T | '') => void;
}

function Choice<T extends string>({ label, value, any, options, onChange }: ChoiceProps<T>): ReactNode {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as T | '')}>
      <option value="">{any}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
