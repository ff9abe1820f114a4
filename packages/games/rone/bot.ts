import {
  type Brain,
  below,
  type Decision,
  offeredIds,
  type Picked,
  parseOption,
  type Rng,
  refOf,
  samplePick,
} from '@starhold/kernel';
import { asked } from './abouts.ts';
import {
  best,
  cardWorth,
  chooseDraft,
  chooseEnlist,
  chooseFace,
  chooseParts,
  chooseScrew,
  chooseScrews,
  useWorth,
} from './bot/craft.ts';
import { doubtsAt } from './bot/doubts.ts';
import { factsOf } from './bot/facts.ts';
import { plansOf, turnOf } from './bot/moods.ts';
import { LETTERS, type RoneSight, Scene } from './bot/scene.ts';
import { byWorth, chooseDraw, chooseKeepOne, chooseStore } from './bot/storing.ts';
import {
  chooseAssault,
  chooseAway,
  chooseLock,
  chooseRally,
  chooseSabotage,
  chooseShare,
  chooseShareStore,
  chooseSplit,
  chooseWild,
  chooseZone,
} from './bot/together.ts';
import { chooseKind, chooseMain, choosePay, chooseSalvage } from './bot/turn.ts';
import { chanceToWin, features } from './bot/value.ts';
import { W, weigh } from './bot/weights.ts';

/** A hand-written player: plans each turn as the best set of cards that can be paid for (`bot/plan.ts`), crafts for the turns to come. */
export const brain: Brain<RoneSight> = {
  choose,
  value: chanceToWin,
  features,
  trusted: {
    rounds: 0,
    turn: turnOf,
    doubts: (sight, decision) => doubtsAt(sight, decision, choose(sight, decision, [1])),
    plans: plansOf(choose, chooseNow),
    convincing: 1,
  },
};

function choose(sight: RoneSight, decision: Decision, rng: Rng): Picked {
  weigh(sight.invasion !== null);
  return chooseNow(sight, decision, rng);
}

/** With the weights as they are. */
function chooseNow(sight: RoneSight, decision: Decision, rng: Rng): Picked {
  const d = asked(decision);
  const { ask } = decision;
  const { seat } = ask;
  if (ask.kind === 'order')
    return d.at === 'putAway' ? chooseAway(sight, ask.of) : d.at === 'queue' ? ask.of : byWorth(sight, ask.of);
  if (ask.kind === 'subset') return ask.from.slice(0, ask.max);
  if (ask.kind === 'amounts') {
    // Sorted, here and below, so that the order in which things are offered decides nothing.
    const bins = ask.bins.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    switch (d.at) {
      case 'store':
        return chooseStore(sight, seat, bins, LETTERS.indexOf(d.ask.about.kind), d.ask.about.n);
      case 'screws':
        return chooseScrews(sight, seat, d.ask.about.n);
      case 'share':
        return chooseShare(sight, seat, bins, d.ask.about.what, d.ask.about.n);
      case 'shareStore':
        return chooseShareStore(sight, seat, bins, LETTERS.indexOf(d.ask.about.kind), d.ask.about.n);
      case 'split':
        return chooseSplit(sight, bins, d.ask.about.damage, d.ask.about.n);
      default:
        return samplePick({ ...ask, bins }, rng);
    }
  }
  const ids = offeredIds(ask).slice().sort();
  if (ids.length === 1) return ids[0];
  switch (d.at) {
    case 'leader':
      // They are meant to be equal.
      return ids[below(rng, ids.length)];
    case 'draft':
      return chooseDraft(sight, seat, ids, d.ask.about.what);
    case 'draw':
      return chooseDraw(sight, seat, ids, d.ask.about.left);
    case 'main':
      return chooseMain(sight, seat, ids);
    case 'pay':
      return choosePay(sight, seat, ids);
    case 'kind':
      return chooseKind(sight, seat, ids, d.ask.about.what, d.ask.about.n);
    case 'salvage':
      return chooseSalvage(sight, seat, ids);
    case 'keepOne':
      return chooseKeepOne(sight, seat, ids);
    case 'strike':
      return ids.find((id) => refOf(id).startsWith('d')) ?? ids[0];
    case 'parts':
      return chooseParts(sight, seat, ids);
    case 'enlist':
      return chooseEnlist(sight, seat, ids);
    case 'upgrade':
      return d.ask.about.step === 'face'
        ? chooseFace(sight, seat, ids)
        : chooseScrew(sight, seat, ids, sight.players[seat].dice[d.ask.about.die - 1].faces[d.ask.about.face - 1]);
    case 'recycle':
      return chooseRecycle(sight, seat, ids);
    case 'sacrifice':
    case 'cull':
      return byWorth(sight, ids)[0];
    case 'atop':
    case 'echo':
      return best(ids, (id) => worthOfCard(sight, seat, id));
    case 'drill':
      return best(ids, (id) => {
        const { id: card, cost, screws } = sight.players[seat].ground[Number(refOf(id).slice(1)) - 1];
        return worthOfCard(sight, seat, `train:${card}`) + 0.5 * (cost - screws);
      });
    case 'unscrew':
      return best(ids, (id) => {
        const { cost, screws } = sight.players[seat].ground[Number(refOf(id).slice(1)) - 1];
        return screws > cost ? 9 : cost - screws;
      });
    case 'refresh':
      return best(ids, (id) => useWorth(new Scene(sight, seat), refOf(id)));
    case 'exhaust':
      return best(ids, (id) => useWorth(new Scene(sight, d.ask.about.owner), refOf(id)));
    case 'raid':
      return chooseRaid(sight, seat, ids, d.ask.about.owner, d.ask.about.step);
    case 'branch':
      return chooseBranch(sight, seat, ids);
    case 'whom':
      return best(ids, (id) => -sight.players[Number(refOf(id).slice(1))].health);
    case 'beneficiary':
      return best(ids, (id) => -sight.players[Number(refOf(id).slice(1))].armour);
    case 'assault':
      return chooseAssault(sight, seat, ids);
    case 'wild':
      return chooseWild(sight, ids);
    case 'sabotage':
      return d.ask.about.step === 'destroy' ? chooseSabotage(sight, ids) : ids[0];
    case 'trainZones':
      return chooseZone(ids);
    case 'lock':
      return chooseLock(sight, seat, ids);
    case 'rally':
      return chooseRally(sight, ids);
    default:
      return ids.find((id) => !DECLINES.includes(id)) ?? ids[0];
  }
}

