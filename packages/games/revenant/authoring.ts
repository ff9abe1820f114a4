import type { Authoring } from '@starhold/kernel';

/** What `starhold card new` writes: into the last file of a kind. */

const id = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;
const end = '];';
const cases = 'cases/cards-new.json';
const NAMES = "named('', '', '')";
const more = ['packages/games/revenant/content/expects.ts: what the pack promises of itself'];

export const authoring: Authoring[] = [
  {
    kind: 'cadet',
    id,
    file: 'content/operations/cadets.ts',
    end,
    lines: (card) => [`  cadet('${card}', 'BEL', '2S', ${NAMES}, on('d:ARK', T()), on('d:ATK', T())),`],
    cases,
    example: (card) => ({
      rule: ['REV-18.2', 'REV-18.6'],
      given: { me: { cadet1: [card] }, ships: { arkDUN: 's1' } },
      when: ['send:cadet1>arkDUN', 'effect:DUN.1'],
      then: { me: { stored: 'ss', tactics: 1 } },
      open: ['bonus'],
    }),
    more,
  },
  {
    kind: 'frigate',
    id,
    file: 'content/operations/frigates.ts',
    end,
    lines: (card) => [`  frigate('${card}', 'BEL', '2S', ${NAMES}, on('a:ARK', T())),`],
    cases,
    example: (card) => ({
      rule: ['REV-18.3', 'REV-17.5'],
      given: { me: { frigates: [card] }, ships: { arkDUN: 's1' } },
      when: ['send:cadet1>arkDUN', 'effect:DUN.1'],
      then: { me: { stored: 'ss', tactics: 1 } },
      open: ['bonus'],
    }),
    more,
  },
  {
    kind: 'command',
    id,
    file: 'content/operations/commands.ts',
    end,
    lines: (card) => [`  command('${card}', 'BEL', '1S', ${NAMES}, T(2)),`],
    cases,
    example: (card) => ({
      rule: ['REV-17.7'],
      given: { me: { hand: [card] }, ships: { arkDUN: 's1' } },
      when: ['send:cadet1>arkDUN', 'effect:DUN.1', 'bonus:affinity', `play:${card}`],
      then: { me: { tactics: 2, commands: [card], stored: 's' } },
      open: ['send'],
    }),
    more,
  },
  {
    kind: 'planet',
    id,
    file: 'content/planets.ts',
    end,
    lines: (card) => [`  planet('${card}', ${NAMES}, mined(M(2)), plain(M(3), N(2))),`],
    cases,
    example: (card) => ({
      rule: ['REV-23.2'],
      given: { me: {}, ships: { dropshipBEL: 's2' }, planets: { s2: card } },
      when: ['send:cadet1>dropshipBEL', 'end', 'land', `effect:${card}.1`],
      then: { me: { stored: 'mm' }, landed: { s2: 'dropshipBEL' } },
      open: ['bonus'],
    }),
    more,
  },
];
