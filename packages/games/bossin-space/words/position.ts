import { type BaseFrame, type Core, keyedRng, nameIt } from '@starhold/kernel';
import { CREW, packOf, packs } from '../content/index.ts';
import { ROUND_STEPS } from '../frames/flow.ts';
import { type Options, readOptions } from '../options.ts';
import { enemiesOnBoard } from '../rules/board.ts';
import { SLOT_ORDER, SLOTS } from '../rules/rulings.ts';
import { initialState } from '../setup.ts';
import { type BosState, PATHS } from '../state.ts';
import { dealCommands, dealDangers, dealEnemies } from './deal.ts';
import { takenName } from './names.ts';
import type { Given } from './schema.ts';

/** Builds a position; zones that are not named get neutral defaults. */
export function position(w: Given): {
  state: Core<BaseFrame>;
  options: unknown;
  names: Record<string, string>;
} {
  const players = w.options?.players ?? w.crew?.length ?? w.hands?.length ?? 1;
  const wanted = readOptions({ ...w.options, players });
  const options = { ...wanted, ...ownPack(w, wanted) };
  const s = initialState(options, keyedRng('case'));
  const names: Record<string, string> = {};
  if (w.moment === 'setup') {
    const more = Object.keys(w).find((word) => !['moment', 'options', 'types'].includes(word));
    if (more) throw new Error(`given.${more}: there is nothing to place before the set-up`);
    return { state: s as unknown as Core<BaseFrame>, options, names };
  }
  contradictions(w, options.players);
  const pack = packOf(s);
  s.round = w.round ?? 1;
  s.captain = w.captain ?? 0;
  s.crew = w.crew ?? (options.players > 1 ? CREW.slice(0, options.players) : []);
  s.crewUsed = w.crewUsed ? 1 : 0;
  s.ship = w.ship ?? s.ship;
  Object.assign(s.levels, w.levels ?? {});
  s.life = w.life ?? s.life + s.levels.life;
  s.damaged = s.life - (w.intact ?? s.life);
  s.heat = w.heat ?? 0;
  s.xp = w.xp ?? 0;
  const built = PATHS.reduce((n, path) => n + s.levels[path], 0);
  s.cubes = w.cubes ?? s.cubes.slice(Math.max(0, built));
  s.closedRows = w.closedRows ?? 0;
  s.boss.revealed = bossIsKnown(w) ? 1 : 0;
  if (w.boss) {
    const def = pack.bosses[s.boss.type];
    Object.assign(s.boss, { entered: 1, column: w.boss.column, hp: w.boss.hp ?? def.hp, side: (w.boss.side ?? 1) - 1 });
  }
  dealEnemies(s, w, (name, ref) => nameIt(names, name, ref, (called) => takenName(s, called)));
  dealDangers(s, w);
  const cleared = s.enemyDeck.length === 0 && enemiesOnBoard(s) === 0;
  s.retired = (w.retired ?? (cleared && options.dangerRetirement === 'permanent')) ? 1 : 0;
  dealCommands(s, w);
  s.stack = framesFor(s, w);
  return { state: s as unknown as Core<BaseFrame>, options, names };
}

/** Words that cannot both be meant, whatever a game can reach. */
function contradictions(w: Given, players: number): void {
  for (const word of ['crew', 'hands'] as const) {
    const n = w[word]?.length ?? players;
    if (n !== players) throw new Error(`given.${word}: ${n} for ${players} players`);
  }
  for (const word of ['slot', 'step'] as const) {
    if (w[word] !== undefined && w.moment !== 'execution') throw new Error(`given.${word}: only in Execution`);
  }
  if (w.bossRevealed === false && bossIsKnown({ ...w, bossRevealed: undefined })) {
    throw new Error('given.bossRevealed: with a boss or a closed row it is');
  }
}

function bossIsKnown(w: Pick<Given, 'boss' | 'bossRevealed' | 'closedRows'>): boolean {
  return w.bossRevealed ?? (w.boss !== undefined || (w.closedRows ?? 0) > 0);
}

/** Cards of a case live in a pack of their own, made from that of the table: the same words always mean the same. */
function ownPack(w: Given, { pack = packs.base, boss }: Options): Pick<Options, 'pack'> {
  const { types = {}, dangerTypes = {}, bossCards, bossPrefers } = w;
  if (!w.types && !w.dangerTypes && !bossCards && !bossPrefers) return {};
  const { def } = packOf({ pack });
  const source = 'custom';
  const nameless = (id: string) => ({ en: id, cs: id, de: id });
  const enemies = Object.entries(types).map(([id, t]) => ({ id, name: nameless(id), source, copies: 0, ...t }));
  const dangers = Object.entries(dangerTypes).map(([id, ops]) => ({
    id,
    name: nameless(id),
    source,
    kind: 'help',
    set: 'help',
    ops,
  }));
  const bosses = def.bosses.map((b) =>
    b.id === boss ? { ...b, cards: bossCards ?? b.cards, preferred: bossPrefers ?? b.preferred } : b,
  );
  return {
    pack: packs.register({
      ...def,
      id: 'case',
      expects: undefined,
      enemies: [...def.enemies, ...enemies],
      dangers: [...def.dangers, ...dangers],
      bosses,
    }),
  };
}

/** Commands of slots that are over count as resolved. */
function resolveUpTo(s: BosState, slots: number): void {
  for (let i = 0; i < slots; i++) if (s.timeline[i] >= 0) s.slots[i] = 'resolved';
}

function framesFor(s: BosState, w: Given): BosState['stack'] {
  const { START, DANGER, SELECTION, EXECUTION, UPKEEP } = ROUND_STEPS;
  const round = (step: number): BosState['stack'] => [{ k: 'round', seat: s.captain, step, cause: 'round' }];
  s.phase = w.moment;
  switch (w.moment) {
    case 'setup':
      return s.stack;
    case 'start':
      s.round--;
      return round(START);
    case 'danger':
      return round(DANGER);
    case 'selection':
      return round(SELECTION);
    case 'arrangement':
      return [...round(EXECUTION), { k: 'arrange', seat: s.captain }];
    case 'upkeep':
      resolveUpTo(s, SLOTS);
      return round(UPKEEP);
    case 'execution': {
      const at = (w.slot ?? 1) - 1;
      const step = SLOT_ORDER.indexOf(w.step ?? 'command');
      resolveUpTo(s, step > 0 ? at + 1 : at);
      return [...round(EXECUTION + at + 1), { k: 'slot', seat: s.captain, at, step }];
    }
  }
}
