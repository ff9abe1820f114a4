import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '../../../desk/useMedia.ts';
import { Dialog } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { useUns } from '../context.ts';
import type { Target } from '../model/marks.ts';
import { DiscardPile, type PartProps, PartSheet, PhoneTabs, type Tab } from '../parts/index.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import { useMarketNote } from './Desk.tsx';
import { HandRow } from './HandRow.tsx';
import { Inspected } from './Inspector.tsx';
import styles from './layout.module.css';
import { OptionList } from './OptionList.tsx';
import { nameAt } from './options.tsx';
import type { PlaceProps } from './places.ts';
import { Battlefield, BossPanel, CoreDecks, DangerTrack, InPlay, Market, Partner, PlayerPanel } from './still.ts';
import { useHandles } from './useHandles.ts';
import { usePart } from './usePart.ts';

/** A small screen: threats, prompt, numbers and hand stay open, everything else comes up as a sheet. */
export function Phone({ prompt, log, hint, list, onList, covered }: PlaceProps): ReactNode {
  const uns = useUns();
  const { view, seat, inspected, w, turn, openRule } = uns;
  const handles = useHandles();
  const part = usePart();
  const { pointed, hinted } = part.marks.of('boss');
  // While threats are in question and the hand is not, a note takes the place of the hand.
  const noteInHand = hint !== null && isFieldAsked(part) && !isHandAsked(part);
  const note = useMarketNote();
  const tablet = useMedia('(min-width: 600px)');
  const [tab, setTab] = useState<Tab | null>(null);
  const [readTo, setReadTo] = useState(uns.moment.lastEvent);
  const unread = uns.log.filter(({ event }) => event.n > readTo).length;
  useEffect(() => {
    if (turn.sending) setReadTo(uns.moment.lastEvent);
  }, [turn.sending, uns.moment.lastEvent]);
  // A sheet makes room for what is opened from it.
  useEffect(() => {
    if (covered || inspected !== null) setTab(null);
  }, [covered, inspected]);
  const open = (wanted: Tab): void => {
    setTab(wanted);
    if (wanted === 'log') setReadTo(uns.moment.lastEvent);
  };
  return (
    <>
      <div className={styles.shared}>
        <BossPanel
          view={view}
          compact
          onOpen={handles.onBoss}
          onRule={openRule}
          onWhy={handles.whyBoss}
          pointed={pointed}
          hinted={hinted}
        />
        <DangerTrack view={view} compact onWhy={handles.whyDanger} />
      </div>
      <main className={styles.field} id="content" tabIndex={-1} data-board="">
        <Battlefield {...part} incoming={handles.incoming} compact />
        {tablet ? <Wide part={part} note={note} /> : null}
      </main>
      <div className={styles.tabs}>
        <PhoneTabs
          view={view}
          seat={seat}
          open={tab}
          legal={tabsWith(part, (target) => turn.byTarget.has(target))}
          hinted={tabsWith(part, (target) => part.marks.of(target).hinted === true)}
          unread={unread}
          onOpen={open}
        />
      </div>
      <div className={styles.dock}>
        {noteInHand ? null : hint}
        {prompt}
      </div>
      <div className={styles.player} data-flip={`player:${seat}`}>
        <PlayerPanel view={view} seat={seat} compact onWhy={handles.whyOwn} />
      </div>
      <div className={styles.hand} data-zone="hand">
        {noteInHand ? hint : <HandRow />}
      </div>
      {tab === null ? null : <Sheet tab={tab} part={part} log={log} onClose={() => setTab(null)} />}
      {list ? (
        <Dialog title={w.prompt.optionsTitle} kind="sheet" onClose={() => onList(false)}>
          <OptionList onChosen={() => onList(false)} />
        </Dialog>
      ) : null}
      {inspected === null ? null : (
        <Dialog title={nameAt(uns, inspected)} kind="sheet" onClose={uns.closeInspector}>
          <Inspected target={inspected} />
        </Dialog>
      )}
    </>
  );
}

/** A tablet has room below the threats: the other battlefield, and what is bought and drafted from, lie open. */
function Wide({ part, note }: { part: PartProps; note: string | undefined }): ReactNode {
  const { view, seat, names, moment } = useUns();
  const { onPartner } = useHandles();
  const partner = 1 - seat;
  return (
    <div className={styles.wide}>
      {view.players[partner] ? (
        <Partner
          {...part}
          seat={partner}
          name={names[partner]}
          waiting={moment.waitingFor.includes(partner)}
          onOpen={onPartner}
        />
      ) : null}
      <Market {...part} note={note} />
      <CoreDecks {...part} />
      <InPlay {...part} />
    </div>
  );
}

function Sheet({
  tab,
  part,
  log,
  onClose,
}: {
  tab: Tab;
  part: PartProps;
  log: ReactNode;
  onClose: () => void;
}): ReactNode {
  const t = useText(PARTS_TEXT);
  const { view, seat, names, moment } = useUns();
  const { onPartner } = useHandles();
  const note = useMarketNote();
  const within: PartProps = {
    ...part,
    onPress: (target) => {
      part.onPress(target);
      onClose();
    },
  };
  const partner = 1 - seat;
  return (
    <PartSheet title={t.tabs[tab]} onClose={onClose}>
      {tab === 'market' ? <Market {...within} note={note} /> : null}
      {tab === 'cores' ? <CoreDecks {...within} /> : null}
      {tab === 'play' ? <InPlay {...within} /> : null}
      {tab === 'discard' ? (
        <DiscardPile {...within} title={t.tabs.discard} cards={view.players[seat]?.discard ?? []} />
      ) : null}
      {tab === 'partner' ? (
        <Partner
          {...within}
          seat={partner}
          name={names[partner]}
          waiting={moment.waitingFor.includes(partner)}
          onOpen={onPartner}
        />
      ) : null}
      {tab === 'log' ? log : null}
    </PartSheet>
  );
}

function isFieldAsked({ view, seat, marks }: PartProps): boolean {
  return view.players[seat].field.some(({ ref }) => marks.of(`card:${ref}`).mark === 'legal');
}

/** Cards of the hand, or those taken up in Selection, may be touched or are pointed at. */
function isHandAsked({ view, seat, marks }: PartProps): boolean {
  if ((view.looking[seat] ?? []).length > 0) return true;
  return view.players[seat].hand.some(({ ref }) => {
    const { mark, hinted } = marks.of(`card:${ref}`);
    return mark === 'legal' || mark === 'chosen' || hinted === true;
  });
}

/** Sheets in which something is as asked: can be touched now, or is pointed at. */
function tabsWith({ view, seat }: PartProps, is: (target: Target) => boolean): ReadonlySet<Tab> {
  const tabs = new Set<Tab>();
  const has = (cards: readonly { ref: string }[]): boolean => cards.some(({ ref }) => is(`card:${ref}`));
  if (view.market.some((_, i) => is(`market:${i}`))) tabs.add('market');
  if (view.coreDecks.some((_, i) => is(`deck:${i + 1}`))) tabs.add('cores');
  const own = view.players[seat];
  if (has(own.play)) tabs.add('play');
  if (has(own.discard)) tabs.add('discard');
  const partner = view.players[1 - seat];
  if (partner && (is(`player:${1 - seat}`) || has([...partner.field, ...(partner.onDeck ? [partner.onDeck] : [])])))
    tabs.add('partner');
  return tabs;
}
