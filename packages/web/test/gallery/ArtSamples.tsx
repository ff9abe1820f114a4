import { type BosEntry, type BosKind, catalogueOf, nameOf } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { BOSSIN_ICONS } from '../../art/bossinIcons.ts';
import { GAME_ICONS } from '../../art/icons.ts';
import {
  AvatarArt,
  BossArt,
  CommandArt,
  CrewPortrait,
  EnemyArt,
  Icon,
  type IconName,
  ShipArt,
} from '../../art/index.ts';
import { OWN_ICONS } from '../../art/ownIcons.ts';
import { useLang } from '../../shell/lang.tsx';
import { PACK, SHOWN } from './cards.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const NAMES = ['Mara/0', 'Jana/1', 'Felix/2', 'Orrin/3', 'Eva/4'];
const CARDS = new Map(catalogueOf(PACK).map((card) => [card.ref, card]));
const cardsOf = (kind: BosKind): BosEntry[] => [...CARDS.values()].filter((card) => card.kind === kind);
const ICONS = [...Object.keys(GAME_ICONS), ...Object.keys(BOSSIN_ICONS), ...Object.keys(OWN_ICONS)] as IconName[];

function Art({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <figure>
      <div className={styles.frame}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** All drawings, by name. */
export function ArtSamples(): ReactNode {
  const lang = useLang();
  return (
    <>
      <Section title={g.enemies}>
        <div className={styles.arts}>
          {cardsOf('enemy').map(({ id, name }) => (
            <Art key={id} name={`${id} ${name[lang]}`}>
              <EnemyArt type={id} />
            </Art>
          ))}
        </div>
      </Section>
      <Section title={g.bosses}>
        <div className={`${styles.arts} ${styles.wide}`}>
          {cardsOf('boss').map(({ id, name }) => (
            <Art key={id} name={name[lang]}>
              <BossArt id={id} />
            </Art>
          ))}
          <Art name={nameOf(SHOWN, 'boss', 'null-cantor', lang)}>
            <BossArt id="null-cantor" side={2} />
          </Art>
        </div>
      </Section>
      <Section title={g.commands}>
        <div className={styles.arts}>
          {cardsOf('command').map(({ id, name }) => (
            <Art key={id} name={name[lang]}>
              <CommandArt kind={id} />
            </Art>
          ))}
        </div>
      </Section>
      <Section title={g.crew}>
        <div className={styles.arts} style={{ gridTemplateColumns: 'repeat(auto-fill, 108px)' }}>
          {cardsOf('crew').map(({ id, name }) => (
            <Art key={id} name={name[lang]}>
              <CrewPortrait crew={id} />
            </Art>
          ))}
          {NAMES.map((name) => (
            <Art key={name} name={name}>
              <AvatarArt seed={name} />
            </Art>
          ))}
          <Art name="">
            <ShipArt />
          </Art>
          <Art name="">
            <ShipArt damaged thrust={false} />
          </Art>
        </div>
      </Section>
      <Section title={g.icons}>
        <div className={styles.icons}>
          {ICONS.map((name) => (
            <figure key={name}>
              <Icon name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </>
  );
}
