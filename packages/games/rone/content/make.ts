import type { Amount, Condition, Damage, Gain, KindOrChoice, Op } from './ops.ts';
import type {
  AbilityDef,
  AbilityTime,
  Bonus,
  CardDef,
  InvasionDef,
  Modifier,
  Name,
  ProtocolDef,
  Stats,
  TechnologyDef,
} from './schema.ts';

/**
 * Short words for writing cards. They only spell out the data of `ops.ts` and `schema.ts`, so that a card fits on one
 * or two lines and a reader sees its whole effect at once.
 */

export const named = (en: string, cs: string, de: string): Name => ({ en, cs, de });

// operations of players
const gain =
  (what: Gain) =>
  (n: Amount): Op => ({ op: 'gain', what, n });
export const armour = gain('armour');
export const health = gain('health');
export const parts = gain('part');
export const screws = gain('screw');
export const rerolls = gain('reroll');
const deal =
  (damage: Damage) =>
  (n: Amount): Op => ({ op: 'deal', damage, n });
export const melee = deal('melee');
export const ranged = deal('ranged');
export const destruction = deal('destruction');
export const resource = (n: number, kind: KindOrChoice): Op => ({ op: 'resource', kind, n });
export const store = (n: number, kind: KindOrChoice): Op => ({ op: 'store', kind, n });
export const draw = (n: number): Op => ({ op: 'draw', n });
export const recycle = (n: number): Op => ({ op: 'recycle', n });
export const sacrifice: Op = { op: 'sacrifice' };
export const recruit: Op = { op: 'recruit' };
export const discover: Op = { op: 'discover' };
export const enlist: Op = { op: 'enlist' };
export const exhaust: Op = { op: 'exhaust', n: 1 };
export const refresh = (n: number): Op => ({ op: 'refresh', n });
export const upgrade = (n: number): Op => ({ op: 'upgrade', n });
export const loseHealth = (n: number): Op => ({ op: 'lose', what: 'health', n });
export const research = (n: number): Op => ({ op: 'research', n });
export const foeDiscards = (n: number): Op => ({ op: 'mill', to: 'discard', n, who: 'opponent' });
export const foeScraps = (n: number): Op => ({ op: 'mill', to: 'scrapyard', n, who: 'opponent' });
export const may = (...ops: Op[]): Op => ({ op: 'may', do: ops });
export const when = (condition: Condition, ops: Op[], otherwise?: Op[]): Op =>
  otherwise ? { op: 'when', if: condition, then: ops, else: otherwise } : { op: 'when', if: condition, then: ops };

// operations of the Invasion
export const eachPlayer = (...ops: Op[]): Op => ({ op: 'each', of: 'players', do: ops });
export const suffers = (damage: Damage, n: number): Op => ({ op: 'suffer', damage, n, who: 'it' });
export const discards = (n: number): Op => ({ op: 'mill', to: 'discard', n, who: 'it' });
export const scraps = (n: number): Op => ({ op: 'mill', to: 'scrapyard', n, who: 'it' });
export const locks = (n: number): Op => ({ op: 'lock', n, who: 'it' });
export const wastes = (n: number): Op => ({ op: 'destroyStored', n, who: 'it' });
export const deploy = (n: number): Op => ({ op: 'deploy', n });
export const hoard = (symbols: string): Op => ({ op: 'invasionStore', symbols });
export const recall = (n: number): Op => ({ op: 'invasionRecycle', n });
export const activate: Op = { op: 'activate', n: 1 };
export const fortify = (a: number, h: number): Op => ({ op: 'fortify', armour: a, health: h });

// cards of players
interface Values {
  M?: number;
  R?: number;
  D?: number;
  P?: number;
}
type Extra = Values & Partial<Pick<CardDef, 'play' | 'drawn' | 'unplayed' | 'keep' | 'fleeting'>> & { bonus?: Bonus[] };

function card(
  head: Pick<CardDef, 'id' | 'name' | 'source' | 'set' | 'copies' | 'cost' | 'training'>,
  extra: Extra,
): CardDef {
  const { M = 0, R = 0, D = 0, P = 0, play = [], drawn = [], unplayed = [], bonus = [], ...flags } = extra;
  const combat = { melee: M, ranged: R, destruction: D };
  return { ...head, play, drawn, unplayed, combat, bonus, reward: P, ...flags };
}

/** Names of the rulebooks, values of the design. */
export const starter = (id: string, cost: string, name: Name, extra: Extra): CardDef =>
  card({ id, name, source: 'rulebook', set: 'starter', copies: 1, cost }, extra);

export const additional = (id: string, cost: string, name: Name, extra: Extra): CardDef =>
  card({ id, name, source: 'original', set: 'additional', copies: 1, cost }, extra);

/** `training` and `copies` as the rules file writes them: T2×2. */
export const recruited = (
  ...[id, cost, training, copies, name, extra]: [string, string, number, number, Name, Extra]
): CardDef => card({ id, name, source: 'original', set: 'recruit', copies, cost, training }, extra);

// permanents
type Permanent = TechnologyDef;
const permanent = (id: string, name: Name, of: Partial<Permanent>): Permanent => ({
  id,
  name,
  source: 'original',
  use: [],
  abilities: [],
  modifiers: [],
  ...of,
});
export const activated = (id: string, name: Name, ...use: Op[]): Permanent => permanent(id, name, { use });
export const listening = (id: string, name: Name, on: AbilityTime, ...ops: Op[]): Permanent =>
  permanent(id, name, { abilities: [{ on, do: ops }] });
export const listeningFirst = (id: string, name: Name, on: AbilityTime, ...ops: Op[]): ProtocolDef =>
  permanent(id, name, { abilities: [{ on, first: true, do: ops } satisfies AbilityDef] });
export const standing = (id: string, name: Name, ...modifiers: Modifier[]): Permanent =>
  permanent(id, name, { modifiers });

// Invasion cards
/** `2/0/0/2`: melee, ranged, armour, health; `0` for nothing at all. */
export function stats(text: string): Stats {
  const [m, r = 0, a = 0, h = 0] = text.split('/').map(Number);
  return { melee: m, ranged: r, armour: a, health: h };
}

type InvasionExtra = Partial<Pick<InvasionDef, 'deployed' | 'trained' | 'resolution' | 'top' | 'lasting'>>;
type InvasionHead = [id: string, training: number, reward: string, combat: string, support: string, name: Name];
const invader =
  (set: InvasionDef['set']) =>
  (...[id, training, reward, combat, support, name, extra = {}]: [...InvasionHead, InvasionExtra?]): InvasionDef => ({
    id,
    name,
    source: 'original',
    set,
    copies: 2,
    training,
    reward,
    combat: stats(combat),
    support: stats(support),
    deployed: [],
    trained: [],
    resolution: [],
    top: [],
    lasting: [],
    ...extra,
  });
export const invasionStarter = invader('starter');
export const invasionCard = invader('invasion');
