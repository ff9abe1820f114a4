import type { Authoring } from '@starhold/kernel';

/** What `starhold card new` writes; an empty name is refused by the schema of packs. */
export const authoring: Authoring[] = [
  {
    kind: 'find',
    id: /^[a-z][a-z0-9-]{0,39}$/,
    file: 'content/finds.ts',
    end: '];',
    lines: (id) => [
      '  {',
      `    id: '${id}',`,
      "    name: { en: '', cs: '', de: '' },",
      "    set: 'crates',",
      '    copies: 1,',
      '    cost: 1,',
      '    points: 1,',
      "    ops: [{ op: 'coins', n: 1 }],",
      '  },',
    ],
    cases: 'cases/cards.json',
    example: (id) => ({
      rule: ['TPL-5'],
      given: { hands: [[id]] },
      when: [`play:${id}`],
      then: { coins: [1], discard: [id] },
      open: ['turn'],
    }),
  },
];
