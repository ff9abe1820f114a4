import { LANGUAGES as KERNEL_LANGUAGES } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { CHOICES, defaultSettings, readChoices } from '../../shell/settings.ts';

describe('settings', () => {
  it('knows the same languages as the kernel', () => {
    expect(CHOICES.lang).toEqual(KERNEL_LANGUAGES);
  });

  it.each([
    [['cs-CZ', 'en'], 'cs'],
    [['sk', 'de-AT'], 'de'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('follows the browser languages %j', (languages, lang) => {
    expect(defaultSettings({ languages }).lang).toBe(lang);
  });

  it('leaves it to the device whether anything moves at all', () => {
    expect(defaultSettings({ languages: [] }).speed).toBe(1);
  });

  it('reads back every choice', () => {
    const all = { lang: 'de', theme: 'light', speed: 'instant', others: 'step', textSize: 'large', sound: 'full' };
    expect(readChoices(JSON.stringify(all))).toEqual(all);
  });

  it.each([
    [null],
    ['{'],
    ['7'],
    ['[]'],
    ['{"lang":"xx","theme":1,"speed":3,"textSize":"huge","sound":"yes","more":1}'],
  ])('takes nothing from %j', (stored) => {
    expect(readChoices(stored)).toEqual({});
  });
});
