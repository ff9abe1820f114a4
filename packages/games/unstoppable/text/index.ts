import type { Decision, GameText, Language, Refusal, SeenEvent } from '@starhold/kernel';
import type { UnsView } from '../view.ts';
import { NAMES } from './names.ts';

export { NAMES, TYPE_NAMES } from './names.ts';
export { STORY_TEXT, type StoryText } from './story.ts';

/** Plain words until the phrases are written: the verb and the name of what it is about. */
function nameOf(view: UnsView, ref: string, lang: Language): string {
  const [handle] = ref.split('.');
  for (const p of view.players) {
    for (const threat of [...p.field, ...(p.onDeck ? [p.onDeck] : [])]) {
      if (threat.ref === handle) return NAMES[lang][threat.threat] ?? threat.threat;
    }
    for (const card of [...p.hand, ...p.play, ...p.discard]) {
      if (card.ref === handle) return card.core === null ? handle : (NAMES[lang][card.core] ?? card.core);
    }
  }
  return NAMES[lang][handle] ?? ref;
}

function label(view: UnsView, option: string, lang: Language): string {
  const at = option.indexOf(':');
  return at < 0 ? option : `${option.slice(0, at)} ${nameOf(view, option.slice(at + 1), lang)}`;
}

export const gameText: GameText<UnsView> = {
  option: label,
  prompt: (view: UnsView, decision: Decision): string => `${view.phase}: ${decision.ask.kind}`,
  event(view: UnsView, event: SeenEvent, seats: readonly string[], lang: Language): string {
    const who = seats[event.seat] ?? `${event.seat}`;
    return `${who}: ${event.type} ${event.pub.map((part) => nameOf(view, String(part), lang)).join(' ')}`.trimEnd();
  },
  refusal: (refusal: Refusal): string => `${refusal.rule}: ${refusal.msg} ${refusal.args.join(' ')}`.trimEnd(),
};
