import type { Authoring } from '@starhold/kernel';

/** What `starhold card new` writes. */

const PROMISE = 'packages/games/bossin-space/content/base.ts: what the pack promises of itself (expects)';
const LETTERS = /^[A-Za-z][\w-]{0,39}$/;
const end = '];';
const cases = 'cases/cards-new.json';

export const authoring: Authoring[] = [
  {
    kind: 'command',
    id: LETTERS,
    file: 'content/commands.ts',
    end,
    lines: (id) => [`  command('${id}', 'BOS-5.2', named('', '', ''), 0, 1, 0, [{ op: 'healShip', n: 1 }]),`],
    cases,
    example: (id) => ({
      rule: ['BOS-5.2'],
      given: { moment: 'execution', intact: 1, commands: [id, 'heal'] },
      when: ['resolve'],
      then: { intact: 2 },
      open: ['slot'],
    }),
    more: [PROMISE],
  },
  {
    kind: 'danger',
    id: LETTERS,
    file: 'content/dangers.ts',
    end,
    lines: (id) => [`  danger('${id}', 'help', 'help', [{ op: 'healShip', n: 1 }]),`],
    cases,
    example: (id) => ({
      rule: ['BOS-11.7'],
      given: { moment: 'execution', intact: 1, commands: ['shot', 'heal'], dangers: [id] },
      when: ['resolve'],
      then: { intact: 2 },
      open: ['slot'],
    }),
    more: [PROMISE],
  },
  {
    kind: 'enemy',
    id: LETTERS,
    file: 'content/enemies.ts',
    end,
    lines: (id) => [`  one('${id}', named('', '', ''), 1, 1, 0),`],
    cases,
    example: (id) => ({
      rule: ['BOS-6.6'],
      given: { moment: 'execution', c2: [id], commands: ['shot', 'heal'] },
      when: ['resolve'],
      then: { c2: [], xp: 1 },
      open: ['slot'],
    }),
    more: [PROMISE],
  },
  {
    kind: 'boss',
    id: LETTERS,
    file: 'content/bosses.ts',
    end,
    lines: (id) => [
      '  {',
      `    id: '${id}',`,
      "    name: named('', '', ''),",
      "    character: named('', '', ''),",
      "    source: 'original',",
      '    number: 9,',
      '    hp: 8,',
      '    sides: [open(1), open(2)],',
      "    preferred: 'none',",
      '    cards: [[away], [toward], [flip], [attackColumn]],',
      '  },',
    ],
    cases,
    example: (id) => ({
      rule: ['BOS-16.1'],
      given: { moment: 'execution', options: { boss: id }, boss: { column: 4 }, commands: ['heal', 'heal'] },
      when: ['resolve'],
      then: { boss: { column: 4, hp: 8 } },
      open: ['slot'],
    }),
    more: [PROMISE],
  },
];
