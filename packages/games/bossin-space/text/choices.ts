import { type Lang, say, signed, type Text, txt } from '@starhold/effects/text';
import { type Decision, parseOption } from '@starhold/kernel';
import { askedOf, questionOf } from '../abouts.ts';
import { packOf } from '../content/index.ts';
import { columnIn, uidIn } from '../refs.ts';
import type { BosView } from '../view.ts';
import { branchText } from './cards.ts';
import { PATH_NAMES } from './names.ts';
import { BOOKS, cardName, causeName, crewName, enemyRef, targetRef, thingRef } from './refs.ts';

/** Prompts and options. Options are named by their id (`verb:thing>place`), prompts by the frame that asks. */

type Label = (view: BosView, ref: string, lang: Lang, to: string) => Text;

const simple =
  (key: 'keep' | 'refresh' | 'go' | 'none' | 'do' | 'skip'): Label =>
  (_view, _ref, lang) =>
    say(BOOKS[lang].options, key, {});
const ofCard =
  (key: 'commit' | 'remove' | 'take'): Label =>
  (view, kind, lang) =>
    say(BOOKS[lang].options, key, { card: cardName(view, kind, lang) });

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
  slot: (view, kind, lang) =>
    kind === 'none'
      ? say(BOOKS[lang].options, 'slotNone', {})
      : say(BOOKS[lang].options, 'slot', { card: cardName(view, kind, lang) }),
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
    const column = columnIn(ref);
    const what = targetRef(view, column, lang);
    const { options } = BOOKS[lang];
    return what ? say(options, 'fire', { column, what }) : say(options, 'fireEmpty', { column });
  },
  pull: (view, ref, lang, to) =>
    say(BOOKS[lang].options, 'pull', { what: thingRef(view, ref, lang), column: columnIn(to) }),
  to: (view, ref, lang) => {
    const column = columnIn(ref);
    return say(BOOKS[lang].options, column === view.ship ? 'stay' : 'to', { column });
  },
  steer: (_view, ref, lang) => say(BOOKS[lang].options, ref === 'left' ? 'left' : 'right', {}),
  dodge: (_view, ref, lang) => say(BOOKS[lang].options, 'dodge', { column: columnIn(ref) }),
  heat: (view, _ref, lang) =>
    say(BOOKS[lang].options, view.heat + 1 >= view.heatMax ? 'explode' : 'heat', { now: view.heat + 1 }),
  upgrade: upgradeLabel,
  ping: (view, ref, lang) => {
    const { options } = BOOKS[lang];
    const general = PINGS[ref];
    if (general) return say(options, general, {});
    if (ref.startsWith('c')) return say(options, 'pingColumn', { column: columnIn(ref) });
    return say(options, 'pingEnemy', { what: enemyRef(view, uidIn(ref), lang) });
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
  return cardName(view, view.slots[view.slot - 1]?.command ?? '', lang);
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

/** What stands on the button of an option or a ping. Where a card offers a choice, the button says what it does. */
export function optionLabel(view: BosView, option: string, lang: Lang): Text {
  const {
    verb,
    refs: [ref = '', to = ''],
  } = parseOption(option);
  if (Object.hasOwn(LABELS, verb)) return LABELS[verb](view, ref, lang, to);
  const branch = packOf(view).branches.get(option);
  return branch ? branchText(branch, lang) : txt`${option}`;
}

/** The question in front of a seat. */
export function promptText(view: BosView, decision: Decision, lang: Lang): Text {
  const { prompts } = BOOKS[lang];
  const asked = askedOf(decision);
  switch (asked.at) {
    case 'pick':
      return say(prompts, 'pick', { n: asked.ask.about.need });
    case 'slot': {
      const { slot, card, step } = asked.ask.about;
      return step === 'command'
        ? say(prompts, 'command', { slot, card: cardName(view, card, lang) })
        : say(prompts, 'go', { slot });
    }
    case 'aim':
      return say(prompts, 'aim', { card: causeName(view, asked.ask.about.source, lang) });
    case 'dodge':
      return say(prompts, 'dodge', { what: causeName(view, asked.ask.about.source, lang) });
    case 'heat':
      return say(prompts, 'heat', { now: view.heat, max: view.heatMax });
    case 'newCards':
      return say(prompts, 'newCards', { n: asked.ask.about.take });
    case 'branch':
      return say(prompts, questionOf(decision) === 'steer' ? 'steer' : 'branch', {});
    case 'refresh':
    case 'remove':
    case 'arrange':
    case 'hack':
    case 'pull':
    case 'teleport':
    case 'upgrade':
      return say(prompts, asked.at, {});
    default:
      asked satisfies never;
      return say(prompts, 'branch', {});
  }
}
