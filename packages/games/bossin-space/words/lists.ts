import type { WordLists } from '@starhold/kernel';

export const LISTS: WordLists = {
  options: {
    refresh: ['keep', 'refresh'],
    pick: ['commit:<kind>'],
    remove: ['remove:<kind>'],
    arrange: ['slot:<kind>', 'slot:none'],
    slot: ['resolve', 'flip', 'go', 'use:<crew>'],
    hack: ['swap:<enemy>'],
    aim: ['fire:c<column>'],
    pull: ['pull:<enemy>>c<column>', 'pull:boss>c<column>'],
    teleport: ['to:c<column>'],
    branch: ['steer:left', 'steer:right'],
    dodge: ['dodge:c<column>'],
    heat: ['heat', 'use:mechanic'],
    upgrade: ['upgrade:<path>'],
    newCards: ['take:<kind>'],
  },
  signals: ['ping:c<column>', 'ping:<enemy>', 'ping:move', 'ping:heal', 'ping:cool', 'ping:holdFire'],
  chance: {
    boss: 'die: number of the boss, where it is not chosen',
    enemies1: 'shuffle: enemies of class 1, type ids',
    enemies2: 'shuffle: class 2',
    enemies3: 'shuffle: class 3',
    dangers: 'shuffle: the danger deck, card ids; at the set-up and whenever it is made anew',
    commands: 'shuffle: the command deck, kinds; likewise',
    upgraded: 'shuffle: the upgraded stack, kinds',
    crew: 'shuffle: crew cards; the topmost for seat 0, and so on',
    captain: 'die: seat of the first captain',
    mix: 'shuffle: a Deck upgrade, kinds',
    summon: 'die: place in the enemy discard pile',
  },
};
