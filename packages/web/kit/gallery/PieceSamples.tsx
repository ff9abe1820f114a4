import { PATH_NAMES, ZONE_NAMES } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { CommandIcon, DangerColumns, DangerIcon, EffectIcons, Icon } from '../../art/index.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { GALLERY_TEXT } from '../../text/kit-gallery.ts';
import { CostChip, LevelPips, MiniCard, Panel, Tokens, Track } from '../index.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';

const nothing = () => {};

export function PieceSamples(): ReactNode {
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  const zone = (id: keyof typeof ZONE_NAMES) => ZONE_NAMES[id][lang];
  return (
    <Section title={g.tracks}>
      <div className={styles.columns}>
        <Panel title={zone('ship')}>
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
          </div>
        </Panel>
        <Panel title={zone('upgradeBoard')}>
          <div className={styles.stack}>
            <LevelPips
              label={PATH_NAMES.rockets[lang]}
              icon={<Icon name="rocket" />}
              level={1}
              max={3}
              note={g.levels[0]}
            />
            <LevelPips
              label={PATH_NAMES.laser[lang]}
              icon={<Icon name="laser" />}
              level={1}
              max={3}
              note={g.levels[1]}
              state="legal"
              onActivate={nothing}
            />
            <LevelPips
              label={PATH_NAMES.deck[lang]}
              icon={<Icon name="deck" />}
              level={0}
              max={3}
              note={g.levels[2]}
              state="armed"
              onActivate={nothing}
            />
            <LevelPips
              label={PATH_NAMES.life[lang]}
              icon={<Icon name="heart" />}
              level={2}
              max={2}
              state="refused"
              reason={g.outOfReach}
            />
            <div className={styles.row}>
              <CostChip
                label={zone('lifeTokens')}
                icon={<Icon name="heart" />}
                value={3}
                of={4}
                delta="−2"
                tone="life"
              />
              <CostChip label={g.heat} icon={<Icon name="flame" />} value={3} of={5} tone="heat" onOpen={nothing} />
              <CostChip label={g.xp} icon={<Icon name="cube" />} value={4} of={6} tone="xp" />
              <CostChip label={g.captain} icon={<Icon name="captain" />} value={g.captain} tone="game" />
            </div>
          </div>
        </Panel>
        <Panel title={g.timeline}>
          <div className={styles.timeline}>
            <MiniCard
              label={g.ready}
              accessibleName={g.ready}
              kind="command"
              state="done"
              by="J"
              icon={<CommandIcon kind="moveRight" />}
            />
            <MiniCard
              label={g.slot}
              accessibleName={g.slot}
              kind="command"
              state="skipped"
              by="F"
              icon={<CommandIcon kind="shot" />}
            />
            <MiniCard
              label={g.slot}
              accessibleName={g.slot}
              kind="command"
              state="live"
              by="M"
              badge={
                <>
                  <Icon name="flame" />
                  +1
                </>
              }
              icon={<CommandIcon kind="rocket" />}
            />
            <MiniCard
              label={g.attack}
              accessibleName={g.attack}
              kind="danger"
              icon={<DangerIcon kind="attack" />}
              extra={<DangerColumns cols={[2, 3]} />}
            />
            <MiniCard
              label={g.attack}
              accessibleName={g.attack}
              kind="danger"
              state="legal"
              onActivate={nothing}
              icon={<DangerIcon kind="activation" />}
            />
            <MiniCard
              label={g.attack}
              accessibleName={g.attack}
              kind="boss"
              icon={
                <EffectIcons
                  effects={[
                    { op: 'moveSelf', dir: 'toward' },
                    { op: 'attack', reach: 0 },
                  ]}
                />
              }
            />
            <MiniCard
              label={g.attack}
              accessibleName={g.attack}
              kind="boss"
              state="armed"
              onActivate={nothing}
              icon={<EffectIcons effects={[{ op: 'flipBoss' }]} />}
            />
            <MiniCard label="" accessibleName={g.slot} kind="command" state="empty" icon={null} />
            <MiniCard
              label={g.slot}
              accessibleName={g.slot}
              kind="command"
              state="flipped"
              icon={<CommandIcon kind="emp" />}
            />
          </div>
          <div className={styles.timeline} style={{ gridTemplateColumns: 'repeat(6, 44px)', marginTop: 12, gap: 3 }}>
            <MiniCard
              compact
              label={g.ready}
              accessibleName={g.ready}
              kind="command"
              state="done"
              icon={<CommandIcon kind="moveRight" />}
            />
            <MiniCard
              compact
              label={g.ready}
              accessibleName={g.ready}
              kind="danger"
              icon={<DangerIcon kind="attack" />}
              extra={<DangerColumns cols={[2, 3]} onlyHit />}
            />
            <MiniCard
              compact
              label={g.ready}
              accessibleName={g.ready}
              kind="boss"
              state="skipped"
              icon={<EffectIcons effects={[{ op: 'skipCommand' }]} />}
            />
          </div>
        </Panel>
      </div>
    </Section>
  );
}
