import type { Language } from '@starhold/kernel';
import type { Difficulty } from '@starhold/unstoppable/content';
import type { Achievement } from '../model/achievements.ts';
import { PARTS_CS } from './parts.cs.ts';
import { PARTS_DE } from './parts.de.ts';
import { PARTS_EN } from './parts.en.ts';

/** What the parts of the table say themselves. Names, card texts and rules come from the game. */
export interface PartsText {
  boss: {
    region: (name: string) => string;
    damage: string;
    of: (damage: number, goal: number) => string;
    left: (n: number) => string;
    chapter: (n: number, of: number) => string;
    cards: string;
    copies: (n: number) => string;
    more: string;
    setup: string;
  };
  danger: {
    level: (n: number) => string;
    /** Which border the difficulty passes over. */
    skips: Record<Difficulty, string>;
    turns: (n: number) => string;
    /** The same in two words, for the phone. */
    last: string;
    maximum: string;
    spaces: string;
    now: string;
    past: string;
    skipped: string;
    inTurns: (n: number) => string;
  };
  market: {
    title: string;
    forCard: (card: string) => string;
    empty: string;
    deck: (n: number) => string;
  };
  cores: {
    title: string;
    level: string;
    draft: string;
    token: (name: string, kind: 'level' | 'draft', n: number) => string;
    beyond: (level: number) => string;
    upTo: (n: number) => string;
  };
  field: {
    title: string;
    of: (name: string) => string;
    onDeck: string;
    deck: (n: number) => string;
    none: string;
    deckEmpty: string;
    threats: (n: number) => string;
  };
  play: {
    title: string;
    none: string;
    done: string;
    now: string;
  };
  player: {
    both: (level: number, draft: number) => string;
    health: string;
    armour: string;
    ap: string;
    apLong: string;
    credits: string;
    numbers: (name: string) => string;
    hand: (n: number) => string;
  };
  forecast: {
    title: string;
    short: (damage: string) => string;
    damage: (n: string) => string;
    range: (least: number, most: number) => string;
    none: string;
    armour: (n: number) => string;
    health: (n: number) => string;
    allies: (n: number) => string;
    deadly: string;
    mayBe: (n: number) => string;
  };
  work: {
    kinds: Record<WorkKind, string>;
  };
  story: {
    title: string;
    map: string;
    chapters: readonly [string, string, string, string, string, string];
    current: string;
    /** Over the ways on: the choice is to come, is being made, was made. */
    goal: { next: string; now: string; chosen: string };
    options: string;
    have: (n: number) => string;
    met: string;
    unmet: string;
    soFar: string;
    chosen: string;
    notChosen: string;
    nothingYet: string;
    reached: { read: string; now: string; ahead: string; missed: string };
    card: (n: number, title: string, reached: string) => string;
    /** When the current card is told: alone, and together. */
    when: { solo: string; duo: string; now: string; chosen: string };
    ending: string;
  };
  score: {
    title: string;
    achievements: string;
    reached: string;
    open: string;
    points: (n: number) => string;
    of: (have: number, need: number) => string;
    names: Record<Achievement, string>;
    how: Record<Achievement, string>;
    onlyVictory: string;
  };
  end: {
    won: Record<string, string>;
    lost: { health: string; danger: string; threats: string };
    text: (turns: number, difficulty: string, characters: string) => string;
    turns: string;
    level: string;
    health: string;
    boss: string;
    danger: string;
    score: string;
    /** A lost game: what ended it, and what was missing. */
    downfall: {
      title: string;
      cause: { health: (turn: number) => string; danger: (turn: number) => string; threats: (turn: number) => string };
      time: string;
      reached: string;
      missing: (n: number) => string;
      untold: (chapters: number) => string;
      timeUp: string;
      turnsLeft: (n: number) => string;
      healthLeft: (n: number) => string;
      noHealth: string;
      lacking: (n: number) => string;
      lastTurn: string;
      seeAgain: string;
      why: { health: string; danger: string };
    };
    charts: {
      turn: string;
      boss: string;
      bossDamage: string;
      goal: string;
      players: string;
      health: string;
      credits: string;
      pace: string;
      level: string;
      danger: string;
      pressure: string;
      attack: string;
      threats: string;
    };
  };
  tabs: {
    market: string;
    cores: string;
    discard: string;
    play: string;
    partner: string;
  };
  partner: {
    open: (name: string) => string;
  };
  piles: {
    title: string;
    discard: (name: string) => string;
    deck: (name: string) => string;
    deckNote: string;
    box: string;
    upgradeDeck: (n: number) => string;
    under: string;
    coreDeck: (level: number, n: number) => string;
    shared: string;
    threatDeck: (n: number) => string;
    reserve: (n: number) => string;
    bossDeck: (n: number) => string;
    none: string;
    bossCard: string;
    times: (n: number, name: string) => string;
    cards: (n: number) => string;
  };
}

export const WORK_KINDS = [
  'fit',
  'hit',
  'sweep',
  'defeat',
  'reward',
  'reveal',
  'levelUp',
  'handDown',
  'remove',
  'refresh',
  'again',
  'takeBack',
  'whom',
  'dismiss',
  'market',
  'danger',
  'story',
  'share',
  'offer',
  'branch',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const PARTS_TEXT: Record<Language, PartsText> = { en: PARTS_EN, cs: PARTS_CS, de: PARTS_DE };
