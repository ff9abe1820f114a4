import { commandText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { type ReactNode, useState } from 'react';
import { CardBack, CommandArt, commandTone, EnemyArt, Icon } from '../../art/index.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { GALLERY_TEXT } from '../../text/kit-gallery.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Hand } from '../Hand.tsx';
import { LargeCard } from '../LargeCard.tsx';
import type { CardProps, CardState } from '../types.ts';
import { enemyCard } from './BoardSample.tsx';
import { PACK } from './cards.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';

const STATES: readonly CardState[] = ['idle', 'legal', 'armed', 'refused', 'dimmed', 'faceDown', 'exhausted'];

function useCommandCards(): (kind: string, rest?: Partial<CardProps>) => CardProps & { key: string } {
  const lang = useLang();
  return (kind, rest = {}) => {
    const def = PACK.byId.command.get(kind);
    const text = def ? commandText(def, lang) : null;
    const title = text ? plain(text.title) : kind;
    return {
      key: kind,
      title,
      accessibleName: title,
      art: <CommandArt kind={kind} />,
      tone: commandTone(kind),
      subtitle: text ? plain(text.body).split('. ')[0] : '',
      badges: def?.heat ? [{ id: 'heat', tone: 'heat', content: <HeatBadge n={def.heat} /> }] : [],
      flipKey: kind,
      ...rest,
    };
  };
}

function HeatBadge({ n }: { n: number }): ReactNode {
  return (
    <>
      <Icon name="flame" />+{n}
    </>
  );
}

export function CardSamples(): ReactNode {
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  const command = useCommandCards();
  const [chosen, setChosen] = useState<readonly string[]>(['heal']);
  const [large, setLarge] = useState(false);
  const toggle = (kind: string) =>
    setChosen((old) => (old.includes(kind) ? old.filter((k) => k !== kind) : [...old, kind]));
  const pickable = (kind: string) =>
    command(kind, {
      state: 'legal',
      selected: chosen.includes(kind),
      onActivate: () => toggle(kind),
      ...(chosen.includes(kind) ? { order: chosen.indexOf(kind) + 1 } : {}),
    });
  return (
    <>
      <Section title={g.cards}>
        <div className={styles.grid}>
          {STATES.map((state) => (
            <figure key={state}>
              <div className={styles.slot}>
                <Card
                  {...enemyCard('E11', lang, {
                    state,
                    back: <CardBack kind="enemy" />,
                    ...(state === 'legal' ? { chip: { text: '2 → 1', tone: 'legal' } } : {}),
                    ...(state === 'refused' ? { reason: g.reason } : {}),
                    onActivate: () => {},
                  })}
                />
              </div>
              <figcaption>{state}</figcaption>
            </figure>
          ))}
        </div>
        <div className={styles.small}>
          {STATES.map((state) => (
            <div key={state}>
              <Card
                {...enemyCard('E23', lang, {
                  state,
                  back: <CardBack kind="enemy" />,
                  ...(state === 'legal' ? { chip: { text: '3 → 2', tone: 'legal' } } : {}),
                })}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section title={g.hand}>
        <div className={styles.hands}>
          <Hand label={g.hand} note={g.handNote} cards={['doubleLeft', 'heal', 'emp'].map((k) => command(k))} />
          <Hand label={g.hand} layout="peek" cards={['doubleLeft', 'heal', 'emp'].map(pickable)} />
          <Hand label={g.hand} layout="fan" cards={['shot', 'rocket', 'laser', 'tractor', 'moveLeft'].map(pickable)} />
        </div>
      </Section>
      <Section title={g.large}>
        <Button onPress={() => setLarge(true)}>{g.open}</Button>
        {large ? (
          <LargeCard
            pinned
            title={enemyCard('E24', lang).title}
            kind={g.enemies}
            art={<EnemyArt type="E24" />}
            tone="#cc6224"
            stats={[
              { label: g.attack, value: 3, printed: 2, icon: <Icon name="burst" /> },
              { label: g.health, value: 2, icon: <Icon name="heart" /> },
            ]}
            body={[g.rule]}
            reason={g.reason}
            onClose={() => setLarge(false)}
          />
        ) : null}
      </Section>
    </>
  );
}
