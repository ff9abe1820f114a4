import { plain } from '@starhold/effects/text';
import type { CardView } from '@starhold/unstoppable';
import { coreIn, type Faction, type Pack } from '@starhold/unstoppable/content';
import { nameFor, wordingOf } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import styles from './stage.module.css';

/** What keywords count with a card more, in hand and in play (UNS-17); nothing about its other side. */
export interface WithCard {
  faction: Faction | null;
  /** Cards of its faction: what Focus, Conspiracy and Haggle count. */
  same: [before: number, after: number];
  /** Factions: what Unity counts. */
  unity: [before: number, after: number];
  cost: number;
}

export function countedWith(cards: readonly Pick<CardView, 'core'>[], pack: Pack, id: string): WithCard {
  const core = coreIn(pack, id);
  const faction = core?.faction ?? null;
  const factions = cards.flatMap((card) => coreIn(pack, card.core)?.faction ?? []);
  const all = new Set(factions);
  const same = faction === null ? 0 : factions.filter((one) => one === faction).length;
  const unity = new Set(faction === null ? all : [...all, faction]).size;
  return {
    faction,
    same: [same, faction === null ? 0 : same + 1],
    unity: [all.size, unity],
    cost: core?.cost ?? 0,
  };
}

/** Above the cards that were taken up: what each would make of the hand. */
export function DraftTotals({ cores }: { cores: readonly string[] }): ReactNode {
  const { view, player, pack, lang, turn, w } = useUns();
  const { keyword } = wordingOf(lang);
  const held = [...player.hand, ...player.play];
  const shift = ([from, to]: readonly [number, number]): string => (from === to ? `${to}` : `${from} → ${to}`);
  return (
    <ul className={styles.totals} aria-label={w.hand.totals} data-totals="">
      {cores.map((id) => {
        const { faction, same, unity, cost } = countedWith(held, pack, id);
        const isMeant = turn.armed === `keep:${id}` || turn.looked === `keep:${id}`;
        return (
          <li key={id} data-now={isMeant ? '' : undefined}>
            <b>{nameFor(view, id, lang)}</b>
            {faction === null ? null : (
              <span>
                <UnsIcon name={faction} /> {plain(keyword('focus'))} {shift(same)}
              </span>
            )}
            <span>
              {plain(keyword('unity'))} {shift(unity)}
            </span>
            <span data-short={cost > player.ap ? '' : undefined}>{w.hand.costs(cost, player.ap)}</span>
          </li>
        );
      })}
    </ul>
  );
}
