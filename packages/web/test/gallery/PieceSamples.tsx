import { ZONE_NAMES } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { HealthBar, Tokens, Track } from '../../kit/index.ts';
import { useLang } from '../../shell/lang.tsx';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

export function PieceSamples(): ReactNode {
  const lang = useLang();
  const zone = (id: keyof typeof ZONE_NAMES) => ZONE_NAMES[id][lang];
  return (
    <Section title={g.tracks}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Tokens
            label={zone('lifeTokens')}
            icon={<Icon name="heart" />}
            intact={3}
            total={4}
            risk={2}
            note={g.life}
            onWhy={nothing}
          />
          <Track
            label={g.heat}
            icon={<Icon name="flame" />}
            tone="heat"
            max={5}
            value={3}
            forecast={4}
            endIcon={<Icon name="burst" />}
            note={g.heatNext}
          />
          <Track
            label={g.xp}
            icon={<Icon name="cube" />}
            tone="xp"
            max={9}
            value={4}
            forecast={6}
            cubes={[6, 7, 8, 9]}
            goal={6}
          />
          <HealthBar label={g.bosses} value={7} max={9} forecast={6} />
        </div>
      </div>
    </Section>
  );
}
