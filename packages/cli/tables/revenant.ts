import { byLang } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import type { ShipView, View } from '@starhold/revenant';
import { HOUSES } from '@starhold/revenant/content';
import { DIFFICULTY_NAMES, nameFor, RIVAL, wordingOf } from '@starhold/revenant/text';
import type { Drawing } from './drawing.ts';
import { fit } from './grid.ts';
import { zonesArt } from './zones.ts';

/** Revenant in a terminal: who flies where and what threatens there, influence House by House; the rest from its zones. */

const WORDS = {
  voidborn: byLang('Voidborn', 'Zplozenec', 'Leere'),
  shields: byLang('shields', 'štíty', 'Schilde'),
  rift: byLang('rift', 'trhlina', 'Riss'),
  planet: byLang('planet', 'planeta', 'Planet'),
  data: byLang('data', 'data', 'Daten'),
  damage: byLang('damage', 'poškození', 'Schaden'),
  corrupted: byLang('corrupted', 'zkažená', 'verdorben'),
  power: byLang('power', 'síla', 'Macht'),
};

const zones = zonesArt(gameById('revenant'));

export const revenantArt: Drawing = {
  ...zones,
  draw(seen, seats, texts, lang) {
    const view = seen as View;
    const rest = zones.draw(seen, seats, texts, lang);
    // During set-up there are boards to look at, and the fleet has its places already.
    return [...mapLines(view, seats, lang), ...houseLines(view, seats, lang), ...rest];
  },
  difficulty: (id, lang) =>
    Object.hasOwn(DIFFICULTY_NAMES, id) ? DIFFICULTY_NAMES[id as keyof typeof DIFFICULTY_NAMES][lang] : id,
};

function mapLines(view: View, seats: readonly string[], lang: Language): string[] {
  const { sector } = wordingOf(lang);
  const width = Math.max(...view.sectors.map(({ id }) => [...sector(id)].length)) + 2;
  return view.sectors.map((at) => {
    const threats = [
      `${WORDS.voidborn[lang]} ${at.voidborn}`,
      ...(at.shields > 0 ? [`${WORDS.shields[lang]} ${at.shields}`] : []),
      ...(at.rift ? [WORDS.rift[lang]] : []),
      ...(at.planet === '' ? [] : [planetWords(view, at, lang)]),
    ];
    const ships = view.ships.filter((ship) => ship.sector === at.id).map((ship) => shipWords(view, ship, seats, lang));
    return `  ${fit(sector(at.id), width)}${[threats.join(', '), ...ships].join(' · ')}`;
  });
}

function planetWords(view: View, at: View['sectors'][number], lang: Language): string {
  const data = at.data ? ` (${WORDS.data[lang]})` : '';
  return `${WORDS.planet[lang]} ${nameFor(view, at.planet, lang)}${data}`;
}

/** `Belitan ark [damage 1, corrupted, Ada]`. */
function shipWords(
  view: View,
  { id, damage, corrupted, crew }: ShipView,
  seats: readonly string[],
  lang: Language,
): string {
  const { ship, words } = wordingOf(lang);
  const [, kind, house] = /^([a-z]+)([A-Z]{3})$/.exec(id) ?? [];
  const who = /^p(\d)\./.exec(crew)?.[1];
  const name =
    kind === undefined
      ? `${words.frigate} ${playerWord(seats, Number(id.slice(-1)), lang)}`
      : ship(kind as 'ark', nameFor(view, house, lang));
  const notes = [
    ...(damage > 0 ? [`${WORDS.damage[lang]} ${damage}`] : []),
    ...(corrupted ? [WORDS.corrupted[lang]] : []),
    ...(crew === '' ? [] : [who === undefined ? '×' : playerWord(seats, Number(who), lang)]),
  ];
  return notes.length === 0 ? name : `${name} [${notes.join(', ')}]`;
}

const playerWord = (seats: readonly string[], seat: number, lang: Language): string => seats[seat] ?? RIVAL[lang];

function houseLines(view: View, seats: readonly string[], lang: Language): string[] {
  const names = HOUSES.map((house) => nameFor(view, house, lang));
  const width = Math.max(...names.map((name) => [...name].length)) + 2;
  return names.map((name, house) => {
    const influence = view.players.map((p, seat) => `${playerWord(seats, seat, lang)} ${p.influence[house] ?? 0}`);
    return `  ${fit(name, width)}${WORDS.power[lang]} ${view.power[house]} · ${influence.join(', ')}`;
  });
}
