import type { CardView } from '@starhold/unstoppable';
import { coreIn, type Pack } from '@starhold/unstoppable/content';
import type { ReactNode } from 'react';
import { Laid } from '../../../desk/Laid.tsx';
import { later } from '../../../desk/later.tsx';
import { CoreThing } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { DraftTotals } from './DraftTotals.tsx';
import hand from './hand.module.css';
import { CoreDecks } from './Supply.tsx';
import styles from './stage.module.css';
import { toldIn } from './storyPath.ts';

const StoryView = later(async () => (await import('./StoryView.tsx')).StoryView);

/** What is chosen from now lies over the stage, never over the hand: cards taken up, core decks, the story. */
export function Offer(): ReactNode {
  const { view, seat, player, pack, turn, log, size, marks, parts: t, w } = useUns();
  const looking = view.looking[seat] ?? [];
  // Somebody is told to look at the threats: the offer steps aside for as long as that is said.
  if (player.field.some(({ ref }) => marks.of(`card:${ref}`).hinted)) return null;
  if (looking.length > 0) {
    const isWhole = size === 'T' || size === 'D' || size === 'XL';
    return (
      <Laid className={styles.offer} aria-label={w.hand.lookingAny} data-offer="looking">
        <div className={styles.head}>
          <h2>{w.hand.lookingAny}</h2>
          <NotYetSeen />
        </div>
        <DraftTotals cores={looking} />
        <ul className={hand.cards} data-form={isWhole ? 'cards' : 'peeks'}>
          {looking.map((core) => (
            <li key={core}>
              <CoreThing card={plainCard(pack, core)} target={`looking:${core}`} form={isWhole ? 'card' : 'peek'} />
            </li>
          ))}
        </ul>
      </Laid>
    );
  }
  if (turn.ids.some((id) => id.startsWith('draft:'))) {
    return (
      <Laid className={styles.offer} aria-label={t.cores.title} data-offer="cores">
        <div className={styles.head}>
          <h2>{t.cores.title}</h2>
          <NotYetSeen />
        </div>
        <CoreDecks at="offer-" />
      </Laid>
    );
  }
  if (turn.at !== 'story') return null;
  return (
    <Laid className={styles.offer} aria-label={t.story.title} data-offer="story">
      <StoryView told={toldIn(log.map(({ event }) => event))} />
    </Laid>
  );
}

/** Leads to what may still come. */
function NotYetSeen(): ReactNode {
  const { zone, openZone, parts } = useUns();
  return (
    <button
      type="button"
      className={styles.unseen}
      data-open="unseen"
      aria-expanded={zone === 'piles'}
      onClick={() => openZone(zone === 'piles' ? null : 'piles')}
    >
      {parts.piles.showUnseen}
    </button>
  );
}

/** A core card that has no sleeve yet. */
export function plainCard(pack: Pack, core: string): CardView {
  const cost = coreIn(pack, core)?.cost ?? 0;
  return { ref: `core-${core}`, core, top: null, bottom: null, cost, exhausted: false };
}
