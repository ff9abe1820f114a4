import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Leaders } from '../../online/Leaders.tsx';
import type { PastGame } from '../../session/played.ts';
import type { TableInfo } from '../../session/types.ts';
import { useMineText } from '../../text/mine.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { GAME_IDS, GAMES, type GameId, isPlayable } from '../games.ts';
import { useLang } from '../lang.tsx';
import { Main } from '../Main.tsx';
import type { GameForm } from '../new-table/model.ts';
import { startTable } from '../new-table/start.ts';
import { paths } from '../routes.ts';
import { TopBar } from '../TopBar.tsx';
import { useTables } from '../useTables.ts';
import { dailyOptions, dailySetup, dayOf, firstTry, lastDays } from './daily.ts';
import styles from './mine.module.css';
import { ShareDialog, type SharedResult } from './ShareDialog.tsx';
import { useDay } from './useDay.ts';
import { useGameForm, usePlayed } from './usePlayed.ts';

/** One deal a day for each game, the same for everybody. */
export function DailyPage(): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const day = useDay();
  const { tables } = useTables();
  const { played } = usePlayed();
  const today = dayOf(Date.now());
  useEffect(() => {
    document.title = shell.pageTitle(t.daily.title);
  }, [shell, t]);
  return (
    <>
      <TopBar />
      <Main className={styles.page}>
        <h1>{t.daily.title}</h1>
        <p>{t.daily.lead}</p>
        <h2>{t.daily.today(day(today))}</h2>
        <ul className={styles.challenges}>
          {GAME_IDS.filter((id) => isPlayable(GAMES[id])).map((id) => (
            <li key={id}>
              <Challenge
                game={id}
                today={today}
                played={played ?? []}
                running={tables?.find(
                  ({ setup, standing }) => setup.game === id && setup.daily === today && standing === null,
                )}
              />
            </li>
          ))}
        </ul>
        <Leaders day={today} />
      </Main>
    </>
  );
}

interface ChallengeProps {
  game: GameId;
  today: string;
  played: readonly PastGame[];
  running: TableInfo | undefined;
}

function Challenge({ game, today, played, running }: ChallengeProps): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const form = useGameForm(game);
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const done = firstTry(played, game, today);
  const start = async (): Promise<void> => {
    if (!form) return;
    setState('busy');
    try {
      go(paths.table(await startTable(dailySetup(game, form, today, shell.newTable.defaultName(1)))));
    } catch {
      setState('failed');
    }
  };
  return (
    <article className={styles.challenge} data-game={game}>
      <img src={GAMES[game].poster} alt="" draggable={false} />
      <div>
        <h3>{shell.games[game].name}</h3>
        <p className="help">{form ? <Settings form={form} day={today} /> : shell.loading}</p>
        <p className={styles.outcome} data-standing={done?.standing}>
          {done ? t.daily.result(t.standings[done.standing], t.rounds(done.rounds)) : t.daily.notYet}
        </p>
        <Week game={game} today={today} played={played} />
        <p className={styles.ways}>
          {running ? (
            <Link href={paths.table(running.id)} className={buttons.primary}>
              {t.daily.resume}
            </Link>
          ) : (
            <button
              type="button"
              className={done ? buttons.plain : buttons.primary}
              disabled={!form || state === 'busy'}
              onClick={() => void start()}
            >
              {state === 'busy' ? shell.newTable.starting : done ? t.daily.again : t.daily.start}
            </button>
          )}
          {done ? <Share game={game} done={done} day={today} /> : null}
        </p>
        {state === 'failed' ? (
          <p className="problem" role="alert">
            {t.daily.failed}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** What is set today, in the words of the game's form. */
function Settings({ form, day }: { form: GameForm; day: string }): ReactNode {
  const lang = useLang();
  const options = dailyOptions(form, day);
  const { keep = {}, turn = [] } = form.daily ?? {};
  const telling = ['difficulty', ...turn, ...Object.keys(keep)];
  return form.main
    .filter((field) => telling.includes(field.key) && field.applies(options, 1))
    .flatMap(({ key, choices }) => choices.find(({ value }) => value === options[key])?.label[lang] ?? [])
    .join(' · ');
}

const SIGNS = { won: '✓', drawn: '=', lost: '✗' } as const;

/** How the last days went. */
function Week({ game, today, played }: Pick<ChallengeProps, 'game' | 'today' | 'played'>): ReactNode {
  const t = useMineText();
  const day = useDay();
  return (
    <ol className={styles.week} aria-label={t.daily.week}>
      {lastDays(today, 7).map((one) => {
        const done = firstTry(played, game, one);
        const said = `${day(one)}: ${done ? t.standings[done.standing] : t.daily.missed}`;
        return (
          <li key={one} data-standing={done?.standing} title={said}>
            <span role="img" aria-label={said}>
              {done ? SIGNS[done.standing] : '·'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Share({ game, done, day }: { game: GameId; done: PastGame; day: string }): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const date = useDay();
  const [copied, setCopied] = useState(false);
  const { name } = shell.games[game];
  const outcome = t.daily.result(t.standings[done.standing], t.rounds(done.rounds));
  const text = t.daily.text(name, date(day), outcome);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const [shared, setShared] = useState<SharedResult | null>(null);
  const show = (): void => {
    const lines = done.score === null ? [] : [t.points(done.score)];
    setShared({
      played: { game, options: done.options, poster: GAMES[game].poster },
      words: { brand: shell.brand, game: name, outcome, lines, foot: t.daily.foot(date(day)) },
      names: done.seats.map((seat) => seat.name),
      file: `starhold-${game}-${day}.png`,
      text,
    });
  };
  return (
    <>
      <button type="button" className={buttons.plain} onClick={() => void copy().catch(() => setCopied(false))}>
        {copied ? t.daily.copied : t.daily.copy}
      </button>
      <button type="button" className={buttons.plain} onClick={show}>
        {t.daily.picture}
      </button>
      {shared === null ? null : <ShareDialog result={shared} onClose={() => setShared(null)} />}
    </>
  );
}
