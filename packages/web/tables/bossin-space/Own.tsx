import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import { isDesk } from '../../desk/size.ts';
import { Thing } from '../../desk/Thing.tsx';
import { inkOf } from '../../kit/ink.ts';
import { drySlots, isArranging } from './model/dryRun.ts';
import { threatOf } from './model/threat.ts';
import styles from './own.module.css';
import { type Bos, useBos } from './useBos.ts';

/** Life, heat, XP and captain as chips for the bar of a small screen. On a desk they lie open in the rail. */
export function Own(): ReactNode {
  const bos = useBos();
  const { view, w, names, me, size, why, openZone } = bos;
  if (isDesk(size)) return null;
  const damage = Math.min(view.intact, threatOf(view).columns[view.ship - 1] ?? 0);
  const { life, heat, xp } = isArranging(bos) ? afterDry(bos) : (bos.seen.gauges ?? {});
  const [next] = view.cubes;
  const captain = view.captain === me || view.seats.length === 1 ? w.crew.you : (names[view.captain] ?? '');
  const delta = (now: number, to: number | undefined): string =>
    to === undefined || to === now ? '' : to > now ? `+${to - now}` : `−${now - to}`;
  const chip = (id: 'life' | 'heat' | 'xp', icon: IconName, n: number, of: number | undefined, change: string) => (
    <Thing
      key={id}
      target={id}
      className={styles.chip}
      name={[w.ship[id], of === undefined ? String(n) : `${n} / ${of}`, change].join(' ')}
      onPress={() => why(id)}
    >
      <span className={styles.value} data-chip={id} style={{ '--ink': inkOf(id) } as CSSProperties}>
        <Icon name={icon} />
        <b>{n}</b>
        {of === undefined ? null : <small>{`/${of}`}</small>}
        {change === '' ? null : <em>{change}</em>}
      </span>
    </Thing>
  );
  return (
    <div className={styles.own}>
      {chip(
        'life',
        'heart',
        view.intact,
        view.life,
        life === undefined && damage > 0 ? `−${damage}` : delta(view.intact, life),
      )}
      {chip('heat', 'flame', view.heat, view.heatMax, delta(view.heat, heat))}
      {chip('xp', 'cube', view.xp, next, delta(view.xp, xp))}
      <Thing
        target="captain"
        className={styles.chip}
        name={`${w.crew.captain}: ${captain}`}
        onPress={() => openZone('crew')}
      >
        <span className={styles.value} data-chip="captain" title={captain}>
          <Icon name={view.seats.length > 1 ? 'captain' : 'spaceship'} />
          <span className={styles.who}>{captain}</span>
        </span>
      </Thing>
    </div>
  );
}

/** What an order comes to, as far as it is certain. */
function afterDry(bos: Bos): Partial<Record<'life' | 'heat' | 'xp', number>> {
  const slots = drySlots(bos).filter(({ isOpen, life, heat }) => !isOpen && life !== null && heat !== null);
  const last = slots.at(-1);
  if (!last) return {};
  const gained = slots.reduce((sum, { changes }) => sum + changes.xp, 0);
  return { life: last.life ?? 0, heat: last.heat ?? 0, xp: bos.view.xp + gained };
}
