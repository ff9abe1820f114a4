import type { SlotView } from '@starhold/bossin-space';
import { dangerTitle, nameOf } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { BossCardIcon, CommandIcon, DangerColumns, DangerIcon, Icon } from '../../../art/index.ts';
import { useArrangeHandles } from '../../../desk/turn/useArrange.ts';
import { useMedia } from '../../../desk/useMedia.ts';
import { MiniCard, type MiniCardProps, useRoving } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import { bossDef, bossWord, columnsOf, dangerDef, heatOf, iconOfDanger } from '../model/cards.ts';
import { ownerName, ownersNow } from '../model/log.ts';
import { partsOf } from '../model/options.ts';
import styles from './timeline.module.css';

const SLOTS = [1, 2, 3, 4];
type Kind = 'command' | 'danger' | 'boss';

/** Four slots, each command, danger, boss, in the order they come. */
export function Timeline({ onOpen }: { onOpen?: () => void }): ReactNode {
  const bos = useBos();
  const { view, w } = bos;
  const phone = bos.phone && onOpen !== undefined;
  const narrow = useMedia('(max-width: 600px)') && onOpen !== undefined;
  const root = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(root);
  const owners = ownersNow(bos.log, view.round);
  return (
    <section className={styles.timeline} aria-label={w.timeline.title} data-phone={phone ? '' : undefined}>
      {phone ? null : (
        <h2 className={styles.title}>
          <span>{w.timeline.title}</span>
          <small>{w.timeline.order}</small>
        </h2>
      )}
      <ol className={styles.slots} ref={root} onKeyDown={onKeyDown}>
        {SLOTS.map((n) => {
          const slot = view.slots[n - 1];
          const now = view.slot === n;
          const by = ownerName(owners, slot?.command ?? '', bos.names);
          return (
            <li key={n} className={styles.slot} data-now={now ? '' : undefined}>
              {narrow ? (
                <button type="button" className={styles.hit} aria-label={spokenSlot(bos, n)} onClick={onOpen} />
              ) : null}
              <div className={styles.head} aria-hidden={narrow ? true : undefined}>
                {now ? <em>{w.timeline.nowMark}</em> : null}
                <span>{n}</span>
              </div>
              <div className={styles.cards} inert={narrow}>
                <CommandSlot n={n} slot={slot} by={by} compact={narrow} />
                <DangerSlot n={n} slot={slot} compact={narrow} />
                {view.boss?.entered ? <BossSlot n={n} compact={narrow} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A slot of a small screen in words; it opens the large timeline. */
function spokenSlot({ view, w, lang }: Bos, n: number): string {
  const slot = view.slots[n - 1];
  const danger = dangerDef(view, slot?.danger ?? '');
  const parts = [
    slot?.command
      ? w.timeline.card(n, w.timeline.kinds.command, nameOf(view, 'command', slot.command, lang))
      : w.timeline.slot(n),
    ...(danger ? [`${w.timeline.kinds.danger}: ${dangerTitle(danger, lang)}`] : []),
    ...(view.boss?.entered
      ? [`${w.timeline.kinds.boss}: ${bossWord(bossDef(view, view.boss.id)?.cards[n - 1] ?? [], w)}`]
      : []),
  ];
  return parts.join(', ');
}

/** What became of a step: over, now, or to come. */
function stateOf({ view }: Bos, n: number, kind: Kind): 'done' | 'live' | 'idle' {
  const order: Kind[] = ['command', 'danger', 'boss'];
  if (view.phase === 'upkeep' || view.slot > n) return 'done';
  if (view.slot !== n) return 'idle';
  const at = order.indexOf(view.step === '' ? 'boss' : view.step);
  const own = order.indexOf(kind);
  return own < at || view.step === '' ? 'done' : own === at ? 'live' : 'idle';
}

function Mini(props: Omit<MiniCardProps, 'accessibleName'> & { n: number; card: string; owner?: string }): ReactNode {
  const { n, card, owner = '', ...rest } = props;
  const { w, inspect, inspectEnd } = useBos();
  const kind = w.timeline.kinds[rest.kind as Kind];
  const empty = rest.state === 'empty';
  const name = rest.state === 'faceDown' ? w.timeline.hidden : rest.label;
  const laid = owner === '' ? name : `${name}, ${w.timeline.by(owner)}`;
  const spoken = empty ? w.timeline.empty(n, kind) : w.timeline.card(n, kind, laid);
  return (
    <MiniCard
      {...rest}
      accessibleName={spoken}
      {...(empty || card === ''
        ? {}
        : {
            onActivate: rest.onActivate ?? (() => inspect(card, 'press', null)),
            onInspect: (how, at) => inspect(card, how, at),
            onInspectEnd: inspectEnd,
          })}
    />
  );
}

function CommandSlot({
  n,
  slot,
  by,
  compact,
}: {
  n: number;
  slot: SlotView | undefined;
  by: string;
  compact: boolean;
}): ReactNode {
  const bos = useBos();
  const { turn, lang, view } = bos;
  const { decision, order } = turn;
  const handles = useArrangeHandles(n - 1, turn);
  if (decision?.ask.kind === 'order') {
    const kind = partsOf(decision.ask.of[order[n - 1]] ?? '').ref;
    if (kind === 'none' || kind === '')
      return <Mini n={n} compact={compact} card="" kind="command" label="" icon={null} state="empty" />;
    return (
      <div className={styles.handle} {...handles} data-lifted={turn.lifted === n - 1 ? '' : undefined}>
        <Mini
          n={n}
          compact={compact}
          card={`command:${kind}`}
          kind="command"
          label={nameOf(view, 'command', kind, lang)}
          icon={<CommandIcon kind={kind} />}
          state={turn.lifted === n - 1 ? 'armed' : 'legal'}
          badge={<Heat kind={kind} />}
          flipKey={`cmd:${kind}:${order[n - 1]}`}
          onActivate={() => turn.lift(n - 1)}
        />
      </div>
    );
  }
  const kind = slot?.command ?? null;
  if (kind === null) {
    const waiting = view.phase === 'selection' && view.seats.reduce((sum, seat) => sum + seat.chosen, 0) >= n;
    return (
      <Mini
        n={n}
        compact={compact}
        card=""
        kind="command"
        label=""
        icon={null}
        state={waiting ? 'faceDown' : 'empty'}
      />
    );
  }
  const past = slot?.state === 'skipped' ? 'skipped' : slot?.state === 'flipped' ? 'flipped' : 'done';
  const state = stateOf(bos, n, 'command');
  const over = slot?.state !== 'open' && state !== 'live';
  return (
    <Mini
      n={n}
      compact={compact}
      card={`command:${kind}`}
      kind="command"
      label={nameOf(view, 'command', kind, lang)}
      icon={<CommandIcon kind={kind} />}
      state={over || slot?.state === 'skipped' ? past : state}
      badge={<Heat kind={kind} />}
      {...(by === '' ? {} : { by: by.slice(0, 1), owner: by })}
      flipKey={`cmd:${kind}:${nth(view.slots, n)}`}
    />
  );
}

/** Cards without identity: the n-th of its kind on the timeline. */
function nth(slots: readonly SlotView[], n: number): number {
  const kind = slots[n - 1]?.command;
  return slots.slice(0, n - 1).filter((slot) => slot.command === kind).length;
}

function Heat({ kind }: { kind: string }): ReactNode {
  const { view } = useBos();
  const heat = heatOf(view, kind);
  if (heat === 0) return null;
  return (
    <>
      <Icon name="flame" />
      {`+${heat}`}
    </>
  );
}

function DangerSlot({ n, slot, compact }: { n: number; slot: SlotView | undefined; compact: boolean }): ReactNode {
  const bos = useBos();
  const id = slot?.danger ?? null;
  if (id === null) return <Mini n={n} compact={compact} card="" kind="danger" label="" icon={null} state="empty" />;
  const def = dangerDef(bos.view, id);
  const { cols, from, to } = columnsOf(def);
  const name = nameOf(bos.view, 'danger', id, bos.lang);
  const label = from === undefined ? name : `${name} ${from}→${to ?? ''}`;
  const skipped = bos.view.dangersRetired && stateOf(bos, n, 'danger') !== 'done';
  return (
    <Mini
      n={n}
      compact={compact}
      card={`danger:${id}`}
      kind="danger"
      label={label}
      icon={<DangerIcon {...iconOfDanger(def)} />}
      state={skipped ? 'skipped' : stateOf(bos, n, 'danger')}
      {...(cols ? { extra: <DangerColumns cols={cols} /> } : {})}
      flipKey={`danger:${n}:${id}`}
    />
  );
}

function BossSlot({ n, compact }: { n: number; compact: boolean }): ReactNode {
  const bos = useBos();
  const ops = bossDef(bos.view, bos.view.boss?.id ?? '')?.cards[n - 1] ?? [];
  return (
    <Mini
      n={n}
      compact={compact}
      card={`bossCard:${n}`}
      kind="boss"
      label={bossWord(ops, bos.w)}
      icon={<BossCardIcon effects={ops} />}
      state={stateOf(bos, n, 'boss')}
    />
  );
}
