import { refOf } from '@starhold/kernel';
import type { PlayerView } from '../view.ts';
import { type CardFacts, factsOf, type PackFacts, type Tally } from './facts.ts';
import { KINDS_OF, LETTERS, type RoneSight, Scene, WILD, yieldOf } from './scene.ts';
import { W } from './weights.ts';

/** What pays off later: drafts, training, dice, spare parts. */

/** What a card of the own deck is worth each time it is drawn, in about the state of an average turn. */
export function cardWorth(f: CardFacts): number {
  const gains = 0.95 * f.melee + 1.45 * f.ranged + 0.55 * f.destruction + 0.7 * f.armour + 1.15 * f.health;
  return gains + laterWorth(f) + W.part * f.reward - 1.2 * f.lostHealth - W.symbol * f.symbols + 2.5 * f.perPlayed;
}

function laterWorth(t: Tally): number {
  let v = W.part * t.parts + W.screw * t.screws + W.reroll * t.rerolls + W.draw * t.draws + W.recycle * t.recycles;
  v += W.recruit * t.recruits + W.discover * t.discoveries + W.enlist * t.enlists + W.drill * t.drills;
  v += W.swap * t.screwsSwapped + W.sacrifice * t.sacrifices + W.refresh * t.refreshes + W.exhaust * t.exhausts;
  v += W.foeDiscard * t.foeDiscards + W.foeScrap * t.foeScraps + W.foeStored * t.foeStored;
  v += W.salvage * t.salvages + W.echo * t.echoes - W.ownScrap * t.ownScraps;
  v += W.store * t.storedOfOne + 0.8 * t.gainedOfOne;
  for (let k = 0; k < KINDS_OF; k++) v += W.store * t.stored[k] + (k === WILD ? 0.6 : 0.9) * t.gained[k];
  return v;
}

/** A permanent: used about every second turn, or working every turn. */
export function permanentWorth(facts: PackFacts, permanent: number): number {
  const use = facts.uses[permanent];
  const start = facts.starts[permanent];
  const effect = (t: Tally): number =>
    0.95 * t.melee + 1.45 * t.ranged + 0.6 * t.destruction + 0.7 * t.armour + 1.15 * t.health + laterWorth(t);
  let v = 0.5 * effect(use) + effect(start) + 0.35 * effect(facts.reshuffles[permanent]);
  for (const m of facts.pack.permanents[permanent].modifiers) v += MODIFIERS[m.mod] ?? 0;
  for (const { on } of facts.pack.permanents[permanent].abilities) if (on === 'recruited') v += 0.6;
  return v;
}

const MODIFIERS: Partial<Record<string, number>> = {
  keep: 0.5,
  firstRanged: 0.8,
  trainedOnTop: 0.5,
  rangedShield: 0.9,
  sacrificeDraw: 0.1,
  price: 0.6,
};

/** How much of each colour the own cards ask for, beside what the dice give. */
export function demandOf(facts: PackFacts, p: PlayerView): number[] {
  const demand = [0, 0, 0, 0, 0, 0];
  const { cardIndex } = facts.pack;
  const add = (ids: readonly string[], n: number): void => {
    for (const id of ids) {
      const f = facts.cards[cardIndex.get(id) ?? 0];
      const weight = n * (0.3 + Math.max(0, cardWorth(f)));
      for (let k = 0; k < KINDS_OF; k++) demand[k] += weight * f.cost[k];
    }
  };
  add(p.rest, 1);
  add(p.cards, 1);
  add(p.discard, 1);
  add(p.scrap, 1);
  add(p.played, 1);
  for (const { id } of p.ground) add([id], 0.6);
  return demand;
}

/** What the dice give of each colour, beside what the cards ask for; made once for a decision. */
const tastes = new WeakMap<PlayerView, number[]>();

