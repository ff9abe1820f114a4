import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLoaded } from '../desk/useLoaded.ts';
import { Segmented } from '../kit/Segmented.tsx';
import type { TableInfo } from '../session/types.ts';
import buttons from '../shell/buttons.module.css';
import { useLang } from '../shell/lang.tsx';
import { Main } from '../shell/Main.tsx';
import { HomeLink, Loading } from '../shell/Notice.tsx';
import { paths } from '../shell/routes.ts';
import { loadStore } from '../shell/store.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api } from './api.ts';
import { seatsOnline } from './model.ts';
import { NameFirst } from './NameFirst.tsx';
import { gameName } from './OnlineCard.tsx';
import { NoServer } from './OnlinePage.tsx';
import styles from './online.module.css';
import { useDoing } from './useDoing.ts';
import { useMe } from './useMe.ts';

/** A running table of this device goes on at a server: bots stay or make room, the other seats are free for who is invited. */
export function BringPage({ id }: { id: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  const look = useCallback(async () => (await (await loadStore()).list()).find((one) => one.id === id) ?? null, [id]);
  const table = useLoaded(look);
  useEffect(() => {
    document.title = shell.pageTitle(t.bring.toServer);
  }, [shell, t]);
  return (
    <>
      <TopBar />
      <Main className={styles.page}>
        <header className={styles.head}>
          <h1>{t.bring.toServer}</h1>
          <p>{t.bring.toServerHelp}</p>
        </header>
        {known.state === 'asking' || table === undefined ? <Loading /> : null}
        {known.state === 'noServer' ? <NoServer /> : null}
        {table === null ? (
          <section className={styles.none}>
            <p>{t.bring.missing}</p>
            <HomeLink />
          </section>
        ) : null}
        {known.state === 'stranger' && table ? <NameFirst /> : null}
        {known.state === 'known' && table ? <Bring table={table} name={known.me.name} /> : null}
      </Main>
    </>
  );
}

function Bring({ table: { id, setup }, name }: { table: TableInfo; name: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const language = useLang();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const [freed, setFreed] = useState<readonly number[]>([]);
  const [wish, setWish] = useState<number | null>(null);
  const { seats, open, mine } = seatsOnline(setup.seats, freed, wish);
  const bring = async (): Promise<void> => {
    if (mine === null) return;
    const save = await (await loadStore()).exportText(id);
    const { game, options } = setup;
    const wanted = {
      game,
      options,
      seats,
      pace: 'days',
      language,
      listed: false,
      spectators: false,
      clock: null,
    } as const;
    go(paths.online((await api.upload(save, wanted, mine)).id));
  };
  return (
    <section className={styles.none}>
      <h2>{gameName(setup.game, shell)}</h2>
      {setup.seats.map((seat, i) =>
        seat.bot === undefined ? null : (
          <Segmented
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            label={`${t.room.seat(i + 1)}: ${seat.name} (${t.room.bot})`}
            size="form"
            value={freed.includes(i)}
            options={[
              { value: false, label: t.bring.botStays },
              { value: true, label: t.bring.botGoes },
            ]}
            onChange={(goes) => setFreed(goes ? [...freed, i] : freed.filter((other) => other !== i))}
          />
        ),
      )}
      {open.length > 1 ? (
        <Segmented
          label={t.bring.yourSeat}
          size="form"
          value={mine ?? -1}
          options={open.map((i) => ({ value: i, label: `${i + 1}: ${setup.seats[i].name}` }))}
          onChange={setWish}
        />
      ) : null}
      <ol>
        {setup.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            {t.room.seat(i + 1)}: {i === mine ? name : open.includes(i) ? t.room.free : seat.name}
            {i === mine ? ` (${t.room.you})` : open.includes(i) ? '' : ` (${t.room.bot})`}
          </li>
        ))}
      </ol>
      {mine === null ? <p role="status">{t.bring.noSeat}</p> : null}
      <p className={styles.ways}>
        <button
          type="button"
          className={buttons.primary}
          disabled={busy || mine === null}
          onClick={() => void run(bring)}
        >
          {busy ? t.working : t.bring.toServer}
        </button>
        <Link href={paths.table(id)} className={buttons.plain}>
          {t.cancel}
        </Link>
      </p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]} {t.bring.failed}
        </p>
      )}
    </section>
  );
}
