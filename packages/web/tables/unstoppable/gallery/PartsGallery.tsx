import { plain } from '@starhold/effects/text';
import type { Score, UnsView } from '@starhold/unstoppable';
import { refusalText } from '@starhold/unstoppable/text';
import { type ReactNode, useMemo, useState } from 'react';
import { useLang, useText } from '../../../shell/lang.tsx';
import { marksOf, NO_MARKS, type Target } from '../model/marks.ts';
import {
  Battlefield,
  BossDetails,
  BossPanel,
  CoreDecks,
  DangerTrack,
  EndView,
  InPlay,
  Market,
  Partner,
  type PartProps,
  PhoneTabs,
  Piles,
  PlayerPanel,
  StoryView,
  TopStrip,
  WorkStack,
  Zone,
} from '../parts/index.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './gallery.module.css';
import { courseTo, duo, type Exhibit, interrupted, last, quiet } from './positions.ts';

const nothing = (): void => {};

/** The parts of Unstoppable's table in games under way. */
export function PartsGallery(): ReactNode {
  const t = useText(PARTS_TEXT);
  const shown = useMemo(() => ({ quiet: quiet(), interrupted: interrupted(), duo: duo(), last: last() }), []);
  const { view } = shown.quiet;
  return (
    <div className={styles.gallery} data-game="unstoppable">
      <Desk shown={shown.quiet} name="desk" />
      <Desk shown={shown.interrupted} name="interrupted" />
      <Desk shown={shown.duo} name="duo" />
      <Desk shown={shown.last} name="last" />
      <div data-sample="phone" className={styles.phones}>
        <Phone shown={shown.quiet} />
        <Phone shown={shown.interrupted} />
        <Phone shown={shown.duo} />
      </div>
      <div data-sample="story">
        <Story shown={shown.duo} />
      </div>
      <div data-sample="piles">
        <Zone title={t.piles.title}>
          <Piles {...partOf(view, 0)} />
        </Zone>
      </div>
      <div data-sample="boss">
        <BossDetails view={view} />
      </div>
      <div data-sample="won">
        <EndView view={victory(view)} won rows={courseTo(view)} actions={[]} />
      </div>
      <div data-sample="lost">
        <EndView
          view={{ ...shown.last.view, over: 'loss', end: 'danger' }}
          won={false}
          rows={courseTo(view)}
          actions={[]}
        />
      </div>
    </div>
  );
}

function partOf(view: UnsView, seat: number): PartProps {
  return { view, seat, marks: NO_MARKS, onPress: nothing, onInspect: nothing };
}

/** A victory as the score would have it. */
function victory(view: UnsView): UnsView {
  const score: Score = {
    base: 200,
    turns: 30,
    health: 7,
    innerStrength: 20,
    metahuman: 0,
    timeToRest: 10,
    coalitionLeader: 0,
    unstoppable: 50,
    total: 317,
  };
  return { ...view, over: 'win', end: 'boss', won: true, score, boss: { ...view.boss, damage: 12 } };
}

function usePart({ view, decision }: Exhibit): PartProps {
  const lang = useLang();
  const [chosen, setChosen] = useState<Target[]>([]);
  const marks = marksOf({
    decision,
    refusals: {},
    view,
    chosen,
    hinted: new Set(),
    say: (refusal) => plain(refusalText(refusal, lang)),
    resultOf: () => undefined,
  });
  return { view, seat: decision?.ask.seat ?? 0, marks, onPress: (target) => setChosen([target]), onInspect: nothing };
}

function Desk({ shown, name }: { shown: Exhibit; name: string }): ReactNode {
  const part = usePart(shown);
  const { view, seat } = part;
  const other = view.players.length > 1 ? 1 - seat : null;
  return (
    <div className={styles.desk} data-sample={name}>
      <TopStrip view={view} />
      <div className={styles.boss}>
        <BossPanel view={view} onOpen={nothing} />
        <DangerTrack view={view} />
      </div>
      <div className={styles.shop}>
        <Market {...part} focus={view.players[seat]?.hand[2] ?? null} />
        <CoreDecks {...part} />
      </div>
      <div className={styles.field}>
        <Battlefield {...part} />
        <InPlay {...part} />
      </div>
      <div className={styles.prompt}>
        <WorkStack view={view} />
      </div>
      <div className={styles.own}>
        <PlayerPanel view={view} seat={seat} onWhy={nothing} />
        {other === null ? null : <Partner {...part} seat={other} />}
      </div>
    </div>
  );
}

function Phone({ shown }: { shown: Exhibit }): ReactNode {
  const part = usePart(shown);
  const { view, seat } = part;
  return (
    <div className={styles.phone}>
      <TopStrip view={view} compact />
      <BossPanel view={view} compact onOpen={nothing} />
      <DangerTrack view={view} compact />
      <Battlefield {...part} compact />
      <PhoneTabs view={view} seat={seat} unread={3} open="market" legal={new Set(['play'])} onOpen={nothing} />
      <WorkStack view={view} most={3} />
      <PlayerPanel view={view} seat={seat} compact />
    </div>
  );
}

const TOLD = [
  { card: 0, option: 'a' },
  { card: 1, option: 'c' },
  { card: 5, option: 'b' },
  { card: 10, option: 'b' },
];

function Story({ shown }: { shown: Exhibit }): ReactNode {
  const part = usePart(shown);
  return <StoryView {...part} told={TOLD} />;
}
