import type { BossView } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { BossArt, Icon } from '../../../art/index.ts';
import { HealthBar, Tooltip, useLongPress } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { foresee } from '../model/foresee.ts';
import styles from './boss.module.css';
import { DeckChips } from './DeckChips.tsx';

/** Above the columns: the boss with its health, or what is known of it while it is on its way. */
export function BossTop(): ReactNode {
  const { view, w } = useBos();
  const { boss } = view;
  if (!boss) {
    return (
      <div className={styles.top}>
        <div className={styles.head}>
          <b className={styles.name}>{w.board.bossSecret}</b>
          <small className={styles.away}>{w.board.bossAway(view.decks.enemies)}</small>
        </div>
        <div className={styles.row}>
          <DeckChips side="left" />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.top}>
      <Head boss={boss} />
      <div className={styles.row}>
        <BossBody boss={boss} />
        <DeckChips side={boss.entered && boss.column <= 2 ? 'right' : 'left'} />
      </div>
    </div>
  );
}

function Head({ boss }: { boss: BossView }): ReactNode {
  const { view, t, w, lang, seen, why, phone } = useBos();
  const health = (
    <>
      <b>{boss.hp}</b>
      <small>{`/${boss.maxHp}`}</small>
    </>
  );
  return (
    <div className={styles.head}>
      <b className={styles.name}>{nameOf(view, 'boss', boss.id, lang)}</b>
      {boss.entered ? (
        <>
          <span className={styles.side}>{w.board.side(boss.side)}</span>
          <span className={styles.attack}>
            <Icon name="burst" />
            {boss.attack}
          </span>
          <HealthBar
            label={w.board.bossHealth}
            value={boss.hp}
            max={boss.maxHp}
            {...(seen.boss ? { forecast: seen.boss.to } : {})}
          />
          {phone ? (
            <span className={styles.health}>{health}</span>
          ) : (
            <button type="button" className={styles.health} onClick={() => why('boss')} title={t.why.short}>
              {health}
            </button>
          )}
        </>
      ) : (
        <small className={styles.away}>{w.board.bossAway(boss.revealed ? 0 : view.decks.enemies)}</small>
      )}
    </div>
  );
}

function BossBody({ boss }: { boss: BossView }): ReactNode {
  const bos = useBos();
  const { view, w, lang, turn, moment, threat } = bos;
  const [watched, setWatched] = useState(false);
  const press = useLongPress((how, at) => bos.inspect(`boss:${boss.id}`, how, at), bos.inspectEnd);
  const choice = turn.spots.get('boss');
  const aiming = turn.spots.size > 0;
  const armed = turn.held === 'boss' || (choice !== undefined && turn.armed === choice);
  const state = !boss.entered ? 'away' : armed ? 'armed' : choice !== undefined ? 'legal' : aiming ? 'dimmed' : 'idle';
  const name = nameOf(view, 'boss', boss.id, lang);
  const cover = boss.entered ? view.columns[boss.column - 1]?.at(-1) : undefined;
  const reason = aiming && choice === undefined && boss.entered && watched ? bos.reasonAt('boss') : undefined;
  const foreseen = choice === undefined ? bos.seen : foresee(moment.forecasts[choice], view);
  const style = { '--at': (boss.entered ? boss.column : 2.5) - 0.5 } as CSSProperties;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'i') return;
    event.preventDefault();
    bos.inspect(`boss:${boss.id}`, 'key', event.currentTarget);
  };
  return (
    <>
      <Tooltip
        title={w.refusals.title}
        text={reason?.text ?? ''}
        tone="refused"
        side="bottom"
        open={reason !== undefined && !bos.phone}
      >
        <button
          type="button"
          className={styles.boss}
          style={style}
          data-state={state}
          data-flip={boss.entered ? 'boss' : undefined}
          data-rove="boss"
          data-hinted={bos.hinted.has('boss') ? '' : undefined}
          aria-label={
            boss.entered
              ? w.board.boss(name, boss.column, boss.hp, boss.maxHp, boss.attack)
              : `${name}, ${w.board.bossAway(boss.revealed ? 0 : view.decks.enemies)}`
          }
          {...press}
          onKeyDown={onKeyDown}
          onFocus={() => setWatched(true)}
          onBlur={() => setWatched(false)}
          onMouseEnter={() => setWatched(true)}
          onMouseLeave={() => setWatched(false)}
          onClick={() => {
            if (aiming && boss.entered) turn.touch('boss');
            else bos.inspect(`boss:${boss.id}`, 'press', null);
          }}
        >
          <BossArt id={boss.id} side={boss.side} />
        </button>
      </Tooltip>
      {boss.entered && foreseen.boss ? (
        <span className={styles.chip} style={style}>
          {foreseen.boss.from === foreseen.boss.to
            ? w.results.absorbed
            : w.results.steps(foreseen.boss.from, foreseen.boss.to)}
        </span>
      ) : null}
      {cover && !foreseen.boss ? (
        <span className={styles.cover} style={style} data-side={boss.column > 2 ? 'left' : 'right'}>
          <Icon name="lock" />
          {w.board.covered(nameOf(view, 'enemy', cover.type, lang))}
        </span>
      ) : null}
      {threat.bossColumn > 0 ? (
        <span className={styles.next}>
          <small>{w.board.bossNext}</small>
          <b>
            <Icon name="attackOne" />
            {w.board.bossHits(threat.bossColumn, threat.bossDamage)}
          </b>
        </span>
      ) : null}
    </>
  );
}
