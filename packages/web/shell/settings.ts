import type { Language } from '@starhold/kernel';
import { useSyncExternalStore } from 'react';
import { speak } from '../text/spoken.ts';

/** What the reader set for this device. Kept in localStorage; shown on <html> for the style sheets. */

/** As the kernel has them; written again because its list would bring the whole kernel to the first page. */
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'de'];
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** 0: one step at each press. `instant`: straight to the result. Reduced motion is the system's to say, not a speed. */
export const SPEEDS = [0, 0.5, 1, 2, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
/** What others do: like everything else, faster, or one step at each press. */
export const OTHERS = ['same', 'faster', 'step'] as const;
export type Others = (typeof OTHERS)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** On which side of a phone on its side question and hand lie. */
export const HANDS = ['right', 'left'] as const;

export interface Settings {
  lang: Language;
  theme: Theme;
  speed: Speed;
  others: Others;
  textSize: TextSize;
  hand: (typeof HANDS)[number];
  sound: boolean;
}

const KEY = 'starhold.settings';
const FONT_SIZE: Record<TextSize, string> = { small: '90%', normal: '100%', large: '115%', larger: '130%' };

export interface Surroundings {
  languages: readonly string[];
}

/** What holds as long as nothing was chosen. */
export function defaultSettings(around: Surroundings): Settings {
  const wanted = around.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const lang = wanted.find((code) => LANGUAGES.some((known) => known === code)) as Language | undefined;
  return {
    lang: lang ?? 'en',
    theme: 'system',
    speed: 1,
    others: 'same',
    textSize: 'normal',
    hand: 'right',
    sound: false,
  };
}

const oneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** The stored choices that can still be understood; everything else is as if it had not been chosen. */
export function readChoices(stored: string | null): Partial<Settings> {
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  if (typeof raw !== 'object' || raw === null) return {};
  const { lang, theme, speed, others, textSize, hand, sound } = raw as Record<string, unknown>;
  const choices: Partial<Settings> = {};
  if (oneOf(LANGUAGES, lang)) choices.lang = lang;
  if (oneOf(THEMES, theme)) choices.theme = theme;
  if (oneOf(SPEEDS, speed)) choices.speed = speed;
  if (oneOf(OTHERS, others)) choices.others = others;
  if (oneOf(TEXT_SIZES, textSize)) choices.textSize = textSize;
  if (oneOf(HANDS, hand)) choices.hand = hand;
  if (typeof sound === 'boolean') choices.sound = sound;
  return choices;
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

function surroundings(): Surroundings {
  return { languages: navigator.languages };
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
  const wanted = { ...defaultSettings(surroundings()), ...choices };
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
  choices = { ...choices, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // storage full or switched off: the choice holds until the page is closed
  }
  refresh();
}

function currentSettings(): Settings {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings, currentSettings);
}
