import type { Authoring } from '@starhold/kernel';

/** What `starhold card new` writes: into the last file of a kind; where a recruit belongs is a matter of its colour. */

const id = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;
const end = '];';
const cases = 'cases/cards-new.json';
const NAMES = "named('', '', '')";
const more = ['packages/games/rone/content/expects.ts: what the pack promises of itself'];

export const authoring: Authoring[] = [
  {
    kind: 'recruit',
    id,
    file: 'content/cards/wild.ts',
    end,
    lines: (card) => [`  recruited('${card}', '', 2, 2, ${NAMES}, { play: [armour(2)], P: 1 }),`],
    cases,
    example: (card) => ({
      rule: ['RONE-7.4', 'RONE-11.10'],
      given: { me: { armour: 10, hand: [card] } },
      when: [`play:${card}`],
      then: { me: { armour: 12, played: [card] } },
      open: ['main'],
    }),
    more,
  },
  {
    kind: 'technology',
    id,
    file: 'content/permanents/technologies.ts',
    end,
    lines: (card) => [`  activated('${card}', ${NAMES}, armour(3)),`],
    cases,
    example: (card) => ({
      rule: ['RONE-7.6'],
      given: { me: { armour: 10, base: [card] } },
      when: [`activate:${card}`],
      then: { me: { armour: 13, exhausted: [card] } },
      open: ['main'],
    }),
    more,
  },
  {
    kind: 'invasion',
    id,
    file: 'content/invasion/cards.ts',
    end,
    lines: (card) => [`  invasionCard('${card}', 3, 'k', '2/0/0/2', '0', ${NAMES}),`],
    cases,
    example: (card) => ({
      rule: ['RONE-18.5'],
      given: { invasion: { step: 'deploy', deck: [card] }, p: [{ deck: ['ST01'] }] },
      when: [],
      then: { invasion: { deployed: [card] } },
      open: ['draw'],
    }),
    more,
  },
];
