import type { SlotView } from '@starhold/bossin-space';
import { dangerTitle, nameOf } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { BossCardIcon, CommandIcon, DangerIcon, Icon, type IconName } from '../../../art/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import type { Marking } from '../../../desk/target.ts';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useKitText } from '../../../text/kit.ts';
import { bossDef, bossWord, columnsOf, dangerDef, heatOf, iconOfDanger } from '../model/cards.ts';
import { type DrySlot, drySlots, hasRoom } from '../model/dryRun.ts';
import { ownerName, ownersNow } from '../model/log.ts';
import { partsOf } from '../model/options.ts';
import { shortName } from '../text/short.ts';
import { type Bos, useBos } from '../useBos.ts';
import styles from './timeline.module.css';

const SLOTS = [1, 2, 3, 4];
const KINDS = ['command', 'danger', 'boss'] as const;
type Kind = (typeof KINDS)[number];
type State = 'done' | 'live' | 'idle' | 'skipped' | 'flipped' | 'hidden' | 'empty';

interface Step {
  kind: Kind;
  target: string;
  state: State;
  label: string;
  /** All of it in words; the label by default. */
  spoken?: string;
  icon: ReactNode;
  /** Digits under the icon: heat, columns, "3→4". */
  digits: string;
  by: string;
  flip: string;
}

