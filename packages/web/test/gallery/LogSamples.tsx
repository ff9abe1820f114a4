import type { ReactNode } from 'react';
import { LogList } from '../../kit/index.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

/** The log. */
export function LogSamples(): ReactNode {
  return (
    <Section title={g.log}>
      <div className={styles.columns}>
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
