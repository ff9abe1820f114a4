import type { EnemyView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { EffectIcons, EnemyArt, Icon } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { enemyDef } from '../model/cards.ts';
import { chipFor, isArranging } from '../model/dryRun.ts';
import { foresee, resultOn } from '../model/foresee.ts';
import { nameFor } from '../text/short.ts';
import { useBos } from '../useBos.ts';
import styles from './enemy.module.css';

const BURST =
  'M12 1.5l2.2 5.2 5.2-2.1-2.1 5.2 5.2 2.2-5.2 2.2 2.1 5.2-5.2-2.1L12 22.5l-2.2-5.2-5.2 2.1 2.1-5.2L1.5 12l5.2-2.2-2.1-5.2 5.2 2.1z';

/** One enemy where it stands: what it is, whether it may be chosen, and what would happen to it. */
export function Enemy({ enemy, column, row }: { enemy: EnemyView; column: number; row: string }): ReactNode {
  const bos = useBos();
  const { turn, w, lang, view, moment, marks, phone } = bos;
  const target = `enemy:u${enemy.uid}`;
  const { result: _, ...marking } = marks.of(target);
  const [option, other] = turn.reach.byTarget.get(target) ?? [];
  // A shot of its own, or whatever the choice in the making does to it.
  const own = other === undefined && turn.decision?.ask.kind === 'one' ? option : undefined;
  const seen = foresee(moment.forecasts[own ?? turn.looked ?? turn.armed ?? ''], view);
  const dry = isArranging(bos) ? chipFor(bos, enemy.uid, enemy.xp) : undefined;
  const result = dry === undefined ? resultOn(seen, enemy.uid, enemy.xp, w) : { text: dry, short: dry, tone: 'dry' };
  const hit = marking.mark === 'chosen' ? seen.enemies.get(enemy.uid) : undefined;
  const lost = hit ? hit.from - hit.to : 0;
  const health = enemy.hp - enemy.damage;
  const name = nameOf(view, 'enemy', enemy.type, lang);
  const spoken = w.board.enemy(name, column, row, health, enemy.hp, enemy.attack);
  const effects = enemyDef(view, enemy.type)?.ops ?? [];
  return (
    <Thing
      target={target}
      shape="enemy"
      className={styles.enemy}
      name={enemy.shield ? `${spoken}, ${w.board.shield}` : spoken}
      notes={result ? [result.text] : []}
      marking={marking}
    >
      <span className={styles.card}>
        <span className={styles.art} data-fill="">
          <EnemyArt type={enemy.type} />
        </span>
        <span className={styles.name}>{nameFor(phone, view, 'enemy', enemy.type, lang)}</span>
        <span className={styles.xp}>
          <Icon name="cube" />
          {enemy.xp}
        </span>
        {lost > 0 ? (
          <span className={styles.hit}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={BURST} fill="#ff5a4d" stroke="#ffe1c4" strokeWidth=".8" />
            </svg>
            <b>{`−${lost}`}</b>
          </span>
        ) : null}
        <span className={styles.bar}>
          <span className={styles.attack}>
            <Icon name="burst" />
            {enemy.attack}
          </span>
          <span className={styles.effects} data-none={effects.length === 0 ? '' : undefined}>
            <EffectIcons effects={effects} />
          </span>
          <span className={styles.health} data-result={result ? '' : undefined}>
            {enemy.shield ? (
              <span className={styles.shield}>
                <Icon name="hex" />
                <em>1</em>
              </span>
            ) : null}
            <span className={styles.pips}>
              {Array.from({ length: enemy.hp }, (_none, i) => (
                <i key={i.toString()} data-on={i < health ? '' : undefined} />
              ))}
            </span>
            {health}
          </span>
        </span>
        {result === undefined ? null : (
          <span className={styles.chip} data-tone={result.tone}>
            {result.tone === 'absorbed' ? <Icon name="hex" /> : null}
            <span data-long="">{result.text}</span>
            <span data-short="">{result.short ?? result.text}</span>
          </span>
        )}
        <span className={styles.edge} />
      </span>
    </Thing>
  );
}
