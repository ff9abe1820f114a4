import { inventory } from '../checks.ts';
import { type Pack, packOf } from '../content/index.ts';
import { isBossCard, isTactic } from '../rules/cards.ts';
import { effectsOf, repetitionOf } from '../rules/effects.ts';
import { REPETITIONS_BEFORE_REMOVAL, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { matOf, nextSpace, turnsLeft } from '../rules/track.ts';
import { framesOf, NONE, type UnsState, type Via } from '../state.ts';
import { boxOf } from './deal.ts';
import { halvesOf, PLAIN_CORE, PLAIN_THREAT } from './position.ts';
import type { CardWord, Given } from './schema.ts';

/** Why no game gets to a position. Cards may be left out of it, but none may be there that the box does not hold. */
export function impossible(w: Given, s: UnsState): string[] {
  if (s.phase === 'setup') return [];
  const words = (w.p ?? [w.me ?? {}]).flatMap((p) =>
    [p.deck, p.battlefield, p.hand, p.play, p.discard].flatMap((zone) => zone ?? []),
  );
  return [...unreachable(s), ...mismatched(packOf(s), words), ...surplus(s, unnamedHalves(packOf(s), words))];
}

/** What holds at every decision of every game, besides the invariants of `broken`. */
export function unreachable(s: UnsState): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const frames = framesOf(s);
  const { victory, track } = matOf(s);
  // The next turn is counted when it starts.
  const starts = s.phase === 'upkeep' && s.stack.length === 1;
  const turn = starts ? s.turn + 1 : s.turn;
  must(turn >= 1, 'turns are counted from 1');
  s.players.forEach((p, seat) => {
    const must = (holds: boolean, what: string): void => {
      if (!holds) found.push(`seat ${seat}: ${what}`);
    };
    must(p.level >= 1, 'the level token is off the decks');
    must(p.draft >= Math.min(p.level, TOP_DRAFT_LEVEL), 'the small token stands below the large one');
    must(p.defeated >= 0, 'fewer than no threats defeated');
    const early = s.phase === 'upkeep' || s.phase === 'selection';
    must(!early || !p.play.some((card) => isTactic(s, card)), 'tactics stay in play until cleanup only');
    const drawn = frames.some((f) => f.k === 'defeat');
    must(drawn || !p.hand.some((card) => isBossCard(s, card)), 'a boss card does not stay in hand');
  });

  const spaces = spacesOf(s);
  must(spaces.includes(s.danger) || s.over !== '', 'the danger marker is never on this space');
  const least = spaces[Math.min(turn - 1, spaces.length - 1)] ?? 0;
  must(s.danger >= least || s.danger >= track.length, 'the danger marker has moved on by this turn');
  const told = 'ending' in victory;
  must((s.story !== NONE) === told, told ? 'this boss has a story' : 'this boss has no story');
  must(s.story === NONE || packOf(s).story[s.story].id !== 0, 'the prologue is told before the first turn');
  const levelUps = s.players.reduce((n, p) => n + p.level - 1, 0);
  must(s.pairUps >= 0 && s.pairUps <= (told ? levelUps : 0), 'the story counts more level ups than there were');
  must(s.innerStrength >= 0, 'fewer than no cards');
  for (let i = 0; i < s.reps.length; i += 2) {
    must(s.reps[i + 1] < REPETITIONS_BEFORE_REMOVAL || s.over !== '', 'after the fourth time the card is gone');
    must(isEffect(s, s.reps[i]), 'the card has no such effect');
  }

  must(s.bossDamage >= 0, 'less than no boss damage');
  if ('ending' in victory) must(s.bossDamage === 0, 'this boss takes no damage');
  else {
    const beaten = s.bossDamage >= victory.bossDamage * s.players.length;
    must(beaten === (s.won === 1), 'boss damage and victory disagree');
  }
  if (s.won === 1) {
    must(s.wonTurns === turnsLeft(s), 'the danger marker says how many turns were left');
    must(s.wonLevels.length === s.players.length, 'a level at victory for each player');
    must(
      s.wonLevels.every((level, seat) => level >= 1 && level <= (s.players[seat]?.level ?? 0)),
      'nobody loses a level after victory',
    );
  }
  return found;
}

/** UNS-13.2 and 13.3: where the marker can stand. */
function spacesOf(s: UnsState): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < matOf(s).track.length; at = nextSpace(s, at)) spaces.push(at);
  return spaces;
}

const VIAS: readonly Via[] = ['play', 'exhaust', 'upkeep', 'defeat'];
const EXHAUST_SYMBOLS = 3;

function isEffect(s: UnsState, key: number): boolean {
  const { card, slot } = repetitionOf(key);
  const groups = Array.from({ length: EXHAUST_SYMBOLS }, (_, group) => group);
  return VIAS.some((via) => groups.some((group) => effectsOf(s, card, via, group).some((e) => e.slot === slot)));
}

/** UNS-3.3: which threat is behind a card of a starting deck is fixed for good; a drafted one never has one of those. */
function mismatched(pack: Pack, words: readonly CardWord[]): string[] {
  const sleeves = Object.values(pack.startingDecks).flatMap((deck) => deck ?? []);
  return words.flatMap((word) => {
    const { core, threat } = halvesOf(pack, word);
    const front = pack.coreIndex.get(core ?? '');
    const back = pack.threatIndex.get(threat ?? '');
    if (front === undefined || back === undefined) return [];
    if (pack.cores[front].source === 'custom' || pack.threats[back].source === 'custom') return [];
    const isStarter = sleeves.some((sleeve) => sleeve.core === front || sleeve.threat === back);
    if (!isStarter || sleeves.some((sleeve) => sleeve.core === front && sleeve.threat === back)) return [];
    return [`${core} and ${threat} are never in one sleeve`];
  });
}

/** Where a case names one side of a card only, the other one stands for any. */
function unnamedHalves(pack: Pack, words: readonly CardWord[]): Record<string, number> {
  const halves = words.map((word) => halvesOf(pack, word));
  const isBoss = (threat: string | undefined): boolean =>
    (pack.threatIndex.get(threat ?? '') ?? 0) >= pack.firstBossCard;
  return {
    [`core ${PLAIN_CORE}`]: halves.filter(({ core, threat }) => core === undefined && !isBoss(threat)).length,
    [`threat ${PLAIN_THREAT}`]: halves.filter(({ threat }) => threat === undefined).length,
  };
}

/** Halves and upgrades beyond what the box holds for this table. Those that a case makes up come in as many as it likes. */
export function surplus(s: UnsState, apart: Readonly<Record<string, number>> = {}): string[] {
  const pack = packOf(s);
  const box = boxOf(s);
  const most = new Map<string, number>();
  const put = (kind: string, table: readonly { id: string; source: string }[], cards: readonly number[]): void => {
    for (const { id, source } of table) most.set(`${kind} ${id}`, source === 'custom' ? Number.POSITIVE_INFINITY : 0);
    for (const card of cards) {
      const name = `${kind} ${table[card].id}`;
      most.set(name, (most.get(name) ?? 0) + 1);
    }
  };
  put('core', pack.cores, box.cores);
  put('threat', pack.threats, box.threats);
  put('upgrade', pack.upgrades, box.upgrades);
  return Object.entries(inventory(s)).flatMap(([name, n]) =>
    n - (apart[name] ?? 0) > (most.get(name) ?? 0) ? [`this table has ${most.get(name) ?? 0} of ${name}`] : [],
  );
}
