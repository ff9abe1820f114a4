import type { Eyes } from '@starhold/kernel';
import { packOf } from './content/index.ts';
import { REWARD_READ } from './frames/damage.ts';
import { coreOf, healthOf, isAlly, isBossCard, onDeck } from './rules/cards.ts';
import { repetitionOf } from './rules/effects.ts';
import { MAX_AP, MAX_ARMOUR, MAX_HEALTH, TOP_DRAFT_LEVEL } from './rules/rulings.ts';
import { matOf } from './rules/track.ts';
import { framesOf, NONE, type UnsState } from './state.ts';

/** Invariants, each in words where it is broken. */
export function broken(s: UnsState): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const { cards } = s;
  const pack = packOf(s);
  s.players.forEach((p, seat) => {
    must(p.health >= 0 && p.health <= MAX_HEALTH, `seat ${seat}: health out of bounds`);
    must(p.health > 0 || s.over === 'loss' || s.won === 1, `seat ${seat}: no health, but not lost`);
    must(p.armour >= 0 && p.armour <= MAX_ARMOUR, `seat ${seat}: armour out of bounds`);
    must(p.ap >= 0 && p.ap <= MAX_AP, `seat ${seat}: action points out of bounds`);
    must(p.credits >= 0, `seat ${seat}: credits below 0`);
    must(p.draft >= 1 && p.draft <= TOP_DRAFT_LEVEL, `seat ${seat}: small token off the decks`);
    must(
      p.play.every((card) => !isBossCard(s, card) && (isAlly(s, card) || cards.exhausted[card] === 0)),
      `seat ${seat}: a boss card or an exhausted tactic is in play`,
    );
    for (const card of [...p.hand, ...p.play, ...p.discard, ...p.deck.slice(0, -1)]) {
      must(cards.damage[card] === 0, `seat ${seat}: damage on a card that is no threat`);
    }
    for (const card of [...p.field, onDeck(s, seat)]) {
      if (card === NONE || s.phase === 'setup') continue;
      must(cards.seen[card] === cards.threat[card], `seat ${seat}: a visible threat counts as unseen`);
      const alive = cards.damage[card] < healthOf(s, card);
      must(alive || s.stack.some((f) => f.k !== 'turn' && f.k !== 'action'), `seat ${seat}: should have been defeated`);
    }
    // Handles are given out from the bottom up.
    for (let i = 1; i < p.deck.length - 1; i++) {
      must(cards.handle[p.deck[i - 1]] < cards.handle[p.deck[i]], `seat ${seat}: handles of the deck are out of order`);
    }
  });
  const inPlay = s.players.flatMap((p) => p.play);
  must(
    s.box.every((card) => cards.damage[card] === 0),
    'damage on a card in the box',
  );
  cards.seen.forEach((seen, card) => {
    const { exhausted } = cards;
    must(exhausted[card] === 0 || (exhausted[card] === 1 && inPlay.includes(card)), 'exhausted outside play');
    must(seen === NONE || seen === cards.threat[card], 'a card is remembered with another threat side');
    const bossSide = cards.threat[card] >= pack.firstBossCard;
    must(bossSide === isBossCard(s, card), 'boss cards and core sides are mixed up');
    for (const notch of ['top', 'bottom'] as const) {
      const u = cards[notch][card];
      must(u === NONE || pack.upgrades[u].notch === notch, 'an upgrade is in the wrong notch');
      must(u === NONE || !isBossCard(s, card), 'an upgrade on a boss card');
      const wanted = u === NONE ? 'any' : pack.upgrades[u].requires;
      must(wanted === 'any' || wanted === coreOf(s, card)?.kind, 'an upgrade on a card of the wrong kind');
    }
  });
  for (let i = 0; i < s.reps.length; i += 2) {
    must(coreOf(s, repetitionOf(s.reps[i]).card) !== undefined && s.reps[i + 1] > 0, 'a repetition of no card');
  }
  must(s.danger <= matOf(s).track.length, 'the danger marker left the track');
  must(
    s.coreDecks.every((deck, i) => s.coreKnown[i] <= deck.length),
    'more known cards than a core deck holds',
  );
  must(s.upgradeKnown <= s.upgradeDeck.length, 'more known upgrades than there are');
  must(
    s.coreDecks.every((deck, i) => deck.every((core) => pack.cores[core].level === i + 1)),
    'a core card lies in the deck of another level',
  );
  must(stackedInGroups(s), 'the boss deck is not stacked in groups');
  const origins = matOf(s).threatDeck[s.players.length === 1 ? 'solo' : 'duo'];
  const belongs = (threat: number): boolean =>
    threat < pack.firstBossCard && origins.includes(pack.def.threats[threat].origin);
  must(s.threatDeck.every(belongs), 'a threat lies in the wrong deck');
  must(
    s.reserve.every((threat) => threat < pack.firstBossCard && !belongs(threat)),
    'a threat of the deck lies in the reserve',
  );
  return found;
}

