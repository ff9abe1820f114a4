import type { ReactNode } from 'react';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { GALLERY_TEXT } from '../text/kit-gallery.ts';
import { ArtSamples } from './gallery/ArtSamples.tsx';
import { BoardSample } from './gallery/BoardSample.tsx';
import { CardSamples } from './gallery/CardSamples.tsx';
import { ControlSamples } from './gallery/ControlSamples.tsx';
import { EndSamples } from './gallery/EndSamples.tsx';
import styles from './gallery/Gallery.module.css';
import { PieceSamples } from './gallery/PieceSamples.tsx';
import { PromptSamples } from './gallery/PromptSamples.tsx';
import { SeatSamples } from './gallery/SeatSamples.tsx';
import { Section } from './gallery/Section.tsx';
import { LiveRegion } from './LiveRegion.tsx';

/** Every piece in every state, for eyes and screenshots. */
export function GalleryPage(): ReactNode {
  const t = useText(KIT_TEXT);
  const g = useText(GALLERY_TEXT);
  return (
    <LiveRegion>
      <main className={styles.page} data-game="bossin-space">
        <h1>{t.gallery}</h1>
        <Section title={g.board}>
          <BoardSample />
        </Section>
        <Section title={g.prompt}>
          <PromptSamples />
        </Section>
        <CardSamples />
        <PieceSamples />
        <SeatSamples />
        <ControlSamples />
        <EndSamples />
        <ArtSamples />
      </main>
    </LiveRegion>
  );
}
