import { COLOURS, KINDS, type Op } from './ops.ts';
import type { AbilityDef, PackDef } from './schema.ts';

type Addressed = [address: string, ops: readonly Op[]];

/** Every list of operations that a pack holds, with its address, which does not depend on where a card lies: `RC04/drawn`. */
export function listsIn(def: PackDef): Addressed[] {
  const permanents = [...def.leaders, ...def.technologies, ...def.protocols];
  const hearing = (id: string, abilities: readonly AbilityDef[]): Addressed[] =>
    abilities.map((ability, i) => [`${id}/on${i}`, ability.do]);
  return [
    ...def.cards.flatMap(({ id, play, drawn, unplayed }): Addressed[] => [
      [`${id}/play`, play],
      [`${id}/drawn`, drawn],
      [`${id}/unplayed`, unplayed],
    ]),
    ...permanents.flatMap(({ id, use, abilities }): Addressed[] => [[`${id}/use`, use], ...hearing(id, abilities)]),
    ...def.invasion.flatMap(({ id, deployed, trained, resolution }): Addressed[] => [
      [`${id}/deployed`, deployed],
      [`${id}/trained`, trained],
      [`${id}/resolution`, resolution],
    ]),
    ...KINDS.map((kind): Addressed => [`pair/${kind}`, def.board.pairs[kind]]),
    ...COLOURS.map((colour): Addressed => [`zone/${colour}`, def.invasionBoard.zones[colour]]),
    ...[...def.board.parts, ...def.invasionBoard.actions].map((action): Addressed => [action.id, action.do]),
    ['reshuffle/player', def.board.beforeReshuffle],
    ['reshuffle/invasion', def.invasionBoard.beforeReshuffle],
    ...def.scenarios.flatMap(({ id, prep, events }): Addressed[] => [
      [`${id}/prep`, prep],
      ...events.map((event, i): Addressed => [`${id}/event${i}`, event.onEnd]),
    ]),
  ];
}
