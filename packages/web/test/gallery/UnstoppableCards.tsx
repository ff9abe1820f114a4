import type { ReactNode } from 'react';
import { CoreThing, MarketTile, ThreatThing } from '../../tables/unstoppable/faces/index.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { StillDesk } from './StillDesk.tsx';
import { listed, sleeve, threat } from './unstoppable.ts';
import { WORDS as g } from './words.ts';

const UPGRADES = listed('upgrade').map(({ definition }) => definition);

/** The nth upgrade for this notch and this kind of card: every card carries two, every upgrade is on some card. */
function fitting(notch: 'top' | 'bottom', kind: 'tactic' | 'ally', n: number): string | null {
  const some = UPGRADES.filter((u) => u.notch === notch && (u.requires === 'any' || u.requires === kind));
  return some[n % some.length]?.id ?? null;
}

/** Every card of the game, plain and with upgrades in both notches: nothing on them may be cut off. */
export function UnstoppableCards(): ReactNode {
  const cores = listed('starter', 'core').map(({ definition }) => definition);
  const threats = listed('threat', 'bossCard');
  return (
    <StillDesk>
      <Section title={g.sleeves}>
        <div className={styles.sleeves}>
          {cores.map(({ id }) => (
            <CoreThing key={id} card={sleeve(id)} />
          ))}
        </div>
        <div className={styles.sleeves}>
          {cores.map(({ id, kind }, i) => (
            <CoreThing
              key={id}
              card={sleeve(id, { top: fitting('top', kind, i), bottom: fitting('bottom', kind, i) })}
            />
          ))}
        </div>
        <div className={styles.peeks}>
          {cores.map(({ id, kind }, i) => (
            <CoreThing key={id} form="peek" card={sleeve(id, { top: fitting('top', kind, i) })} />
          ))}
          {cores
            .filter(({ kind }) => kind === 'ally')
            .map(({ id }, i) => (
              <CoreThing
                key={id}
                form="ally"
                card={sleeve(id, { top: fitting('top', 'ally', i), exhausted: i % 4 === 3 })}
              />
            ))}
        </div>
      </Section>
      <Section title={g.threats}>
        <div className={styles.threats}>
          {threats.map(({ id }, i) => (
            <ThreatThing key={id} threat={threat(id, { damage: i % 3 })} incoming={i % 2} />
          ))}
        </div>
        <div className={styles.threats}>
          {threats.map(({ id }, i) => (
            <ThreatThing
              key={id}
              threat={threat(id, { top: fitting('top', 'tactic', i), bottom: fitting('bottom', 'tactic', i) })}
            />
          ))}
        </div>
      </Section>
      <Section title={g.upgrades}>
        <div className={styles.tiles}>
          {UPGRADES.map(({ id, price }) => (
            <MarketTile key={id} target={`upgrade:${id}`} upgrade={id} price={price} base={price} />
          ))}
        </div>
      </Section>
    </StillDesk>
  );
}
