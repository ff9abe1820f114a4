import type { StandingClass } from '@starhold/session';
import { useEffect } from 'react';
import type { Moment, TableSession } from '../../session/types.ts';
import { type AUTO_SETTINGS, changeSettings, type Settings, settingsNow, useSettings } from '../../shell/settings.ts';

/** What is answered without asking, as this device has set it. */

type AutoSetting = (typeof AUTO_SETTINGS)[number];

const SETTING_OF: Record<StandingClass, AutoSetting> = {
  sensible: 'autoSensible',
  gains: 'autoGains',
  only: 'autoOnly',
  order: 'autoOrder',
  sequence: 'autoSequence',
  pile: 'autoPile',
  keep: 'autoKeep',
  share: 'autoShare',
  use: 'autoUse',
  spare: 'autoSpare',
  end: 'autoEnd',
  leave: 'autoLeave',
};

/** `standing:gains`: the class that can be switched off; a run has none. */
export function classIn(by: string | undefined): StandingClass | undefined {
  const cls = by?.replace(/^standing:/, '') as StandingClass | undefined;
  return cls !== undefined && Object.hasOwn(SETTING_OF, cls) ? cls : undefined;
}

export const settingOf = (cls: StandingClass): AutoSetting => SETTING_OF[cls];

export function switchClass(cls: StandingClass, isOn: boolean): void {
  changeSettings({ [SETTING_OF[cls]]: isOn });
}

function wantedIn(settings: Settings): StandingClass[] {
  const all = Object.entries(SETTING_OF) as [StandingClass, AutoSetting][];
  return all.filter(([, setting]) => settings[setting]).map(([cls]) => cls);
}

/** Tells the session what is wanted. Whoever is led by the hand is asked everything. */
export function useStanding(session: TableSession, moment: Moment, live: boolean): void {
  const settings = useSettings();
  const classes = session.setup.guided ? '' : wantedIn(settings).join();
  useEffect(() => {
    const wanted = classes === '' ? [] : wantedIn(settingsNow());
    void session.want({ classes: wanted, limit: settings.runHeat }).catch(() => {});
  }, [session, classes, settings.runHeat]);
  const isDue = live && moment.standing?.isDue === true;
  // Any press stops what is about to be said by itself.
  useEffect(() => {
    if (!isDue) return;
    const stop = (): void => void session.halt().catch(() => {});
    addEventListener('pointerdown', stop, { capture: true, once: true });
    addEventListener('keydown', stop, { capture: true, once: true });
    return () => {
      removeEventListener('pointerdown', stop, { capture: true });
      removeEventListener('keydown', stop, { capture: true });
    };
  }, [isDue, session]);
}
