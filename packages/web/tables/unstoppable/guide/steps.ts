import { quoted } from '@starhold/effects/text';
import { type Language, refOf, verbOf } from '@starhold/kernel';
import { asked, type CardView, type UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import {
  type StepInput as AnyAt,
  answer,
  type GuideProgress,
  type GuideScript,
  type GuideStep,
  read,
  type Steps,
  stepOf,
} from '../../../desk/guide/index.ts';
import type { Moment } from '../../../session/types.ts';
import { defOf, leftOf, suggestion, threatsOf } from './script.ts';
import { GUIDE_TEXT, type GuideText } from './texts.ts';

/**
 * The steps of the guided first game, told until the first level up. `points` are addresses of the table (`card:k7`,
 * `market:2`, `deck:1`, `looking:ID`) or options (`end`).
 */

/** Whoever takes longer to level up is let go after so many turns. */
export const GUIDED_TURNS = 3;

const HURT = 4;

type At = AnyAt<UnsView>;

const named = (at: At, id: string, lang: Language): string => quoted(nameFor(at.view, id, lang), lang);
const me = ({ view, decision }: At): UnsView['players'][number] => view.players[decision?.ask.seat ?? 0];
const isActing = (at: At): boolean => at.decision?.at === 'action';
/** Which step of Selection is asked. */
const selecting = ({ decision }: At): string => {
  const d = decision && asked(decision);
  return d?.at === 'select' ? d.ask.about.step : '';
};
const isLevelling = (view: UnsView): boolean => view.work.some((work) => work.what === 'levelUp');

/** The option that is suggested, in its parts. */
function suggested(at: At, verb: string): string | null {
  const { suggest } = at;
  return typeof suggest === 'string' && verbOf(suggest) === verb ? refOf(suggest) : null;
}

const cardAt = (cards: readonly CardView[], ref: string | null): CardView | undefined =>
  cards.find((card) => card.ref === ref);
const point = (card: { ref: string }): string => `card:${card.ref}`;

/** The card whose playing is suggested. */
function toPlay(at: At): CardView | undefined {
  return isActing(at) ? cardAt(me(at).hand, suggested(at, 'play')) : undefined;
}

const STEPS: Steps<UnsView, GuideText> = {
  bye: (at) => {
    const { view } = at;
    const { level } = me(at);
    if (isLevelling(view) || (level === 1 && view.turn <= GUIDED_TURNS)) return null;
    const { id, goal } = view.boss;
    const words = read<GuideText>('UNS-15.6', ['boss'], (t, lang) =>
      goal === null ? t.byeStory : t.bye({ level, boss: nameFor(at.view, id, lang), goal }),
    );
    return { ...words, last: true };
  },
  hurt: (at) => {
    const { health } = me(at);
    return health <= HURT && isActing(at) ? read('UNS-11.2', [], (t) => t.hurt(health)) : null;
  },

  welcome: (at) => {
    const player = me(at);
    if (at.view.turn !== 1) return null;
    return read('UNS-1.1', player.field.map(point), (t, lang) => t.welcome(nameFor(at.view, player.character, lang)));
  },
  draft: (at) => {
    if (selecting(at) !== 'keep' || at.view.turn !== 1) return null;
    const core = suggested(at, 'keep');
    if (core === null) return answer('UNS-6.3', [], (t) => t.draftFreely);
    return answer('UNS-6.3', [`looking:${core}`], (t, lang) => t.draft(named(at, core, lang)));
  },
  under: (at) => (selecting(at) === 'under' && at.view.turn === 1 ? answer('UNS-6.3', [], (t) => t.under) : null),
  threats: (at) => {
    const { field } = me(at);
    if (!isActing(at) || at.view.turn !== 1 || field.length === 0) return null;
    const attack = field.reduce((sum, threat) => sum + threat.attack, 0);
    return read('UNS-10.3', field.map(point), (t) => t.threats(attack));
  },
  taunt: (at) => {
    if (at.decision?.at !== 'hit' || at.view.turn !== 1) return null;
    const threat = me(at).field.find((t) => t.keywords.some(({ k }) => k === 'taunt'));
    return threat
      ? answer('UNS-18.4', [point(threat)], (t, lang) => t.taunt(nameFor(at.view, threat.threat, lang)))
      : null;
  },
  aim: (at) => {
    const ref = suggested(at, 'hit');
    if (at.decision?.at !== 'hit' || at.view.turn !== 1) return null;
    return answer('UNS-10.1', ref === null ? [] : [`card:${ref}`], (t) => t.aim);
  },
  drawn: (at) => {
    const player = me(at);
    const card = player.hand.at(-1);
    if (!isActing(at) || at.view.turn !== 1 || player.defeated !== 1 || !card?.core) return null;
    const { core } = card;
    const threats = player.field.length + player.deckSize;
    return read('UNS-10.5', [point(card)], (t, lang) => t.drawn({ card: named(at, core, lang), threats }));
  },
  buy: (at) => {
    const upgrade = isActing(at) ? suggested(at, 'buy') : null;
    if (upgrade === null) return null;
    const slot = at.view.market.findIndex((tile) => tile?.upgrade === upgrade);
    return answer('UNS-9.1', [`market:${slot}`], (t, lang) => t.buy(named(at, upgrade, lang)));
  },
  fit: (at) => {
    if (at.decision?.at !== 'fit' || at.view.turn !== 1) return null;
    const card = cardAt(me(at).hand, suggested(at, 'fit'));
    if (!card?.core) return answer('UNS-9.4', [], (t) => t.fitFreely);
    const { core } = card;
    return answer('UNS-9.4', [point(card)], (t, lang) => t.fit(named(at, core, lang)));
  },
  exhaust: (at) => {
    const card = isActing(at) && at.view.turn === 1 ? cardAt(me(at).play, suggested(at, 'exhaust')) : undefined;
    if (!card?.core) return null;
    const { core } = card;
    return answer('UNS-8.1', [point(card)], (t, lang) => t.exhaust(named(at, core, lang)));
  },
  ally: (at) => {
    const card = at.view.turn === 1 ? toPlay(at) : undefined;
    if (!card?.core || defOf(at.view, card)?.kind !== 'ally') return null;
    const { core } = card;
    return answer('UNS-7.6', [point(card)], (t, lang) => t.ally(named(at, core, lang)));
  },
  finish: (at) => {
    const card = at.view.turn === 1 ? toPlay(at) : undefined;
    const threat = threatsOf(me(at)).find((t) => t.damage > 0 && leftOf(t) === 1);
    if (!card?.core || !threat) return null;
    const { core } = card;
    return answer('UNS-10.5', [point(card), point(threat)], (t, lang) =>
      t.finish({ card: named(at, core, lang), threat: nameFor(at.view, threat.threat, lang) }),
    );
  },
  play: (at) => {
    const player = me(at);
    const card = at.view.turn === 1 && player.play.length === 0 ? toPlay(at) : undefined;
    if (!card?.core) return null;
    const { core } = card;
    return answer('UNS-7.4', [point(card)], (t, lang) => t.play({ ap: player.ap, card: named(at, core, lang) }));
  },
  end: (at) =>
    isActing(at) && at.view.turn === 1 && at.suggest === 'end' ? answer('UNS-7.3', ['end'], (t) => t.end) : null,

  after: (at) => (at.view.turn === 2 ? read('UNS-12.4', me(at).field.map(point), (t) => t.after(me(at).health)) : null),
  rage: (at) => {
    const player = me(at);
    const threat = player.field.find((t) => t.keywords.some(({ k }) => k === 'rage'));
    const hasAlly = player.play.some((card) => defOf(at.view, card)?.kind === 'ally');
    if (!threat || !hasAlly || at.view.turn !== 2 || !isActing(at)) return null;
    return read('UNS-18.7', [point(threat)], (t, lang) => t.rage(nameFor(at.view, threat.threat, lang)));
  },
  onYourOwn: (at) => (isActing(at) && at.view.turn === 2 ? read('UNS-15.1', [], (t) => t.onYourOwn) : null),

  handDown: (at) => {
    const ask = at.decision?.ask;
    if (!isLevelling(at.view) || ask?.kind !== 'subset' || at.decision?.at !== 'handDown') return null;
    const { min } = ask;
    return answer('UNS-15.4', [], (t) => t.handDown(min));
  },
  remove: (at) => {
    if (!isLevelling(at.view) || at.decision?.at !== 'remove') return null;
    const player = me(at);
    const card = cardAt([...player.discard, ...player.hand], suggested(at, 'remove'));
    if (!card?.core) return answer('UNS-15.5', [], (t) => t.removeFreely);
    const { core } = card;
    return answer('UNS-15.5', [point(card)], (t, lang) => t.remove(named(at, core, lang)));
  },
};

/** Ids of all steps. */
export const STEP_IDS = Object.keys(STEPS);

const SCRIPT: GuideScript<UnsView, GuideText> = {
  steps: STEPS,
  texts: GUIDE_TEXT,
  suggestion,
  hasBegun: (view) => view.turn > 0,
};

export function guideStep(moment: Moment<UnsView>, progress: GuideProgress): GuideStep | null {
  return stepOf(SCRIPT, moment, progress);
}
