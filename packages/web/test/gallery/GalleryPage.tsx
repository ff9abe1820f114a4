import { lazy, type ReactNode, Suspense } from 'react';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Loading } from '../../shell/Notice.tsx';
import { ArtSamples } from './ArtSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { EndSamples } from './EndSamples.tsx';
import styles from './Gallery.module.css';
import { LogSamples } from './LogSamples.tsx';
import { PieceSamples } from './PieceSamples.tsx';

/** The pieces of one game come with their own drawings: each page is loaded when it is opened. */
const UnstoppableSamples = lazy(async () => ({
  default: (await import('./UnstoppableSamples.tsx')).UnstoppableSamples,
}));
const UnstoppableCards = lazy(async () => ({
  default: (await import('./UnstoppableCards.tsx')).UnstoppableCards,
}));

const PartsSamples = lazy(async () => ({ default: (await import('./PartsSamples.tsx')).PartsSamples }));

/**
 * Further pages of the gallery, by the end of their address: parts of boards and tables;
 * samples of a game's cards, every card.
 */
const PAGES: Readonly<Record<string, { game: string; Page: () => ReactNode }>> = {
  parts: { game: 'revenant', Page: () => <PartsSamples /> },
  unstoppable: { game: 'unstoppable', Page: () => <UnstoppableSamples /> },
  'unstoppable-cards': { game: 'unstoppable', Page: () => <UnstoppableCards /> },
};

/** Every piece in every state, for eyes and screenshots: `#/`, and `#/` with one of the pages above. */
export function GalleryPage({ page }: { page?: string | undefined }): ReactNode {
  const own = page !== undefined && Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  return (
    <LiveRegion>
      <main className={styles.page} data-game={own?.game ?? 'bossin-space'}>
        <h1>Table kit</h1>
        <Suspense fallback={<Loading />}>{own ? <own.Page /> : <Pieces />}</Suspense>
      </main>
    </LiveRegion>
  );
}

function Pieces(): ReactNode {
  return (
    <>
      <PieceSamples />
      <LogSamples />
      <ControlSamples />
      <EndSamples />
      <ArtSamples />
    </>
  );
}
