import type { CardView, UnsView } from '@starhold/unstoppable';
import { coreIn, type Pack, packOf } from '@starhold/unstoppable/content';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { later } from '../../../desk/later.tsx';
import { useText } from '../../../shell/lang.tsx';
import { CoreThing } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { UNS_TEXT } from '../texts/table.ts';
import { CoreDecks } from './CoreDecks.tsx';
import hand from './hand.module.css';
import styles from './stage.module.css';
import { toldIn } from './storyPath.ts';

const StoryView = later(async () => (await import('./StoryView.tsx')).StoryView);

/** What is chosen from now lies over the stage, never over the hand: cards taken up, core decks, the story. */
export function Offer(): ReactNode {
  const { view, seat, turn, lang, log, size, marks } = useDesk<UnsView>();
  const t = useText(PARTS_TEXT);
  const w = UNS_TEXT[lang];
  const looking = view.looking[seat] ?? [];
  // Somebody is told to look at the threats: the offer steps aside for as long as that is said.
  if (view.players[seat]?.field.some(({ ref }) => marks.of(`card:${ref}`).hinted)) return null;
  if (looking.length > 0) {
    const isWhole = size === 'T' || size === 'D' || size === 'XL';
    return (
      <section className={styles.offer} aria-label={w.hand.lookingAny} data-offer="looking">
        <h2>{w.hand.lookingAny}</h2>
        <ul className={hand.cards} data-form={isWhole ? 'cards' : 'peeks'}>
          {looking.map((core) => (
            <li key={core}>
              <CoreThing
                card={plainCard(packOf(view), core)}
                target={`looking:${core}`}
                form={isWhole ? 'card' : 'peek'}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  if (turn.ids.some((id) => id.startsWith('draft:'))) {
    return (
      <section className={styles.offer} aria-label={t.cores.title} data-offer="cores">
        <CoreDecks at="offer-" />
      </section>
    );
  }
  if (turn.at !== 'story') return null;
  return (
    <section className={styles.offer} aria-label={t.story.title} data-offer="story">
      <StoryView told={toldIn(log.map(({ event }) => event))} />
    </section>
  );
}

/** A core card that has no sleeve yet. */
export function plainCard(pack: Pack, core: string): CardView {
  const cost = coreIn(pack, core)?.cost ?? 0;
  return { ref: `core-${core}`, core, top: null, bottom: null, cost, exhausted: false };
}
