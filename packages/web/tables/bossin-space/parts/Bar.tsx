import { PHASES } from '@starhold/bossin-space';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../art/index.ts';
import { IconButton, Segmented } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { paths } from '../../../shell/routes.ts';
import { changeSettings, SPEEDS, useSettings } from '../../../shell/settings.ts';
import { SHELL_TEXT } from '../../../text/shell.ts';
import { useBos } from '../context.ts';
import styles from './bar.module.css';

const LANGS = ['en', 'cs', 'de'] as const;

/** Across the top: back, round, phases with the current one marked, speed, language, rulebook, menu. */
export function Bar({ onMenu }: { onMenu: () => void }): ReactNode {
  const { view, t, phone, openRule, moment } = useBos();
  const shell = useText(SHELL_TEXT);
  return (
    <header className={styles.bar}>
      <Link href={paths.home} className={styles.back} aria-label={t.bar.back}>
        <Icon name="back" />
      </Link>
      {phone ? null : <span className={styles.brand}>{shell.brand}</span>}
      <b className={styles.game}>{shell.games['bossin-space'].name}</b>
      <span className={styles.round}>
        {t.bar.round(view.round)}
        {phone ? <em>{` · ${phaseName()}`}</em> : null}
      </span>
      {phone ? null : <Phases />}
      {moment.marked ? (
        <span className={styles.marked} title={t.bar.markedLong}>
          {t.bar.marked}
        </span>
      ) : null}
      <span className={styles.gap} />
      {phone ? null : (
        <>
          <Speed />
          <Language />
          <IconButton label={t.bar.rulebook} icon={<Icon name="book" />} onPress={() => openRule('')} />
        </>
      )}
      <IconButton label={t.bar.menu} icon={<Icon name={phone ? 'menu' : 'settings'} />} onPress={onMenu} />
    </header>
  );

  function phaseName(): string {
    return view.slot > 0 ? `${t.bar.phases.execution} ${view.slot}/4` : t.bar.phases[view.phase];
  }
}

function Phases(): ReactNode {
  const { view, t } = useBos();
  const steps = PHASES.filter((phase) => phase !== 'setup');
  return (
    <ol className={styles.phases} aria-label={t.bar.steps}>
      {steps.map((phase) => {
        const now = view.phase === phase;
        return (
          <li key={phase} aria-current={now ? 'step' : undefined}>
            {t.bar.phases[phase]}
            {now && view.slot > 0 ? ` ${view.slot}/4` : null}
          </li>
        );
      })}
    </ol>
  );
}

function Speed(): ReactNode {
  const { speed } = useSettings();
  const { settings } = useText(SHELL_TEXT);
  return (
    <Segmented
      label={settings.speed}
      value={speed}
      options={SPEEDS.map((value) => ({
        value,
        label: settings.speeds[value],
        accessibleName: settings.speedNames[value],
      }))}
      onChange={(value) => changeSettings({ speed: value })}
      size="s"
    />
  );
}

function Language(): ReactNode {
  const { language } = useText(SHELL_TEXT);
  return (
    <Segmented
      label={language.label}
      value={useLang()}
      options={LANGS.map((value) => ({ value, label: value.toUpperCase(), accessibleName: language[value] }))}
      onChange={(lang) => changeSettings({ lang })}
      size="s"
    />
  );
}
