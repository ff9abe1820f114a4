import type { CardView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import { useLang, useText } from '../../shell/lang.tsx';
import {
  BossArt,
  CardBack,
  CharacterPortrait,
  CoreCard,
  CoreDeckTile,
  MarketTile,
  OpenSleeve,
  StoryArt,
  ThreatCard,
} from '../../tables/unstoppable/cards/index.ts';
import type { Mark } from '../../tables/unstoppable/model/marks.ts';
import { GALLERY_TEXT } from '../../text/kit-gallery.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { listed, sleeve, threat } from './unstoppable.ts';

const nothing = (): void => undefined;
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
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  return (
    <>
      <Section title={g.sleeves}>
        <div className={styles.sleeves}>
          {HAND.map((card, i) => (
            <CoreCard
              key={card.ref}
              card={card}
              mark={MARKS[i % MARKS.length] ?? 'plain'}
              reason={g.tooFewCredits}
              onPress={nothing}
            />
          ))}
        </div>
        <div className={styles.sleeves}>
          <CoreCard
            card={sleeve('guard-unit', { bottom: 'folding-buckler' })}
            size="mini"
            mark="legal"
            onPress={nothing}
          />
          <CoreCard card={sleeve('gadwick-goldenhand', { exhausted: true })} size="mini" mark="plain" />
          <CoreCard card={sleeve('admiral-worley', { top: 'trained-falcon' })} size="mini" mark="plain" />
          <CoreCard card={sleeve('root-listener')} size="mini" mark="chosen" order={1} onPress={nothing} />
        </div>
      </Section>
      <Section title={g.threats}>
        <div className={styles.sleeves}>
          <ThreatCard threat={threat('order-acolyte', { damage: 1 })} place="field" mark="legal" onPress={nothing} />
          <ThreatCard
            threat={threat('deadwood-stalker', { top: 'whetstone', bottom: 'trophy-hook', damage: 2 })}
            place="field"
            incoming={2}
            mark="chosen"
            onPress={nothing}
          />
          <ThreatCard
            threat={threat('riot-automaton', { top: 'rail-slug', bottom: 'annotated-manual' })}
            place="field"
            mark="locked"
            reason={g.tooFewCredits}
            onPress={nothing}
          />
          <ThreatCard threat={threat('scrapper-biker')} place="field" mark="plain" />
          <ThreatCard threat={threat('triumvirate-agent')} place="field" mark="plain" />
          <ThreatCard threat={threat('viren-stag')} place="onDeck" mark="plain" />
        </div>
      </Section>
      <Section title={g.upgrades}>
        <div className={styles.tiles}>
          {UPGRADES.slice(0, 3).map(({ id, price }, i) => (
            <MarketTile key={id} upgrade={id} price={price} base={price} mark={MARKS[i] ?? 'plain'} onPress={nothing} />
          ))}
          {UPGRADES.slice(-4).map(({ id, price }, i) => (
            <MarketTile
              key={id}
              upgrade={id}
              price={price + (i % 3) - 1}
              base={price}
              mark="locked"
              reason={g.tooFewCredits}
              onPress={nothing}
            />
          ))}
        </div>
        <div className={styles.decks}>
          <CoreDeckTile level={1} size={16} top="medical-nanobots" mark="legal" onPress={nothing} />
          <CoreDeckTile level={2} size={7} top="mercenaries" mark="plain" />
          <CoreDeckTile
            level={3}
            size={2}
            top="canopy-ambush"
            mark="locked"
            reason={g.tooFewCredits}
            onPress={nothing}
          />
          <CoreDeckTile level={4} size={0} top={null} mark="plain" />
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
                <BossArt id={id} />
              </div>
              <figcaption>{name[lang]}</figcaption>
            </figure>
          ))}
          {listed('story').map(({ id }) => (
            <figure key={id}>
              <div className={styles.frame}>
                <StoryArt n={Number(id)} />
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
    </>
  );
}
