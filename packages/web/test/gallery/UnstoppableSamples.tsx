import type { CardView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import type { Mark } from '../../desk/target.ts';
import { useLang } from '../../shell/lang.tsx';
import {
  CardArt,
  CardBack,
  CharacterPortrait,
  CoreDeckTile,
  CoreThing,
  MarketTile,
  OpenSleeve,
  ThreatThing,
} from '../../tables/unstoppable/faces/index.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { StillDesk } from './StillDesk.tsx';
import { listed, sleeve, threat } from './unstoppable.ts';
import { WORDS as g } from './words.ts';

const UPGRADES = listed('upgrade').map(({ definition }) => definition);
const MARKS: readonly Mark[] = ['plain', 'legal', 'chosen', 'locked'];

/** Cards with short and with long words, with and without upgrades. */
const HAND: readonly CardView[] = [
  sleeve('strike', { top: 'overcharged-coil' }),
  sleeve('viren-strategy', { bottom: 'patchwork-plating' }),
  sleeve('scrap-hunter', { top: 'twin-holsters', bottom: 'coin-belt' }),
  sleeve('royal-armourer'),
  sleeve('medical-nanobots', { top: 'feather-trigger', bottom: 'sash-of-accord', cost: 0 }),
  sleeve('the-long-game', { top: 'static-net', bottom: 'field-dressing' }),
  sleeve('fire-sale'),
  sleeve('junkyard-howitzer-crew', { exhausted: true }),
];

/** Everything only the table of Unstoppable shows. */
export function UnstoppableSamples(): ReactNode {
  const lang = useLang();
  return (
    <StillDesk>
      <Section title={g.sleeves}>
        <div className={styles.sleeves}>
          {HAND.map((card, i) => (
            <CoreThing
              key={card.ref}
              card={card}
              marking={{ mark: MARKS[i % MARKS.length], reason: g.tooFewCredits }}
            />
          ))}
        </div>
        <div className={styles.peeks}>
          <CoreThing
            card={sleeve('guard-unit', { bottom: 'folding-buckler' })}
            form="ally"
            marking={{ mark: 'legal' }}
          />
          <CoreThing card={sleeve('gadwick-goldenhand', { exhausted: true })} form="ally" marking={{ mark: 'plain' }} />
          <CoreThing
            card={sleeve('admiral-worley', { top: 'trained-falcon' })}
            form="ally"
            marking={{ mark: 'plain' }}
          />
          <CoreThing card={sleeve('root-listener')} form="ally" marking={{ mark: 'chosen', order: 1 }} />
        </div>
      </Section>
      <Section title={g.threats}>
        <div className={styles.threats}>
          <ThreatThing threat={threat('order-acolyte', { damage: 1 })} marking={{ mark: 'legal' }} />
          <ThreatThing
            threat={threat('deadwood-stalker', { top: 'whetstone', bottom: 'trophy-hook', damage: 2 })}
            incoming={2}
            marking={{ mark: 'chosen' }}
          />
          <ThreatThing
            threat={threat('riot-automaton', { top: 'rail-slug', bottom: 'annotated-manual' })}
            marking={{ mark: 'locked', reason: g.tooFewCredits }}
          />
          <ThreatThing threat={threat('scrapper-biker')} marking={{ mark: 'plain' }} />
          <ThreatThing threat={threat('triumvirate-agent')} marking={{ mark: 'plain' }} />
          <ThreatThing threat={threat('viren-stag')} tag="On deck · 5" marking={{ mark: 'plain' }} />
        </div>
      </Section>
      <Section title={g.upgrades}>
        <div className={styles.tiles}>
          {UPGRADES.slice(0, 3).map(({ id, price }, i) => (
            <MarketTile
              key={id}
              target={`upgrade:${id}`}
              upgrade={id}
              price={price}
              base={price}
              marking={{ mark: MARKS[i] }}
            />
          ))}
          {UPGRADES.slice(-4).map(({ id, price }, i) => (
            <MarketTile
              key={id}
              target={`upgrade:${id}`}
              upgrade={id}
              price={price + (i % 3) - 1}
              base={price}
              marking={{ mark: 'locked', reason: g.tooFewCredits }}
            />
          ))}
        </div>
        <div className={styles.decks}>
          <CoreDeckTile target="deck:1" level={1} size={16} top="medical-nanobots" marking={{ mark: 'legal' }} />
          <CoreDeckTile target="deck:2" level={2} size={7} top="mercenaries" marking={{ mark: 'plain' }} />
          <CoreDeckTile
            target="deck:3"
            level={3}
            size={2}
            top="canopy-ambush"
            marking={{ mark: 'locked', reason: g.tooFewCredits }}
          />
          <CoreDeckTile target="deck:4" level={4} size={0} top={null} marking={{ mark: 'plain' }} />
        </div>
      </Section>
      <Section title={g.openSleeve}>
        <div className={styles.open}>
          <div>
            <OpenSleeve card={sleeve('scrap-hunter', { top: 'twin-holsters', bottom: 'coin-belt' })} />
          </div>
          <div>
            <OpenSleeve
              card={sleeve('medical-nanobots', { top: 'feather-trigger', cost: 0 })}
              threat={threat('riot-automaton', { top: 'feather-trigger', bottom: 'borrowed-signet' })}
            />
          </div>
        </div>
      </Section>
      <Section title={g.portraits}>
        <div className={styles.arts}>
          {listed('character').map(({ id, name }) => (
            <figure key={id}>
              <div className={styles.frame}>
                <CharacterPortrait id={id} />
              </div>
              <figcaption>{name[lang]}</figcaption>
            </figure>
          ))}
          {listed('boss').map(({ id, name }) => (
            <figure key={id}>
              <div className={styles.frame}>
                <CardArt id={id} />
              </div>
              <figcaption>{name[lang]}</figcaption>
            </figure>
          ))}
          {listed('story').map(({ id }) => (
            <figure key={id}>
              <div className={styles.frame}>
                <CardArt id={`story-${id}`} />
              </div>
              <figcaption>{id}</figcaption>
            </figure>
          ))}
          {(['core', 'threat', 'upgrade'] as const).map((kind) => (
            <figure key={kind}>
              <div className={styles.frame}>
                <CardBack kind={kind} />
              </div>
              <figcaption>{kind}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </StillDesk>
  );
}
