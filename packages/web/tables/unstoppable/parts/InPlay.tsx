import type { CardView, UnsView } from '@starhold/unstoppable';
import { coreIn, packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { type ReactNode, useRef } from 'react';
import { Pointers } from '../../../desk/Pointers.tsx';
import { useLongPress, useRoving } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CoreCard, usePack } from '../cards/index.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './play.module.css';
import { touchOf } from './touch.ts';
import type { PartProps } from './types.ts';
import { Zone } from './Zone.tsx';

/** Allies as small cards, tactics of this turn as lines with how far they are. */
export function InPlay(part: PartProps): ReactNode {
  const { view, seat } = part;
  const t = useText(PARTS_TEXT).play;
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const cards = view.players[seat]?.play ?? [];
  const allies = cards.filter((card) => coreIn(packOf(view), card.core)?.kind === 'ally');
  const tactics = cards.filter((card) => !allies.includes(card));
  return (
    <Zone title={t.title} note={cards.length === 0 ? t.none : undefined} className={styles.play}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the cards inside */}
      <div className={styles.rows} ref={root} onKeyDown={onKeyDown}>
        {allies.length === 0 ? null : (
          <ul className={styles.allies} aria-label={t.allies}>
            {allies.map((card) => (
              <li key={card.ref}>
                <CoreCard card={card} size="mini" flipKey={card.ref} {...touchOf(part, `card:${card.ref}`)} />
              </li>
            ))}
          </ul>
        )}
        {tactics.length === 0 ? null : (
          <ul className={styles.tactics} aria-label={t.tactics}>
            {tactics.map((card) => (
              <Tactic key={card.ref} card={card} part={part} />
            ))}
          </ul>
        )}
      </div>
    </Zone>
  );
}

function Tactic({ card, part }: { card: CardView; part: PartProps }): ReactNode {
  const t = useText(PARTS_TEXT).play;
  const lang = useLang();
  const target = `card:${card.ref}`;
  const { mark, reason, result, order, hinted, pointed } = part.marks.of(target);
  const pack = usePack();
  const faction = coreIn(pack, card.core)?.faction ?? 'none';
  const press = useLongPress((how, at) => part.onInspect(target, how, at), part.onInspectEnd);
  return (
    <li>
      <button
        type="button"
        className={styles.tactic}
        data-faction={faction}
        data-mark={mark}
        data-hinted={hinted ? '' : undefined}
        data-flip={card.ref}
        data-rove={card.ref}
        data-thing={target}
        aria-pressed={mark === 'chosen' ? true : undefined}
        aria-disabled={mark === 'locked' || undefined}
        title={reason}
        onClick={(event) => {
          // What is not in question now is looked at.
          if (mark === 'plain') part.onInspect(target, 'press', event.currentTarget);
          else part.onPress(target);
        }}
        {...press}
      >
        <span>{nameFor(pack, card.core ?? '', lang)}</span>
        <Pointers who={pointed} />
        <i>{result ?? (order === undefined ? progress(part.view, card, t) : order)}</i>
      </button>
    </li>
  );
}

/** How many effects of the tactic are over while it is being resolved. */
function progress(
  view: UnsView,
  card: CardView,
  t: { done: string; progress: (done: number, of: number) => string },
): string {
  const at = view.work.find((w) => w.what === 'play' && w.core === card.core);
  const all = coreIn(packOf(view), card.core)?.play.length ?? 0;
  return at && at.done.length < all + at.upgrades.length ? t.progress(at.done.length, Math.max(all, 1)) : t.done;
}
