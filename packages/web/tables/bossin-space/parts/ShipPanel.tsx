import { PATHS, type Path } from '@starhold/bossin-space';
import { packOf } from '@starhold/bossin-space/content';
import { PATH_NAMES, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { optionId } from '@starhold/kernel';
import { type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { LevelPips, Tokens, Track, useRoving } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import styles from './rail.module.css';

const ICONS: Record<Path, IconName> = { rockets: 'rocket', laser: 'laser', deck: 'deck', life: 'heart' };
const MAX: Record<Path, number> = { rockets: 3, laser: 3, deck: 3, life: 2 };

/** Life, heat and XP, each with what is about to change it. */
export function ShipPanel(): ReactNode {
  const { view, w, seen, threat, why } = useBos();
  const damage = threat.columns[view.ship - 1] ?? 0;
  const risk = Math.min(view.intact, damage);
  const note =
    damage === 0
      ? undefined
      : damage >= view.intact
        ? w.ship.lastLife(threat.slot)
        : w.ship.atRisk(threat.slot, damage, view.intact - damage);
  const [next] = view.cubes;
  const { startLife, cubes } = packOf(view).def;
  const xpMax = Math.max(...cubes);
  return (
    <div className={styles.meters}>
      <Tokens
        label={w.ship.life}
        icon={<Icon name="heart" />}
        intact={view.intact}
        total={view.life}
        places={startLife + MAX.life}
        risk={risk}
        note={note}
        onWhy={() => why('life')}
      />
      <Track
        label={w.ship.heat}
        icon={<Icon name="flame" />}
        tone="heat"
        max={view.heatMax}
        value={view.heat}
        {...(seen.heat ? { forecast: seen.heat.to } : {})}
        endIcon={<Icon name="burst" label={w.ship.explosion} />}
        onWhy={() => why('heat')}
      />
      <Track
        label={w.ship.xp}
        icon={<Icon name="cube" />}
        tone="xp"
        max={xpMax}
        value={view.xp}
        {...(seen.xp === 0 || next === undefined ? {} : { forecast: Math.max(0, Math.min(next, view.xp + seen.xp)) })}
        cubes={view.cubes}
        goal={next ?? xpMax}
        note={next === undefined ? w.ship.noCubes : undefined}
        onWhy={() => why('xp')}
      />
    </div>
  );
}

/** The upgrade board: a path is a button while a cube waits for a space. */
export function UpgradePanel(): ReactNode {
  const bos = useBos();
  const { view, turn, w, lang } = bos;
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const all = packOf(view).def.cubes.length;
  const choosing = turn.question === 'upgrade';
  return (
    <section className={styles.part} data-choosing={choosing ? '' : undefined}>
      <h2 className={styles.title}>
        <span>{w.ship.upgrades}</span>
        <small>{w.ship.cubes(all - view.cubes.length, all)}</small>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the paths inside */}
      <div className={styles.paths} ref={root} onKeyDown={onKeyDown}>
        {PATHS.map((path) => {
          const choice = turn.spots.get(`path:${path}`);
          const refusal = choosing ? bos.moment.refusals[optionId('upgrade', path)] : undefined;
          const state =
            choice === undefined ? (refusal ? 'refused' : 'idle') : turn.armed === choice ? 'armed' : 'legal';
          return (
            <LevelPips
              key={path}
              label={PATH_NAMES[path][lang]}
              icon={<Icon name={ICONS[path]} />}
              level={view.levels[path]}
              max={MAX[path]}
              note={gain(bos, path)}
              state={state}
              {...(refusal ? { reason: plain(refusalText(refusal, lang)) } : {})}
              {...(choice === undefined ? {} : { onActivate: () => turn.choose(choice) })}
            />
          );
        })}
      </div>
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
