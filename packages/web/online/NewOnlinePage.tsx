import type { Language } from '@starhold/kernel';
import type { ClockSetting, Pace } from '@starhold/wire';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../kit/Segmented.tsx';
import type { TableSetup } from '../session/types.ts';
import { useLang } from '../shell/lang.tsx';
import { Main } from '../shell/Main.tsx';
import { Loading } from '../shell/Notice.tsx';
import { NewTablePage } from '../shell/new-table/NewTablePage.tsx';
import { paths } from '../shell/routes.ts';
import { CHOICES } from '../shell/settings.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api, type OnlineProblem, problemOf } from './api.ts';
import { clockWords, DAY, MINUTE } from './clock.ts';
import { NameFirst } from './NameFirst.tsx';
import { gameName } from './OnlineCard.tsx';
import { NoServer } from './OnlinePage.tsx';
import styles from './online.module.css';
import { useMe } from './useMe.ts';

const CLOCKS: Record<Pace, readonly ClockSetting[]> = {
  live: [
    { start: 15 * MINUTE, plus: 10 },
    { start: 30 * MINUTE, plus: 20 },
    { start: 60 * MINUTE, plus: 30 },
  ],
  days: [
    { start: 3 * DAY, plus: 12 * 3600 },
    { start: 7 * DAY, plus: 24 * 3600 },
    { start: 14 * DAY, plus: 24 * 3600 },
  ],
};

interface Asked {
  pace: Pace;
  language: Language;
  listed: boolean;
  /** Null: as is usual for what is played. */
  spectators: boolean | null;
  clock: ClockSetting | null;
}

/** The form of a new table, with what only matters where people sit elsewhere. */
export function NewOnlinePage({ game }: { game: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const language = useLang();
  const known = useMe();
  const [asked, setAsked] = useState<Asked>({ pace: 'live', language, listed: false, spectators: null, clock: null });
  const [problem, setProblem] = useState<OnlineProblem | null>(null);
  if (known.state !== 'known') {
    return (
      <>
        <TopBar />
        <Main className={styles.page}>
          <header className={styles.head}>
            <h1>{t.make.of(gameName(game, shell))}</h1>
          </header>
          {known.state === 'asking' ? <Loading /> : null}
          {known.state === 'noServer' ? <NoServer /> : null}
          {known.state === 'stranger' ? <NameFirst /> : null}
        </Main>
      </>
    );
  }
  const start = async ({ options, seats, pack }: TableSetup, isCampaign: boolean): Promise<string> => {
    setProblem(null);
    try {
      const table = await api.createTable({
        ...asked,
        spectators: asked.spectators ?? !isCampaign,
        game,
        options,
        seats: seats.map(({ name, bot }) => (bot === undefined ? null : { name, bot })),
        ...(pack ? { pack } : {}),
      });
      return paths.online(table.id);
    } catch (error) {
      setProblem(problemOf(error));
      throw error;
    }
  };
  return (
    <NewTablePage
      game={game}
      heading={t.make.heading}
      title={t.make.of(gameName(game, shell))}
      from={{ href: paths.hall, label: t.back }}
      place={{
        start,
        words: { start: t.make.create, starting: t.make.creating },
        further: (isCampaign) => (
          <OnlineFields asked={asked} isCampaign={isCampaign} onChange={(part) => setAsked({ ...asked, ...part })} />
        ),
        isElsewhere: true,
        problem: problem === null ? undefined : t.problems[problem],
      }}
    />
  );
}

interface OnlineFieldsProps {
  asked: Asked;
  isCampaign: boolean;
  onChange: (part: Partial<Asked>) => void;
}

function OnlineFields({ asked, isCampaign, onChange }: OnlineFieldsProps): ReactNode {
  const t = useOnlineText().make;
  const shell = useShellText();
  const clocks = CLOCKS[asked.pace];
  return (
    <section className={styles.asked} aria-labelledby="people-elsewhere">
      <h2 id="people-elsewhere">{t.elsewhere}</h2>
      <div>
        <Segmented
          label={t.visible.label}
          size="form"
          value={asked.listed}
          options={[
            { value: false, label: t.visible.invited },
            { value: true, label: t.visible.open },
          ]}
          onChange={(listed) => onChange({ listed })}
        />
        <p className="help">{asked.listed ? t.visible.openHelp : t.visible.invitedHelp}</p>
      </div>
      <div>
        <Segmented
          label={t.pace.label}
          size="form"
          value={asked.pace}
          options={(['live', 'days'] as const).map((value) => ({ value, label: t.pace[value] }))}
          onChange={(pace) => onChange({ pace, clock: null })}
        />
        <p className="help">{asked.pace === 'live' ? t.pace.liveHelp : t.pace.daysHelp}</p>
      </div>
      <div>
        <Segmented
          label={t.watch.label}
          size="form"
          value={asked.spectators ?? !isCampaign}
          options={[
            { value: true, label: t.watch.yes },
            { value: false, label: t.watch.no },
          ]}
          onChange={(spectators) => onChange({ spectators })}
        />
        <p className="help">{t.watch.help}</p>
      </div>
      <label className={styles.field}>
        <span>{t.clock.label}</span>
        <select
          value={asked.clock === null ? '' : clocks.findIndex(({ start }) => start === asked.clock?.start)}
          onChange={(event) =>
            onChange({ clock: event.target.value === '' ? null : clocks[Number(event.target.value)] })
          }
        >
          <option value="">{t.clock.none}</option>
          {clocks.map((clock, i) => (
            <option key={clock.start} value={i}>
              {clockWords(clock, t)}
            </option>
          ))}
        </select>
        <small className="help">{t.clock.help}</small>
      </label>
      <label className={styles.field}>
        <span>{t.lang}</span>
        <select value={asked.language} onChange={(event) => onChange({ language: event.target.value as Language })}>
          {CHOICES.lang.map((lang) => (
            <option key={lang} value={lang}>
              {shell.settings.values.lang[lang]}
            </option>
          ))}
        </select>
        <small className="help">{t.langHelp}</small>
      </label>
    </section>
  );
}
