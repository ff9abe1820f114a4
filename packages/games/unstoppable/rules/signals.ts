import { packOf } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';
import { coreOf, onDeck, ref, threatOf } from './cards.ts';

/**
 * What one player may say to the other: two general things, and `ping:PLACE>NAME` for everything that lies open. The name
 * goes with it so that the log can tell it after the thing has moved on.
 */
export function signalsFor(s: UnsState, seat: number): string[] {
  if (s.players.length === 1 || s.over !== '' || seat < 0 || seat >= s.players.length) return [];
  const pack = packOf(s);
  const at = (place: string, name: string): string => `ping:${place}>${name}`;
  return [
    'ping:wait',
    'ping:go',
    'ping:boss',
    ...s.players.flatMap((p, owner) => {
      const top = onDeck(s, owner);
      const threats = top === NONE ? p.field : [...p.field, top];
      const cards = [...p.hand, ...p.play].flatMap((card) => {
        const core = coreOf(s, card);
        return core ? [at(ref(s, card), core.id)] : [];
      });
      return [...threats.map((card) => at(ref(s, card), threatOf(s, card).id)), ...cards];
    }),
    ...s.coreDecks.flatMap((deck, i) =>
      deck.length > 0 ? [at(`deck${i + 1}`, pack.cores[deck[deck.length - 1]].id)] : [],
    ),
    ...s.market.flatMap((upgrade) => (upgrade === NONE ? [] : [at('market', pack.upgrades[upgrade].id)])),
  ];
}
