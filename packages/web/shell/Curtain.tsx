import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useReduced } from '../kit/useMotion.ts';
import { useShellText } from '../text/shell.ts';
import styles from './Curtain.module.css';
import { type GameCard, gameCard } from './games.ts';
import { endOpening, GROW_MS, type Opening, useOpening } from './opening.ts';

const AT_TABLE = /^\/(table|t)\//;
const EASE = 'cubic-bezier(.3,.7,.2,1)';

/** The poster of a table that is being opened, over everything. */
export function Curtain(): ReactNode {
  const opening = useOpening();
  const [location] = useLocation();
  // Who goes elsewhere before the table stands is not kept behind its poster.
  useLayoutEffect(() => {
    if (!AT_TABLE.test(location)) endOpening();
  }, [location]);
  return opening ? <Raised key={opening.card.id} opening={opening} /> : null;
}

function Raised({ opening }: { opening: Opening }): ReactNode {
  const { card, from, tip, isLifting } = opening;
  const root = useRef<HTMLDivElement>(null);
  const isStill = useReduced();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows once
  useLayoutEffect(() => {
    if (!from || isStill) return;
    const start = {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    };
    const full = { left: '0px', top: '0px', width: `${innerWidth}px`, height: `${innerHeight}px` };
    const frames = [
      { ...start, borderRadius: '14px' },
      { ...full, borderRadius: '0px' },
    ];
    root.current?.animate(frames, { duration: GROW_MS, easing: EASE });
  }, []);
  return (
    <div ref={root} className={styles.curtain} data-curtain="" data-lifting={isLifting ? '' : undefined}>
      <PosterScene card={card} tip={tip} />
    </div>
  );
}

/** A game's poster with its name and one thing worth knowing, for as long as its table takes to open. */
function PosterScene({ card, tip }: { card: GameCard; tip: number }): ReactNode {
  const t = useShellText();
  const { name, tips } = t.games[card.id];
  return (
    <div className={styles.scene} data-game={card.id} data-tone="dark" role="status">
      <img src={card.poster} alt="" draggable={false} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.tip}>{tips[tip % tips.length]}</p>
        <i aria-hidden="true" />
      </div>
    </div>
  );
}

/** The same in the place of a table, where nobody came by its poster. */
export function PosterInstead({ game }: { game: string }): ReactNode {
  const card = gameCard(game);
  return card ? (
    <div className={styles.instead}>
      <PosterScene card={card} tip={0} />
    </div>
  ) : null;
}
