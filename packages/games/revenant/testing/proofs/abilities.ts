import type { AbilityDef, CrewDef, OperationDef } from '../../content/index.ts';
import { BOARD, type PlayerWords, table } from './setting.ts';
import type { GivenWords, Scene } from './stage.ts';

/** How operation cards and crew sides are shown: what their abilities listen to happens. */

/** What must have been done for each trigger; `by` is the figure that acts. */
function leading(on: AbilityDef['on'], only: AbilityDef['only'], by: string): string[] {
  if (only === 'frigate') {
    if (on === 'planet') return [`send:${by}>frigate0`, 'do:land', 'land', 'effect:P03.1'];
    return [`send:${by}>frigate0`, on];
  }
  switch (on) {
    case 'ark':
    case 'commission':
    case 'crew':
      return [`send:${by}>arkDUN`];
    case 'planet':
    case 'mining':
      return [`send:${by}>dropshipDUN`, 'end', 'land', 'effect:P01.1'];
    case 'dropship':
      return [`send:${by}>dropshipDUN`];
    case 'fighter':
      return [`send:${by}>fighterBEL`];
    case 'attack':
    case 'kill':
      return [`send:${by}>fighterBEL`, 'attack'];
    case 'manoeuvre':
      return [`send:${by}>fighterBEL`, 'manoeuvre'];
    case 'frigate':
    case 'hidden':
      return [`send:${by}>frigate0`];
    case 'play':
      return [`send:${by}>arkSHI`, 'none', 'bonus:affinity', only === 'permanent' ? 'play:F18' : 'play:O08'];
    case 'isolate':
      return [`send:${by}>arkSHI`, 'none', 'bonus:neutralise', 'part:energy'];
    case 'corruption':
      return [`send:${by}>arkZEN`, 'none'];
    case 'activate':
      return [`send:${by}>arkSHI`, 'none', 'bonus:activate'];
  }
}

/** Whoever hears it, and what else must be so. */
function circumstances(ability: AbilityDef): { me: PlayerWords; more: GivenWords } {
  const { on, only, if: condition } = ability;
  const me: PlayerWords = {};
  const more: GivenWords = {};
  if (only === 'frigate' && on === 'planet') more.planets = { ...BOARD.planets, s1: 'P03' };
  if (only === 'permanent') me.hand = ['F18', 'O08'];
  if (only === 'frigate') more.hiddenDeck = ['BEL', '...'];
  if (!condition) return { me, more };
  if ('copied' in condition) return { me, more };
  if ('atMost' in condition) me.corrupted = [];
  else if (condition.of === 'hand') me.hand = ['O12', 'O08', 'O18', 'O09', 'F18', 'F19'].slice(0, 6);
  else if (condition.of === 'rank') me.rank = condition.atLeast;
  else if (condition.of === 'tactics') me.tactics = condition.atLeast;
  else if (condition.of === 'remnants') me.remnants = condition.atLeast;
  return { me, more };
}

function abilityScene(ability: AbilityDef, title: string, own: PlayerWords, by: string): Scene {
  const { me, more } = circumstances(ability);
  const copies = ability.if && 'copied' in ability.if;
  const [op] = ability.do;
  if (op.op === 'ignore') {
    const first =
      op.what === 'ship' ? [`send:${by}>arkZEN`] : [`send:${by}>dropshipDUN`, 'end', 'land', 'effect:P01.2'];
    return { title, given: table({ ...me, ...own }, more), first };
  }
  const first = copies
    ? ['send:cadet1>arkZEN', 'effect:ZEN.1', ['discard:O08>command'], 'copy:P02.1']
    : leading(ability.on, ability.only, by);
  return { title, given: table({ ...me, ...own }, more), first };
}

const TITLE = { during: 'during', after: 'after' };

export function operationScenes(def: OperationDef): Scene[] {
  const { id, kind } = def;
  if (kind === 'command') {
    const first = ['send:cadet1>arkSHI', 'none', 'bonus:affinity', `play:${id}`];
    const hand = ['C30', 'C29', 'C28', 'F30'];
    const given = table(
      { hand: [id, ...hand], hidden: ['BEL', 'DUN'], tactics: 7 },
      { corrupted: ['arkZEN', 'fighterBEL'] },
    );
    return [{ title: 'played', given, first, since: 'played' }];
  }
  const own: PlayerWords = kind === 'cadet' ? { cadet1: [id] } : { frigates: [id] };
  const scenes = def.abilities.map((ability) =>
    abilityScene(ability, `${TITLE[ability.window]} ${ability.on}`, own, 'cadet1'),
  );
  if (id === 'F08') {
    scenes.push({
      title: 'Neutralise',
      given: table(own),
      first: ['send:cadet1>arkSHI', 'none', 'bonus:neutralise', 'part:free'],
    });
  }
  if (id === 'F25') {
    const given = table(own, {
      planets: { s2: 'P01' },
      ships: { frigate0: 's1' },
      hiddenDeck: ['BEL', '...'],
      landed: {},
      crew: {},
    });
    scenes.push({ title: 'landing', given, first: ['send:cadet1>frigate0', 'do:land'] });
  }
  return scenes;
}

export function crewScenes({ id, basic, developing }: CrewDef): Scene[] {
  const own = (rank: number): PlayerWords => ({ side: id, rank, remnants: 1 });
  return [
    abilityScene(basic, 'basic', own(0), 'captain'),
    ...developing.map((ability, rank) => abilityScene(ability, `rank ${rank}`, own(rank), 'captain')),
    {
      title: 'activation',
      given: table(own(0)),
      first: ['send:cadet1>arkSHI', 'none', 'bonus:activate'],
      since: 'bonus',
    },
  ];
}
