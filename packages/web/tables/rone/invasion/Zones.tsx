import { plain } from '@starhold/effects/text';
import type { InvasionView } from '@starhold/rone';
import { COLOURS, type Colour, LETTERS, type Pack } from '@starhold/rone/content';
import { invasionText, opsText, ZONE_NAMES } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { useLang, useText } from '../../../shell/lang.tsx';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { shortName } from '../model/names.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import { invasionIn } from './model.ts';
import parts from './parts.module.css';
import { Title } from './Title.tsx';
import styles from './zones.module.css';

type ZoneView = InvasionView['zones'][number];

/** Where the Invasion trains: a card each, and the resources of its colour that already lie there. */
export function Zones({ invasion, pack }: { invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  return (
    <div className={styles.zones}>
      <Title className={styles.head}>{t.zones.title}</Title>
      <ul className={styles.list}>
        {invasion.zones.map((zone) => (
          <li key={zone.colour}>
            <Zone zone={zone} pack={pack} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Zone({ zone, pack }: { zone: ZoneView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const colour = zone.colour as Colour;
  const letter = LETTERS[COLOURS.indexOf(colour)] as ScrewKind;
  const def = invasionIn(pack, zone.card);
  const due = def !== undefined && zone.stored >= zone.cost;
  const effect = plain(opsText(pack.def.invasionBoard.zones[colour], lang));
  const card = def
    ? `${def.name[lang]}, ${t.zones.stored(zone.stored, zone.cost)}`
    : `${t.zones.empty}, ${t.zones.only(zone.stored)}`;
  return (
    <Thing
      target={`zone:${letter}`}
      className={styles.zone}
      name={`${ZONE_NAMES[colour][lang]}: ${card}. ${effect}${def ? ` ${plain(invasionText(def, lang, pack).body)}` : ''}`}
      notes={due ? [t.zones.due] : []}
    >
      <span className={styles.zoneFace} data-tone="dark" data-kind={letter} data-due={due ? '' : undefined}>
        <span className={parts.picture} data-picture="">
          {def ? <RoneArt id={def.id} kind="invasion" /> : null}
        </span>
        <span className={styles.colour}>
          <Screw kind={letter} />
        </span>
        <b className={`${parts.name} ${styles.card}`} data-part="name" lang={lang}>
          {def ? shortName(pack, def.id, lang) : '–'}
        </b>
        <span className={styles.pips}>
          {Array.from({ length: Math.max(zone.cost, zone.stored) }, (_, i) => `p${i}`).map((key, i) => (
            <i key={key} data-on={i < zone.stored ? '' : undefined} />
          ))}
        </span>
        <em className={styles.of}>{zone.cost > 0 ? `${zone.stored}/${zone.cost}` : zone.stored}</em>
      </span>
    </Thing>
  );
}
