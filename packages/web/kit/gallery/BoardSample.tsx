import { nameOf } from '@starhold/bossin-space/text';
import { type ReactNode, useState } from 'react';
import { BossArt, EffectIcons, EnemyArt, Icon, ShipArt, StarField } from '../../art/index.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { GALLERY_TEXT, type GalleryText } from '../../text/kit-gallery.ts';
import { AimPath } from '../AimPath.tsx';
import { BoardGrid } from '../BoardGrid.tsx';
import { Card } from '../Card.tsx';
import { AttackStat, HealthStat } from '../CardStats.tsx';
import { HealthBar } from '../Meters.tsx';
import { Tooltip } from '../Tooltip.tsx';
import type { CardProps } from '../types.ts';
import { PACK, SHOWN } from './cards.ts';
import styles from './Gallery.module.css';

const PLACES: Record<string, string> = {
  A1: 'E21',
  A2: 'E20',
  A3: 'E23',
  A4: 'E27',
  B1: 'E14',
  B2: 'E16',
  B3: 'E10',
  B4: 'E19',
  C2: 'E25',
};

/** An enemy card as the tables make it: everything from its definition. */
export function enemyCard(type: string, lang: 'en' | 'cs' | 'de', rest: Partial<CardProps> = {}): CardProps {
  const def = PACK.byId.enemy.get(type);
  const title = nameOf(SHOWN, 'enemy', type, lang);
  return {
    title,
    accessibleName: title,
    art: <EnemyArt type={type} />,
    badges: [
      {
        id: 'xp',
        tone: 'xp',
        content: (
          <>
            {def?.xp}
            <small>{XP}</small>
          </>
        ),
      },
    ],
    stats: {
      left: <AttackStat value={def?.attack ?? 0} />,
      centre: <EffectIcons effects={def?.ops ?? []} />,
      right: <HealthStat value={def?.hp ?? 1} max={def?.hp ?? 1} shield={def?.shield === true} />,
    },
    ...rest,
  };
}
const XP = 'XP';

const CHIPS = (g: GalleryText): Record<string, Partial<CardProps>> => ({
  B1: { state: 'legal', chip: { text: '2 → 1', tone: 'legal' } },
  B3: {
    state: 'legal',
    chip: { text: g.absorbed, short: '1→1', tone: 'absorbed', icon: <Icon name="hex" /> },
  },
  B4: { state: 'legal', chip: { text: '2 → 1', tone: 'legal' } },
  C2: { state: 'legal', chip: { text: g.defeated, short: '+3 XP', tone: 'kill' } },
});

export function BoardSample(): ReactNode {
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  const [aim, setAim] = useState('C2');
  const [refused, setRefused] = useState('A2');
  const chips = CHIPS(g);
  const cardAt = (key: string): ReactNode => {
    const type = PLACES[key];
    if (type === undefined) return null;
    const known = chips[key];
    const rest: Partial<CardProps> = known
      ? { ...known, state: aim === key ? 'armed' : 'legal', onActivate: () => setAim(key) }
      : { state: 'dimmed', onActivate: () => setRefused(key) };
    if (key === 'C2' && aim === key) rest.hit = '−1';
    if (key !== refused) return <Card {...enemyCard(type, lang, { ...rest, flipKey: key })} />;
    return (
      <Tooltip open={lang !== 'de'} tone="refused" title={g.outOfReach} text={g.reason}>
        <Card {...enemyCard(type, lang, { state: 'refused', reason: g.reason, flipKey: key })} />
      </Tooltip>
    );
  };
  return (
    <div className={styles.board}>
      <BoardGrid
        label={g.board}
        scanlines
        columns={['1', '2', '3', '4'].map((n) => ({ key: n, label: n, state: aim.endsWith(n) ? 'armed' : 'legal' }))}
        rows={[
          { key: 'A', label: 'A', accessibleName: 'A' },
          { key: 'B', label: 'B', accessibleName: 'B' },
          { key: 'C', label: 'C', accessibleName: 'C' },
          { key: 'D', label: 'D', accessibleName: 'D', tone: 'ship', weight: 0.72 },
        ]}
        line={{ afterRow: 'C', label: g.theLine }}
        background={<StarField />}
        overlay={<AimPath from="ship" to={aim} />}
        top={
          <>
            <div className={styles.bossBar}>
              <span>{nameOf(SHOWN, 'boss', 'null-cantor', lang)}</span>
              <HealthBar label={nameOf(SHOWN, 'boss', 'null-cantor', lang)} value={7} max={9} forecast={6} />
              <span>7</span>
            </div>
            <div className={styles.boss}>
              <BossArt id="null-cantor" className={styles.bossArt} />
            </div>
          </>
        }
        cell={(column, row) => {
          if (row.key !== 'D') return cardAt(row.key + column.key);
          if (column.key !== '3') return null;
          return (
            <div className={styles.shipCell} data-flip="ship">
              <ShipArt />
            </div>
          );
        }}
      />
    </div>
  );
}
