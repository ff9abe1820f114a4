import { nameOf } from '@starhold/bossin-space/text';
import { type ReactNode, useRef } from 'react';
import { CommandArt, Icon } from '../../art/index.ts';
import { Ordering } from '../../desk/prompt/answers.tsx';
import { isSmall } from '../../desk/size.ts';
import { Thing } from '../../desk/Thing.tsx';
import type { Marking } from '../../desk/target.ts';
import { useRoving } from '../../kit/index.ts';
import styles from './hand.module.css';
import { CARD_TONES, gistOf, heatOf } from './model/cards.ts';
import { nameFor } from './text/short.ts';
import { type Bos, useBos } from './useBos.ts';

/** The hand of the seat at this screen; cards are chosen here during Selection, and put in order above it on a phone. */
export function Hand(): ReactNode {
  const bos = useBos();
  const { view, turn, w, moment, size, marks } = bos;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const ordering = turn.decision?.ask.kind === 'order' && isSmall(size);
  return (
    <div
      className={styles.dock}
      data-hinted={marks.of('hand').hinted ? '' : undefined}
      data-picking={isPicking(bos) ? '' : undefined}
    >
      <h2 className="caption">
        <span>{w.hand.title}</span>
        <small>{noteOf(bos)}</small>
      </h2>
      {ordering ? <Ordering /> : null}
      {view.hand.length === 0 ? (
        <p>{moment.eyes === 'table' ? w.hand.others : w.hand.empty}</p>
      ) : (
        <ul
          ref={root}
          className={styles.cards}
          data-n={view.hand.length > 4 ? 'many' : 'few'}
          style={{ '--n': view.hand.length } as Record<string, number>}
          onKeyDown={onKeyDown}
          aria-label={w.hand.title}
        >
          {view.hand.map((kind, i) => (
            <li key={`${kind}${view.hand.slice(0, i).filter((other) => other === kind).length}`}>
              <Command kind={kind} at={i} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Command({ kind, at }: { kind: string; at: number }): ReactNode {
  const { view, turn, w, lang, marks, phone } = useBos();
  const target = `command:${at}`;
  const heat = heatOf(view, kind);
  const name = nameOf(view, 'command', kind, lang);
  const choosing = turn.decision?.ask.kind === 'subset' && turn.reach.byTarget.has(target);
  const place = choosing ? turn.chosen.indexOf(at) : -1;
  const { order: _, ...around } = marks.of(target);
  // Of several equal cards only some may be chosen: each is told by its place.
  const own: Marking = place < 0 ? { ...around, mark: 'legal' } : { ...around, mark: 'chosen', order: place + 1 };
  return (
    <Thing
      target={target}
      flip={`hand:${kind}:${view.hand.slice(0, at).filter((other) => other === kind).length}`}
      shape="command"
      className={styles.command}
      name={w.hand.card(name, heat)}
      {...(choosing ? { marking: own, onPress: () => turn.toggle(at) } : {})}
    >
      <span className={styles.card} style={{ '--tone': CARD_TONES[kind] ?? '#69b8ff' } as Record<string, string>}>
        <span className={styles.art} data-fill="">
          <CommandArt kind={kind} />
        </span>
        <span className={styles.words}>
          <b>{nameFor(phone, view, 'command', kind, lang)}</b>
          <small>{gistOf(kind, view, w)}</small>
        </span>
        {heat > 0 ? (
          <span className={styles.heat}>
            <Icon name="flame" />
            {`+${heat}`}
          </span>
        ) : null}
      </span>
    </Thing>
  );
}

const isPicking = ({ turn }: Bos): boolean =>
  turn.decision?.ask.kind === 'subset' && turn.reach.byTarget.has('command:0');

function noteOf(bos: Bos): string {
  const { view, turn, w, moment, me } = bos;
  const ask = turn.decision?.ask;
  if (moment.eyes === 'table') return '';
  if (ask?.kind === 'subset' && isPicking(bos)) return w.hand.choose(turn.chosen.length, ask.max);
  if (view.phase === 'selection' && view.seats[me]?.plays === 0) return w.hand.noneToPlay;
  const count = w.hand.note(view.hand.length);
  return view.phase === 'execution' || view.phase === 'upkeep' ? `${count} · ${w.hand.again(view.round + 1)}` : count;
}
