import { type Lang, qty, say, type Text } from '@starhold/effects/text';
import { type Decision, offeredIds } from '@starhold/kernel';
import { GAINS, type Gain } from '../content/index.ts';
import type { UnsView, WorkView } from '../view.ts';
import { branchText, listAt } from './choices.ts';
import { opsText } from './effects.ts';
import { GAIN_NOUNS } from './nouns.ts';
import { BOOKS, cardName, storyTitle, upgradeName, workOf } from './refs.ts';

/** The question in front of a seat, by what is offered and by what is at work. */
export function promptText(view: UnsView, decision: Decision, lang: Lang): Text {
  const { ask } = decision;
  const { prompts } = BOOKS[lang];
  const ids = offeredIds(ask);
  const verb = (ids[0] ?? '').split(':')[0];
  const n = ask.kind === 'subset' ? ask.max : ask.kind === 'amounts' ? ask.max : 1;
  switch (verb) {
    case 'draft':
      return say(prompts, 'deck', {});
    case 'keep':
    case 'under':
      return say(prompts, verb, {});
    case 'threat':
      return say(prompts, ask.kind === 'order' ? 'order' : 'fall', {});
    case 'shelve':
      return say(prompts, 'market', {});
    case 'tell':
      return say(prompts, 'story', { title: storyTitle(view.boss.story ?? 0, lang) });
    case 'go':
      return say(prompts, 'playOn', {});
    case 'trigger':
      return say(prompts, 'upkeep', {});
  }
  if (ids.includes('end')) return actionPrompt(view, ask.seat, ids.includes('stop'), lang);
  return workPrompt(workOf(view, ask.seat), verb, n, ask.kind === 'subset' && ask.min < ask.max, lang);
}

function actionPrompt(view: UnsView, seat: number, won: boolean, lang: Lang): Text {
  const { prompts } = BOOKS[lang];
  const { ap, credits } = view.players[seat];
  return won ? say(prompts, 'wonAction', {}) : say(prompts, 'action', { ap, credits });
}

const HITS = { any: 'hit', onDeck: 'hitDeck', active: 'hitActive' } as const;

function isGain(what: string): what is Gain {
  return (GAINS as readonly string[]).includes(what);
}

function workPrompt(w: WorkView | undefined, verb: string, n: number, upTo: boolean, lang: Lang): Text {
  const { prompts } = BOOKS[lang];
  if (w?.core) return say(prompts, 'resolve', { card: cardName(w.core, lang) });
  switch (w?.what) {
    case 'fit':
      return say(prompts, 'fit', { upgrade: upgradeName(w.upgrades[0] ?? '', lang) });
    case 'hit':
      return say(prompts, HITS[w.about as keyof typeof HITS] ?? 'hit', { n: w.dealt });
    case 'sweep':
      return say(prompts, verb === 'hit' ? 'sweepNext' : 'sweep', { n: w.dealt });
    case 'reward':
      return say(prompts, 'reward', { what: opsText(listAt(w.about), lang) });
    case 'handDown':
      return say(prompts, upTo ? 'handUpTo' : 'handDown', { n });
    case 'remove':
      return w.n > 0 ? say(prompts, 'removePaid', { n: w.n }) : say(prompts, 'remove', {});
    case 'refresh':
    case 'again':
    case 'takeBack':
    case 'dismiss':
    case 'market':
      return say(prompts, w.what, {});
    case 'whom':
      return isGain(w.about)
        ? say(prompts, 'whom', { gain: qty(w.n, GAIN_NOUNS[w.about], 'nom', lang) })
        : say(prompts, 'branch', {});
    case 'share':
      return say(prompts, 'share', { n });
    case 'offer':
      return say(prompts, verb === 'remove' ? 'offerRemove' : 'offerAlly', { n });
    case 'branch':
      return verb === 'do' || verb === 'pay'
        ? say(prompts, 'may', { what: branchText(w, lang) })
        : say(prompts, 'branch', {});
    default:
      return say(prompts, 'branch', {});
  }
}
