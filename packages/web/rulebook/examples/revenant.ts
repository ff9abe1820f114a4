import type { Example } from './examples.ts';

/** Chapters and the cases that show them. */

export const files = {
  rules: () => import('@starhold/revenant/cases/rules.json'),
  vectors: () => import('@starhold/revenant/cases/vectors.json'),
};

export const examples: Record<string, Example> = {
  setup: {
    file: 'rules',
    title: 'Set-up for two: fifteen Voidborn ships and three planets',
    parts: ['stage'],
  },
  turn: {
    file: 'vectors',
    title:
      'Crew on a corrupted ark: influence, the upper effect, one corruption; bonus actions of corrupted sections are not offered (TV-01)',
    parts: ['frigate'],
  },
  resources: {
    file: 'vectors',
    title: 'Full storage: of what is gained, or stored before, one resource goes (TV-30)',
    parts: ['frigate'],
  },
  corruption: {
    file: 'vectors',
    title: 'Isolating completes three void remnants: they go back and hidden influence is gained (TV-33)',
    parts: ['frigate'],
  },
  data: {
    file: 'vectors',
    title: 'A third data on landing: hidden influence comes before the effect of the planet (TV-34)',
    parts: ['stage'],
  },
  influence: {
    file: 'vectors',
    title: 'The first on Belitan 2 takes the science (TV-35)',
    parts: ['houses'],
  },
  hidden: {
    file: 'vectors',
    title:
      'Hidden influence at rank 2: three cards are drawn, one is kept, two go face down to the discard pile (TV-02)',
    parts: ['secret'],
  },
  tactics: {
    file: 'vectors',
    title: 'Four tactics at once pass spaces 3 and 6: a material for each (TV-37)',
    parts: ['frigate'],
  },
  moving: {
    file: 'vectors',
    title: 'Limited moves: only the finish is compared with the start (TV-40)',
    parts: ['stage'],
  },
  fighting: {
    file: 'vectors',
    title: 'An attack of a frigate destroys one ship and brings one tactic; there is no strafing (TV-05)',
    parts: ['stage'],
  },
  captain: {
    file: 'rules',
    title: 'Promote: three science, one rank',
    parts: ['crew'],
  },
  cards: {
    file: 'vectors',
    title: 'Affinity with two cards: both are paid in full, and Tithes counts five tactics (TV-10)',
    parts: ['crew', 'hand'],
  },
  abilities: {
    file: 'vectors',
    title: 'Tactician with 8 tactics: his upper ability gives a resource after the crew action (TV-06)',
    parts: ['crew'],
  },
  arks: {
    file: 'rules',
    title: 'Production: three material, a shuttle anywhere',
    parts: ['stage'],
  },
  ships: {
    file: 'vectors',
    title: 'A fighter manoeuvres, attacks, strafes on, deals one more damage there and strafes back (TV-08)',
    parts: ['stage'],
  },
  bonus: {
    file: 'rules',
    title: 'Gain: one resource of any kind',
    parts: ['frigate'],
  },
  muster: {
    file: 'vectors',
    title: 'Turn order by tactics; of two on a space the lower marker comes first (TV-11)',
    parts: ['stage'],
  },
  skirmish: {
    file: 'vectors',
    title:
      'A raid with a rift: the earlier of two equally near decides, a shield cancels one damage, a shuttle falls, an undamaged ship is corrupted (TV-12)',
    parts: ['stage'],
  },
  rift: {
    file: 'vectors',
    title: 'A rift roll in a sector with five ships: one fits, the neighbours get theirs (TV-15)',
    parts: ['stage'],
  },
  hyperjump: {
    file: 'vectors',
    title: 'A hyperjump leaves everything behind and builds exactly what the scanner card shows (TV-17)',
    parts: ['stage'],
  },
  two: {
    file: 'vectors',
    title:
      'The council: the Yarvek ark is taken, so the envoy goes on the dropship and lands counter-clockwise (TV-19)',
    parts: ['stage'],
  },
  short: {
    file: 'rules',
    title: 'The bonus action is optional',
    parts: ['stage', 'frigate'],
  },
  principles: {
    file: 'rules',
    title: 'And/or: the cards of Survey are drawn first, the corruption is left',
    parts: ['frigate', 'hand'],
  },
  cycle: {
    file: 'rules',
    title: 'Three rounds: after the last turn of the third round comes Muster',
    parts: ['stage'],
  },
  power: {
    file: 'vectors',
    title: 'An ark with three damage is destroyed by the fourth; its tokens go (TV-42)',
    parts: ['stage', 'houses'],
  },
  sectors: {
    file: 'rules',
    title: 'Without a sector of your own, what works near you does nothing and what works anywhere works',
    parts: ['stage'],
  },
  copying: {
    file: 'rules',
    title: 'Copying a planet that carries data takes it',
    parts: ['stage', 'frigate'],
  },
  revenant: {
    file: 'rules',
    title: 'Choose a shuttle: it lies on the scanner card until the jump',
    parts: ['fleet', 'frigate'],
  },
  scoring: {
    file: 'vectors',
    title: 'Houses: track and hidden cards together, times the power (TV-18)',
    parts: ['stage', 'houses'],
  },
  alone: {
    file: 'rules',
    title: 'The Rival: an order, a card, an ark, supply and a ship of its own',
    parts: ['stage'],
  },
};
