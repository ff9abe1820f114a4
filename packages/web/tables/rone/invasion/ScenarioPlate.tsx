import { plain } from '@starhold/effects/text';
import type { InvasionView } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import { scenarioText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { RoneArt, RoneIcon } from '../../../art/rone/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { useLang, useText } from '../../../shell/lang.tsx';
import { INVASION_TEXT } from '../text/invasion.ts';
import { scenarioIn } from './model.ts';
import parts from './parts.module.css';
import styles from './scenario.module.css';

/** The scenario card; with its own armour and health where it can be attacked. */
export function ScenarioPlate({ invasion, pack }: { invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const def = scenarioIn(pack, invasion.scenario);
  if (!def) return null;
  const { target } = invasion;
  const standing = target
    ? [t.target.left(target.armourLeft, target.healthLeft), target.open ? t.target.open : t.target.closed]
    : [];
  return (
    <Thing
      target="scenario"
      className={styles.scenario}
      name={`${def.name[lang]}. ${t.part(invasion.part + 1, invasion.parts)}. ${plain(scenarioText(def, lang, pack).body)}`}
      notes={standing}
    >
      <span className={styles.scenarioFace} data-tone="dark" data-open={target?.open ? '' : undefined}>
        <span className={parts.picture}>
          <RoneArt id={def.id} kind="scenario" />
        </span>
        <span className={styles.foot}>
          <b className={parts.name} data-part="name" lang={lang}>
            {def.name[lang]}
          </b>
          {target ? (
            <span className={styles.target}>
              <i data-stat="armour">
                <RoneIcon name="armour" />
                {target.armourLeft}
              </i>
              <i data-stat="health">
                <RoneIcon name="health" />
                {target.healthLeft}
              </i>
              {target.open ? null : <RoneIcon name="lock" />}
            </span>
          ) : (
            <small>{t.part(invasion.part + 1, invasion.parts)}</small>
          )}
        </span>
      </span>
    </Thing>
  );
}
