import type { EnemyView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { EffectIcons, EnemyArt } from '../../../art/index.ts';
import { Pointers } from '../../../desk/Pointers.tsx';
import { AttackStat, Card, type CardState, HealthStat, Tooltip } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import { enemyDef } from '../model/cards.ts';
import { foresee, resultOn } from '../model/foresee.ts';
import styles from './board.module.css';

const ROWS = ['A', 'B', 'C'];

/** One enemy where it stands: what it is, whether it may be chosen, and what would happen to it. */
export function EnemyCell({ enemy, column, row }: { enemy: EnemyView; column: number; row: number }): ReactNode {
  const bos = useBos();
  const { turn, w, lang, view, moment } = bos;
  const spot = `u${enemy.uid}`;
  const choice = turn.spots.get(spot);
  const state = stateOf(bos, spot, choice);
  const aiming = turn.spots.size > 0;
  const foreseen =
    choice === undefined || turn.decision?.ask.kind !== 'one' ? bos.seen : foresee(moment.forecasts[choice], view);
  const result = resultOn(foreseen, enemy.uid, enemy.xp, w);
  const reason = state === 'refused' ? bos.reasonAt(spot) : undefined;
  const health = enemy.hp - enemy.damage;
  const name = nameOf(view, 'enemy', enemy.type, lang);
  const place = w.board.enemy(name, column, ROWS[row] ?? '', health, enemy.hp, enemy.attack);
  const hit = state === 'armed' ? foreseen.enemies.get(enemy.uid) : undefined;
  const lost = hit ? hit.from - hit.to : 0;
  const chosenAt =
    turn.decision?.ask.kind === 'subset' && choice !== undefined
      ? turn.chosen.indexOf(turn.decision.ask.from.indexOf(choice))
      : -1;
  const card = (
    <Card
      title={name}
      accessibleName={enemy.shield ? `${place}, ${w.board.shield}` : place}
      art={<EnemyArt type={enemy.type} />}
      state={state}
      stats={{
        left: <AttackStat value={enemy.attack} />,
        centre: <EffectIcons effects={enemyDef(view, enemy.type)?.ops ?? []} />,
        right: <HealthStat value={health} max={enemy.hp} shield={enemy.shield} />,
      }}
      badges={[{ id: 'xp', content: <Xp n={enemy.xp} word={w.ship.xp} />, tone: 'xp' }]}
      chip={result}
      hit={lost > 0 ? `−${lost}` : undefined}
      reason={reason?.text}
      order={chosenAt < 0 ? undefined : chosenAt + 1}
      flipKey={spot}
      onActivate={() => {
        if (aiming) turn.touch(spot);
        else bos.inspect(`enemy:${spot}`, 'press', null);
      }}
      onInspect={(how, at) => bos.inspect(`enemy:${spot}`, how, at)}
      onInspectEnd={bos.inspectEnd}
    />
  );
  const watch = aiming && choice === undefined && spot !== turn.held;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices what is looked at; the card inside is the button
    <div
      className={styles.stand}
      data-hinted={bos.hinted.has(spot) ? '' : undefined}
      onPointerEnter={watch ? (event) => event.pointerType === 'mouse' && turn.refuse(spot) : undefined}
      onPointerLeave={watch ? (event) => event.pointerType === 'mouse' && turn.refuse(null) : undefined}
      onFocus={watch ? () => turn.refuse(spot) : undefined}
      onBlur={watch ? () => turn.refuse(null) : undefined}
    >
      <Tooltip
        title={w.refusals.title}
        text={reason?.text ?? ''}
        tone="refused"
        open={reason !== undefined && !bos.phone}
      >
        {card}
      </Tooltip>
      <Pointers who={bos.pointed.get(spot)} className={styles.above} />
    </div>
  );
}

function Xp({ n, word }: { n: number; word: string }): ReactNode {
  return (
    <>
      {n}
      <small>{word}</small>
    </>
  );
}

function stateOf({ turn }: Bos, spot: string, choice: string | undefined): CardState {
  if (turn.held === spot) return 'armed';
  if (choice === undefined) {
    if (turn.spots.size === 0) return 'idle';
    return turn.refused === spot ? 'refused' : 'dimmed';
  }
  if (turn.armed === choice) return 'armed';
  const ask = turn.decision?.ask;
  if (ask?.kind === 'subset' && turn.chosen.includes(ask.from.indexOf(choice))) return 'armed';
  return 'legal';
}