/** Four slots, each command, danger, boss, in the order they come. On a small screen a slot is one thing. */
export function Timeline(): ReactNode {
  const bos = useBos();
  const { view, w, size, marks, log, names } = bos;
  const root = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(root);
  const owners = ownersNow(log, view.round);
  const dry = hasRoom(size) ? drySlots(bos) : [];
  const small = isSmall(size);
  return (
    <div
      className={styles.timeline}
      data-hinted={marks.of('timeline').hinted ? '' : undefined}
      data-small={small ? size : undefined}
      data-uncovered={small ? '' : undefined}
    >
      <h2 className="caption">
        <span>{w.timeline.title}</span>
        <small>{dry.length > 0 ? w.dry.title : w.timeline.order}</small>
      </h2>
      <ol ref={root} onKeyDown={onKeyDown}>
        {SLOTS.map((n) => {
          const by = ownerName(owners, view.slots[n - 1]?.command ?? '', names);
          return (
            <li key={n} data-now={view.slot === n ? '' : undefined} data-over={isOver(bos, n) ? '' : undefined}>
              <Slot n={n} steps={stepsOf(bos, n, by)} small={small} />
              {dry.length === 0 ? null : <Dry of={dry.find(({ slot }) => slot === n)} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Slot({ n, steps, small }: { n: number; steps: readonly Step[]; small: boolean }): ReactNode {
  const bos = useBos();
  const { w, turn, marks } = bos;
  const t = useKitText();
  const head = (
    <span className={styles.head} aria-hidden="true">
      {isOver(bos, n) ? <Icon name="check" /> : null}
      <b>{n}</b>
    </span>
  );
  const spoken = (step: Step): string => {
    const { kind, state, by } = step;
    const said = step.spoken ?? step.label;
    const kindName = w.timeline.kinds[kind];
    if (state === 'empty') return w.timeline.empty(n, kindName);
    const name = state === 'hidden' ? w.timeline.hidden : by === '' ? said : `${said}, ${w.timeline.by(by)}`;
    const become = { done: t.done, skipped: t.skipped, flipped: t.flipped }[state as 'done'];
    return w.timeline.card(n, kindName, become === undefined ? name : `${name}, ${become}`);
  };
  const ordering = turn.decision?.ask.kind === 'order';
  const lift: Marking = { ...marks.of(`slot:${n}`), mark: turn.lifted === n - 1 ? 'chosen' : 'legal' };
  if (small) {
    return (
      <Thing
        target={`slot:${n}`}
        flip={`place:${n}`} // what is in it moves for itself
        className={styles.slot}
        name={steps.map(spoken).join(', ')}
        {...(ordering ? { onPress: () => turn.lift(n - 1) } : {})}
      >
        <span className={styles.steps} style={{ '--steps': steps.length } as Record<string, number>}>
          {head}
          {steps.map((step) => (
            <Face key={step.kind} step={step} isOwnThing={false} />
          ))}
        </span>
      </Thing>
    );
  }
  return (
    <div className={styles.steps}>
      {head}
      {steps.map((step) => (
        <Thing
          key={step.kind}
          target={step.target}
          flip={step.flip}
          name={spoken(step)}
          {...(ordering && step.kind === 'command' ? { onPress: () => turn.lift(n - 1), marking: lift } : {})}
        >
          <Face step={step} />
        </Thing>
      ))}
    </div>
  );
}

/** Where the ship is after a slot, and what is left of life, heat and XP. */
function Dry({ of }: { of: DrySlot | undefined }): ReactNode {
  const { w } = useBos();
  if (!of) return <span className={styles.dry} data-none="" />;
  const { slot, column, life, heat, xp, changes, isOpen, over } = of;
  const said = (n: number | null): string => (n === null ? '?' : `${n}${isOpen ? '+' : ''}`);
  const line = (icon: IconName, n: number | null, by: number): ReactNode => (
    <span data-by={by === 0 ? undefined : by < 0 === (icon !== 'flame') ? 'bad' : 'good'}>
      <Icon name={icon} />
      <b>{n ?? '?'}</b>
      {by === 0 ? null : <i>{by > 0 ? `+${by}` : `−${-by}`}</i>}
    </span>
  );
  return (
    <span className={styles.dry} data-dry={slot} data-open={isOpen ? '' : undefined}>
      <Spoken>
        {w.dry.after(slot, String(column ?? '?'), said(life), said(heat), said(xp))}
        {isOpen ? `, ${w.dry.open}` : ''}
      </Spoken>
      <span aria-hidden="true">
        <span className={styles.columns}>
          {SLOTS.map((n) => (
            <i key={n} data-on={n === column ? '' : undefined}>
              {n}
            </i>
          ))}
        </span>
        {over === '' ? (
          <>
            {line('heart', life, changes.life)}
            {line('flame', heat, changes.heat)}
            {line('cube', xp, changes.xp)}
          </>
        ) : (
          <b>{over === 'win' ? w.dry.ends.win : w.dry.ends.loss}</b>
        )}
      </span>
    </span>
  );
}

/** `isOwnThing`: what lies around it moves with it; else it moves for itself, and its picture is as small anywhere. */
function Face({ step, isOwnThing = true }: { step: Step; isOwnThing?: boolean }): ReactNode {
  const { kind, state, label, icon, digits, by, flip } = step;
  const shown = state !== 'empty';
  return (
    <span
      className={styles.card}
      data-kind={kind}
      data-state={state}
      {...(isOwnThing ? {} : { 'data-small': '', 'data-flip': flip })}
    >
      {shown ? <span className={styles.icon}>{state === 'hidden' ? <Icon name="deck" /> : icon}</span> : null}
      {digits === '' ? null : (
        <span className={styles.digits} data-units="">
          {digits.split(' ').map((digit) => (
            <span key={digit}>{digit}</span>
          ))}
        </span>
      )}
      {shown && state !== 'hidden' ? <span className={styles.label}>{label}</span> : null}
      {by === '' ? null : <span className={styles.by}>{by.slice(0, 1)}</span>}
    </span>
  );
}

const isOver = ({ view }: Bos, n: number): boolean => view.phase === 'upkeep' || view.slot > n;

function stepsOf(bos: Bos, n: number, by: string): Step[] {
  const { view, w, lang } = bos;
  const slot = view.slots[n - 1];
  const steps = [commandAt(bos, n, slot, by), dangerAt(bos, n, slot)];
  if (!view.boss?.entered) return steps;
  const ops = bossDef(view, view.boss.id)?.cards[n - 1] ?? [];
  const label = bossWord(ops, w);
  const boss = { kind: 'boss' as const, target: `bossCard:${n}`, flip: `bossCard:${n}`, by: '', digits: '' };
  return [...steps, { ...boss, label, icon: <BossCardIcon effects={ops} />, state: stateOf(bos, n, 'boss') }];

  function dangerAt({ view: { dangersRetired } }: Bos, at: number, laid: SlotView | undefined): Step {
    const id = laid?.danger ?? '';
    const def = dangerDef(view, id);
    const { cols, from, to } = columnsOf(def);
    const digits = from === undefined ? (cols?.join(' ') ?? '') : `${from}→${to ?? ''}`;
    const state = stateOf(bos, at, 'danger');
    return {
      kind: 'danger',
      target: `danger:${at}`,
      flip: `danger:${at}`,
      by: '',
      digits,
      label: def ? nameOf(view, 'danger', id, lang) : '',
      spoken: def ? dangerTitle(def, lang) : '',
      icon: <DangerIcon {...iconOfDanger(def)} />,
      state: def ? (dangersRetired && state !== 'done' ? 'skipped' : state) : 'empty',
    };
  }
}

function commandAt(bos: Bos, n: number, slot: SlotView | undefined, by: string): Step {
  const { turn, view, lang } = bos;
  const ask = turn.decision?.ask;
  const ordered = ask?.kind === 'order' ? partsOf(ask.of[turn.order[n - 1]] ?? '').ref : undefined;
  // Turned up, and not yet in order: whoever does not make it sees them as they lie.
  const turnedUp = view.phase === 'arrangement' ? view.pool[n - 1] : undefined;
  const kind = ordered === 'none' ? '' : (ordered ?? (slot?.command || (turnedUp ?? '')));
  const heat = heatOf(view, kind);
  const chosen = view.seats.reduce((sum, seat) => sum + seat.chosen, 0);
  const nothing = view.phase === 'selection' && chosen >= n ? 'hidden' : 'empty';
  return {
    kind: 'command',
    target: `slot:${n}`,
    flip: `slot:${n}`,
    by,
    digits: heat > 0 ? `+${heat}` : '',
    label: kind === '' ? '' : shortName(view, 'command', kind, lang),
    spoken: kind === '' ? '' : nameOf(view, 'command', kind, lang),
    icon: <CommandIcon kind={kind} />,
    state: kind === '' ? nothing : commandState(bos, n, slot),
  };
}

function commandState(bos: Bos, n: number, slot: SlotView | undefined): State {
  const state = stateOf(bos, n, 'command');
  if (slot?.state === 'skipped' || slot?.state === 'flipped') return slot.state;
  return slot === undefined || slot.state === 'open' || state === 'live' ? state : 'done';
}

/** What became of a step: over, now, or to come. */
function stateOf({ view }: Bos, n: number, kind: Kind): 'done' | 'live' | 'idle' {
  if (view.phase === 'upkeep' || view.slot > n) return 'done';
  if (view.slot !== n) return 'idle';
  const at = KINDS.indexOf(view.step === '' ? 'boss' : view.step);
  const own = KINDS.indexOf(kind);
  return own < at || view.step === '' ? 'done' : own === at ? 'live' : 'idle';
}
