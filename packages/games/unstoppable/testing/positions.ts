import { type BaseFrame, below, type Core, Ctx, keyedRng, quickRng, type Rng, shuffleInPlace } from '@starhold/kernel';
import { packOf, packs } from '../content/index.ts';
import { TURN_STEPS } from '../frames/turn.ts';
import type { Options } from '../options.ts';
import { becomesVisible, healthOf, isAlly, newCard } from '../rules/cards.ts';
import { countRepetition, effectsOf } from '../rules/effects.ts';
import { REPETITIONS_BEFORE_REMOVAL } from '../rules/rulings.ts';
import { matOf } from '../rules/track.ts';
import { rules } from '../rules.ts';
import { initialState } from '../setup.ts';
import { NONE, type UnsState } from '../state.ts';

/**
 * A position deep in a game, sound in every count: random games are lost long before decks are rich, so fourth
 * repetitions, chains of defeats and late bosses would never be looked at.
 */
export function randomPosition(options: Options, seed: string, pack = packs.base): Core<BaseFrame> {
  const s = initialState(options, keyedRng(seed), pack);
  const rng = quickRng(Number.parseInt(seed.slice(0, 8), 16));
  const x = new Ctx(rules, s as unknown as Core<BaseFrame>);
  let open = x.settle();
  // The prologue of a story is told before the first turn.
  while (s.phase === 'setup') open = x.take(open[0], 'tell:a');
  s.stack = [
    { k: 'turn', seat: 0, step: [TURN_STEPS.UPKEEP, TURN_STEPS.ACTION][below(rng, 2)], asked: 0, cause: 'turn' },
  ];
  s.asked = 0;
  s.opened = 0;
  s.turn = 3 + below(rng, 8);
  s.danger = below(rng, matOf(s).track.length);
  if (s.story !== NONE) s.story = below(rng, packOf(s).story.length);
  const { victory } = matOf(s);
  if ('bossDamage' in victory) s.bossDamage = below(rng, victory.bossDamage * options.players);
  s.phase = 'action';
  for (let seat = 0; seat < s.players.length; seat++) grow(s, seat, rng);
  if (below(rng, 4) === 0) protect(s, 0);
  // The rest of a winning turn: random play hardly ever gets there.
  if (below(rng, 5) === 0) {
    s.won = 1;
    s.wonTurns = below(rng, 4);
    s.wonLevels = s.players.map((p) => p.level);
  }
  if (below(rng, 4) === 0) wearOut(s, s.players[0].hand.slice(0, 2));
  return s as unknown as Core<BaseFrame>;
}

function grow(s: UnsState, seat: number, rng: Rng): void {
  const p = s.players[seat];
  const pack = packOf(s);
  const owned = [...p.hand, ...p.play, ...p.discard, ...p.deck, ...p.field];
  for (let n = below(rng, 12); n > 0; n--) {
    const deck = s.coreDecks[below(rng, 6)];
    const core = deck.length > 3 ? deck.shift() : undefined;
    const threat = s.threatDeck.shift();
    if (core !== undefined && threat !== undefined) owned.push(newCard(s, core, threat));
  }
  for (let n = below(rng, 3); n > 0 && s.bossDeck.length > 0; n--)
    owned.push(newCard(s, NONE, s.bossDeck.pop() as number));
  for (const card of owned) {
    const core = s.cards.core[card];
    if (core === NONE || below(rng, 2) === 0) continue;
    const at = s.upgradeDeck.findIndex((u) => ['any', pack.cores[core].kind].includes(pack.upgrades[u].requires));
    if (at >= 0) s.cards[pack.upgrades[s.upgradeDeck[at]].notch][card] = s.upgradeDeck.splice(at, 1)[0];
  }
  shuffleInPlace(rng, owned);
  for (const card of owned) s.cards.damage[card] = 0;
  const fieldSize = below(rng, 5);
  const deckSize = below(rng, 3) === 0 ? below(rng, 2) : below(rng, owned.length);
  p.field = owned.splice(0, fieldSize);
  p.deck = owned.splice(0, deckSize);
  p.hand = [];
  p.play = [];
  p.discard = [];
  for (const card of owned) {
    const boss = s.cards.core[card] === NONE;
    if (!boss && isAlly(s, card)) p.play.push(card);
    else if (boss || below(rng, 3) === 0) p.discard.push(card);
    else p.hand.push(card);
  }
  for (const card of p.deck) s.cards.handle[card] = s.nextHandle++;
  for (const card of [...p.field, ...p.deck.slice(-1)]) {
    becomesVisible(s, card);
    s.cards.damage[card] = below(rng, healthOf(s, card));
  }
  p.level = 1 + below(rng, 6);
  p.draft = Math.min(6, p.level + below(rng, 2));
  p.health = 1 + below(rng, 10);
  p.armour = below(rng, 6);
  p.ap = 2 + below(rng, 5);
  p.credits = below(rng, 12);
}

/** A long turn: these cards have been played three times already, and the fourth is their last (UNS-19.3). */
function wearOut(s: UnsState, cards: readonly number[]): void {
  for (const card of cards) {
    for (const { slot } of effectsOf(s, card, 'play', 0)) {
      for (let n = 1; n < REPETITIONS_BEFORE_REMOVAL; n++) countRepetition(s, card, slot);
    }
  }
}

/** An ally that protects and a threat with Rage: only together do they make the order of attacks matter. */
function protect(s: UnsState, seat: number): void {
  const p = s.players[seat];
  const pack = packOf(s);
  const shields = (core: number): boolean => pack.cores[core].passives.some((m) => m.mod === 'shield');
  const raging = [...p.hand, ...p.discard].find((card) =>
    pack.threats[s.cards.threat[card]].keywords.some((k) => k.k === 'rage'),
  );
  const deck = s.coreDecks.find((cores) => cores.slice(0, -1).some(shields));
  const core = deck?.splice(deck.findIndex(shields), 1)[0];
  const threat = s.threatDeck.shift();
  if (core === undefined || threat === undefined || raging === undefined) return;
  p.play.push(newCard(s, core, threat));
  for (const zone of [p.hand, p.discard]) if (zone.includes(raging)) zone.splice(zone.indexOf(raging), 1);
  p.field.push(raging);
  becomesVisible(s, raging);
  // At once: random play seldom keeps both until the threats attack.
  const turn = s.stack[0];
  if (turn.k === 'turn') turn.step = TURN_STEPS.THREAT;
}
