import type { Authoring } from '@starhold/kernel';

/** What `starhold card new` writes: into the first file of a kind; where it belongs is a matter of faction and level. */

const id = /^[a-z][a-z0-9-]{0,39}$/;
const end = '];';
const cases = 'cases/cards-new.json';
const NAMES = "{ en: '', cs: '', de: '' }";
const more = ['packages/games/unstoppable/content/expects.ts: what the pack promises of itself'];

export const authoring: Authoring[] = [
  {
    kind: 'core',
    id,
    file: 'content/cores/virens-low.ts',
    end,
    lines: (card) => [`  named(play(1, 1, '${card}', credits(1)), ${NAMES}),`],
    cases,
    example: (card) => ({
      rule: ['UNS-7.3', 'UNS-16.2'],
      given: { moment: 'action', me: { credits: 0, hand: [card], battlefield: ['strike'] } },
      when: [`play:${card}`],
      then: { me: { credits: 1 } },
      open: ['action'],
    }),
    more,
  },
  {
    kind: 'upgrade',
    id,
    file: 'content/upgrades/top.ts',
    end,
    lines: (card) => [`  named(onAny('${card}', 3, null, does(credits(1)), moreDefence(1)), ${NAMES}),`],
    cases,
    example: (card) => ({
      rule: ['UNS-9.1'],
      given: { moment: 'action', market: [card], me: { credits: 3, hand: ['strike'], battlefield: ['strike'] } },
      when: [`buy:${card}`],
      then: { me: { credits: 0 } },
      open: ['action'],
    }),
    more,
  },
  {
    kind: 'threat',
    id,
    file: 'content/threats/planets.ts',
    end,
    lines: (card) => [`  named(mithras('${card}', 'human', [1, 1], null), ${NAMES}),`],
    cases,
    example: (card) => ({
      rule: ['UNS-7.3'],
      given: { moment: 'action', me: { hand: ['strike'], battlefield: [card] } },
      when: ['play:strike'],
      then: { me: { hand: [] } },
      open: ['hit'],
    }),
    more,
  },
];
