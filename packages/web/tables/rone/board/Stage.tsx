import { type ReactNode, useRef, useState } from 'react';
import { later } from '../../../desk/later.tsx';
import { useRoving } from '../../../kit/index.ts';
import { interludeOf } from '../campaign/model.ts';
import { TURN } from '../score.ts';
import { useRone } from '../useRone.ts';
import { Offer } from './Offer.tsx';
import { Opponents } from './Opponents.tsx';
import { Plate } from './Plate.tsx';
import { Played } from './Played.tsx';
import { Stores } from './Stores.tsx';
import styles from './stage.module.css';
import { Tracks } from './Tracks.tsx';
import { Tray } from './Tray.tsx';

// A duel has no use for it.
const InvasionBoard = later(async () => (await import('../invasion/InvasionBoard.tsx')).InvasionBoard);
const TeamStrip = later(async () => (await import('../invasion/TeamStrip.tsx')).TeamStrip);
const Interlude = later(async () => (await import('../campaign/Interlude.tsx')).Interlude);
// Nothing of it happens while leaders are chosen.
const Turns = later(async () => {
  TURN.score = (await import('../scoreWhole.ts')).wholeScore;
  return () => null;
});
const Workbench = later(async () => (await import('../workbench/Workbench.tsx')).Workbench);

/** What is played on: the others, the own board with tracks, dice and stored resources, and what was played. */
export function Stage(): ReactNode {
  const { own, w, view, past } = useRone();
  const isBenchOpen = useBench();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  if (!own) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from thing to thing
    <div
      className={styles.table}
      ref={root}
      onKeyDown={onKeyDown}
      data-mode={view.invasion ? 'invasion' : view.options.mode}
    >
      {view.invasion ? <InvasionBoard /> : view.options.mode === 'team' ? <TeamStrip /> : <Opponents />}
      <Plate label={w.board.title} className={styles.board} part="board">
        <Tracks />
        <Tray />
        <Stores />
      </Plate>
      <Played />
      <Offer />
      {own.base.length > 0 ? <Turns /> : null}
      {isBenchOpen ? <Workbench /> : null}
      {interludeOf(past.map(({ event }) => event)) ? <Interlude /> : null}
    </div>
  );
}

/** While screws are changed, and as long as the last change is being shown: what is on the bench does not leave it in between. */
function useBench(): boolean {
  const { turn, view, moment, replay } = useRone();
  const when = [view.round, view.phase, view.side].join(' ');
  const [last, setLast] = useState({ at: '', when });
  if (turn.decision && (last.at !== turn.at || last.when !== when)) setLast({ at: turn.at, when });
  if (turn.decision) return turn.at === 'upgrade';
  return last.at === 'upgrade' && last.when === when && replay.at === null && moment.over === '';
}
