import type { Result } from '@starhold/kernel';
import { nameFor, RIVAL } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { HouseEmblem } from '../../art/revenant/index.ts';
import { Spoken } from '../../kit/index.ts';
import styles from './end.module.css';
import { houseRows } from './scoring.ts';
import { ENDS_TEXT } from './texts/ends.ts';
import { useRevenant } from './useRevenant.ts';

/** The whole scoring: a row for each House, a row for each further source, a column for each player. */
export function Scoring({ result }: { result: Result }): ReactNode {
  const { view, pack, lang, names } = useRevenant();
  const t = ENDS_TEXT[lang];
  const players = view.players.map((_, seat) => seat);
  // The side of the Rival has no seats.
  const sideOf = (seat: number) =>
    result.sides.find(({ seats }) => (seat < view.options.players ? seats.includes(seat) : seats.length === 0));
  const sources = Object.keys(t.ranking).filter(
    (part) =>
      part !== 'houses' && part !== 'turnOrder' && players.some((seat) => (sideOf(seat)?.parts?.[part] ?? 0) !== 0),
  );
  return (
    <div className={styles.scoring}>
      <table>
        <caption>
          {t.table.title}
          <small>{t.table.note}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.table.house}</th>
            {players.map((seat) => (
              <th key={seat} scope="col">
                {names[seat] ?? RIVAL[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {houseRows(view, pack).map(({ house, power, scores }) => (
            <tr key={house}>
              <th scope="row">
                <HouseEmblem house={house} letter />
                {nameFor(view, house, lang)}
              </th>
              {players.map((seat) => {
                const { influence = 0, hidden = 0, points = 0 } = scores[seat] ?? {};
                return (
                  <td key={seat}>
                    <Spoken>{t.table.said(power, influence, hidden, points)}</Spoken>
                    <b aria-hidden="true">{points}</b>
                    <small aria-hidden="true">{t.table.cell(power, influence, hidden)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
          {sources.map((part) => (
            <tr key={part}>
              <th scope="row">{t.ranking[part]}</th>
              {players.map((seat) => (
                <td key={seat}>
                  <b>{sideOf(seat)?.parts?.[part] ?? 0}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.table.sum}</th>
            {players.map((seat) => (
              <td key={seat}>
                <b>{sideOf(seat)?.score ?? 0}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
