import { type Lang, say, signed, type Text, txt } from '@starhold/effects/text';
import type { Decision } from '@starhold/kernel';
import type { BosView } from '../view.ts';
import { PATH_NAMES } from './names.ts';
import { BOOKS, cardName, causeName, crewName, enemyRef, targetRef, thingRef } from './refs.ts';
import type { PromptShape } from './shapes.ts';

/** Prompts and options. Options are named by their id (`verb:thing>place`), prompts by the verbs they offer. */

type Label = (view: BosView, ref: string, lang: Lang) => Text;

const column = (ref: string): number => Number(ref.slice(1));
const simple =
  (key: 'keep' | 'refresh' | 'go' | 'none' | 'do' | 'skip'): Label =>
  (_view, _ref, lang) =>
    say(BOOKS[lang].options, key, {});
const ofCard =
  (key: 'commit' | 'remove' | 'take'): Label =>
  (_view, kind, lang) =>
    say(BOOKS[lang].options, key, { card: cardName(kind, lang) });

const LABELS: Record<string, Label> = {
  keep: simple('keep'),
  refresh: simple('refresh'),
  go: simple('go'),
  none: simple('none'),
  do: simple('do'),
  skip: simple('skip'),
  commit: ofCard('commit'),
  remove: ofCard('remove'),
  take: ofCard('take'),
  slot: (_view, kind, lang) =>
    kind === 'none'
      ? say(BOOKS[lang].options, 'slotNone', {})
      : say(BOOKS[lang].options, 'slot', { card: cardName(kind, lang) }),
  resolve: (view, _ref, lang) => say(BOOKS[lang].options, 'resolve', { card: commandNow(view, lang) }),
  flip: (view, _ref, lang) => {
    const by = Math.min(view.heat, view.levels.laser >= COOLING_LEVEL ? 2 : 1);
    return say(BOOKS[lang].options, 'flip', { by: signed(-by, lang), now: view.heat - by });
  },
  use: (_view, crew, lang) => {
    const key = USES[crew];
    return key ? say(BOOKS[lang].options, key, { crew: crewName(crew, lang) }) : txt`${crewName(crew, lang)}`;
  },
  swap: (view, ref, lang) => say(BOOKS[lang].options, 'swap', { what: thingRef(view, ref, lang) }),
  fire: (view, ref, lang) => {
    const what = targetRef(view, column(ref), lang);
    const { options } = BOOKS[lang];
    return what
      ? say(options, 'fire', { column: column(ref), what })
      : say(options, 'fireEmpty', { column: column(ref) });
  },
  pull: (view, ref, lang) => {
    const [what, to = ''] = ref.split('>');
    return say(BOOKS[lang].options, 'pull', { what: thingRef(view, what, lang), column: column(to) });
  },
  to: (view, ref, lang) => say(BOOKS[lang].options, column(ref) === view.ship ? 'stay' : 'to', { column: column(ref) }),
  steer: (_view, ref, lang) => say(BOOKS[lang].options, ref === 'left' ? 'left' : 'right', {}),
  dodge: (_view, ref, lang) => say(BOOKS[lang].options, 'dodge', { column: column(ref) }),
  heat: (view, _ref, lang) =>
    say(BOOKS[lang].options, view.heat + 1 >= view.heatMax ? 'explode' : 'heat', { now: view.heat + 1 }),
  upgrade: upgradeLabel,
  ping: (view, ref, lang) => {
    const { options } = BOOKS[lang];
    const general = PINGS[ref];
    if (general) return say(options, general, {});
    if (ref.startsWith('c')) return say(options, 'pingColumn', { column: column(ref) });
    return say(options, 'pingEnemy', { what: enemyRef(view, Number(ref.slice(1)), lang) });
  },
};

/** BOS-18.8. */
const COOLING_LEVEL = 3;
const LASER_BASE = 2;

