import type { UnsView } from '@starhold/unstoppable';
import { type BossMatDef, bossIn, isBossDef, type Op, packOf, storyIn, threatIn } from '@starhold/unstoppable/content';
import { bossCardText, bossText, storyText } from '@starhold/unstoppable/text';
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
  const { view, seat, size, openRule, openZone, press, parts, pack, lang, nameOf } = useUns();
  const t = parts.boss;
  const { boss } = view;
  const name = nameOf(boss.id);
  const mat = bossText(matAtNextLevel(view, seat), lang, pack);
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
        <Standing />
        {isBrief ? null : <p>{boss.story === null ? <RichText text={mat.body} onRule={openRule} /> : <StoryLine />}</p>}
      </div>
    </section>
  );
}

/** Boss damage as cells and a number; with a story, the chapter. */
function Standing(): ReactNode {
  const { view, why, pack, parts } = useUns();
  const t = parts.boss;
  const { boss } = view;
  if (boss.goal !== null) {
    return (
      <span className={styles.standing} data-flip="boss-damage">
        <HealthBar label={t.damage} value={Math.min(boss.damage, boss.goal)} max={boss.goal} />
        <b aria-hidden="true" data-value="boss">
          <Value value={boss.damage}>{t.of(boss.damage, boss.goal)}</Value>
        </b>
        <WhyCover what={t.damage} onWhy={() => why('boss')} />
      </span>
    );
  }
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
function StoryLine(): ReactNode {
  const { view, pack, lang, openRule } = useUns();
  const def = storyIn(pack, view.boss.story);
  if (!def) return null;
  const { title, ongoing } = storyText(def, lang, view.players.length);
  return (
    <>
      <b>{title}</b>
      {ongoing.length === 0 ? null : ': '}
      <RichText text={ongoing} onRule={openRule} />
    </>
  );
}

/** Everything about a boss, for the sheet: the way to beat it, its cards and what drawing them does. */
export function BossDetails(): ReactNode {
  const { view, openRule: onRule, parts, pack, lang } = useUns();
  const t = parts.boss;
  const mat = bossIn(pack, view.boss.id);
  const text = bossText(mat, lang, pack);
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
      <Standing />
      <p>
        <RichText text={text.body} onRule={onRule} />
        {view.boss.story === null ? ` ${t.left(view.boss.deck)}` : null}
      </p>
      {groups.length > 0 ? (
        <>
          <h3>{t.cards}</h3>
          <ul>
            {groups.map(({ card, n }) => {
              const def = threatIn(pack, card);
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
