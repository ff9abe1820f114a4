import type { BossView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { CSSProperties, ReactNode } from 'react';
import { BossArt, Icon } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { HealthBar } from '../../../kit/index.ts';
import { foresee } from '../model/foresee.ts';
import { threatOf } from '../model/threat.ts';
import { useBos } from '../useBos.ts';
import styles from './boss.module.css';

/** Above the columns: the boss over its column, its name and health, and where it strikes next. */
export function Boss(): ReactNode {
  const { view, w, lang } = useBos();
  const { boss } = view;
  const away = w.board.bossAway(boss?.revealed ? 0 : view.decks.enemies);
  if (!boss) {
    return (
      <div className={styles.boss}>
        <p className={styles.head}>
          <b className={styles.name}>{w.board.bossSecret}</b>
          <small>{away}</small>
        </p>
      </div>
    );
  }
  const name = nameOf(view, 'boss', boss.id, lang);
  return (
    <div className={styles.boss} style={{ '--at': boss.entered ? boss.column - 0.5 : 2 } as CSSProperties}>
      <Body boss={boss} name={name} away={away} />
      {boss.entered ? (
        <Head boss={boss} name={name} />
      ) : (
        <p className={styles.head}>
          <b className={styles.name}>{name}</b>
          <small>{away}</small>
        </p>
      )}
    </div>
  );
}

function Body({ boss, name, away }: { boss: BossView; name: string; away: string }): ReactNode {
  const { w, marks, turn, moment, view } = useBos();
  const { result: _, ...marking } = marks.of('boss');
  const [option] = turn.reach.byTarget.get('boss') ?? [];
  const seen = foresee(moment.forecasts[option ?? turn.looked ?? turn.armed ?? ''], view).boss;
  const text = seen && (seen.from === seen.to ? w.results.absorbed : w.results.steps(seen.from, seen.to));
  return (
    <Thing
      target="boss"
      className={styles.body}
      name={boss.entered ? w.board.boss(name, boss.column, boss.hp, boss.maxHp, boss.attack) : `${name}, ${away}`}
      notes={text === undefined ? [] : [text]}
      marking={boss.entered ? marking : { mark: 'plain' }}
    >
      <span className={styles.art} data-fill="" data-away={boss.entered ? undefined : ''}>
        <BossArt id={boss.id} side={boss.side} />
      </span>
      {text === undefined ? null : <span className={styles.chip}>{text}</span>}
    </Thing>
  );
}

function Head({ boss, name }: { boss: BossView; name: string }): ReactNode {
  const { view, w, seen, lang } = useBos();
  const { bossColumn, bossDamage } = threatOf(view);
  const cover = view.columns[boss.column - 1]?.at(-1);
  return (
    <>
      <p className={styles.head} data-flip="boss-health">
        <b className={styles.name}>{name}</b>
        <span className={styles.side}>{w.board.side(boss.side)}</span>
        <span className={styles.attack}>
          <Icon name="burst" />
          {boss.attack}
        </span>
        <HealthBar
          label={w.board.bossHealth}
          value={boss.hp}
          max={boss.maxHp}
          {...(seen.gauges?.boss === undefined ? {} : { forecast: seen.gauges.boss })}
        />
        <span className={styles.health}>
          {boss.hp}
          <small>{`/${boss.maxHp}`}</small>
        </span>
      </p>
      <p className={styles.next} data-flip="boss-next" data-side={boss.column > 2 ? 'left' : 'right'}>
        {bossColumn > 0 ? (
          <span>
            <Icon name="attackOne" />
            {w.board.bossHits(bossColumn, bossDamage)}
          </span>
        ) : null}
        {cover ? (
          <small>
            <Icon name="lock" />
            {w.board.covered(nameOf(view, 'enemy', cover.type, lang))}
          </small>
        ) : null}
      </p>
    </>
  );
}
