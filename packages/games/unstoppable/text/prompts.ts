import { type Lang, qty, say, type Text } from '@starhold/effects/text';
import type { Decision } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { UnsView } from '../view.ts';
import { branchPrompt, listAt } from './choices.ts';
import { opsText } from './effects.ts';
import { GAIN_NOUNS } from './nouns.ts';
import { BOOKS, cardName, storyTitle, upgradeName } from './refs.ts';

const HITS = { any: 'hit', onDeck: 'hitDeck', active: 'hitActive' } as const;

/** The question in front of a seat: what it is about is said by the question itself. */
export function promptText(view: UnsView, decision: Decision, lang: Lang): Text {
  const { prompts } = BOOKS[lang];
  const d = asked(decision);
  switch (d.at) {
    case 'select':
      return say(prompts, d.ask.about.step, {});
    case 'action': {
      const { ap, credits } = view.players[d.ask.seat];
      return view.won ? say(prompts, 'wonAction', {}) : say(prompts, 'action', { ap, credits });
    }
    case 'fit':
      return say(prompts, 'fit', { upgrade: upgradeName(view, d.ask.about.upgrade, lang) });
    case 'resolve':
      return say(prompts, 'resolve', { card: cardName(view, d.ask.about.core, lang) });
    case 'branch':
      return branchPrompt(view, d.ask.about, lang);
    case 'hit':
      return say(prompts, HITS[d.ask.about.to], { n: d.ask.about.n });
    case 'sweep':
      return say(prompts, d.ask.about.step === 'next' ? 'sweepNext' : 'sweep', { n: d.ask.about.n });
    case 'reward':
      return say(prompts, 'reward', { what: opsText(listAt(view, d.ask.about.list), lang) });
    case 'check':
      return say(prompts, 'fall', {});
    case 'threat':
      return say(prompts, 'order', {});
    case 'handDown':
      return say(prompts, d.ask.about.upTo === 1 ? 'handUpTo' : 'handDown', { n: d.ask.about.n });
    case 'remove':
      return d.ask.about.price > 0 ? say(prompts, 'removePaid', { n: d.ask.about.price }) : say(prompts, 'remove', {});
    case 'upkeep':
    case 'playOn':
    case 'refresh':
    case 'again':
    case 'takeBack':
    case 'dismiss':
    case 'market':
      return say(prompts, d.at, {});
    case 'whom':
      return say(prompts, 'whom', { gain: qty(d.ask.about.n, GAIN_NOUNS[d.ask.about.what], 'nom', lang) });
    case 'story':
      return say(prompts, 'story', { title: storyTitle(view, d.ask.about.card, lang) });
    case 'share':
      return say(prompts, 'share', { n: d.ask.about.n });
    case 'offer':
      return say(prompts, d.ask.about.what === 'remove' ? 'offerRemove' : 'offerAlly', { n: d.ask.about.n });
    default:
      return d satisfies never;
  }
}
