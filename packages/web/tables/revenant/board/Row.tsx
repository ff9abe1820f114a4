import { plain } from '@starhold/effects/text';
import type { ColonyDef, ScannerDef } from '@starhold/revenant/content';
import { colonyText, scannerText } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { HouseEmblem, ResourceSign, VOID_TONE } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText } from '../../../kit/index.ts';
import { OpSigns } from '../faces/OpSigns.tsx';
import { Panel } from '../own/Panel.tsx';
import { divided } from '../texts/breaks.ts';
import { previewJump } from './jumpPreview.ts';
import styles from './row.module.css';
import { useMap } from './useMap.ts';

const LAST_CYCLE = 4;

/** Where the fleet could jump to after this cycle, as small maps; in the last cycle the colonies. */
export function Row(): ReactNode {
  const { view, m } = useMap();
  const { row, chosen, cycle } = view;
  return (
    <Panel
      label={cycle === LAST_CYCLE ? m.row.colonies : m.row.title}
      note={chosen === '' ? m.row.after(Math.max(1, cycle)) : m.row.chosen}
      part="row"
    >
      {row.length === 0 ? <p>{m.row.none}</p> : null}
      <ul className={styles.row} data-colonies={cycle === LAST_CYCLE ? '' : undefined}>
        {row.map((id) => (
          <li
            key={id}
            data-chosen={id === chosen ? '' : undefined}
            onPointerEnter={() => previewJump(id)}
            onPointerLeave={() => previewJump('')}
            onFocus={() => previewJump(id)}
            onBlur={() => previewJump('')}
          >
            <RowCard id={id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RowCard({ id }: { id: string }): ReactNode {
  const { pack } = useMap();
  const scanner = pack.scanners[pack.scannerIndex.get(id) ?? -1];
  if (scanner) return <ScannerCard def={scanner} />;
  const colony = pack.colonies[pack.colonyIndex.get(id) ?? -1];
  return colony ? <ColonyCard def={colony} /> : null;
}

function Cost({ n }: { n: number }): ReactNode {
  return (
    <b className={styles.cost}>
      {n}
      <ResourceSign of="n" />
    </b>
  );
}

function ScannerCard({ def }: { def: ScannerDef }): ReactNode {
  const { lang, m, view } = useMap();
  const preview = m.row.preview(def.voidborn.join(' '), def.rifts.join(', '), def.planets.join(', '));
  return (
    <Thing
      target={def.id}
      className={styles.card}
      name={def.name[lang]}
      notes={[
        m.row.cost(def.cost),
        preview,
        plain(scannerText(def, lang).body),
        ...(view.chosen === def.id ? [m.row.chosen] : []),
      ]}
    >
      <span className={styles.face}>
        <span className={styles.head}>
          <Cost n={def.cost} />
          <strong>{divided(def.name[lang], lang)}</strong>
          <small>
            <OpSigns ops={def.benefits} />
          </small>
        </span>
        <Preview def={def} />
      </span>
    </Thing>
  );
}

/** Sectors 1 to 8 counter-clockwise from the top: Voidborn ships, planets ringed, rifts as tears. */
function Preview({ def }: { def: ScannerDef }): ReactNode {
  return (
    <svg className={styles.preview} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" fill="#0d0c20" stroke="#5a48b0" />
      <circle r="15" fill="#241a57" stroke="#e9c765" strokeOpacity=".6" />
      {def.voidborn.map((n, i) => {
        const turn = (-i * Math.PI) / 4;
        const [x, y] = [Math.sin(turn) * 33, -Math.cos(turn) * 33];
        const sector = i + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sectors have fixed places
          <g key={i} transform={`translate(${x} ${y})`}>
            {def.planets.includes(sector) ? (
              <circle r="10.500" fill="#0e4a45" stroke="#7af0d6" strokeWidth="1.500" />
            ) : null}
            {def.rifts.includes(sector) ? (
              <path d="M-12-8L-7-12L-3-8L2-12L6-8L11-12" fill="none" stroke={VOID_TONE} strokeWidth="2.600" />
            ) : null}
            {def.shuttle === sector ? <path d="M0 8L5 15H-5Z" fill="#e9c765" /> : null}
            <text y="5" textAnchor="middle" fontSize="15" fontWeight="700" fill={n === 0 ? '#8f86b8' : '#ffb3dc'}>
              {n}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function ColonyCard({ def }: { def: ColonyDef }): ReactNode {
  const { lang, m, view } = useMap();
  const { body } = colonyText(def, lang);
  return (
    <Thing
      target={def.id}
      className={styles.card}
      name={def.name[lang]}
      notes={[m.row.cost(def.cost), plain(body), ...(view.chosen === def.id ? [m.row.chosen] : [])]}
    >
      <span className={styles.face}>
        <span className={styles.head}>
          <Cost n={def.cost} />
          <HouseEmblem house={def.house} />
          <strong>{divided(def.name[lang], lang)}</strong>
        </span>
        <small>
          <RichText text={body} />
        </small>
      </span>
    </Thing>
  );
}
