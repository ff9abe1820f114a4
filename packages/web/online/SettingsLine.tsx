import type { OnlineTable } from '@starhold/wire';
import { type ReactNode, use } from 'react';
import { useLang } from '../shell/lang.tsx';
import { hasForm, loadForm } from '../shell/new-table/forms.ts';
import type { GameForm, Options } from '../shell/new-table/model.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { clockWords } from './clock.ts';

const loading = new Map<string, Promise<GameForm | null>>();

/** The same promise for the same game; null where there is no form. */
function formOf(game: string): Promise<GameForm | null> {
  const known = loading.get(game) ?? (hasForm(game) ? loadForm(game) : Promise.resolve(null));
  loading.set(game, known);
  known.catch(() => loading.delete(game));
  return known;
}

/** How a table is set, in the words of its form: what is played, at which pace, and which rulings are others. */
export function SettingsLine({ table }: { table: OnlineTable }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const lang = useLang();
  const form = use(formOf(table.game));
  const options = table.options as Options;
  const players = table.chairs.length;
  const fields = form
    ? [
        ...form.main.filter(({ seat, key, default: standard }) => seat === undefined || options[key] !== standard),
        ...form.house.filter(({ key, default: standard }) => options[key] !== standard),
      ]
    : [];
  const chosen = fields
    .filter((field) => field.applies(options, players))
    .flatMap(({ key, label, choices }) => {
      const said = choices.find(({ value }) => value === options[key])?.label[lang];
      // A bare number says nothing without what it counts.
      return said === undefined ? [] : /^\d+$/.test(said) ? `${label[lang]}: ${said}` : said;
    });
  const clock = table.clock ? [clockWords(table.clock, t.make)] : [];
  const words = [...chosen, t.make.pace[table.pace], ...clock, shell.settings.values.lang[table.language]];
  return <p className="help">{words.join(' · ')}</p>;
}
