import { opsFrame } from '@starhold/effects';
import { packOf } from '../content/index.ts';
import { destroyCards } from '../rules/invasion/cards.ts';
import { scenariosIn } from '../rules/invasion/scenarios.ts';
import { invasionOf, scenarioOf } from '../rules/invasion/stack.ts';
import type { Invasion } from '../rules/invasion/state.ts';
import { survivalCheck } from '../rules/match.ts';
import { NONE, type State, type X } from '../state.ts';
import { CARRY } from './game.ts';
import type { InvasionHandlers } from './invasion.ts';

/** Set-up against the Invasion, its scenarios one after the other, and what is kept between them (RONE-17, 23). */

type Campaign = Pick<InvasionHandlers, 'scenario'>;

/** Where `scenario` is: players, the Invasion, then for every scenario its preparation and its rounds. */
export const STEPS = { PLAYERS: 0, BUILD: 1, PREPARE: 2, BEGIN: 3, ROUNDS: 4 } as const;

const START_CARDS = 10;
const START_CARDS_EACH = 3;
const EQUAL_CARDS = 22;
const TABLE = 4;

export const campaign: Campaign = {
  scenario: {
    run(x, f): undefined {
      const { s } = x;
      if (s.ended !== '') return end(x, f);
      const step = f.step;
      f.step = Math.min(step + 1, STEPS.ROUNDS);
      if (step === STEPS.PLAYERS) x.push({ k: 'setup', seat: NONE, step: 0, i: 0, order: [] });
      else if (step === STEPS.BUILD) build(x);
      else if (step === STEPS.PREPARE) prepare(x);
      else if (step === STEPS.BEGIN) s.preparing = 0;
      else x.push({ k: 'round', seat: NONE, step: 0, begun: 0 });
    },
  },
};

/** RONE-17.2 and 17.3; RONE-24.1. */
function build(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  const { invasion } = packOf(s);
  const isStarter = (card: number): boolean => invasion[card].set === 'starter';
  const starters = x.shuffle('invasion-starters', inv.supply.filter(isStarter));
  const n = s.options.equalChances ? EQUAL_CARDS : START_CARDS + START_CARDS_EACH * s.players.length;
  inv.deck = starters.splice(-n);
  inv.supply = x.shuffle('invasion-supply', [...inv.supply.filter((card) => !isStarter(card)), ...starters]);
  x.shuffle('protocols', inv.protocolSupply);
}

/** Its card lies on the table before anything of it is prepared: whoever drafts for it sees what comes. */
function next(s: State, inv: Invasion): void {
  inv.scenario = scenariosIn(s)[inv.part];
  inv.marker = 0;
  inv.events = 0;
}

/** RONE-17.4: preparation; its events wait on the round track. */
function prepare(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  s.preparing = 1;
  next(s, inv);
  inv.more = 0;
  inv.defeated = 0;
  inv.defeatedAll = 0;
  inv.targetArmourHit = 0;
  inv.targetHealthHit = 0;
  const { id, prep } = scenarioOf(s);
  x.tell('scenario', 'RONE-17.4', NONE, { id, part: inv.part });
  if (prep.length > 0) x.push(opsFrame(NONE, `${id}/prep`, NONE, `${id}/prep`));
}

/** RONE-23.1: the scenario has ended; whoever has fallen, or fails the check, loses it for all. */
function end(x: X, f: { step: number }): undefined {
  const { s } = x;
  const inv = invasionOf(s);
  const why = s.ended;
  x.tell('scenarioEnded', 'RONE-23.1', NONE, { why, part: inv.part });
  s.phase = 0;
  if (s.fallen !== 0 || why === 'defeat') return finish(x, why, false);
  for (let seat = 0; seat < s.players.length; seat++) survivalCheck(x, seat);
  if (s.players.some(({ health }) => health <= 0)) return finish(x, 'survival', false);
  if (s.options.equalChances) thinOut(x);
  if (inv.part + 1 === scenariosIn(s).length) return finish(x, why, true);
  carryOver(x);
  inv.part++;
  next(s, inv);
  s.ended = '';
  s.fallen = 0;
  s.preparing = 1;
  f.step = STEPS.PREPARE;
  x.push({ k: 'setup', seat: NONE, step: CARRY, i: 0, order: [] });
}

function finish(x: X, why: string, won: boolean): undefined {
  x.tell('over', 'RONE-23.1', NONE, { winner: won ? 0 : NONE, why });
  x.s.over = why;
}

/** what is deployed or just being deployed goes to the discard pile; read literally it would be destroyed. */
function clearStack(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  if (s.options.literalCarryOver) destroyCards(x, inv.stack, 'RONE-23.3');
  else inv.discard.push(...inv.stack);
  inv.stack = [];
  inv.moreArmour = [];
  inv.moreHealth = [];
  inv.armourHit = [];
  inv.healthHit = [];
}

/** All kept cards become the draw deck. */
function formDeck(x: X): void {
  const inv = invasionOf(x.s);
  inv.deck.push(...inv.discard, ...inv.scrap);
  inv.discard = [];
  inv.scrap = [];
  inv.mixed = 1;
  x.shuffle('invasion-deck', inv.deck);
}

/** RONE-24.5, A-59: before the new draw deck is formed. */
function thinOut(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  clearStack(x);
  formDeck(x);
  x.learned();
  const n = TABLE - s.players.length;
  if (n > 0) destroyCards(x, inv.deck.splice(-n).reverse(), 'RONE-24.5');
}

/** RONE-23.2, 23.3, 23.5: the Invasion keeps its cards and protocols and nothing else. */
function carryOver(x: X): void {
  const { s } = x;
  const inv = invasionOf(s);
  x.tell('carriedOver', 'RONE-23.2', NONE, {});
  clearStack(x);
  destroyCards(
    x,
    inv.zones.filter((card) => card !== NONE),
    'RONE-23.3',
  );
  inv.zones.fill(NONE);
  inv.stored.fill(0);
  inv.research = 0;
  inv.pots.fill(0);
  inv.exhausted.fill(0);
  inv.firsts = [];
  inv.supply.push(...inv.destroyed);
  inv.destroyed = [];
  x.shuffle('invasion-supply', inv.supply);
  inv.protocolSupply.push(...inv.protocolDestroyed);
  inv.protocolDestroyed = [];
  x.shuffle('protocols', inv.protocolSupply);
  formDeck(x);
}