function stackedInGroups(s: UnsState): boolean {
  const { threatIndex } = packOf(s);
  const groups = matOf(s).bossDeck[s.players.length === 1 ? 'solo' : 'duo'];
  const groupOf = (threat: number): number =>
    groups.findIndex((group) => group.some((g) => threatIndex.get(g.card) === threat));
  return s.bossDeck.every(
    (threat, i) => groupOf(threat) >= 0 && (i === 0 || groupOf(threat) <= groupOf(s.bossDeck[i - 1])),
  );
}

/** Halves and upgrades are conserved; sleeves are made of them as the game goes on. */
export function inventory(s: UnsState): Record<string, number> {
  const pack = packOf(s);
  const count: Record<string, number> = {};
  const add = (name: string): void => {
    count[name] = (count[name] ?? 0) + 1;
  };
  const { cards } = s;
  const placed = s.players.flatMap((p) => [...p.hand, ...p.play, ...p.discard, ...p.deck, ...p.field]);
  for (const card of [...placed, ...s.box]) {
    if (cards.core[card] !== NONE) add(`core ${pack.cores[cards.core[card]].id}`);
    add(`threat ${pack.threats[cards.threat[card]].id}`);
    for (const u of [cards.top[card], cards.bottom[card]]) if (u !== NONE) add(`upgrade ${pack.upgrades[u].id}`);
  }
  const drafting = framesOf(s).flatMap((f) =>
    f.k === 'select' ? [...f.cards, ...(f.keep === NONE ? [] : [f.keep])] : [],
  );
  for (const core of [...s.coreDecks.flat(), ...drafting]) add(`core ${pack.cores[core].id}`);
  for (const u of [...s.upgradeDeck, ...s.market]) if (u !== NONE) add(`upgrade ${pack.upgrades[u].id}`);
  for (const t of [...s.threatDeck, ...s.reserve, ...s.bossDeck]) add(`threat ${pack.threats[t].id}`);
  return count;
}

/**
 * UNS-1.8: threat sides that cannot be read now, and what lies unseen in the decks. The same for all eyes. A threat is
 * read until its boss effect and its reward are over, although its card is in hand by then (UNS-10.5).
 */
export function secrets(s: UnsState, _eyes: Eyes): string[] {
  const pack = packOf(s);
  const open = new Set<number>();
  s.players.forEach((p, seat) => {
    for (const card of p.field) open.add(s.cards.threat[card]);
    const top = onDeck(s, seat);
    if (top !== NONE) open.add(s.cards.threat[top]);
  });
  for (const f of framesOf(s)) if (f.k === 'defeat' && f.step <= REWARD_READ) open.add(s.cards.threat[f.card]);
  const sides = [...s.cards.threat, ...s.threatDeck, ...s.reserve, ...s.bossDeck].filter((t) => !open.has(t));
  const cores = s.coreDecks.flatMap((deck, i) => deck.slice(s.coreKnown[i], -1));
  const upgrades = s.upgradeDeck.slice(s.upgradeKnown);
  return [
    ...new Set([
      ...sides.map((t) => pack.threats[t].id),
      ...cores.map((c) => pack.cores[c].id),
      ...upgrades.map((u) => pack.upgrades[u].id),
    ]),
  ];
}

/** Sleeves in the decks, below the top. */
export function hiddenHandles(s: UnsState): string[] {
  return s.players.flatMap((p) => p.deck.slice(0, -1).map((card) => `k${s.cards.handle[card]}`));
}
