import { plain } from '@starhold/effects/text';
import type { InvasionView, View } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import { invasionText } from '@starhold/rone/text';
import type { CSSProperties, ReactNode } from 'react';
import { RoneArt, RoneIcon } from '../../../art/rone/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { shortName } from '../model/names.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import { afterOnslaught, assaultOn, hasShield, invasionIn, partsOf, STATS, supportOf } from './model.ts';
import { SupportSigns, statWords, Total } from './Numbers.tsx';
import parts from './parts.module.css';
import styles from './stack.module.css';
import { Title } from './Title.tsx';

/** Deployed cards: of the covered ones only the support shows, the top one fights with the sum of all. */
export function Stack({ invasion, pack }: { invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const top = invasion.stack.length - 1;
  const lines = supportOf(invasion, pack);
  return (
    <div className={styles.stack}>
      <Title className={styles.head} note={t.stack.count(invasion.stack.length)}>
        {t.stack.title}
      </Title>
      <ol className={styles.lines} style={{ '--n': lines.length } as CSSProperties}>
        {lines.map(({ from, id, place, stats }) => {
          const name = from === 'scenario' ? t.scenario : (invasionIn(pack, id)?.name[lang] ?? id);
          if (place === top && from === 'card') return null;
          return (
            <li key={`${from}${place}`} className={styles.line} data-from={from} data-flip={`deployed:${place}`}>
              <Spoken>{`${name}, ${from === 'card' ? t.stack.covered : t.lines(invasion.lines)} ${statWords(stats, t)}`}</Spoken>
              <span aria-hidden="true">{name}</span>
              <SupportSigns stats={stats} />
            </li>
          );
        })}
      </ol>
      {top < 0 ? (
        <p className={`${parts.none} ${styles.nothing}`}>{t.stack.none}</p>
      ) : (
        <TopCard invasion={invasion} pack={pack} place={top} />
      )}
      {invasion.arriving.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards with one name may arrive
        <span key={`${id}${i}`} className={styles.arriving} data-flip={`arriving:${id}`} data-tone="dark">
          <RoneArt id={id} kind="invasion" />
          <b>{invasionIn(pack, id)?.name[lang]}</b>
          <small>{t.stack.arriving}</small>
        </span>
      ))}
    </div>
  );
}

function TopCard({ invasion, pack, place }: { invasion: InvasionView; pack: Pack; place: number }): ReactNode {
  const { view, seat, size } = useDesk<View>();
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const card = invasion.stack[place];
  const def = invasionIn(pack, card.id);
  if (!def) return null;
  const { top } = invasion;
  const sumOf = (stat: (typeof STATS)[number]): string => {
    const { own, support, gained } = partsOf(invasion, pack, stat);
    return `${t.stats[stat]}: ${t.stack.parts(own, support, gained)}`;
  };
  const after = assaultOn(invasion, pack, view);
  const falls = after?.health === 0;
  const changes = after !== null && (after.armour !== top.armourLeft || after.health !== top.healthLeft);
  const forecast = !changes ? [] : [falls ? t.stack.falls : t.stack.after(after.armour, after.health)];
  const you = view.players[seat];
  const shield = you && hasShield(pack, you) ? `${t.onslaught.most} ` : '';
  const left = you && afterOnslaught(top, you);
  const deadly = view.players.some((player) => afterOnslaught(top, player).health === 0);
  const fires = top.melee + top.ranged > 0;
  const text = invasionText(def, lang, pack);
  return (
    <Thing
      target="top"
      flip={`deployed:${place}`}
      className={styles.top}
      name={`${t.stack.top}: ${def.name[lang]}. ${STATS.map(sumOf).join('; ')}. ${t.stack.left(top.armourLeft, top.healthLeft)}. ${plain(text.body)}`}
      notes={[...forecast, ...(fires ? [t.onslaught.text(top.ranged, top.melee)] : [])]}
    >
      <span
        className={styles.topFace}
        data-tone="dark"
        data-falls={falls ? '' : undefined}
        data-changes={changes ? '' : undefined}
      >
        <span className={parts.picture} data-picture="">
          <RoneArt id={def.id} kind="invasion" />
        </span>
        <b className={parts.name} data-part="name" lang={lang}>
          {isSmall(size) || size === 'T' || size === 'D-' ? shortName(pack, def.id, lang) : def.name[lang]}
        </b>
        <span className={styles.totals}>
          <Total stat="ranged" value={top.ranged} note={sumOf('ranged')} />
          <Total stat="melee" value={top.melee} note={sumOf('melee')} />
          <Total stat="armour" value={top.armourLeft} of={top.armour} note={sumOf('armour')} />
          <Total stat="health" value={top.healthLeft} of={top.health} note={sumOf('health')} />
        </span>
        <Bar left={top.healthLeft} of={top.health} to={after?.health ?? top.healthLeft} kind="health" />
        <Bar left={top.armourLeft} of={top.armour} to={after?.armour ?? top.armourLeft} kind="armour" />
        {changes ? (
          <em className={styles.forecast} data-falls={falls ? '' : undefined}>
            {falls ? (
              t.stack.falls
            ) : (
              <>
                <RoneIcon name="health" />
                {`${top.healthLeft}→${after.health}`}
              </>
            )}
          </em>
        ) : null}
        {left && fires ? (
          <span
            className={styles.onslaught}
            data-deadly={deadly ? '' : undefined}
            title={t.onslaught.text(top.ranged, top.melee)}
          >
            {shield === '' ? '' : '≤'}
            <RoneIcon name="armour" />
            {`${you.armour}→${left.armour}`}
            <RoneIcon name="health" />
            {`${you.health}→${left.health}`}
          </span>
        ) : null}
      </span>
    </Thing>
  );
}

/** Hatched: what the damage as it stands would take. */
function Bar({ left, of, to, kind }: { left: number; of: number; to: number; kind: 'armour' | 'health' }): ReactNode {
  if (of <= 0) return null;
  const share = (n: number): string => `${Math.round((100 * Math.max(0, n)) / of)}%`;
  return (
    <span className={styles.bar} data-stat={kind} aria-hidden="true">
      <i style={{ width: share(left) }} />
      <u style={{ left: share(to), width: share(left - to) }} />
    </span>
  );
}
