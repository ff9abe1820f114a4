import type { UnsView } from '@starhold/unstoppable';
import { type BossMatDef, bossIn, isBossDef, type Op, packOf, storyIn, threatIn } from '@starhold/unstoppable/content';
import { bossCardText, bossText, nameFor, storyText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { HealthBar, RichText, Spoken } from '../../../kit/index.ts';
import { CardArt } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { Value, WhyCover } from './bits.tsx';
import styles from './boss.module.css';
import { chapterOf, chaptersOf } from './storyPath.ts';

/** The boss mat: how far it is beaten, and what levelling up sets off. Small screens keep picture and standing. */
export function BossPanel(): ReactNode {
  const { view, seat, size, openRule, openZone, press, parts, lang } = useUns();
  const t = parts.boss;
  const { boss } = view;
  const name = nameFor(view, boss.id, lang);
  const mat = bossText(matAtNextLevel(view, seat), lang, packOf(view));
  const isBrief = isSmall(size) || size === 'D-';
  return (
    <section
      className={styles.boss}
      data-boss={boss.id}
      data-brief={isBrief ? '' : undefined}
      aria-label={t.region(name)}
    >
      <Thing
        target="boss"
        name={`${name}: ${t.more}`}
        className={styles.art}
        onPress={() => (boss.story === null ? press('boss') : openZone('story'))}
      >
        <span className={styles.picture} data-tone="dark">
          <CardArt id={boss.id} />
        </span>
      </Thing>
      <div className={styles.body}>
        <h2>
          {name}
          {boss.story !== null ? null : (
            <small title={t.left(boss.deck)}>
              <Spoken>{t.left(boss.deck)}</Spoken>
              <span aria-hidden="true">
                <Icon name="deck" />
                {boss.deck}
              </span>
            </small>
          )}
        </h2>
        <Standing view={view} />
        {isBrief ? null : (
          <p>
            {boss.story === null ? (
              <RichText text={mat.body} onRule={openRule} />
            ) : (
              <StoryLine view={view} onRule={openRule} />
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** Boss damage as cells and a number; with a story, the chapter. */
function Standing({ view }: { view: UnsView }): ReactNode {
  const { why, parts } = useUns();
  const t = parts.boss;
  const { boss } = view;
  if (boss.goal !== null) {
    return (
      <span className={styles.standing}>
        <HealthBar label={t.damage} value={Math.min(boss.damage, boss.goal)} max={boss.goal} />
        <b aria-hidden="true" data-value="boss">
          <Value value={boss.damage}>{t.of(boss.damage, boss.goal)}</Value>
        </b>
        <WhyCover what={t.damage} onWhy={() => why('boss')} />
      </span>
    );
  }
  const pack = packOf(view);
  const chapter = boss.story === null ? 0 : chapterOf(pack, boss.story);
  const last = chaptersOf(pack).length - 1;
  return (
    <span className={styles.standing}>
      <HealthBar label={t.chapter(chapter, last)} value={chapter} max={last} />
      <b aria-hidden="true">{t.of(chapter, last)}</b>
    </span>
  );
}

/** The current story card: title and what it changes for everybody. */
function StoryLine({ view, onRule }: { view: UnsView; onRule: ((ref: string) => void) | undefined }): ReactNode {
  const { lang } = useUns();
  const def = storyIn(packOf(view), view.boss.story);
  if (!def) return null;
  const text = storyText(def, lang, view.players.length);
  return (
    <>
      <b>{text.title}</b>
      {text.ongoing.length > 0 ? (
        <>
          {': '}
          <RichText text={text.ongoing} onRule={onRule} />
        </>
      ) : null}
    </>
  );
}

/** Everything about a boss, for the sheet: the way to beat it, its cards and what drawing them does. */
export function BossDetails(): ReactNode {
  const { view, openRule: onRule, parts, lang } = useUns();
  const t = parts.boss;
  const mat = bossIn(packOf(view), view.boss.id);
  const text = bossText(mat, lang, packOf(view));
  const groups = mat.bossDeck[view.players.length === 1 ? 'solo' : 'duo'].flat();
  return (
    <div className={styles.details}>
      <span className={styles.poster} data-tone="dark">
        <CardArt id={view.boss.id} />
      </span>
      <p className={styles.goal}>
        <Icon name="trophy" />
        <span>
          <RichText text={text.stats} onRule={onRule} />
        </span>
      </p>
      <Standing view={view} />
      <p>
        <RichText text={text.body} onRule={onRule} />
        {view.boss.story === null ? ` ${t.left(view.boss.deck)}` : null}
      </p>
      {groups.length > 0 ? (
        <>
          <h3>{t.cards}</h3>
          <ul>
            {groups.map(({ card, n }) => {
              const def = threatIn(packOf(view), card);
              if (!def || !isBossDef(def)) return null;
              const words = bossCardText(def, lang);
              return (
                <li key={card}>
                  <b>
                    {`${t.copies(n)} `}
                    <RichText text={words.title} />
                  </b>
                  <small>
                    <RichText text={words.stats} onRule={onRule} />
                  </small>
                  <span>
                    <RichText text={words.body} onRule={onRule} />
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      <h3>{t.setup}</h3>
      <p className={styles.setup}>
        <RichText text={text.back} onRule={onRule} />
      </p>
    </div>
  );
}

/** The boss mat as it will be read at a player's next level up: what depends on the level is decided. */
export function matAtNextLevel(view: UnsView, seat: number): BossMatDef {
  const mat = bossIn(packOf(view), view.boss.id);
  const level = (view.players[seat]?.level ?? 0) + 1;
  return { ...mat, onLevelUp: mat.onLevelUp.flatMap((op) => decided(op, level)) };
}

function decided(op: Op, level: number): Op[] {
  if (op.op !== 'when' || !('level' in op.if)) return [op];
  return (level >= op.if.level ? op.then : (op.else ?? [])).flatMap((inner) => decided(inner, level));
}
