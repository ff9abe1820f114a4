import { useSyncExternalStore } from 'react';
import { speak } from '../text/spoken.ts';

/** What the reader set for this device. Kept in localStorage; shown on <html> for the style sheets. */

/** What can be set, and to what. */
export const CHOICES = {
  /** As the kernel has them; written again because its list would bring the whole kernel to the first page. */
  lang: ['en', 'cs', 'de'],
  theme: ['system', 'dark', 'light'],
  /** 0: one step at each press. `instant`: straight to the result. Reduced motion is the system's to say, not a speed. */
  speed: [0, 0.5, 1, 2, 'instant'],
  /** What others do: like everything else, faster, or one step at each press. */
  others: ['same', 'faster', 'step'],
  textSize: ['small', 'normal', 'large', 'larger'],
  /** On which side of a phone on its side question and hand lie. */
  hand: ['right', 'left'],
  sound: ['off', 'low', 'full'],
  /** A device that can shakes a little with what is confirmed and with what hurts. */
  haptics: [true, false],
  /** Where the guide explains what comes up for the first time. */
  lessons: ['guided', 'always'],
  /** What is answered without asking, class by class; as the session has them, written again for the same reason. */
  autoSensible: [true, false],
  autoGains: [true, false],
  autoOnly: [true, false],
  autoOrder: [true, false],
  autoSequence: [true, false],
  autoPile: [true, false],
  autoKeep: [true, false],
  autoShare: [true, false],
  autoUse: [true, false],
  autoSpare: [true, false],
  autoEnd: [true, false],
  autoLeave: [true, false],
  /** A run stops before heat reaches this. */
  runHeat: [3, 4, 5],
} as const;
export type SettingName = keyof typeof CHOICES;

/** The classes of answers, in the order of the list. */
export const AUTO_SETTINGS = [
  'autoOnly',
  'autoGains',
  'autoOrder',
  'autoSequence',
  'autoPile',
  'autoKeep',
  'autoShare',
  'autoUse',
  'autoSpare',
  'autoSensible',
  'autoEnd',
  'autoLeave',
] as const satisfies readonly SettingName[];

export type Settings = { [S in SettingName]: (typeof CHOICES)[S][number] };

const KEY = 'starhold.settings';
const CHANGED_KEY = 'starhold.settings.changed';
const FONT_SIZE: Record<Settings['textSize'], string> = { small: '90%', normal: '100%', large: '115%', larger: '130%' };

/** What holds as long as nothing was chosen. */
export function defaultSettings(around: { languages: readonly string[] }): Settings {
  const wanted = around.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const lang = wanted.find((code): code is Settings['lang'] => CHOICES.lang.some((known) => known === code));
  return {
    lang: lang ?? 'en',
    theme: 'system',
    speed: 1,
    others: 'same',
    textSize: 'normal',
    hand: 'right',
    // From the first touch on: before it no browser lets a page sound.
    sound: 'low',
    haptics: true,
    lessons: 'guided',
    autoSensible: true,
    autoGains: true,
    autoOnly: true,
    autoOrder: true,
    autoSequence: false,
    autoPile: false,
    autoKeep: false,
    autoShare: false,
    autoUse: false,
    autoSpare: false,
    autoEnd: true,
    autoLeave: false,
    runHeat: 4,
  };
}

/** The stored choices that can still be understood; everything else is as if it had not been chosen. */
export function readChoices(stored: string | null): Partial<Settings> {
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  if (typeof raw !== 'object' || raw === null) return {};
  const found = raw as Record<string, unknown>;
  const known = Object.entries(CHOICES).filter(([name, values]) => values.some((value) => value === found[name]));
  return Object.fromEntries(known.map(([name]) => [name, found[name]]));
}

const listeners = new Set<() => void>();
let choices: Partial<Settings> = {};
let current: Settings = defaultSettings({ languages: [] });

function readStore(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage switched off: settings last as long as the page
  }
}

function show(settings: Settings): void {
  const html = document.documentElement;
  html.lang = settings.lang;
  if (settings.theme === 'system') delete html.dataset.theme;
  else html.dataset.theme = settings.theme;
  html.dataset.speed = String(settings.speed);
  html.dataset.hand = settings.hand;
  html.style.fontSize = FONT_SIZE[settings.textSize];
}

/** Another language is shown once its texts are there; where they cannot be had, the old one stays. */
function refresh(): void {
  const wanted = { ...defaultSettings(navigator), ...choices };
  const learning = speak(wanted.lang);
  learning?.then(refresh, (error) => console.error(error));
  current = learning ? { ...wanted, lang: current.lang } : wanted;
  show(current);
  for (const listener of listeners) listener();
}

/** Reads what was stored and shows it; once, before the first picture. Other tabs are followed. */
export function applySettings(): void {
  choices = readChoices(readStore());
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    choices = readChoices(event.newValue);
    refresh();
  });
  refresh();
}

export function changeSettings(change: Partial<Settings>): void {
  keep({ ...choices, ...change }, Date.now());
}

/** Those of another device, which were chosen there at that time. What cannot be understood is left out. */
export function takeSettings(others: unknown, at: number): void {
  keep(readChoices(JSON.stringify(others)), at);
}

function keep(chosen: Partial<Settings>, at: number): void {
  choices = chosen;
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
    localStorage.setItem(CHANGED_KEY, String(at));
  } catch {
    // storage full or switched off: the choice holds until the page is closed
  }
  refresh();
}

/** When something was chosen last, on this device or on one whose choices it has taken; 0 where nothing ever was. */
export function changedAt(): number {
  try {
    return Number(localStorage.getItem(CHANGED_KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** What was chosen, without what merely holds. */
export const settingsChosen = (): Partial<Settings> => choices;

/** Off, low, full, and round again. */
export function nextVolume(): void {
  const { sound } = CHOICES;
  changeSettings({ sound: sound[(sound.indexOf(current.sound) + 1) % sound.length] });
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For what happens outside of drawing. */
export const settingsNow = (): Settings => current;

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settingsNow, settingsNow);
}
