import { type Lang, num, type Text, txt } from '@starhold/effects/text';
import { parseOption } from '@starhold/kernel';
import { COLOURS, LETTERS, packOf } from '../content/index.ts';
import type { View } from '../view.ts';
import type { OptionBook } from './books.ts';
import { permanentText } from './cards.ts';
import { opsText, wordingOf } from './effects.ts';
import { BOOKS } from './messages.ts';
import { type Names, nameFor, namesFor } from './names.ts';
import { kindOf } from './symbols.ts';
import { KIND_NAMES, PAIR_NAMES, ZONE_NAMES } from './titles.ts';

/** What stands on the button of an option. Everything is read from a view. */

/** Who reads, and what things are called. */
interface Telling {
  view: View;
  lang: Lang;
  book: OptionBook;
  names: Names;
  refs: readonly string[];
  /** What is asked. */
  at: string;
}
type Label = (ref: string, t: Telling) => Text;

const DAMAGES = { m: 'melee', r: 'ranged', d: 'destruction' } as const;

/** Players go by their leaders: who sits where is not known to an option. */
export function leaderName(view: View, seat: number, lang: Lang): string {
  const leader = view.players[seat]?.base[0]?.id;
  return leader === undefined ? wordingOf(lang).player(seat + 1) : nameFor(view, leader, lang);
}
const seatIn = (ref: string): number => Number(ref.slice(1));
const playerIn = (ref: string, { view, lang }: Telling): string => leaderName(view, seatIn(ref), lang);

/** `m3`. */
const packet: Label = (ref, { names }) =>
  names.amount(Number(ref.slice(1)), DAMAGES[ref[0] as keyof typeof DAMAGES], 'acc');

const kind: Label = (ref, { lang, book }) => (ref === 'n' ? book.neutral : txt`${KIND_NAMES[kindOf(ref)][lang]}`);

/** `d2`. */
const dieIn = (ref: string): number => Number(ref.slice(1));

function faceOf(ref: string, { view, names }: Telling): Text {
  const die = view.players[view.me]?.dice[Number(ref.slice(1)) - 1];
  return names.symbols((die?.faces[die.up] ?? '').replaceAll('n', ''));
}

/** A card by its id, or by its place on the own training ground: `g2`. */
const thing: Label = (ref, t) => {
  if (ref.length === 1) return kind(ref, t);
  if (!/^g\d+$/.test(ref)) return t.names.card(ref);
  const id = t.view.players[t.view.me]?.ground[Number(ref.slice(1)) - 1]?.id;
  return id === undefined ? txt`${ref.slice(1)}` : t.names.card(id);
};

/** Of a team mate, where the option says so behind `>`. */
function ofMate(text: Text, t: Telling): Text {
  const mate = t.refs[1];
  return mate === undefined ? text : t.book.ofMate(text, playerIn(mate, t));
}

const byThing =
  (say: (book: OptionBook, what: Text) => Text): Label =>
  (ref, t) =>
    ofMate(say(t.book, thing(ref, t)), t);
const plainly =
  (key: { [K in keyof OptionBook]: OptionBook[K] extends Text ? K : never }[keyof OptionBook]): Label =>
  (_ref, { book }) =>
    book[key];

function costText(ref: string, { view, lang, names }: Telling): Text {
  const { cards, cardIndex } = packOf(view);
  const cost = cards[cardIndex.get(ref) ?? -1]?.cost ?? '';
  return cost === '' ? txt`${wordingOf(lang).words.free}` : names.symbols(cost);
}

/** What a leader or a technology says, and what it does when it is used. */
function permanentBody(ref: string, { view, lang }: Telling): Text {
  const pack = packOf(view);
  const def = pack.permanents[pack.permanentIndex.get(ref) ?? -1];
  return def ? permanentText(def, lang, pack).body : [];
}

function usedText(ref: string, { view, lang }: Telling): Text {
  const { permanents, permanentIndex } = packOf(view);
  return opsText(permanents[permanentIndex.get(ref) ?? -1]?.use ?? [], lang);
}

/** `pay:rk` what a card costs, `pay:m3>AA1` damage for an action, `pay:AA3` a share set aside for one. */
const payLabel: Label = (ref, t) => {
  const { book, names, refs, view } = t;
  if (refs.length > 1) return book.payWith(packet(ref, t), names.card(refs[1]));
  if (packOf(view).names.has(ref)) return book.setAside(names.card(ref));
  return ref === '-' ? book.nothing : book.pay(names.symbols(ref));
};

const recycleLabel: Label = (ref, t) => {
  if (ref === 'scrapyard' || ref === 'discard') return ofMate(t.book.recycleTop(ref), t);
  return ofMate(t.book.recycle(thing(ref, t)), t);
};

const spendLabel: Label = (ref, { view, book, names }) => {
  const at = packOf(view).parts.findIndex(({ id }) => id === ref);
  const price = view.players[view.me]?.prices[at] ?? packOf(view).parts[at]?.cost ?? 0;
  return book.spend(names.card(ref), names.amount(price, 'part'));
};

