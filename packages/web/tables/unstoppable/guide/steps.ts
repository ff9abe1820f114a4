import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { cardAt, isActing, me, named, point, selecting, suggested, taunt, toPlay, withKeyword } from './at.ts';
import { defOf, leftOf, threatsOf } from './script.ts';
import type { GuideText } from './texts.ts';

/**
 * The tour of the guided first game. `points` are addresses of the table (`card:k7`, `market:2`, `deck:1`, `looking:ID`)
 * or options (`end`).
 */

/** Turn 1, and what its threats did. */
export const TOUR: Steps<UnsView, GuideText> = {
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
    const threat = at.decision.at === 'hit' ? withKeyword(at, 'taunt') : undefined;
    return threat && at.view.turn === 1 ? taunt(at, threat) : null;
  },
  aim: (at) => {
    const ref = suggested(at, 'hit');
    if (at.decision.at !== 'hit' || at.view.turn !== 1) return null;
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
    if (at.decision.at !== 'fit' || at.view.turn !== 1) return null;
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
  onYourOwn: (at) => {
    if (!isActing(at) || at.view.turn < 2) return null;
    return { ...read<GuideText>('UNS-15.1', [], (t) => t.onYourOwn), last: true };
  },
};
