import type { SlotView } from '@starhold/bossin-space';
import { COMMAND_NAMES, DANGER_NAMES, nameFor } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { BossCardIcon, CommandIcon, DangerColumns, DangerIcon, Icon } from '../../../art/index.ts';
import { MiniCard, type MiniCardProps, useRoving } from '../../../kit/index.ts';
import { type Bos, useBos } from '../context.ts';
import { bossDef, bossWord, columnsOf, dangerDef, heatOf } from '../model/cards.ts';
import { ownerName, ownersNow } from '../model/log.ts';
import { useArrangeHandles } from '../turn/useArrange.ts';
import { partsOf } from '../model/options.ts';
import styles from './timeline.module.css';

const SLOTS = [1, 2, 3, 4];
type Kind = 'command' | 'danger' | 'boss';

/** Four slots, each command, danger, boss, in the order they come. */
export function Timeline(): ReactNode {
  const bos = useBos();
  const { view, t, phone } = bos;
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const owners = ownersNow(bos.log, view.round);
  return (
    <section className={styles.timeline} aria-label={t.timeline.title} data-phone={phone ? '' : undefined}>
      {phone ? null : (
        <h2 className={styles.title}>
          <span>{t.timeline.title}</span>
          <small>{t.timeline.order}</small>
        </h2>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the cards inside */}
      <div className={styles.slots} ref={root} onKeyDown={onKeyDown}>
        {SLOTS.map((n) => {
          const slot = view.slots[n - 1];
          const now = view.slot === n;
          const by = ownerName(owners, slot?.command ?? '', bos.names).slice(0, 1);
          return (
            <div key={n} className={styles.slot} data-now={now ? '' : undefined} role="group" aria-label={t.timeline.slot(n)}>
              <div className={styles.head}>
                {now ? <em>{t.timeline.nowMark}</em> : null}
                <span>{n}</span>
              </div>
              <CommandSlot n={n} slot={slot} by={by} />
              <DangerSlot n={n} slot={slot} />
              {view.boss?.entered ? <BossSlot n={n} /> : null}
            </div>
          );
        })}
      </div>
    </section>
  );
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

function Mini(props: Omit<MiniCardProps, 'accessibleName' | 'compact'> & { n: number; card: string }): ReactNode {
  const { n, card, ...rest } = props;
  const { t, phone, inspect, inspectEnd } = useBos();
  const kind = t.timeline.kinds[rest.kind as Kind];
  const empty = rest.state === 'empty';
  return (
    <MiniCard
      {...rest}
      compact={phone}
      accessibleName={empty ? t.timeline.empty(n, kind) : t.timeline.card(n, kind, rest.label)}
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

function CommandSlot({ n, slot, by }: { n: number; slot: SlotView | undefined; by: string }): ReactNode {
  const bos = useBos();
  const { turn, lang, view } = bos;
  const { decision, order } = turn;
  const handles = useArrangeHandles(n - 1);
  if (decision?.ask.kind === 'order') {
    const kind = partsOf(decision.ask.of[order[n - 1]] ?? '').ref;
    if (kind === 'none' || kind === '') return <Mini n={n} card="" kind="command" label="" icon={null} state="empty" />;
    return (
      <div className={styles.handle} {...handles} data-lifted={turn.lifted === n - 1 ? '' : undefined}>
        <Mini
          n={n}
          card={`command:${kind}`}
          kind="command"
          label={nameFor(COMMAND_NAMES, kind, lang)}
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
    return <Mini n={n} card="" kind="command" label="" icon={null} state={waiting ? 'faceDown' : 'empty'} />;
  }
  const past = slot?.state === 'skipped' ? 'skipped' : slot?.state === 'flipped' ? 'flipped' : 'done';
  const state = stateOf(bos, n, 'command');
  const over = slot?.state !== 'open' && state !== 'live';
  return (
    <Mini
      n={n}
      card={`command:${kind}`}
      kind="command"
      label={nameFor(COMMAND_NAMES, kind, lang)}
      icon={<CommandIcon kind={kind} />}
      state={over || slot?.state === 'skipped' ? past : state}
      badge={<Heat kind={kind} />}
      {...(by === '' ? {} : { by })}
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
  const heat = heatOf(kind);
  if (heat === 0) return null;
  return (
    <>
      <Icon name="flame" />
      {`+${heat}`}
    </>
  );
}

function DangerSlot({ n, slot }: { n: number; slot: SlotView | undefined }): ReactNode {
  const bos = useBos();
  const id = slot?.danger ?? null;
  if (id === null) return <Mini n={n} card="" kind="danger" label="" icon={null} state="empty" />;
  const def = dangerDef(id);
  const { cols, from, to } = columnsOf(def);
  const name = def ? DANGER_NAMES[def.kind][bos.lang] : id;
  const label = from === undefined ? name : `${name} ${from}→${to ?? ''}`;
  const skipped = bos.view.dangersRetired && stateOf(bos, n, 'danger') !== 'done';
  return (
    <Mini
      n={n}
      card={`danger:${id}`}
      kind="danger"
      label={label}
      icon={<DangerIcon id={id} {...(def ? { kind: def.kind } : {})} {...(from === undefined ? {} : { from })} {...(to === undefined ? {} : { to })} />}
      state={skipped ? 'skipped' : stateOf(bos, n, 'danger')}
      {...(cols ? { extra: <DangerColumns cols={cols} /> } : {})}
      flipKey={`danger:${n}:${id}`}
    />
  );
}

function BossSlot({ n }: { n: number }): ReactNode {
  const bos = useBos();
  const ops = bossDef(bos.view.boss?.id ?? '')?.cards[n - 1] ?? [];
  return (
    <Mini
      n={n}
      card={`bossCard:${n}`}
      kind="boss"
      label={bossWord(ops, bos.t)}
      icon={<BossCardIcon effects={ops} />}
      state={stateOf(bos, n, 'boss')}
    />
  );
}
