import type { DailyEntry } from '@starhold/wire';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Segmented } from '../kit/Segmented.tsx';
import buttons from '../shell/buttons.module.css';
import { GAME_IDS, GAMES, type GameId, isPlayable } from '../shell/games.ts';
import mine from '../shell/mine/mine.module.css';
import { paths } from '../shell/routes.ts';
import { useMineText } from '../text/mine.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api } from './api.ts';
import { NameForm } from './NameBox.tsx';
import { type Asked, useAsked } from './useAsked.ts';
import { useDoing } from './useDoing.ts';
import { useMe } from './useMe.ts';

const EVERY = 30_000;

/** Who did best with the deal that the server gives out today. Nothing where there is no server. */
export function Leaders({ day }: { day: string }): ReactNode {
  const t = useOnlineText().leaders;
  const shell = useShellText();
  const known = useMe();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  if (known.state === 'asking' || known.state === 'noServer') return null;
  return (
    <section aria-labelledby="leaders" className={mine.leaders}>
      <h2 id="leaders">{t.title}</h2>
      <p className="help">{t.help}</p>
      <div className={mine.which}>
        <Segmented
          label={t.title}
          value={game}
          options={GAME_IDS.filter((id) => isPlayable(GAMES[id])).map((id) => ({
            value: id,
            label: shell.games[id].name,
          }))}
          onChange={setGame}
        />
      </div>
      <OfGame key={game} game={game} day={day} isKnown={known.state === 'known'} />
    </section>
  );
}

function OfGame({ game, day, isKnown }: { game: GameId; day: string; isKnown: boolean }): ReactNode {
  const t = useOnlineText().leaders;
  const load = useCallback(() => api.daily(game, day), [game, day]);
  const asked = useAsked(load, EVERY);
  // Everybody has one try.
  const hasPlayed = asked.answer?.some(({ you }) => you);
  return (
    <>
      <Entries game={game} {...asked} />
      {hasPlayed ? null : isKnown ? <Play game={game} /> : <NameForm label={t.play} />}
    </>
  );
}

function Entries({ game, answer, problem }: { game: GameId } & Asked<DailyEntry[]>): ReactNode {
  const t = useOnlineText();
  const words = useMineText();
  const shell = useShellText();
  if (problem !== null) {
    return (
      <p className="problem" role="alert">
        {t.problems[problem]}
      </p>
    );
  }
  if (answer === undefined) return <p className="help">{shell.loading}</p>;
  if (answer.length === 0) return <p>{t.leaders.none}</p>;
  return (
    <div className={mine.scroll} data-game={game}>
      <table>
        <thead>
          <tr>
            <th>{t.leaders.place}</th>
            <th>{t.leaders.who}</th>
            <th>{t.leaders.result}</th>
          </tr>
        </thead>
        <tbody>
          {answer.map(({ table, name, standing, score, rounds, you }, i) => (
            <tr key={table}>
              <td>{i + 1}</td>
              <th scope="row">
                {name} {you ? <small>{t.room.you}</small> : null}
              </th>
              <td data-standing={standing}>
                {[words.standings[standing], score === null ? null : words.points(score), words.rounds(rounds)]
                  .filter(Boolean)
                  .join(', ')}
                {you ? (
                  <>
                    {' '}
                    <Link href={paths.online(table)}>{words.watch}</Link>
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One table for each person and day: whoever has begun it goes on there. */
function Play({ game }: { game: GameId }): ReactNode {
  const t = useOnlineText();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const play = async (): Promise<void> => go(paths.online((await api.playDaily(game)).id));
  return (
    <>
      <p className={mine.ways}>
        <button type="button" className={buttons.plain} disabled={busy} onClick={() => void run(play)}>
          {busy ? t.working : t.leaders.play}
        </button>
      </p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </>
  );
}