type Use = 'useGunner' | 'usePilot' | 'useHacker' | 'useMechanic';
const USES: Record<string, Use> = {
  gunner: 'useGunner',
  pilot: 'usePilot',
  hacker: 'useHacker',
  mechanic: 'useMechanic',
};
type Ping = 'pingMove' | 'pingHeal' | 'pingCool' | 'pingHoldFire';
const PINGS: Record<string, Ping> = {
  move: 'pingMove',
  heal: 'pingHeal',
  cool: 'pingCool',
  holdFire: 'pingHoldFire',
};

function commandNow(view: BosView, lang: Lang): Text {
  return cardName(view.slots[view.slot - 1]?.command ?? '', lang);
}

function upgradeLabel(view: BosView, path: string, lang: Lang): Text {
  const { options } = BOOKS[lang];
  if (!isPath(path)) return txt`${path}`;
  const level = view.levels[path] + 1;
  const gain = (): Text => {
    if (path === 'rockets') return say(options, 'gainRockets', { n: level + 1 });
    if (path === 'deck') return say(options, 'gainDeck', { n: Math.min(2, view.decks.upgraded) });
    if (path === 'life') return say(options, 'gainLife', { n: 1 });
    return level >= COOLING_LEVEL
      ? say(options, 'gainCooling', { n: 2 })
      : say(options, 'gainLaser', { n: LASER_BASE + level });
  };
  return say(options, 'upgrade', { path: PATH_NAMES[path][lang], level, gain: gain() });
}

function isPath(path: string): path is keyof typeof PATH_NAMES {
  return Object.hasOwn(PATH_NAMES, path);
}

/** The verbs of all options that have a label here. */
export const VERBS = Object.keys(LABELS);

/** What stands on the button of an option or a ping. A choice that only a custom pack knows shows its id. */
export function optionLabel(view: BosView, option: string, lang: Lang): Text {
  const at = option.indexOf(':');
  const verb = at < 0 ? option : option.slice(0, at);
  if (!Object.hasOwn(LABELS, verb)) return txt`${option}`;
  return LABELS[verb](view, at < 0 ? '' : option.slice(at + 1), lang);
}

const PROMPT_OF_VERB: Record<string, keyof PromptShape> = {
  keep: 'refresh',
  refresh: 'refresh',
  commit: 'commit',
  remove: 'remove',
  slot: 'arrange',
  resolve: 'command',
  flip: 'command',
  go: 'go',
  swap: 'swap',
  fire: 'fire',
  pull: 'pull',
  to: 'to',
  steer: 'steer',
  dodge: 'dodge',
  heat: 'heat',
  upgrade: 'upgrade',
  take: 'take',
  none: 'none',
};

function idsOf(ask: Decision['ask']): string[] {
  switch (ask.kind) {
    case 'one':
      return ask.options;
    case 'subset':
      return ask.from;
    case 'order':
      return ask.of;
    case 'amounts':
      return ask.bins.map((b) => b.id);
  }
}

/** The question in front of a seat. */
export function promptText(view: BosView, decision: Decision, lang: Lang): Text {
  const { ask } = decision;
  const [verb] = (idsOf(ask)[0] ?? '').split(':');
  const key = PROMPT_OF_VERB[verb] ?? 'branch';
  const { prompts } = BOOKS[lang];
  const n = ask.kind === 'subset' ? ask.min : 1;
  const resolving = causeName(view, view.resolving.at(-1) ?? '', lang);
  switch (key) {
    case 'commit':
    case 'take':
      return say(prompts, key, { n });
    case 'command':
      return say(prompts, key, { slot: view.slot, card: commandNow(view, lang) });
    case 'go':
      return say(prompts, key, { slot: view.slot });
    case 'fire':
      return say(prompts, key, { card: resolving });
    case 'dodge':
      return say(prompts, key, { what: resolving });
    case 'heat':
      return say(prompts, key, { now: view.heat, max: view.heatMax });
    default:
      return say(prompts, key, {});
  }
}
