import { join, type Lang, num, say, signed, type Text, txt } from '@starhold/effects/text';
import { parseOption, partOf, refOf, targetOf, verbOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import { coreIn, type Effect, type Op, packOf, storyIn, type UpgradeDef, upgradeIn } from '../content/index.ts';
import type { UnsView, WorkView } from '../view.ts';
import { effectList, effectText, opsText, wordingOf } from './effects.ts';
import { type From, nameFor } from './names.ts';
import {
  BOOKS,
  cardName,
  cardRef,
  characterName,
  findCard,
  findThreat,
  threatName,
  threatRef,
  upgradeName,
  workOf,
} from './refs.ts';
import { optionRules } from './tales.ts';

/** Labels of options, named by their id: `verb:thing`. What an effect is called is made from what it does. */

type Label = (view: UnsView, ref: string, lang: Lang, option: string) => Text;
type Simple = 'end' | 'stop' | 'go' | 'skip' | 'none';
type OfCard = 'discard' | 'refresh' | 'return' | 'dismiss' | 'fit';

const simple =
  (key: Simple): Label =>
  (_view, _ref, lang) =>
    say(BOOKS[lang].options, key, {});
const ofCard =
  (key: OfCard): Label =>
  (view, ref, lang) =>
    say(BOOKS[lang].options, key, { card: cardRef(view, ref, lang) });
const ofName =
  (key: 'keep' | 'under'): Label =>
  (view, id, lang) =>
    say(BOOKS[lang].options, key, { card: cardName(view, id, lang) });

/** Whose options these are: those of the eyes that look, or of whoever is at work. */
function work(view: UnsView): WorkView | undefined {
  return workOf(view, typeof view.eyes === 'number' ? view.eyes : undefined);
}

/** The effects that `do:0`, `do:1` … name now. */
export function effectsNow(view: UnsView): Effect[] {
  return effectsAt(view, work(view));
}

function effectsAt(view: UnsView, w: WorkView | undefined): Effect[] {
  const core = coreIn(packOf(view), w?.core ?? null);
  return w && core ? effectList(core, upgradesIn(view, w.upgrades), w.what, w.group) : [];
}

function upgradesIn(from: From, ids: readonly (string | null)[]): UpgradeDef[] {
  return ids.flatMap((id) => upgradeIn(packOf(from), id) ?? []);
}

/** The list a choice or a reward stands in. */
export function listAt(from: From, address: string): readonly Op[] {
  return packOf(from).lists.at(address);
}

/** What `do` and `pay` would do. */
function branchText(op: Op | undefined, lang: Lang): Text {
  if (!op) return [];
  return op.op === 'may' ? opsText(op.do, lang) : opsText([op], lang);
}

/** What `may` and `pay` would do; a choice says it branch by branch. */
export function branchPrompt(from: From, { list, op: at }: Abouts['branch'], lang: Lang): Text {
  const op = listAt(from, list)[at];
  const { prompts } = BOOKS[lang];
  return op?.op === 'may' || op?.op === 'pay'
    ? say(prompts, 'may', { what: branchText(op, lang) })
    : say(prompts, 'branch', {});
}

/** What is chosen about at present. */
function branchAt(view: UnsView): Op | undefined {
  const w = work(view);
  return w?.what === 'branch' ? listAt(view, w.about)[w.at] : undefined;
}

function chosenBranch(view: UnsView, option: string): readonly Op[] | undefined {
  const op = branchAt(view);
  if (op?.op !== 'choose') return undefined;
  return op.of.find((branch) => branch.id === option)?.do;
}

function upgradesOf(view: UnsView, ref: string): UpgradeDef[] {
  const card = findCard(view, ref);
  return card ? upgradesIn(view, [card.top, card.bottom]) : [];
}

/** `k5` or `k5.1`: which exhaust symbol, with what the upgrades add. */
export function exhaustEffects(view: UnsView, option: string): Effect[] {
  const handle = targetOf(option);
  const core = coreIn(packOf(view), findCard(view, handle)?.core ?? null);
  return core ? effectList(core, upgradesOf(view, handle), 'exhaust', partOf(option)) : [];
}

function exhaustLabel(view: UnsView, _ref: string, lang: Lang, option: string): Text {
  const what = effectsText(exhaustEffects(view, option), lang);
  return say(BOOKS[lang].options, 'exhaust', { card: cardRef(view, targetOf(option), lang), what });
}

function effectsText(effects: readonly Effect[], lang: Lang): Text {
  return join(
    effects.map((effect) => effectText(effect, lang)),
    ' ',
  );
}

/** What the reward gives that is offered at present. */
function rewardText(view: UnsView, lang: Lang): Text {
  const w = work(view);
  return w?.what === 'reward' ? opsText(listAt(view, w.about), lang) : [];
}

function hitLabel(view: UnsView, ref: string, lang: Lang): Text {
  const { options } = BOOKS[lang];
  const found = findThreat(view, ref);
  const { damage = 0, health = 0 } = found?.threat ?? {};
  const text = say(options, found?.active === false ? 'onDeck' : 'hit', {
    what: threatRef(view, ref, lang),
    damage,
    health,
  });
  if (!found || view.players.length === 1) return text;
  return say(options, 'owned', { owner: characterName(view, found.seat, lang), what: text });
}

function tellLabel(view: UnsView, id: string, lang: Lang): Text {
  const option = storyIn(packOf(view), view.boss.story)?.options.find((o) => o.id === id);
  if (!option) return txt`${id}`;
  return say(BOOKS[lang].options, 'tell', {
    story: option.tale[lang],
    rules: optionRules(option, lang, view.players.length),
  });
}

const PINGS: Record<string, 'pingWait' | 'pingGo'> = { wait: 'pingWait', go: 'pingGo' };

/** What a ping points at, `PLACE>NAME` (rules/signals.ts): the place tells what kind of thing the name is. */
function pingedName(view: UnsView, [place, name = '']: readonly string[], lang: Lang): Text {
  if (place === 'boss') return txt`${nameFor(view, view.boss.id, lang)}`;
  if (place === 'market') return upgradeName(view, name, lang);
  return packOf(view).coreIndex.has(name) ? cardName(view, name, lang) : threatName(view, name, lang);
}

const LABELS: Record<string, Label> = {
  draft: (view, level, lang) => {
    const top = view.coreDecks[Number(level) - 1]?.top;
    const card = cardName(view, top ?? '–', lang);
    return say(BOOKS[lang].options, 'draft', { level: Number(level), card });
  },
  keep: ofName('keep'),
  under: ofName('under'),
  play: (view, ref, lang) =>
    say(BOOKS[lang].options, 'play', { card: cardRef(view, ref, lang), n: findCard(view, ref)?.cost ?? 0 }),
  exhaust: exhaustLabel,
  buy: (view, id, lang) => {
    const seat = typeof view.eyes === 'number' ? view.eyes : 0;
    const offer = view.market.find((slot) => slot?.upgrade === id);
    const def = upgradeIn(packOf(view), id);
    const less = def?.discount;
    return say(BOOKS[lang].options, 'buy', {
      upgrade: upgradeName(view, id, lang),
      discount: less ? txt`, ${wordingOf(lang).factions[less.faction]} ${num(signed(-less.n, lang))}` : [],
      n: offer?.prices[seat] ?? offer?.prices[0] ?? def?.price ?? 0,
    });
  },
  fit: ofCard('fit'),
  end: simple('end'),
  stop: simple('stop'),
  go: simple('go'),
  skip: simple('skip'),
  none: simple('none'),
  do: (view, ref, lang) => {
    const effect = ref === '' ? undefined : effectsAt(view, work(view))[Number(ref)];
    if (effect) return say(BOOKS[lang].options, 'effect', { what: effectText(effect, lang) });
    return say(BOOKS[lang].options, 'do', {});
  },
  pay: (view, _ref, lang) => say(BOOKS[lang].options, 'pay', { what: branchText(branchAt(view), lang) }),
  hit: hitLabel,
  sweep: (view, ref, lang) =>
    say(BOOKS[lang].options, 'sweep', { owner: characterName(view, Number(ref.slice(1)), lang) }),
  reward: (view, _ref, lang) => say(BOOKS[lang].options, 'reward', { what: rewardText(view, lang) }),
  trigger: (view, ref, lang) =>
    ref === 'story'
      ? say(BOOKS[lang].options, 'triggerStory', {})
      : say(BOOKS[lang].options, 'trigger', { card: cardRef(view, ref, lang) }),
  remove: (view, ref, lang) => {
    const isDiscarded = view.players.some((p) => p.discard.some((card) => card.ref === ref));
    return say(BOOKS[lang].options, isDiscarded ? 'removeDiscarded' : 'remove', { card: cardRef(view, ref, lang) });
  },
  discard: ofCard('discard'),
  refresh: ofCard('refresh'),
  again: (view, _ref, lang, option) => {
    const handle = targetOf(option);
    const at = partOf(option);
    const core = coreIn(packOf(view), findCard(view, handle)?.core ?? null);
    const effect = core ? effectList(core, upgradesOf(view, handle), 'play', 0)[at] : undefined;
    const what = effect ? effectText(effect, lang) : txt`${at + 1}`;
    return say(BOOKS[lang].options, 'again', { card: cardRef(view, handle, lang), what });
  },
  return: ofCard('return'),
  seat: (view, ref, lang) => say(BOOKS[lang].options, 'seat', { owner: characterName(view, Number(ref), lang) }),
  dismiss: ofCard('dismiss'),
  threat: (view, ref, lang) => say(BOOKS[lang].options, 'threat', { what: threatRef(view, ref, lang) }),
  shelve: (view, id, lang) => say(BOOKS[lang].options, 'shelve', { card: upgradeName(view, id, lang) }),
  tell: tellLabel,
  ping: (view, ref, lang, option) => {
    const general = PINGS[ref];
    if (general) return say(BOOKS[lang].options, general, {});
    const deck = /^deck(\d)/.exec(ref);
    const what = pingedName(view, parseOption(option).refs, lang);
    return deck
      ? say(BOOKS[lang].options, 'pingDeck', { level: Number(deck[1]), what })
      : say(BOOKS[lang].options, 'pingThing', { what });
  },
};

/** The verbs of all options that have a label here. */
export const VERBS = Object.keys(LABELS);

/** What stands on the button of an option or a ping. */
export function optionLabel(view: UnsView, option: string, lang: Lang): Text {
  const branch = chosenBranch(view, option);
  if (branch) return opsText(branch, lang);
  const verb = verbOf(option);
  if (!Object.hasOwn(LABELS, verb)) return txt`${option}`;
  return LABELS[verb](view, refOf(option), lang, option);
}