/** A zone of the Invasion by its letter, a card of the own training ground, or a card that is through with it. */
const trainLabel: Label = (ref, t) => {
  const colour = ref.length === 1 ? COLOURS[LETTERS.indexOf(ref)] : undefined;
  return colour ? txt`${ZONE_NAMES[colour][t.lang]}` : t.book.train(thing(ref, t));
};

/** What waits in quick training: the n-th of the own effects. */
const nextLabel: Label = (ref, { view, lang, names }) => {
  const entry = view.players[view.me]?.queue[Number(ref) - 1];
  if (entry === undefined) return txt`${num(Number(ref))}`;
  const [list, at] = entry.split('#');
  const op = at === undefined ? undefined : packOf(view).lists.at(list)[Number(at)];
  return op ? txt`${names.source(list)}: ${opsText([op], lang)}` : names.source(list);
};

const LABELS: Record<string, Label> = {
  draw: plainly('draw'),
  reshuffle: plainly('reshuffle'),
  end: (_ref, { book, at }) => (Object.hasOwn(book.ends, at) ? book.ends[at as keyof OptionBook['ends']] : book.end),
  none: plainly('none'),
  skip: plainly('skip'),
  do: plainly('do'),
  pass: plainly('pass'),
  order: plainly('order'),
  leader: (ref, t) => t.book.leader(t.names.card(ref), permanentBody(ref, t)),
  take: (ref, t) => (ref.length === 1 ? t.book.takeKind(kind(ref, t)) : t.book.take(thing(ref, t))),
  die: (ref, t) => t.book.die(dieIn(ref), faceOf(ref, t)),
  convert: (ref, t) => t.book.convert(dieIn(ref), dieIn(t.refs[1])),
  play: (ref, t) => t.book.play(t.names.card(ref), costText(ref, t)),
  activate: (ref, t) => t.book.activate(t.names.card(ref), usedText(ref, t)),
  pair: (ref, { view, lang, book }) => {
    const of = kindOf(ref);
    return book.pair(txt`${PAIR_NAMES[of][lang]}`, opsText(packOf(view).def.board.pairs[of], lang));
  },
  keep: byThing((book, what) => book.keep(what)),
  scrap: byThing((_, what) => what),
  discard: byThing((_, what) => what),
  return: byThing((_, what) => what),
  put: byThing((_, what) => what),
  use: byThing((_, what) => what),
  slot: (ref, t) => t.book.slot(kind(ref, t)),
  wild: (ref, t) => t.book.wildSlot(kind(ref, t)),
  deal: (ref, t) => t.book.deal(packet(ref, t)),
  hit: (ref, t) => t.book.hit(packet(ref, t)),
  siege: (ref, t) => t.book.siege(packet(ref, t)),
  spend: spendLabel,
  pay: payLabel,
  kind: (ref, t) => kind(ref, t),
  screw: byThing((_, what) => what),
  unscrew: byThing((_, what) => what),
  recycle: recycleLabel,
  destroy: byThing((book, what) => book.destroy(what)),
  enlist: byThing((book, what) => book.enlist(what)),
  train: trainLabel,
  top: byThing((book, what) => book.top(what)),
  face: (ref, t) => {
    const [die, face] = ref.split('.');
    const shows = t.view.players[t.view.me]?.dice[Number(die.slice(1)) - 1]?.faces[Number(face) - 1] ?? '';
    return t.book.face(dieIn(die), Number(face), t.names.screws(shows));
  },
  swap: (ref, t) => t.book.swap(kind(ref, t), kind(t.refs[1], t)),
  refresh: byThing((book, what) => book.refresh(what)),
  exhaust: byThing((book, what) => book.exhaust(what)),
  repeat: byThing((book, what) => book.repeat(what)),
  reroll: (ref, t) => ofMate(t.book.reroll(dieIn(ref)), t),
  seat: (ref, t) => txt`${playerIn(ref, t)}`,
  to: (ref, t) => txt`${playerIn(ref, t)}`,
  first: (ref, t) => t.book.first(playerIn(ref, t)),
  next: nextLabel,
  run: byThing((book, what) => book.run(what)),
  lock: (ref, t) => t.book.lock(dieIn(ref)),
};

/** The verbs of all options that have a label here. */
export const VERBS = Object.keys(LABELS);

export function optionLabel(view: View, option: string, lang: Lang, at = ''): Text {
  const branch = packOf(view).branches.get(option);
  if (branch) return opsText(branch, lang);
  const { verb, refs } = parseOption(option);
  if (!Object.hasOwn(LABELS, verb)) return txt`${option}`;
  const names = namesFor(view, [], view.me, lang);
  return LABELS[verb](refs[0] ?? '', { view, lang, book: BOOKS[lang].options, names, refs, at });
}
