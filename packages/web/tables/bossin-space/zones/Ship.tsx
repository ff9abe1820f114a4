import { PATHS, type Path } from '@starhold/bossin-space';
import { packOf } from '@starhold/bossin-space/content';
import { PATH_NAMES } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { isDesk } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Tokens, Track, useRoving } from '../../../kit/index.ts';
import { isArranging, lossesOf } from '../model/dryRun.ts';
import { threatOf } from '../model/threat.ts';
import { type Bos, useBos } from '../useBos.ts';
import styles from './rail.module.css';

const ICONS: Record<Path, IconName> = { rockets: 'rocket', laser: 'laser', deck: 'deck', life: 'heart' };
const MAX: Record<Path, number> = { rockets: 3, laser: 3, deck: 3, life: 2 };

/** Life, heat and XP, each with what is about to change it, and the upgrade board. */
export function Ship(): ReactNode {
  const bos = useBos();
  const { view, w, seen, why, marks, size } = bos;
  const losses = isArranging(bos) ? lossesOf(bos) : null;
  const threat = losses ? { slot: losses[0]?.slot ?? 0 } : threatOf(view);
  const damage = losses ? losses.reduce((sum, { n }) => sum + n, 0) : (threatOf(view).columns[view.ship - 1] ?? 0);
  const left = view.intact - damage;
  const risk = damage === 0 ? '' : left <= 0 ? w.ship.lastLife(threat.slot) : w.ship.atRisk(threat.slot, damage, left);
  // One line, said or not: what comes below keeps its place. A low desk has the flags on the tokens only.
  const note = size === 'D-' ? '' : risk === '' ? '\u00a0' : risk;
  const [next] = view.cubes;
  const { startLife, cubes } = packOf(view).def;
  const xpMax = Math.max(...cubes);
  const { heat, xp } = seen.gauges ?? {};
  const hinted = (gauge: string) => ({
    'data-hinted': marks.of(gauge).hinted ? '' : undefined,
    'data-flip': isDesk(size) ? gauge : undefined, // elsewhere the chips of the bar are it
  });
  return (
    <div className={styles.ship}>
      <div {...hinted('life')}>
        <Tokens
          label={w.ship.life}
          icon={<Icon name="heart" />}
          intact={view.intact}
          total={view.life}
          places={startLife + MAX.life}
          risk={Math.min(view.intact, damage)}
          {...(note === '' ? {} : { note })}
          onWhy={() => why('life')}
        />
      </div>
      <div {...hinted('heat')}>
        <Track
          label={w.ship.heat}
          icon={<Icon name="flame" />}
          tone="heat"
          max={view.heatMax}
          value={view.heat}
          {...(heat === undefined ? {} : { forecast: heat })}
          endIcon={<Icon name="burst" label={w.ship.explosion} />}
          onWhy={() => why('heat')}
        />
      </div>
      <div {...hinted('xp')}>
        <Track
          label={w.ship.xp}
          icon={<Icon name="cube" />}
          tone="xp"
          max={xpMax}
          value={view.xp}
          {...(xp === undefined || next === undefined ? {} : { forecast: Math.max(0, Math.min(next, xp)) })}
          cubes={view.cubes}
          goal={next ?? xpMax}
          note={next === undefined ? w.ship.noCubes : undefined}
          onWhy={() => why('xp')}
        />
      </div>
      <Upgrades />
    </div>
  );
}

/** A path is legal while a cube waits for a space. */
function Upgrades(): ReactNode {
  const bos = useBos();
  const { view, w, lang, marks } = bos;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const all = packOf(view).def.cubes.length;
  return (
    <section data-flip="upgrades" data-hinted={marks.of('upgrades').hinted ? '' : undefined}>
      <h2 className="caption">
        <span>{w.ship.upgrades}</span>
        <small>{w.ship.cubes(all - view.cubes.length, all)}</small>
      </h2>
      <ul className={styles.paths} ref={root} onKeyDown={onKeyDown}>
        {PATHS.map((path) => {
          const name = PATH_NAMES[path][lang];
          const level = view.levels[path];
          const { result: _, ...marking } = marks.of(`path:${path}`);
          return (
            <li key={path}>
              <Thing
                target={`path:${path}`}
                name={`${name} ${level} / ${MAX[path]}`}
                notes={[gain(bos, path)]}
                marking={marking}
              >
                <span className={styles.path}>
                  <Icon name={ICONS[path]} />
                  <span>
                    <b>{name}</b>
                    <small>{gain(bos, path)}</small>
                  </span>
                  <span className={styles.pips}>
                    {Array.from({ length: MAX[path] }, (_none, i) => (
                      <i
                        key={i.toString()}
                        data-on={i < level ? '' : undefined}
                        data-notch={i === level - 1 ? path : undefined}
                      >
                        {i < level ? <Icon name="cube" /> : i + 1}
                      </i>
                    ))}
                  </span>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the next level brings. */
function gain({ view, w }: Bos, path: Path): string {
  const level = view.levels[path];
  if (level >= MAX[path]) return w.ship.complete;
  switch (path) {
    case 'rockets':
      return w.ship.rockets(level + 1, level + 2);
    case 'laser':
      return level === 2 ? w.ship.cooling(1, 2) : w.ship.laser(level + 2, level + 3);
    case 'deck':
      return w.ship.deck(Math.min(2, view.decks.upgraded));
    case 'life': {
      const { rockets, laser, deck } = view.levels;
      const open = Math.min(rockets, laser, deck) > level;
      return open ? w.ship.tokens(view.life, view.life + 1) : w.ship.locked(level + 1);
    }
  }
}
