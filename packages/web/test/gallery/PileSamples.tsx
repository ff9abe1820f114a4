import { ZONE_NAMES } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/index.ts';
import { LogList, Pile } from '../../kit/index.ts';
import { useLang } from '../../shell/lang.tsx';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

/** Piles and the log. */
export function PileSamples(): ReactNode {
  const lang = useLang();
  const zone = (id: keyof typeof ZONE_NAMES) => ZONE_NAMES[id][lang];
  return (
    <Section title={g.log}>
      <div className={styles.columns}>
        <div className={styles.row}>
          <Pile label={zone('commandDeck')} count={21} />
          <Pile label={zone('dangerDeck')} count={7} back={<CardBack kind="danger" />} />
          <Pile
            label={zone('enemyDeck')}
            count={12}
            note="6 · 4 · 2"
            back={<CardBack kind="enemy" />}
            onOpen={nothing}
          />
          <Pile label={zone('enemyDiscard')} count={0} />
        </div>
        <LogList
          onJump={nothing}
          empty=""
          groups={[
            {
              id: '3',
              title: g.slot,
              aside: 'Mara',
              current: true,
              lines: [
                { id: 'a', content: g.logLines[0], icon: 'flame', tone: 'heat' },
                { id: 'b', content: g.logLines[1], icon: 'rocket', tone: 'accent' },
                { id: 'c', content: g.logLines[2], icon: 'hourglass', tone: 'plain', current: true },
              ],
            },
            {
              id: '2',
              title: g.timeline,
              aside: 'Felix',
              lines: [{ id: 'd', content: g.logLines[1], icon: 'attackOne', tone: 'danger' }],
            },
          ]}
        />
      </div>
    </Section>
  );
}
