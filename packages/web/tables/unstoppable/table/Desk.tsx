import { refOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { IconButton } from '../../../kit/index.ts';
import { useUns } from '../context.ts';
import { findAnywhere } from '../model/words.ts';
import { HandRow } from './HandRow.tsx';
import { Inspected, Inspector } from './Inspector.tsx';
import styles from './layout.module.css';
import { OptionList } from './OptionList.tsx';
import { nameAt } from './options.tsx';
import { Peek } from './Peek.tsx';
import type { PlaceProps } from './places.ts';
import { Battlefield, BossPanel, CoreDecks, DangerTrack, InPlay, Market, Partner, PlayerPanel } from './still.ts';
import { useHandles } from './useHandles.ts';
import { usePart } from './usePart.ts';

/** A desk: everything open at once, nothing scrolls but log, list and inspector. */
export function Desk({ prompt, log, hint }: PlaceProps): ReactNode {
  const uns = useUns();
  const { view, seat, inspected, openRule, names, moment } = uns;
  const handles = useHandles();
  const part = usePart();
  const { pointed, hinted } = part.marks.of('boss');
  const partner = view.players.length > 1 ? 1 - seat : -1;
  const focus = inspected?.startsWith('card:') ? findAnywhere(view, refOf(inspected)) : undefined;
  const waits = (who: number): boolean => view.players.length > 1 && moment.waitingFor.includes(who);
  return (
    <>
      <main className={styles.main} id="content" tabIndex={-1}>
        <div className={styles.shared}>
          <BossPanel
            view={view}
            onOpen={handles.onBoss}
            onRule={openRule}
            onWhy={handles.whyBoss}
            pointed={pointed}
            hinted={hinted}
          />
          <DangerTrack view={view} onWhy={handles.whyDanger} />
        </div>
        {inspected === 'story' ? <Stage /> : null}
        <div className={styles.supply} inert={inspected === 'story'}>
          <Market {...part} focus={focus?.threat ? null : (focus?.card ?? null)} note={useMarketNote()} />
          <CoreDecks {...part} />
        </div>
        <div className={styles.field} data-board="" inert={inspected === 'story'}>
          <Battlefield {...part} incoming={handles.incoming} />
          <InPlay {...part} />
        </div>
      </main>
      <div className={styles.dock}>{prompt}</div>
      <div className={styles.own}>
        <div className={styles.player} data-flip={`player:${seat}`}>
          <PlayerPanel
            view={view}
            seat={seat}
            name={view.players.length > 1 ? names[seat] : undefined}
            waiting={waits(seat)}
            onWhy={handles.whyOwn}
          />
        </div>
        <div className={styles.hand} data-zone="hand">
          <HandRow />
        </div>
      </div>
      <aside className={styles.side}>
        {hint}
        {inspected === null || inspected === 'story' ? <OptionList /> : <Inspector target={inspected} />}
        {partner < 0 ? null : (
          <div className={styles.partner} data-flip={`player:${partner}`}>
            <Partner
              {...part}
              seat={partner}
              name={names[partner]}
              waiting={waits(partner)}
              onOpen={handles.onPartner}
            />
          </div>
        )}
        <div className={styles.log} data-zone="log">
          {log}
        </div>
      </aside>
      <Peek />
    </>
  );
}

/** The story needs room: it lies over market and battlefield while it is read. */
function Stage(): ReactNode {
  const uns = useUns();
  return (
    <section className={styles.stage} aria-label={nameAt(uns, 'story')} data-inspector="story">
      <IconButton label={uns.w.inspect.close} icon={<Icon name="close" />} onPress={uns.closeInspector} />
      <div>
        <Inspected target="story" />
      </div>
    </section>
  );
}

/** Why nothing can be bought at this moment. */
export function useMarketNote(): string | undefined {
  const { view, turn, w } = useUns();
  if (!turn.decision || turn.at === 'action' || turn.at === 'market') return undefined;
  return view.phase === 'action' ? w.market.later : w.market.inAction;
}
