import { plain } from '@starhold/effects/text';
import type { UnsView } from '@starhold/unstoppable';
import { bossIn } from '@starhold/unstoppable/content';
import { spaceText } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon } from '../../../art/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Spoken } from '../../../kit/index.ts';
import { UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { WhyCover } from './bits.tsx';
import styles from './danger.module.css';
import { type Space, spacesOf } from './dangerTrack.ts';

/** The danger track: what lies behind, what is jumped over, what waits on the way, and how long it still is. */
export function DangerTrack(): ReactNode {
  const { view, size, why, parts } = useUns();
  const t = parts.danger;
  const id = useId();
  const { level, turnsLeft } = view.danger;
  const long = turnsLeft === 0 ? t.last : t.turns(turnsLeft);
  return (
    <section
      className={styles.danger}
      data-brief={isSmall(size) || size === 'D-' ? '' : undefined}
      data-near={turnsLeft <= 2 ? '' : undefined}
      aria-labelledby={id}
    >
      <h2 className={styles.head}>
        <b id={id}>{t.level(level)}</b>
        <small>
          <span>{t.skips[view.options.difficulty]}</span>
          <span>{long}</span>
        </small>
      </h2>
      <Spaces />
      <WhyCover what={t.level(level)} onWhy={() => why('danger')} />
    </section>
  );
}

function Spaces(): ReactNode {
  const { view, parts } = useUns();
  const t = parts.danger;
  const spaces = spacesOf(view);
  const end = view.danger.at >= spaces.length;
  const words = `${t.maximum} (${end ? t.now : t.inTurns(view.danger.turnsLeft + 1)})`;
  return (
    <ol className={styles.track} aria-label={t.spaces}>
      {spaces.map((space) => (
        <SpaceItem key={space.at} space={space} isOld={isOld(space, view, spaces.length)} />
      ))}
      <li
        className={styles.space}
        data-state={end ? 'now' : 'ahead'}
        data-end=""
        data-flip={flipOf(end ? 'now' : 'ahead', spaces.length)}
        title={words}
      >
        <Spoken>{words}</Spoken>
        <Icon name="skull" />
      </li>
    </ol>
  );
}

/** The marker, and where it may go. */
function flipOf(state: Space['state'], at: number): string | undefined {
  return state === 'now' ? 'danger-marker' : state === 'ahead' ? `danger:${at}` : undefined;
}

/** Places that a flat track has room for. */
const ROOM = 10;

/** Far behind, and left out where the track is flat and what is to come needs the room. */
function isOld({ at }: Space, { danger }: UnsView, length: number): boolean {
  return at < danger.at - 1 && at < length - ROOM;
}

function SpaceItem({ space, isOld }: { space: Space; isOld: boolean }): ReactNode {
  const { view, pack, parts, lang } = useUns();
  const t = parts.danger;
  const words = plain(spaceText(bossIn(pack, view.boss.id), space.at, lang));
  const state =
    space.state === 'ahead' ? t.inTurns(space.turns) : { now: t.now, past: t.past, skipped: t.skipped }[space.state];
  const offer = space.effect && space.state !== 'skipped' ? space.effect : undefined;
  return (
    <li
      className={styles.space}
      data-state={space.state}
      data-border={space.border}
      data-old={isOld ? '' : undefined}
      data-flip={flipOf(space.state, space.at)}
      aria-current={space.state === 'now' ? 'step' : undefined}
      title={`${words} (${state})`}
      style={{ '--at': space.at } as CSSProperties}
    >
      <Spoken>{`${words} (${state})`}</Spoken>
      <span aria-hidden="true">{space.level}</span>
      {offer ? <UnsIcon name={offer} className={styles.effect} /> : null}
      {space.border && space.state !== 'skipped' ? <i className={styles.border} aria-hidden="true" /> : null}
    </li>
  );
}