function tasteOf(facts: PackFacts, p: PlayerView): number[] {
  let taste = tastes.get(p);
  if (taste) return taste;
  const demand = demandOf(facts, p);
  const given = screwsOf(p);
  let all = 0.1;
  let wants = 0.1;
  for (let k = 0; k < WILD; k++) all += given[k];
  for (let k = 0; k < KINDS_OF; k++) wants += demand[k];
  taste = given.map((n, k) => n / all - demand[k] / wants);
  tastes.set(p, taste);
  return taste;
}

/** Coloured screws on all dice, by colour. */
export function screwsOf(p: PlayerView): number[] {
  const given = [0, 0, 0, 0, 0];
  for (const { faces } of p.dice) {
    for (const face of faces) {
      if (face === 'nnn') continue;
      const y = yieldOf(face);
      for (let k = 0; k < WILD; k++) given[k] += y[k];
    }
  }
  return given;
}

/** Does the colour of a card suit the rest of the deck? From -1 to 1, about. */
function fit(facts: PackFacts, p: PlayerView, f: CardFacts): number {
  if (f.symbols === 0) return 0.5;
  const taste = tasteOf(facts, p);
  let v = 0;
  for (let k = 0; k < WILD; k++) v += f.cost[k] * taste[k];
  return v;
}

/** A recruit: what it brings, what it costs to train, whether there is time for it. */
export function recruitWorth(sight: RoneSight, seat: number, card: number): number {
  const facts = factsOf(sight);
  const f = facts.cards[card];
  const p = sight.players[seat];
  const left = sight.round === 0 ? 8 : new Scene(sight, seat).left;
  const late = left < 4 ? (4 - left) * 0.25 : 0;
  return cardWorth(f) - (W.training + late) * f.training + W.fit * fit(facts, p, f);
}

export function chooseDraft(sight: RoneSight, seat: number, ids: readonly string[], what: string): string {
  const facts = factsOf(sight);
  const { cardIndex, permanentIndex } = facts.pack;
  return best(ids, (id) => {
    const ref = refOf(id);
    return what === 'recruit'
      ? recruitWorth(sight, seat, cardIndex.get(ref) ?? 0)
      : permanentWorth(facts, permanentIndex.get(ref) ?? 0);
  });
}

export function chooseEnlist(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const facts = factsOf(sight);
  return best(ids, (id) => enlistWorth(facts, sight.players[seat], facts.pack.cardIndex.get(refOf(id)) ?? 0));
}

function enlistWorth(facts: PackFacts, p: PlayerView, card: number): number {
  const f = facts.cards[card];
  return cardWorth(f) + W.fit * fit(facts, p, f);
}

/** Screws go where they complete a card; else to the card that is worth most for what it lacks. */
export function chooseScrews(sight: RoneSight, seat: number, n: number): Record<string, number> {
  const facts = factsOf(sight);
  const { ground } = sight.players[seat];
  const lacks = ground.map(({ screws, cost }) => Math.max(0, cost - screws));
  const worths = ground.map(({ id }) => recruitWorth(sight, seat, facts.pack.cardIndex.get(id) ?? 0) + 3);
  const pick: Record<string, number> = {};
  for (let left = n; left > 0; left--) {
    let at = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ground.length; i++) {
      const w = lacks[i] === 0 ? -1 : (lacks[i] <= left ? 2 : 1) * (worths[i] / (lacks[i] + 0.5));
      if (w > most) {
        most = w;
        at = i;
      }
    }
    lacks[at] = Math.max(0, lacks[at] - 1);
    const id = `screw:g${at + 1}`;
    pick[id] = (pick[id] ?? 0) + 1;
  }
  return pick;
}

/** Which face of which die: an empty one first, then the one with fewest coloured screws; on one die as long as it lasts. */
export function chooseFace(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const { dice } = sight.players[seat];
  return best(ids, (id) => {
    if (id === 'end') return -0.5;
    const ref = refOf(id);
    const face = dice[Number(ref[1]) - 1].faces[Number(ref.slice(3)) - 1];
    const neutral = face.split('n').length - 1;
    if (neutral === 0) return -1;
    const { up, state } = dice[Number(ref[1]) - 1];
    const showing = state === 1 && up === Number(ref.slice(3)) - 1 ? 1 : 0;
    return neutral === 3 ? 3 + showing : neutral + showing - 0.1 * Number(ref[1]);
  });
}

