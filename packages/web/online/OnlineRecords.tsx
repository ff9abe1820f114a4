import type { RecordEntry } from '@starhold/wire';
import type { ReactNode } from 'react';
import { LineChart } from '../kit/LineChart.tsx';
import { GAME_IDS } from '../shell/games.ts';
import mine from '../shell/mine/mine.module.css';
import { useMineText } from '../text/mine.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { useAsked } from './useAsked.ts';

const EVERY = 60_000;

/** What was played online, game by game, and how it went over time. */
export function OnlineRecords({ load }: { load: () => Promise<RecordEntry[]> }): ReactNode {
  const t = useOnlineText();
  const { answer, problem } = useAsked(load, EVERY);
  const games = GAME_IDS.filter((id) => answer?.some(({ game }) => game === id));
  return (
    <section aria-labelledby="online-records">
      <h2 id="online-records">{t.account.records}</h2>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
      {answer && games.length === 0 ? <p className="help">{t.account.noRecords}</p> : null}
      {games.map((game) => (
        <GameRecords key={game} game={game} entries={answer?.filter((entry) => entry.game === game) ?? []} />
      ))}
    </section>
  );
}

function GameRecords({ game, entries }: { game: (typeof GAME_IDS)[number]; entries: RecordEntry[] }): ReactNode {
  const shell = useShellText();
  const words = useMineText();
  const counted = entries.filter(({ caveats }) => caveats.length === 0);
  const won = counted.filter(({ standing }) => standing === 'won');
  const scores = counted.flatMap(({ score }) => score ?? []);
  // Won games among the last ten, along the way: how it is going.
  const oldest = counted.toReversed();
  const form = oldest.map((_, i) => {
    const last = oldest.slice(Math.max(0, i - 9), i + 1);
    return (100 * last.filter(({ standing }) => standing === 'won').length) / last.length;
  });
  return (
    <div className={mine.scroll} data-game={game}>
      <table>
        <caption>{shell.games[game].name}</caption>
        <thead>
          <tr>
            <th>{words.columns.games}</th>
            <th>{words.columns.won}</th>
            <th>{words.columns.best}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{counted.length}</td>
            <td>{won.length}</td>
            <td>{scores.length === 0 ? '–' : words.points(Math.max(...scores))}</td>
          </tr>
        </tbody>
      </table>
      {form.length < 3 ? null : <FormChart values={form} />}
    </div>
  );
}

function FormChart({ values }: { values: number[] }): ReactNode {
  const t = useOnlineText().account;
  return (
    <LineChart
      title={t.form}
      series={[{ id: 'form', label: t.form, values: values.map(Math.round) }]}
      xLabel={t.games}
      atLeast={100}
    />
  );
}
