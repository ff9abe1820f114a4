import { plain } from '@starhold/effects/text';
import type { Ask } from '@starhold/kernel';
import { KINDS } from '@starhold/rone/content';
import { KIND_NAMES, opsText } from '@starhold/rone/text';
import { type ReactNode, useEffect } from 'react';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import type { Marking } from '../../../desk/target.ts';
import { Gists } from '../cards/Gists.tsx';
import { gistOfOps } from '../cards/gist.ts';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { useRone } from '../useRone.ts';
import styles from './stores.module.css';

const LETTERS = 'urkgyw';
/** As the board has them: red, black, blue, green, yellow, wild. */
const ORDER = ['r', 'k', 'u', 'g', 'y', 'w'] as const;

/** Stored resources of the seat in front, kind by kind, with what a pair of them does. */
export function Stores(): ReactNode {
  const { w, turn, live } = useRone();
  const { decision, preset } = turn;
  const id = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (live && decision?.at === 'store' && decision.ask.kind === 'amounts') preset(stowed(decision.ask));
  }, [id, live]);
  return (
    <ul className={styles.stores} aria-label={w.store.title} data-part="stores">
      {ORDER.map((letter) => (
        <li key={letter} data-kind={letter}>
          <Store letter={letter} />
        </li>
      ))}
    </ul>
  );
}

/** As much as fits, slots of the own colour first: it can be changed before it is said. */
function stowed({ bins, max }: Extract<Ask, { kind: 'amounts' }>): Record<string, number> {
  let left = max;
  const first = [...bins].sort((a, b) => Number(a.id.startsWith('wild:')) - Number(b.id.startsWith('wild:')));
  const put = new Map<string, number>();
  for (const bin of first) {
    const n = Math.min(bin.max, left);
    put.set(bin.id, n);
    left -= n;
  }
  return Object.fromEntries(put);
}

/** How many there are says why a pair cannot be used; what it would do stands under them. */
function unlocked({ result: _, ...marking }: Marking): Marking {
  return marking.mark === 'locked' ? { ...marking, mark: 'plain' } : marking;
}

function Store({ letter }: { letter: ScrewKind }): ReactNode {
  const { own, pack, w, lang, size, turn, marks } = useRone();
  const at = LETTERS.indexOf(letter);
  const kind = KINDS[at];
  const room = own.slots[at];
  const pair = pack.def.board.pairs[kind];
  // Resources being stored: a touch puts one more here.
  const ask = turn.decision?.ask;
  const bins = ask?.kind === 'amounts' ? ask.bins : [];
  const here = bins.filter(({ id }) => (letter === 'w' ? /^(wild:|slot:w)/.test(id) : id === `slot:${letter}`));
  const more = here.reduce((sum, { id, min }) => sum + (turn.amounts[id] ?? min), 0);
  const held = own.stored[at] + more;
  const put = (): void => {
    if (ask?.kind !== 'amounts') return;
    const sum = Object.values(turn.amounts).reduce((a, b) => a + b, 0);
    const next = here.find(({ id, min, max }) => (turn.amounts[id] ?? min) < max);
    if (next && sum < ask.max) turn.put(next.id, (turn.amounts[next.id] ?? next.min) + 1);
    else for (const { id, min } of here) turn.put(id, min);
  };
  const filling = here.length > 0;
  const words = plain(opsText(pair, lang));
  return (
    <Thing
      target={`store:${letter}`}
      shape="tile"
      className={styles.store}
      name={w.store.holds(KIND_NAMES[kind][lang], held, room)}
      notes={[w.store.pair(words)]}
      {...(filling
        ? {
            onPress: put,
            marking:
              more > 0
                ? { mark: 'chosen' as const, result: `+${more}` }
                : { ...marks.of(`store:${letter}`), mark: 'legal' as const },
          }
        : { marking: unlocked(marks.of(`store:${letter}`)) })}
    >
      <span className={styles.group} data-none={held === 0 ? '' : undefined} data-pair={held >= 2 ? '' : undefined}>
        {isSmall(size) ? (
          <span className={styles.count}>
            <Screw kind={letter} />
            <b>{held}</b>
            <i>/{room}</i>
          </span>
        ) : (
          <span className={styles.slots}>
            {Array.from({ length: room }, (_, i) => `slot${i}`).map((key, i) => (
              <span key={key}>
                <Screw kind={letter} empty />
                {i < held ? <Screw kind={letter} flip={`store:${letter}.${i}`} /> : null}
              </span>
            ))}
          </span>
        )}
        <span className={styles.effect}>
          {isSmall(size) ? <em>2→</em> : null}
          <Gists of={gistOfOps(pair).map(({ faint: _, ...sign }) => sign)} />
        </span>
      </span>
    </Thing>
  );
}
