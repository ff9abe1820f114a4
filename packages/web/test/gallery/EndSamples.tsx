import type { ReactNode } from 'react';
import { BossArt, Icon } from '../../art/index.ts';
import { EndSummary } from '../../kit/index.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

export function EndSamples(): ReactNode {
  const charts = [
    {
      title: g.damage,
      xLabel: g.round,
      series: [{ id: 'd', label: g.damage, values: [0, 2, 3, 5, 6, 9, 10, 13, 15] }],
    },
    {
      title: g.heat,
      xLabel: g.round,
      limit: { at: 5, label: g.explosion },
      series: [{ id: 'h', label: g.heat, values: [0, 1, 2, 1, 3, 3, 4, 2, 3], color: '#ff9a4d' }],
    },
    {
      title: `${g.xp} / ${g.enemiesLeft}`,
      xLabel: g.round,
      series: [
        { id: 'x', label: g.xp, values: [0, 1, 3, 0, 2, 4, 6, 1, 3], color: '#62d992' },
        { id: 'e', label: g.enemiesLeft, values: [4, 5, 6, 7, 7, 6, 5, 5, 3], color: '#ff8ae0' },
      ],
    },
  ];
  const facts = [
    { label: g.round, value: 14, icon: <Icon name="hourglass" /> },
    { label: g.damage, value: 15, icon: <Icon name="burst" /> },
    { label: g.heat, value: 3, icon: <Icon name="flame" /> },
  ];
  const actions = [
    { id: 'again', label: g.again, primary: true, onAct: nothing },
    { id: 'replay', label: g.replay, icon: <Icon name="replay" />, onAct: nothing },
  ];
  return (
    <Section title={g.end}>
      <div
        className={styles.columns}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))' }}
      >
        <EndSummary
          won
          title={g.wonTitle}
          text={g.wonText}
          art={<BossArt id="null-cantor" />}
          facts={facts}
          charts={charts}
          actions={actions}
        />
        <EndSummary
          won={false}
          title={g.lostTitle}
          text={g.lostText}
          art={<BossArt id="ember-sovereign" side={2} />}
          facts={facts}
          charts={charts.slice(1, 2)}
          actions={actions.slice(1)}
        />
      </div>
    </Section>
  );
}
