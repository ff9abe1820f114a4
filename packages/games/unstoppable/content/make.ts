import type { Amount, Condition, Gain, Op } from './ops.ts';
import type { CoreDef, Effect, Faction, Keyword, Name, Passive, ThreatKeyword, Trigger } from './schema.ts';

/**
 * Short words for writing cards. They only spell out the data of `ops.ts` and `schema.ts`, so that a card fits on one
 * or two lines and a reader sees its whole effect at once.
 */

// operations
export const hit = (n: Amount): Op => ({ op: 'damage', n });
/** Damage that may ignore Taunt (UNS-16.13). */
export const snipe = (n: Amount): Op => ({ op: 'damage', n, ignoreTaunt: true });
export const hitDeck = (n: Amount): Op => ({ op: 'damage', n, to: 'onDeck' });
export const hitAll = (n: Amount): Op => ({ op: 'damageAll', n });
const gain =
  (what: Gain, who?: 'either' | 'it') =>
  (n: Amount): Op =>
    who ? { op: 'gain', what, n, who } : { op: 'gain', what, n };
export const credits = gain('credit');
export const ap = gain('ap');
export const health = gain('health');
export const armour = gain('armour');
/** You or another player (7.2): never dead in solo. */
export const eitherHealth = gain('health', 'either');
export const eitherArmour = gain('armour', 'either');
export const eitherCredits = gain('credit', 'either');
export const everyoneHealth = (n: Amount): Op => ({ op: 'each', of: 'players', do: [gain('health', 'it')(n)] });
export const train: Op = { op: 'train' };
export const remove: Op = { op: 'remove' };
export const refresh: Op = { op: 'refresh' };
export const again: Op = { op: 'repeatEffect' };
export const takeBack: Op = { op: 'takeBack' };
export const newMarket: Op = { op: 'marketRefresh' };
export const times = (n: Amount, ...ops: Op[]): Op => ({ op: 'repeat', n, do: ops });
export const when = (condition: Condition, ops: Op[], otherwise?: Op[]): Op =>
  otherwise ? { op: 'when', if: condition, then: ops, else: otherwise } : { op: 'when', if: condition, then: ops };
export const hurt = (n: number): Op => ({ op: 'hurt', n });

// effects: one symbol each
/** An operation alone is an effect of its own. */
export type Part = Op | Effect;
const effectOf = (part: Part): Effect => ('ops' in part ? part : { ops: [part] });
export const together = (...ops: Op[]): Effect => ({ ops });
const keyword =
  (kw: Keyword) =>
  (...ops: Op[]): Effect => ({ kw, ops });
export const unity = keyword('unity');
export const focus = keyword('focus');
export const conspiracy = keyword('conspiracy');
export const haggle = (n: number, ...ops: Op[]): Effect => ({ kw: { haggle: n }, ops });
export const fromLevel = (level: number, ...ops: Op[]): Effect => ({ level, ops });

// cards
/** A card and what it is called, one beside the other. */
export const named = <T extends { name: Name }>(def: Omit<T, 'name'>, name: Name): T => ({ ...def, name }) as T;
export type Nameless<T> = Omit<T, 'name'>;

type Head = [level: number, cost: number, id: string];

export const tactic =
  (faction: Faction | null) =>
  (...[level, cost, id, ...play]: [...Head, ...Part[]]): Nameless<CoreDef> => ({
    id,
    source: 'original',
    level,
    cost,
    faction,
    kind: 'tactic',
    play: play.map(effectOf),
    exhaust: [],
    passives: [],
    triggers: [],
  });

interface AllyParts {
  /** One list for each exhaust symbol. */
  exhaust?: Part[][];
  passives?: Passive[];
  /** In each upkeep. */
  upkeep?: Part[];
  /** Whenever the owner defeats a threat. */
  defeat?: Part[];
}

export const ally =
  (faction: Faction | null) =>
  (...[level, cost, id, parts]: [...Head, AllyParts]): Nameless<CoreDef> => {
    const on = (moment: Trigger['on'], list: Part[] = []): Trigger[] =>
      list.map((part) => ({ on: moment, effect: effectOf(part) }));
    return {
      id,
      source: 'original',
      level,
      cost,
      faction,
      kind: 'ally',
      play: [],
      exhaust: (parts.exhaust ?? []).map((list) => list.map(effectOf)),
      passives: parts.passives ?? [],
      triggers: [...on('upkeep', parts.upkeep), ...on('defeat', parts.defeat)],
    };
  };

/** A card whose name and part of whose facts stand in section 6 of the rules file. */
export const known = <T extends { source: string }>(def: T): T => ({ ...def, source: 'rulebook' });

// threat keywords
export const fear: ThreatKeyword = { k: 'fear' };
export const swift: ThreatKeyword = { k: 'swift' };
export const taunt: ThreatKeyword = { k: 'taunt' };
export const rage: ThreatKeyword = { k: 'rage' };
export const madness = (x: number): ThreatKeyword => ({ k: 'madness', x });
