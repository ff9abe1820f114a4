import type { PlayerView } from '@starhold/revenant';
import { RIVAL } from '@starhold/revenant/text';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { PLAYER_TONES, ResourceSign, RevenantIcon, type RevenantSign } from '../../../art/revenant/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useRevenant } from '../useRevenant.ts';
import { Figures } from './Figures.tsx';
import { OtherBoard } from './OtherBoard.tsx';
import styles from './others.module.css';
import { Panel } from './Panel.tsx';
import { corruptionOf, handOf } from './sections.ts';

/** The other admirals in turn order: their numbers in two lines, their boards below when they are opened. */
export function Others(): ReactNode {
  const { view, seat, w } = useRevenant();
  return (
    <Panel label={w.others.title} part="others">
      {view.order
        .filter((other) => other !== seat)
        .map((other) => (
          <Other key={other} seat={other} />
        ))}
    </Panel>
  );
}

function Other({ seat }: { seat: number }): ReactNode {
  const { view, names, w, lang } = useRevenant();
  const [open, setOpen] = useState(false);
  const body = useId();
  const player = view.players[seat];
  if (!player) return null;
  const name = names[seat] ?? RIVAL[lang];
  const isRival = view.rival !== null && seat >= view.options.players;
  return (
    <section
      className={styles.other}
      aria-label={name}
      data-flip={`player:p${seat}`}
      data-turn={view.active === seat ? '' : undefined}
      style={{ '--who': PLAYER_TONES[seat] ?? PLAYER_TONES[0] } as CSSProperties}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          disabled={isRival}
          onClick={() => setOpen(!open)}
        >
          <i aria-hidden="true">{[...name][0]}</i>
          <b>{name}</b>
          {view.active === seat ? <small>{w.others.turn}</small> : null}
        </button>
        <Figures of={player} seat={seat} />
      </h3>
      {isRival && view.rival ? (
        <p>{`${w.others.supply(view.rival.supply)} · ${w.others.orders(view.rival.orders)}`}</p>
      ) : null}
      <Numbers of={player} />
      <div id={body} hidden={!open}>
        {open ? <OtherBoard seat={seat} /> : null}
      </div>
    </section>
  );
}

/** Everything that is counted in the open; to the ear one sentence. */
function Numbers({ of }: { of: PlayerView }): ReactNode {
  const { w } = useRevenant();
  const corruption = corruptionOf(of);
  const numbers: readonly { icon: RevenantSign; n: number }[] = [
    { icon: 'tactics', n: of.tactics },
    { icon: 'rank', n: of.rank },
    { icon: 'symbol', n: handOf(of) },
    { icon: 'mask', n: of.hiddenCards },
    { icon: 'corruption', n: corruption },
    { icon: 'remnant', n: of.remnants },
    { icon: 'data', n: of.data },
  ];
  const { tactics, rank, hiddenCards: hidden, remnants, data } = of;
  return (
    <div className={styles.numbers}>
      <Spoken>{w.others.said({ tactics, rank, hand: handOf(of), hidden, corruption, remnants, data })}</Spoken>
      <ul aria-hidden="true">
        {(['m', 'e', 's', 'n'] as const).map((letter, kind) => (
          <li key={letter}>
            <ResourceSign of={letter} />
            <i>{letter.toUpperCase()}</i>
            <b>{of.stored[kind] ?? 0}</b>
          </li>
        ))}
      </ul>
      <ul aria-hidden="true">
        {numbers.map(({ icon, n }) => (
          <li key={icon} data-number={icon}>
            <RevenantIcon name={icon} />
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
