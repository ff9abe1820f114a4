/** Numbers of the policy, in prestige where nothing else is said; found by letting players with other numbers play against it. */
export const W = {
  /** Of others' influence in what a ship is worth. */
  rivalry: 0.95,
  /** Influence that everybody will still gain with a House, by cycle. */
  growth: 0.15,
  agendaPace: 0.6,
  agendaFar: 0.6,

  unit: 0.95,
  unitEnd: 0.25,
  unitTurns: 3,
  /** In so many last turns a hoard that an agenda asks for is filled. */
  hoardTurns: 4,
  wanted: 0.5,
  scarce: 1.08,
  plenty: 0.8,

  /** A damage marker that leaves no, one, two free spaces, as part of a ship. */
  marker: [0.34, 0.16, 0.08],
  /** A raid so many turns away may still change. */
  unsure: 0.07,
  /** A ship lives through a later cycle. */
  survival: 0.95,
  /** Damage on the Revenant. */
  hull: 0.12,
  /** A Voidborn ship that will strike again next cycle. */
  lasting: 0.5,

  tactic: 0.2,
  tacticsPace: 0.8,
  rankTurn: 0.4,
  handCard: 0.6,
  corruption: 1.9,
  corruptionMore: 0.35,
  /** For an agenda that asks for a clean board. */
  clean: 1.5,
  isolateShip: 0.25,
  jump: 0.2,
  fighter: 0.2,
  protect: 0.3,
  /** Of what cards in play will bring, in the guess at the score. */
  futureCards: 0.8,
  activating: 0.4,
  firing: 1.4,
  captain: 0.15,
  affinity: 0.6,
};
export type Weights = typeof W;
