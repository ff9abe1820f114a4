import { plain } from '@starhold/effects/text';
import { type Language, type Picked, refOf, verbOf } from '@starhold/kernel';
import type { CardView, ThreatView, UnsView } from '@starhold/unstoppable';
import { causeName, logLine, nameFor, optionLabel, refusalText } from '@starhold/unstoppable/text';
import type { GameWords } from '../../../desk/context.ts';
import { isPlace, pingAt } from '../board/pings.ts';
import { lookOf } from './log.ts';
import { UNS_TEXT, type UnsText } from './table.ts';

/** What Unstoppable says about its own things, for the parts that are the same at every table. */
export function wordsOf(
  view: UnsView,
  names: readonly string[],
  lang: Language,
  w: UnsText,
  phone: boolean,
  signals: readonly string[],
): GameWords {
  const option = (id: string): string => optionWords(view, id, lang);
  return {
    option,
    refusal: (refusal) => plain(refusalText(refusal, lang)),
    undone: (pick) => undone(pick, w),
    line: (event) => logLine(view, event, names, lang),
    unsaid: UNSAID,
    look: lookOf,
    // What belongs to a turn belongs to one of its phases, and that has a name.
    cause: (cause) => (cause === 'turn' ? '' : plain(causeName(view, cause, lang))),
    round: w.turn,
    whyTitle: (gauge) => whyTitle(gauge, view, names, lang, w),
    whyNone: (gauge) => (gauge.startsWith('damage') || gauge === 'boss' ? w.why.none : w.why.start),
    hints: {
      thing: (ref) => thing(ref, view, lang, w),
      option,
      lookAnyway: w.hints.lookAnyway,
      order: (pick) =>
        pick.every((id) => ORDERED.has(verbOf(id)))
          ? w.hints.order(pick.map((id, i) => `${i + 1} ${option(id)}`).join(', '))
          : null,
    },
    pings: {
      text: w.pings.text,
      isPlace,
      at: (target) => pingAt(target, view, signals),
      point: phone ? w.pings.pointByTouch : w.pings.point,
    },
  };
}

/** What all threats did together. */
export const UNSAID = { hurt: { by: '', threat: '' } };

/** Verbs of picks that are said in their order. */
const ORDERED: ReadonlySet<string> = new Set(['under', 'threat']);

/** Played from the hand, exhausted in play: there is nothing to tell apart. */
const FROM_ONE_PLACE: ReadonlySet<string> = new Set(['play', 'exhaust']);

/** Cards of equal name say where they lie; the story has its terms beside it. */
export function optionWords(view: UnsView, id: string, lang: Language): string {
  const label = plain(optionLabel(view, id, lang));
  if (verbOf(id) === 'tell') return label.split(' [')[0];
  // Some labels of the game end with the place already.
  const isSaid = FROM_ONE_PLACE.has(verbOf(id)) || label.endsWith(')');
  const place = isSaid ? undefined : placeOf(view, /^k\d+/.exec(refOf(id))?.[0] ?? '');
  return place === undefined ? label : `${label} (${UNS_TEXT[lang].places[place]})`;
}

/** Where a card lies, if another one of its name lies elsewhere with the same player. */
function placeOf(view: UnsView, ref: string): 'hand' | 'play' | 'discard' | undefined {
  for (const player of view.players) {
    const places = { hand: player.hand, play: player.play, discard: player.discard };
    const all = Object.entries(places) as [keyof typeof places, CardView[]][];
    const [own, cards] = all.find(([, there]) => there.some((card) => card.ref === ref)) ?? [];
    const core = cards?.find((card) => card.ref === ref)?.core;
    if (own === undefined) continue;
    return all.some(([place, there]) => place !== own && there.some((card) => card.core === core)) ? own : undefined;
  }
  return undefined;
}

/** A card or threat by its handle, wherever it lies. */
export function findAnywhere(
  view: UnsView,
  ref: string,
): { card: CardView; threat: ThreatView | undefined } | undefined {
  for (const player of view.players) {
    const threat = player.field.find((t) => t.ref === ref) ?? (player.onDeck?.ref === ref ? player.onDeck : undefined);
    if (threat) return { card: threat, threat };
    const card = [...player.hand, ...player.play, ...player.discard].find((c) => c.ref === ref);
    if (card) return { card, threat: undefined };
  }
  const boxed = view.box.find((c) => c.ref === ref);
  return boxed ? { card: boxed, threat: undefined } : undefined;
}

export function nameOf(view: UnsView, ref: string, lang: Language): string | null {
  const found = findAnywhere(view, ref);
  const id = found?.threat?.threat ?? found?.card.core;
  return id ? nameFor(view, id, lang) : null;
}

function thing(ref: string, view: UnsView, lang: Language, w: UnsText): string | null {
  if (/^k\d+$/.test(ref)) return nameOf(view, ref, lang);
  if (/^\d$/.test(ref)) return w.hints.deck(Number(ref));
  const [gauge] = ref.split(':');
  const { danger, boss, health, armour, credits, ap, level } = w.hints;
  const gauges: Record<string, string> = { danger, boss, health, armour, credits, ap, level };
  if (Object.hasOwn(gauges, gauge)) return gauges[gauge];
  const name = nameFor(view, ref, lang);
  return name === ref ? null : name;
}

function undone(pick: Picked, w: UnsText): string {
  const id = Array.isArray(pick) ? pick[0] : typeof pick === 'string' ? pick : undefined;
  const verb = verbOf(id ?? '');
  return Object.hasOwn(w.undo, verb) ? w.undo[verb as keyof UnsText['undo']] : w.undo.other;
}

function whyTitle(gauge: string, view: UnsView, names: readonly string[], lang: Language, w: UnsText): string {
  const [what, ref = ''] = gauge.split(':');
  const { why } = w;
  if (what === 'danger' || what === 'boss') return why[what];
  if (what === 'damage') return why.damage(nameOf(view, ref, lang) ?? '');
  const seat = Number(ref);
  const who = view.players.length === 1 ? nameFor(view, view.players[0].character, lang) : (names[seat] ?? '');
  return why[what as 'health' | 'armour' | 'ap' | 'credits' | 'level'](who);
}
