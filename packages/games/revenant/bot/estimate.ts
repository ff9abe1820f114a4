import { packOf } from '../content/index.ts';
import { factOf, progressOf } from '../progress.ts';
import { HOUSE_COUNT } from '../state.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';
import { type Mind, mindOf } from './mind.ts';
import { AGENDA, Scene } from './scene.ts';
import { perTurn } from './typical.ts';
import { W } from './weights.ts';

/** What everybody will have scored in the end, as far as these eyes can tell. */

/** Both agendas of somebody else, and one's own fleet agenda before anything is known. */
const OTHERS_AGENDAS = 7;

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

function resourcesIn(p: PlayerView): number {
  return sum(p.stored) + p.sections.reduce((n, { frozen }) => n + frozen.length, 0);
}

export function estimates(view: RevenantSight): number[] {
  if (view.over !== '') return view.players.map((_, player) => finalScore(view, player));
  const mind = mindOf(view);
  return view.players.map((p, player) => prospect(mind, p, player));
}

function prospect(mind: Mind, p: PlayerView, player: number): number {
  const { scene, outlook } = mind;
  const { view, pack } = scene;
  const rival = view.rival !== null && player === 1;
  const turns = scene.turnsOf(player);
  const mean = sum(outlook.power) / HOUSE_COUNT;
  let score = -p.lost;
  for (let house = 0; house < HOUSE_COUNT; house++) {
    score += outlook.power[house] * (p.influence[house] + (p.hidden[house] ?? 0));
  }
  if (p.hidden.length === 0) score += p.hiddenCards * (mean + 0.25);
  score += 2 * p.rank + mind.tacticsAt(p.tactics, player);
  if (rival) return score + (view.rival?.supply ?? 0) / 2;
  const each = perTurn(pack);
  for (const id of [...p.cadets, ...p.frigates]) {
    if (id !== '') score += 2 + each[pack.operationIndex.get(id) ?? 0] * turns * W.futureCards;
  }
  score += p.commands.length + W.rankTurn * p.rank * turns;
  const resources = resourcesIn(p);
  const unit = Scene.unit(turns);
  score +=
    turns === 0 ? Math.floor(resources / 4) : unit * Math.min(resources, 8) + 0.6 * unit * Math.max(0, resources - 8);
  score += ((p.data + p.remnants) * mean) / (turns <= 1 ? 6 : 3);
  const corrupted = p.sections.filter((section) => section.corrupted).length;
  score -=
    corrupted * (turns === 0 ? 2 : W.corruption) +
    (turns === 0 ? 0 : (W.corruptionMore * corrupted * (corrupted - 1)) / 2);
  score += handOf(mind, p, player, turns);
  score += player === scene.me ? agendas(mind, turns) : OTHERS_AGENDAS;
  return score + colonyOf(mind, p);
}

function handOf(mind: Mind, p: PlayerView, player: number, turns: number): number {
  if (turns === 0) return 0;
  const near = Math.min(1, turns / 4);
  if (player !== mind.scene.me) return near * W.handCard * (p.hand.cadet + p.hand.frigate + p.hand.command);
  const { pack } = mind.scene;
  const each = perTurn(pack);
  let worth = 0;
  for (const id of p.cards) {
    const card = pack.operationIndex.get(id) ?? 0;
    const { kind } = pack.operations[card];
    const fits = mind.hasPlace(id);
    if (!fits) continue;
    const gain = kind === 'command' ? 1.2 : each[card] * turns * W.futureCards - 0.2;
    worth += near * (W.handCard + 0.12 * Math.min(3, gain) - 0.1);
  }
  return worth;
}

function agendas(mind: Mind, turns: number): number {
  const { scene } = mind;
  let worth = 0;
  for (const id of [scene.own.personal, scene.own.fleet]) {
    const so = id === '' ? undefined : progressOf(scene.view, scene.me, id);
    if (!so) {
      worth += OTHERS_AGENDAS / 2;
      continue;
    }
    const off = so.have - so.need;
    // Ships are lost again, what is one's own is not.
    const fleet = id === scene.own.fleet;
    const width = 0.15 + (fleet ? 0.12 : 0.16) * turns;
    const drift = fleet ? -0.04 * turns : PACE[scene.personal.of] ? PACE[scene.personal.of] * turns : 0.1 * turns;
    worth += AGENDA / (1 + Math.exp(-(off + 0.5 + drift) / width));
  }
  return worth;
}

/** What a personal agenda counts, gained in a turn. */
const PACE: Record<string, number> = {
  frigateCards: 0.25,
  cadetCards: 0.25,
  commandCards: 0.25,
  rank: 0.1,
  resources: 0.3,
  hiddenCards: 0.4,
  influence: 0.2,
};

function colonyOf(mind: Mind, p: PlayerView): number {
  const { view, pack } = mind.scene;
  if (view.cycle < 4 || view.chosen === '') return 0;
  const colony = pack.colonies[pack.colonyIndex.get(view.chosen) ?? -1];
  return colony ? colonyPoints(view, p, colony.score) : 0;
}

type Score = ReturnType<typeof packOf>['colonies'][number]['score'];
export function colonyPoints(view: RevenantSight, p: PlayerView, score: Score): number {
  const value = score.base + score.each * Math.floor(factOf(view, p, score.per) / (score.by ?? 1));
  return Math.max(0, score.max === undefined ? value : Math.min(value, score.max));
}

/** Everything is open then (REV-33). */
function finalScore(view: RevenantSight, player: number): number {
  const pack = packOf(view);
  const p = view.players[player];
  const rival = view.rival !== null && player === 1;
  const colony = pack.colonies[pack.colonyIndex.get(view.chosen) ?? -1];
  let score = -p.lost + 2 * p.rank + p.commands.length;
  pack.houses.forEach(({ id }, house) => {
    const power = view.power[house] + (colony?.house === id ? 1 : 0);
    score += power * (p.influence[house] + (p.hidden[house] ?? 0));
  });
  if (rival) return score + Math.floor((view.rival?.supply ?? 0) / 2) + (colony ? 3 : 0);
  score += 2 * (p.frigates.length + p.cadets.filter((id) => id !== '').length);
  score += Math.floor(resourcesIn(p) / 4) - 2 * p.sections.filter(({ corrupted }) => corrupted).length;
  for (const id of [p.personal, p.fleet]) {
    const so = id === '' ? undefined : progressOf(view, player, id);
    if (so && so.have >= so.need) score += AGENDA;
  }
  return score + (colony ? colonyPoints(view, p, colony.score) : 0);
}
