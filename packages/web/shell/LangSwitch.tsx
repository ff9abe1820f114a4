import type { ReactNode } from 'react';
import { SHELL_TEXT } from '../text/shell.ts';
import { useText } from './lang.tsx';
import { Segments } from './Segments.tsx';
import { changeSettings, LANGUAGES, useSettings } from './settings.ts';

export function LangSwitch({ long = false }: { long?: boolean }): ReactNode {
  const t = useText(SHELL_TEXT);
  const { lang } = useSettings();
  const segments = LANGUAGES.map((code) => ({
    value: code,
    label: long ? t.language[code] : code.toUpperCase(),
    name: t.language[code],
  }));
  return (
    <Segments
      legend={t.language.label}
      hideLegend={!long}
      value={lang}
      segments={segments}
      onChange={(value) => changeSettings({ lang: value })}
    />
  );
}
