import { type Lang, type Text, txt } from '@starhold/effects/text';
import { parseOption } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { OptionBook } from './books.ts';
import { opsText, wordingOf } from './effects.ts';
import { BOOKS } from './messages.ts';
import { type From, type Names, namesFor } from './names.ts';

/** What stands on the button of an option. */

/** Eyes at a table; the rank of its captain, where somebody plays. */
type Chooser = From & { me: number; players?: readonly { rank: number }[] };

interface Telling {
  from: Chooser;
  lang: Lang;
  book: OptionBook;
  names: Names;
  refs: readonly string[];
}
type Label = (ref: string, t: Telling) => Text;

const plainly =
  (key: { [K in keyof OptionBook]: OptionBook[K] extends Text ? K : never }[keyof OptionBook]): Label =>
  (_ref, { book }) =>
    book[key];

/** A hand card; `?` where others may not know which. */
const card: Label = (ref, { names, book }) => (ref === '?' ? txt`${book.unknownCard}` : names.card(ref));
const house = (ref: string, { names, book }: Telling): string => (ref === '?' ? book.unknownCard : names.house(ref));
const resources: Label = (ref, { names }) => names.resources(ref);

/** A section of the own board, or a ship. */
const thing: Label = (ref, { names }) =>
  ref.startsWith('section') ? txt`${names.section(Number(ref.slice(7)))}` : names.ship(ref);
const isSector = (ref: string): boolean => /^s[1-8A-D]$/.test(ref);

/** `C07.1`, `1A.2`: an ability with what it does. */
const ability: Label = (ref, { from, lang, names }) => {
  const [id, at = '1'] = ref.split('.');
  const { operations, operationIndex, crews, crewIndex } = packOf(from);
  const def = operations[operationIndex.get(id) ?? -1]?.abilities[Number(at) - 1];
  if (def) return txt`${names.card(id)}: ${opsText(def.do, lang)}`;
  const crew = crews[crewIndex.get(id) ?? -1];
  if (crew && at === '1') return txt`${names.card(id)}: ${opsText(crew.basic.do, lang)}`;
  const grown = crew?.developing[from.players?.[from.me]?.rank ?? -1];
  if (grown && at === '2') return txt`${names.card(id)}: ${opsText(grown.do, lang)}`;
  if (crew && at === '3') return txt`${names.card(id)}: ${opsText(crew.activation, lang)}`;
  return names.card(id);
};

/** `BEL.1`, `P13.2`, `X1.1`: an effect with what it does. */
const effect: Label = (ref, { from, lang, names }) => {
  const [of, which] = ref.split('.');
  const { lists } = packOf(from);
  const does = opsText(lists.at(`${of}/${which === '1' ? 'upper' : 'lower'}`), lang);
  return txt`${names.effect(of, Number(which))}: ${does}`;
};

function playLabel(say: (card: Text, cost: Text, book: OptionBook) => Text): Label {
  return (ref, t) => {
    const { operations, operationIndex } = packOf(t.from);
    const def = operations[operationIndex.get(ref) ?? -1];
    const label = say(card(ref, t), def ? wordingOf(t.lang).price(def.cost) : [], t.book);
    return t.refs[1] === undefined ? label : t.book.onto(label, t.names.figure(t.refs[1]));
  };
}

const bonusLabel: Label = (ref, { lang }) =>
  txt`${wordingOf(lang).bonuses[ref as keyof ReturnType<typeof wordingOf>['bonuses']]}`;

const sendLabel: Label = (figure, { from, names, book, refs }) => {
  const { scannerIndex, colonyIndex } = packOf(from);
  const target = refs[1];
  return scannerIndex.has(target) || colonyIndex.has(target)
    ? book.charge(names.figure(figure), names.card(target))
    : book.send(names.figure(figure), names.ship(target));
};

const LABELS: Record<string, Label> = {
  none: plainly('none'),
  end: plainly('end'),
  stop: plainly('stop'),
  stay: plainly('stay'),
  pass: plainly('pass'),
  skip: plainly('skip'),
  do: plainly('do'),
  manoeuvre: plainly('manoeuvre'),
  attack: plainly('attack'),
  land: plainly('land'),
  tactics: plainly('tactics'),
  side: (ref, t) => t.book.side(card(ref, t)),
  board: (ref, t) => t.book.side(card(ref, t)),
  agenda: card,
  redraw: card,
  house: (ref, t) => txt`${house(ref, t)}`,
  send: sendLabel,
  emergency: (ref, { book, names }) => book.emergency(names.figure(ref)),
  effect,
  cover: effect,
  copy: (ref, t) => t.book.copy(effect(ref, t)),
  corrupt: (ref, t) =>
    t.refs[1] === undefined
      ? t.book.corruptShip(thing(ref, t))
      : t.book.corruptSection(t.names.section(Number(ref.slice(7))), t.names.resources(t.refs[1], 'nom')),
  bonus: bonusLabel,
  part: (ref, { book }) => book.part[ref as keyof OptionBook['part']],
  to: (ref, { book, names }) => book.to(names.sector(ref)),
  hit: (ref, t) => (isSector(ref) ? t.book.hitSector(t.names.sector(ref)) : t.book.hitShip(thing(ref, t))),
  move: (ref, t) => t.book.move(thing(ref, t), t.names.sector(t.refs[1])),
  gain: (ref, t) => t.book.gain(resources(ref, t)),
  drop: resources,
  pay: (ref, t) => (ref === '' ? t.book.pay : t.book.payWith(resources(ref, t))),
  burn: (ref, t) =>
    t.book.burn(ref === '?' ? t.book.unknownCard : t.book.hiddenCard(t.names.house(ref)), resources(t.refs[1], t)),
  discard: card,
  shed: (ref, t) => t.book.shed(house(ref, t)),
  keep: (ref, t) => t.book.keep(house(ref, t)),
  lose: (ref, t) => t.book.lose(house(ref, t)),
  isolate: (ref, t) => t.book.isolate(thing(ref, t)),
  shield: (ref, { book, names }) => book.shield(names.sector(ref)),
  destroy: (ref, t) => t.book.destroy(isSector(ref) ? txt`${t.names.sector(ref)}` : thing(ref, t)),
  repair: thing,
  mend: (ref, { book, names }) => book.mend(names.sector(ref)),
  deploy: (ref, t) => t.book.deploy(thing(ref, t), t.names.sector(t.refs[1])),
  draw: (ref, { lang }) => txt`${wordingOf(lang).kinds[ref as 'cadet' | 'frigate' | 'command']}`,
  play: playLabel((name, cost, book) => book.play(name, cost)),
  cheap: playLabel((name, _cost, book) => book.cheap(name)),
  remove: (ref, t) => t.book.remove(card(ref, t)),
  take: (ref, t) => thing(ref, t),
  use: ability,
};

/** The verbs of all options that have a label here. */
export const VERBS = Object.keys(LABELS);

export function optionLabel(view: Chooser, option: string, lang: Lang): Text {
  const branch = packOf(view).branches.get(option);
  if (branch) return opsText(branch, lang);
  const { verb, refs } = parseOption(option);
  if (!Object.hasOwn(LABELS, verb)) return txt`${option}`;
  const names = namesFor(view, [], view.me, lang);
  return LABELS[verb](refs[0] ?? '', { from: view, lang, book: BOOKS[lang].options, names, refs });
}
