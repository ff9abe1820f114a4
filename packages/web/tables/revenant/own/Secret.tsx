import { progressOf } from '@starhold/revenant';
import { HOUSES } from '@starhold/revenant/content';
import { nameFor } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { HOUSE_TONES, HouseEmblem } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken } from '../../../kit/index.ts';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import { Panel } from './Panel.tsx';
import styles from './secret.module.css';

/** What only the seat in front knows: hidden influence by House, its two agendas, the command cards it has kept. */
export function Secret(): ReactNode {
  const { own, w, view, lang, seat } = useRevenant();
  if (!own) return null;
  const agendas = [
    { id: own.personal, label: w.secret.personal },
    { id: own.fleet, label: w.secret.fleet },
  ].filter(({ id }) => id !== '');
  return (
    <Panel label={w.secret.title} part="secret">
      <h3 className={styles.head}>
        {w.secret.hidden} <b>{own.hiddenCards}</b>
      </h3>
      <ul className={styles.hidden}>
        {own.hiddenCards === 0 ? <li>{w.secret.hiddenNone}</li> : null}
        {HOUSES.map((house, i) => {
          const n = own.hidden[i] ?? 0;
          return n === 0 ? null : (
            <li key={house}>
              <Thing
                target={`hidden.${house}`}
                shape="tile"
                className={styles.card}
                name={w.secret.hiddenOf(nameFor(view, house, lang), n)}
              >
                <span style={{ '--c': HOUSE_TONES[house] } as CSSProperties} data-tone="dark">
                  <HouseEmblem house={house} />
                  <b>×{n}</b>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
      <ul className={styles.agendas} aria-label={w.secret.agendas}>
        {agendas.map(({ id, label }) => (
          <li key={id}>
            <small>
              {label} <Reached id={id} seat={seat} />
            </small>
            <CardThing id={id} form="peek" />
          </li>
        ))}
      </ul>
      {own.commands.length === 0 ? null : (
        <>
          <h3 className={styles.head}>
            {w.secret.commands} <b>{own.commands.length}</b>
          </h3>
          <ul className={styles.commands}>
            {own.commands.map((id) => (
              <li key={id}>
                <CardThing id={id} form="peek" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** How far an agenda has come, as it would be scored now. */
function Reached({ id, seat }: { id: string; seat: number }): ReactNode {
  const { view, w } = useRevenant();
  const progress = progressOf(view, seat, id);
  if (!progress) return null;
  const { have, need } = progress;
  return (
    <b data-met={have >= need ? '' : undefined}>
      <Spoken>{w.secret.reached(have, need)}</Spoken>
      <span aria-hidden="true">{have >= need ? `${have} ✓` : `${have}/${need}`}</span>
    </b>
  );
}
