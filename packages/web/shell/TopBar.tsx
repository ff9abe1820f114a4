import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useShellText } from '../text/shell.ts';
import buttons from './buttons.module.css';
import { gameCard, isPlayable } from './games.ts';
import { Icon, Mark } from './Icon.tsx';
import { paths } from './routes.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import styles from './TopBar.module.css';

/** From the form of a new table to the rulebook of its game, from anywhere else to the choice of one. */
function rulebookFrom(location: string): string {
  const game = gameCard(/^\/new\/([\w-]+)/.exec(location)?.[1] ?? '');
  return game && isPlayable(game) ? paths.rules(game.id) : paths.rulebooks;
}

/** Logo, the places to go, language and settings; on top of every page but the table. */
export function TopBar(): ReactNode {
  const t = useShellText();
  const [location] = useLocation();
  const [settings, setSettings] = useState(false);
  const inRules = location.startsWith('/rules');
  const isOnline = /^\/(online|join|account|t)(\/|$)/.test(location);
  const skip = (): void => document.getElementById('content')?.focus();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.skip} onClick={skip}>
        {t.skip}
      </button>
      <Link href={paths.home} className={styles.mark} aria-label={t.brand}>
        <Mark />
        <span>{t.brand}</span>
      </Link>
      <nav className={styles.nav} aria-label={t.nav.label}>
        <Link href={paths.home} aria-current={inRules || isOnline ? undefined : 'page'}>
          {t.nav.games}
        </Link>
        <Link href={paths.hall} className={styles.online} aria-current={isOnline ? 'page' : undefined}>
          {t.home.online.label}
        </Link>
        <Link href={rulebookFrom(location)} aria-current={inRules ? 'page' : undefined}>
          {t.nav.rulebooks}
        </Link>
      </nav>
      <div className={styles.tools}>
        <SettingSwitch of="lang" size="m" />
        <button type="button" className={buttons.icon} aria-label={t.settings.title} onClick={() => setSettings(true)}>
          <Icon name="settings" />
        </button>
      </div>
      {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : null}
    </header>
  );
}
