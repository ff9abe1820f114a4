import type { Why } from '@starhold/effects';
import { packOf } from '../content/index.ts';
import { type Lying, type NumberFact, why } from '../rules/modifiers.ts';
import { NONE } from '../state.ts';
import type { UnsView } from '../view.ts';
import type { CardView } from './cards.ts';

/** Numbers that can be asked about; what is only counted is nobody's number. */
export type AskedNumber = Exclude<NumberFact, 'fearless' | 'damageFirst' | 'shields' | 'shieldsFirst'>;

/** Whose number: a player's (`first`: of the turn's first damage, of the first threat), or that of the card `k17`. */
export type Whose = { seat: number; first?: boolean; onDeck?: boolean } | { ref: string } | 'all';

/** What adds to a number, for somebody who has only the view of it. */
export function whyIn(view: UnsView, fact: AskedNumber, whose: Whose): Why {
  const pack = packOf(view);
  const found: CardView[] = [];
  const take = (card: CardView): number => found.push(card) - 1;
  const players = view.players.map((p) => ({ play: p.play.map(take) }));
  for (const p of view.players) for (const card of [...p.hand, ...p.field, p.onDeck]) if (card) take(card);
  const upgrade = (id: string | null): number => (id === null ? NONE : (pack.upgradeIndex.get(id) ?? NONE));
  const lying: Lying = {
    pack: view.pack,
    story: pack.story.findIndex((card) => card.id === view.boss.story),
    cards: {
      core: found.map(({ core }) => (core === null ? NONE : (pack.coreIndex.get(core) ?? NONE))),
      top: found.map(({ top }) => upgrade(top)),
      bottom: found.map(({ bottom }) => upgrade(bottom)),
    },
    players,
  };
  const about = { seat: NONE, card: NONE, first: false, onDeck: false };
  if (whose === 'all') return why(lying, fact, about);
  if ('seat' in whose) return why(lying, fact, { ...about, ...whose });
  const card = found.findIndex(({ ref }) => ref === whose.ref);
  return card < 0 ? [] : why(lying, fact, { ...about, card });
}
