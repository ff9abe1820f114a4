import { CREW_NAMES, nameOf, ZONE_NAMES } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { CardBack, CrewPortrait, Icon } from '../../art/index.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { GALLERY_TEXT } from '../../text/kit-gallery.ts';
import { LogList, Panel, Pile, ResolveStack, SeatPanel } from '../index.ts';
import { SHOWN } from './cards.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';

const nothing = () => {};

/** Seats, what is resolving, piles, the log. */
export function SeatSamples(): ReactNode {
  const g = useText(GALLERY_TEXT);
  const lang = useLang();
  const zone = (id: keyof typeof ZONE_NAMES) => ZONE_NAMES[id][lang];
  return (
    <Section title={g.seats}>
      <div className={styles.columns}>
        <Panel title={zone('crew')}>
          <div className={styles.stack} style={{ gap: 2 }}>
            <SeatPanel
              name="Mara"
              seat={0}
              me
              badge={g.captain}
              badgeIcon={<Icon name="captain" />}
              role={CREW_NAMES.hacker[lang]}
              roleIcon={<Icon name="hacker" />}
              handSize={3}
            />
            <SeatPanel
              name="Jana"
              seat={1}
              role={CREW_NAMES.mechanic[lang]}
              roleIcon={<Icon name="mechanic" />}
              handSize={3}
              chosen={{ done: 1, of: 1 }}
            />
            <SeatPanel
              name="Felix"
              seat={2}
              role={CREW_NAMES.gunner[lang]}
              roleIcon={<Icon name="gunner" />}
              handSize={3}
              waiting
              chosen={{ done: 0, of: 2 }}
              portrait={<CrewPortrait crew="gunner" />}
            />
            <SeatPanel
              name="Orrin"
              seat={3}
              bot
              thinking
              role={CREW_NAMES.scientist[lang]}
              roleIcon={<Icon name="scientist" />}
              handSize={3}
            />
          </div>
        </Panel>
        <Panel title={g.step}>
          <div className={styles.stack}>
            <ResolveStack
              label={g.step}
              items={[
                { id: '1', label: g.slot, icon: <Icon name="rocket" />, state: 'done' },
                { id: '2', label: g.step, icon: <Icon name="rocket" />, state: 'now' },
                {
                  id: '3',
                  label: nameOf(SHOWN, 'boss', 'null-cantor', lang),
                  icon: <Icon name="attackOne" />,
                  state: 'waiting',
                },
              ]}
            />
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
          </div>
        </Panel>
        <Panel title={g.log}>
          <LogList
            onJump={nothing}
            groups={[
              {
                id: '3',
                title: g.slot,
                aside: 'Mara',
                current: true,
                lines: [
                  { id: 'a', content: g.logLines[0], icon: <Icon name="flame" />, tone: 'heat' },
                  { id: 'b', content: g.logLines[1], icon: <Icon name="rocket" />, tone: 'accent' },
                  { id: 'c', content: g.logLines[2], icon: <Icon name="hourglass" />, tone: 'plain', current: true },
                ],
              },
              {
                id: '2',
                title: g.timeline,
                aside: 'Felix',
                lines: [{ id: 'd', content: g.logLines[1], icon: <Icon name="attackOne" />, tone: 'danger' }],
              },
            ]}
          />
        </Panel>
      </div>
    </Section>
  );
}