/** Neutral screws go; the colour that is asked for most and given least comes. */
export function chooseScrew(sight: RoneSight, seat: number, ids: readonly string[], face: string): string {
  const facts = factsOf(sight);
  const p = sight.players[seat];
  const demand = demandOf(facts, p);
  const given = screwsOf(p).map((n) => n + 1);
  return best(ids, (id) => {
    const [from, to] = refsOf(id);
    const kind = LETTERS.indexOf(to);
    const lone = face.includes(to) ? -0.02 : 0;
    return (from === 'n' ? 100 : 0) + (demand[kind] + 1) / given[kind] + lone;
  });
}

const refsOf = (id: string): string[] => id.slice(id.indexOf(':') + 1).split('>');

/** Phase 7: the action that brings most for a part. */
export function chooseParts(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const scene = new Scene(sight, seat);
  const { parts } = scene.facts.pack;
  const { prices } = scene.me;
  return best(ids, (id) => {
    if (id === 'end') return 0.05;
    const at = parts.findIndex((part) => part.id === refOf(id));
    return partWorth(scene, scene.facts.parts[at]) / prices[at];
  });
}

function partWorth(scene: Scene, t: Tally): number {
  const { me, facts, future, sight, seat } = scene;
  if (t.screws > 0) return drillWorth(scene);
  if (t.recruits > 0) {
    // A full training ground needs screws, not more cards.
    const waiting = me.ground.reduce((n, { screws, cost }) => n + Math.max(0, cost - screws), 0);
    return future * W.spRecruit * (waiting > 9 ? 0.4 : waiting > 5 ? 0.8 : 1.1);
  }
  if (t.enlists > 0) {
    let most = 0;
    for (const { id, n } of sight.starters) {
      if (n > 0) most = Math.max(most, enlistWorth(facts, me, facts.pack.cardIndex.get(id) ?? 0));
    }
    return future * W.spEnlist * most;
  }
  if (t.screwsSwapped > 0) return W.spUpgrade * Math.min(scene.left, 8) * (t.screwsSwapped / 6);
  if (t.refreshes > 0) return refreshWorth(sight, seat);
  if (t.sacrifices > 0) return future * W.spPurge;
  if (t.discoveries > 0) return future * W.spDiscover;
  return scene.worth(t);
}

/** One screw more: much if it completes a card. */
function drillWorth(scene: Scene): number {
  let most = 0;
  for (const { id, screws, cost } of scene.me.ground) {
    const lack = cost - screws;
    if (lack <= 0) continue;
    const worth = cardWorth(scene.card(scene.facts.pack.cardIndex.get(id) ?? 0)) + 2;
    most = Math.max(most, worth / (lack + 1.2));
  }
  return scene.future * W.spDrill * most;
}

/** The best exhausted ability, used once more. */
export function refreshWorth(sight: RoneSight, seat: number): number {
  const scene = new Scene(sight, seat);
  let most = 0;
  for (const { id, exhausted } of scene.me.base) {
    if (exhausted) most = Math.max(most, useWorth(scene, id));
  }
  return W.spRefresh * most;
}

export function useWorth(scene: Scene, id: string): number {
  const t = scene.facts.uses[scene.facts.pack.permanentIndex.get(id) ?? 0];
  return (
    0.95 * t.melee +
    1.3 * t.ranged +
    0.5 * t.destruction +
    0.7 * t.armour +
    1.1 * t.health +
    scene.future * laterWorth(t)
  );
}

export function best(ids: readonly string[], score: (id: string) => number): string {
  let found = ids[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of ids) {
    const s = score(id);
    if (s > most) {
      most = s;
      found = id;
    }
  }
  return found;
}