const DECLINES: readonly string[] = ['skip', 'none', 'pass', 'end', 'order'];

function worthOfCard(sight: RoneSight, _seat: number, id: string): number {
  const facts = factsOf(sight);
  const card = facts.pack.cardIndex.get(refOf(id));
  return card === undefined ? 0 : cardWorth(facts.cards[card]);
}

/** The scrapyard first, where it hurts; good cards of the discard pile; never a card that could be played. */
function chooseRecycle(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const facts = factsOf(sight);
  return best(ids, (id) => {
    const { refs } = parseOption(id);
    const owner = refs.length > 1 ? Number(refs[1].slice(1)) : seat;
    const p = sight.players[owner];
    const pile = refs[0] === 'scrapyard' ? p.scrap : refs[0] === 'discard' ? p.discard : undefined;
    const own = owner === seat ? 0.2 : 0;
    if (!pile) return -2;
    const worth = cardWorth(facts.cards[facts.pack.cardIndex.get(pile[pile.length - 1]) ?? 0]);
    return own + 0.3 * worth + (refs[0] === 'scrapyard' ? 0.3 + 0.15 * p.scrap.length : 0);
  });
}

/** Pairs of the opponent are broken; of the kinds taken the one that makes a pair. */
function chooseRaid(sight: RoneSight, seat: number, ids: readonly string[], owner: number, step: string): string {
  return best(ids, (id) => {
    const kind = LETTERS.indexOf(refOf(id));
    if (kind < 0) return 0;
    if (step === 'take') return 1 + (sight.players[seat].stored[kind] % 2);
    const n = sight.players[owner].stored[kind];
    // A player must part with something: what is no pair.
    return owner === seat ? (n % 2) - n : n % 2 === 0 ? 2 : 1;
  });
}

function chooseBranch(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const scene = new Scene(sight, seat);
  if (ids.includes('take:rerolls')) return scene.future > 0.7 ? 'take:recruit' : 'take:rerolls';
  if (ids.includes('take:resources')) {
    return scene.hand.length > 2 ? 'take:resources' : 'take:drill';
  }
  if (ids.includes('do') && scene.me.underway.length > 0) {
    // RC29: a card that is no good goes.
    const worst = Math.min(...scene.me.played.map((id) => worthOfCard(sight, seat, `x:${id}`)));
    return worst < W.culled ? 'do' : 'skip';
  }
  return ids.find((id) => !DECLINES.includes(id)) ?? ids[0];
}
