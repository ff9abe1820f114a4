import { plain } from '@starhold/effects/text';
import type { InvasionView, View } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import { actionText, permanentText } from '@starhold/rone/text';
import type { CSSProperties, ReactNode } from 'react';
import { RoneArt, RoneIcon, type RoneIconName } from '../../../art/rone/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { Screw } from '../cards/Screw.tsx';
import { INVASION_TEXT } from '../text/invasion.ts';
import styles from './orders.module.css';
import parts from './parts.module.css';
import { Title } from './Title.tsx';

/** Protocols in play, exhausted ones turned, and the research tokens that keep them running. */
export function Protocols({ invasion, pack, long }: { invasion: InvasionView; pack: Pack; long?: true }): ReactNode {
  const t = useText(INVASION_TEXT).protocols;
  const lang = useLang();
  return (
    <div className={styles.protocols} data-long={long ? '' : undefined}>
      <Title
        note={
          <span title={t.research(invasion.research)}>
            <Spoken>{t.research(invasion.research)}</Spoken>
            <span aria-hidden="true">
              <RoneIcon name="research" />
              <b data-value="invasion-research">{invasion.research}</b>
            </span>
          </span>
        }
      >
        {t.title}
      </Title>
      {invasion.protocols.length === 0 ? <p className={parts.none}>{t.none}</p> : null}
      <ul className={styles.list}>
        {invasion.protocols.map(({ id, exhausted }, i) => {
          const at = pack.protocolIndex.get(id);
          const def = at === undefined ? undefined : pack.protocols[at];
          if (!def) return null;
          const text = permanentText(def, lang, pack);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row
            <li key={`${id}${i}`} data-exhausted={exhausted ? '' : undefined}>
              <Thing
                target={`protocol:${id}`}
                className={styles.protocol}
                name={`${def.name[lang]}, ${exhausted ? t.exhausted : t.ready}. ${plain(text.body)}`}
              >
                <span className={styles.protocolFace} data-tone="dark">
                  <span className={parts.picture} data-picture="">
                    <RoneArt id={id} kind="protocol" />
                  </span>
                  <b className={`${parts.name} ${styles.name}`} data-part="name" lang={lang}>
                    {def.name[lang]}
                  </b>
                  {long ? (
                    <span className={parts.words}>
                      <RichText text={text.body} />
                    </span>
                  ) : null}
                  {exhausted ? <RoneIcon name="exhaust" className={styles.turned} /> : null}
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const SIGN: Readonly<Record<string, RoneIconName>> = {
  melee: 'melee',
  ranged: 'ranged',
  destruction: 'destruction',
  armour: 'armour',
  health: 'health',
  part: 'part',
  reroll: 'reroll',
};

/** What players may do against the Invasion besides fighting, with what is set aside for it. */
export function Actions({ invasion, pack, long }: { invasion: InvasionView; pack: Pack; long?: true }): ReactNode {
  const { seat } = useDesk<View>();
  const t = useText(INVASION_TEXT).actions;
  const lang = useLang();
  return (
    <div className={styles.actions} data-long={long ? '' : undefined}>
      <Title className={styles.actionHead}>{t.title}</Title>
      <ul className={styles.grid}>
        {invasion.actions.map(({ id, what, price, aside }) => {
          const def = pack.def.invasionBoard.actions.find((action) => action.id === id);
          if (!def) return null;
          const text = actionText(def, lang);
          const mine = aside[seat] ?? 0;
          const costs = t.price(price, t.what[what as keyof typeof t.what]);
          return (
            <li key={id}>
              <Thing
                target={`action:${id}`}
                className={styles.action}
                name={`${def.name[lang]}: ${costs}. ${plain(text.body)}`}
                notes={mine > 0 ? [t.aside(mine, price)] : []}
              >
                <span
                  className={styles.actionFace}
                  style={{ '--share': mine / price } as CSSProperties}
                  data-aside={mine > 0 ? '' : undefined}
                >
                  <em className={styles.price}>
                    {mine > 0 ? `${mine}/` : ''}
                    {price}
                    {what === 'screw' ? <Screw kind="s" /> : <RoneIcon name={SIGN[what] ?? 'part'} />}
                  </em>
                  <b data-part="name" lang={lang}>
                    {def.name[lang]}
                  </b>
                  {long ? (
                    <span className={parts.words}>
                      <RichText text={text.body} />
                    </span>
                  ) : null}
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
