import type { CardView, UnsView } from '@starhold/unstoppable';
import type { Effect } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { cardAt, isActing, me, named, point, selecting, suggested, taunt, type UnsAt, withKeyword } from './at.ts';
import { defOf, threatsOf } from './script.ts';
import type { GuideText } from './texts.ts';

/** What comes up later, told the first time. */

/** So little health, and so few turns, are worth a word. */
const HURT = 4;
const LAST_TURNS = 3;
/** After so many repetitions of an effect the next one costs its card. */
const REPEATED = 2;

const isLevelling = (view: UnsView): boolean => view.work.some((work) => work.what === 'levelUp');

/** A lesson about a keyword of an active threat. */
function threatKeyword(keyword: 'fear' | 'swift' | 'madness' | 'rage', rule: string) {
  return (at: UnsAt) => {
    const threat = isActing(at) ? withKeyword(at, keyword) : undefined;
    if (!threat) return null;
    return read<GuideText>(rule, [point(threat)], (t, lang) => t[keyword](nameFor(at.view, threat.threat, lang)));
  };
}

type FactionKeyword = 'unity' | 'haggle' | 'focus' | 'conspiracy';

/** A card that the reader could use now and that has the keyword. */
function cardWith(at: UnsAt, keyword: FactionKeyword): CardView | undefined {
  const has = ({ kw }: Effect): boolean => kw === keyword || (typeof kw === 'object' && keyword in kw);
  const { hand, play } = me(at);
  return [...hand, ...play].find((card) => {
    const def = defOf(at.view, card);
    return def !== undefined && [...def.play, ...def.exhaust.flat()].some(has);
  });
}

const rage = threatKeyword('rage', 'UNS-18.7');

function factionKeyword(keyword: FactionKeyword, rule: string) {
  return (at: UnsAt) => {
    const card = isActing(at) ? cardWith(at, keyword) : undefined;
    if (!card?.core) return null;
    const { core } = card;
    return read<GuideText>(rule, [point(card)], (t, lang) => t[keyword](named(at, core, lang)));
  };
}

export const LESSONS: Steps<UnsView, GuideText> = {
  hurt: (at) => {
    const { health } = me(at);
    return health <= HURT && isActing(at) ? read('UNS-11.2', [], (t) => t.hurt(health)) : null;
  },
  lastTurns: (at) => {
    const { turnsLeft } = at.view.danger;
    return turnsLeft <= LAST_TURNS && isActing(at) ? read('UNS-13.6', ['boss'], (t) => t.lastTurns(turnsLeft)) : null;
  },

  // a level up, and what it changes
  handDown: (at) => {
    const { ask } = at.decision;
    if (!isLevelling(at.view) || ask.kind !== 'subset' || at.decision.at !== 'handDown') return null;
    const { min } = ask;
    return answer('UNS-15.4', [], (t) => t.handDown(min));
  },
  remove: (at) => {
    if (!isLevelling(at.view) || at.decision.at !== 'remove') return null;
    const player = me(at);
    const card = cardAt([...player.discard, ...player.hand], suggested(at, 'remove'));
    if (!card?.core) return answer('UNS-15.5', [], (t) => t.removeFreely);
    const { core } = card;
    return answer('UNS-15.5', [point(card)], (t, lang) => t.remove(named(at, core, lang)));
  },
  levelled: (at) => {
    const { level } = me(at);
    const { id, goal } = at.view.boss;
    if (level < 2 || isLevelling(at.view)) return null;
    return read('UNS-15.6', ['boss'], (t, lang) =>
      goal === null ? t.levelledStory : t.levelled({ level, boss: nameFor(at.view, id, lang), goal }),
    );
  },
  deck: (at) => {
    if (selecting(at) !== 'deck') return null;
    const { draft } = me(at);
    const points = at.view.coreDecks.slice(0, draft).map((_, i) => `deck:${i + 1}`);
    return answer('UNS-6.2', points, (t) => t.deck(draft));
  },
  story: (at) => (at.decision.at === 'story' ? read('UNS-15.6', ['story'], (t) => t.story) : null),

  // the boss
  danger: (at) => {
    const { level, turnsLeft } = at.view.danger;
    return isActing(at) && level > 0 ? read('UNS-13.1', ['boss'], (t) => t.danger({ level, turns: turnsLeft })) : null;
  },
  bossCard: (at) => {
    const threat = isActing(at) ? threatsOf(me(at)).find(({ core }) => core === null) : undefined;
    if (!threat) return null;
    return read('UNS-10.5', [point(threat)], (t, lang) => t.bossCard(nameFor(at.view, threat.threat, lang)));
  },
  bossDamage: (at) => {
    const { damage, goal } = at.view.boss;
    return damage > 0 && goal !== null && isActing(at)
      ? read('UNS-16.11', ['boss'], (t) => t.bossDamage({ damage, goal }))
      : null;
  },

  // threats
  taunt: (at) => {
    const threat = at.decision.at === 'hit' || isActing(at) ? withKeyword(at, 'taunt') : undefined;
    return threat ? taunt(at, threat) : null;
  },
  rage: (at) => (me(at).play.some((card) => defOf(at.view, card)?.kind === 'ally') ? rage(at) : null),
  fear: threatKeyword('fear', 'UNS-18.1'),
  swift: threatKeyword('swift', 'UNS-18.2'),
  madness: threatKeyword('madness', 'UNS-18.3'),
  reward: (at) => (at.decision.at === 'reward' ? read('UNS-10.5', [], (t) => t.reward) : null),

  // own cards
  resolve: (at) => {
    const { ask } = at.decision;
    return at.decision.at === 'resolve' && ask.kind === 'one' && ask.options.length > 2
      ? read('UNS-1.6', [], (t) => t.resolve)
      : null;
  },
  focus: factionKeyword('focus', 'UNS-17.4'),
  unity: factionKeyword('unity', 'UNS-17.2'),
  conspiracy: factionKeyword('conspiracy', 'UNS-17.5'),
  haggle: factionKeyword('haggle', 'UNS-17.3'),
  repeated: (at) =>
    isActing(at) && at.view.repeated.some(({ times }) => times >= REPEATED)
      ? read('UNS-19.3', [], (t) => t.repeated)
      : null,

  // spaces of the danger track
  thinOut: (at) =>
    at.decision.at === 'remove' && !isLevelling(at.view) ? read('UNS-13.4', [], (t) => t.thinOut) : null,
  market: (at) => (at.decision.at === 'market' ? read('UNS-13.4', ['market:0'], (t) => t.market) : null),

  duo: (at) => (isActing(at) && at.view.players.length > 1 ? read('UNS-20.8', [], (t) => t.duo) : null),
};
