import { byLang } from '@starhold/effects/text';
import type { Zone, ZoneCard } from '@starhold/kernel';
import { BONUSES, HOUSES, RESOURCES } from './content/index.ts';
import { FIGURE_REFS, LETTERS, PILES, REVENANT, SECTION_REFS, SECTOR_REFS } from './rules/refs.ts';
import type { PlayerView, View } from './view.ts';

/** The table as zones: all that a terminal or a browser needs to draw it. */

const NAMES = {
  houses: byLang('Houses', 'Rody', 'Häuser'),
  looking: byLang('Seen only by you', 'Vidíš jen ty', 'Siehst nur du'),
  choices: byLang('To choose from', 'Na výběr', 'Zur Wahl'),
  kinds: byLang('Resources', 'Zdroje', 'Ressourcen'),
  sectors: byLang('Sectors', 'Sektory', 'Sektoren'),
  ships: byLang('Ships on the board', 'Lodě na plánu', 'Schiffe auf dem Spielplan'),
  supply: byLang('Ships in the supply', 'Lodě v zásobě', 'Schiffe im Vorrat'),
  voidborn: byLang('Voidborn ships', 'Lodě Zplozence', 'Schiffe der Leere'),
  shields: byLang('Shields', 'Štíty', 'Schilde'),
  rifts: byLang('Rifts', 'Trhliny', 'Risse'),
  planets: byLang('Planets', 'Planety', 'Planeten'),
  revenant: byLang('Revenant', 'Revenant', 'Revenant'),
  hull: byLang('Damage of the Revenant', 'Poškození Revenantu', 'Schaden der Revenant'),
  failures: byLang('Failure cards', 'Karty selhání', 'Ausfallkarten'),
  failureDeck: byLang('Failure deck', 'Balíček selhání', 'Ausfallstapel'),
  row: byLang('Scanner row', 'Nabídka skeneru', 'Scannerreihe'),
  bonuses: byLang('Bonus actions', 'Bonusové akce', 'Bonusaktionen'),
  parts: byLang('Ways to neutralise', 'Způsoby neutralizace', 'Wege des Neutralisierens'),
  cadetDeck: byLang('Cadet deck', 'Balíček kadetů', 'Kadettenstapel'),
  frigateDeck: byLang('Frigate deck', 'Balíček fregaty', 'Fregattenstapel'),
  commandDeck: byLang('Command deck', 'Balíček velení', 'Befehlsstapel'),
  hiddenDeck: byLang('Hidden influence deck', 'Balíček skrytého vlivu', 'Stapel verdeckten Einflusses'),
  council: byLang('Council deck', 'Balíček rady', 'Ratsstapel'),
  colonies: byLang('Colony deck', 'Balíček kolonií', 'Koloniestapel'),
  planetDeck: byLang('Planet deck', 'Balíček planet', 'Planetenstapel'),
  rivalSupply: byLang('Supply of the Rival', 'Zásoba soupeře', 'Vorrat des Rivalen'),
  orders: byLang('Orders of the Rival', 'Rozkazy soupeře', 'Befehle des Rivalen'),
  // of a player
  crew: byLang('Crew board', 'Deska posádky', 'Besatzungstableau'),
  board: byLang('Frigate board', 'Deska fregaty', 'Fregattentableau'),
  figures: byLang('Crew', 'Posádka', 'Besatzung'),
  sections: byLang('Sections', 'Sekce', 'Abschnitte'),
  hand: byLang('Hand', 'Ruka', 'Hand'),
  agendas: byLang('Agendas', 'Agendy', 'Agenden'),
  cadets: byLang('Cadet cards', 'Karty kadetů', 'Kadettenkarten'),
  frigates: byLang('Frigate cards', 'Karty fregaty', 'Fregattenkarten'),
  commands: byLang('Command cards', 'Karty velení', 'Befehlskarten'),
  hidden: byLang('Hidden influence', 'Skrytý vliv', 'Verdeckter Einfluss'),
  stored: byLang('Stored resources', 'Uložené zdroje', 'Gelagerte Ressourcen'),
  corruption: byLang('Corruption', 'Zhouba', 'Verderbnis'),
  remnants: byLang('Void remnants', 'Zbytky Prázdnoty', 'Leerenreste'),
  data: byLang('Data', 'Data', 'Daten'),
  tactics: byLang('Tactics', 'Taktika', 'Taktik'),
  rank: byLang('Rank', 'Hodnost', 'Rang'),
};
type ZoneId = keyof typeof NAMES;

const zone = (id: ZoneId, shape: Zone['shape'], cards: ZoneCard[], count = cards.length): Zone => ({
  id,
  name: NAMES[id],
  shape,
  cards,
  count,
});
const counter = (id: ZoneId, count: number): Zone => zone(id, 'counter', [], count);
const places = (targets: readonly string[]): ZoneCard[] => targets.map((target) => ({ target }));
const faces = (kind: string, ids: readonly string[]): ZoneCard[] =>
  ids.filter((id) => id !== '').map((id) => ({ target: id, face: { kind, id } }));
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** What lies in `looking`: agendas, colonies, or Houses. */
function lookingAt(id: string): ZoneCard {
  if (HOUSES.some((house) => house === id)) return { target: id, face: { kind: 'house', id } };
  return { target: id, face: { kind: /^[GH]\d/.test(id) ? 'agenda' : 'colony', id } };
}

export function zones(view: View): Zone[] {
  const on = view.ships.filter(({ sector }) => sector !== '');
  const off = view.ships.filter(({ sector }) => sector === '');
  return [
    ...(view.looking.length > 0 ? [zone('looking', 'row', view.looking.map(lookingAt))] : []),
    zone('houses', 'row', faces('house', HOUSES)),
    zone('ships', 'pile', places(on.map(({ id }) => id))),
    zone('supply', 'pile', places(off.map(({ id }) => id))),
    zone('sectors', 'pile', places(SECTOR_REFS)),
    counter('voidborn', sum(view.sectors.map(({ voidborn }) => voidborn))),
    counter('shields', sum(view.sectors.map(({ shields }) => shields))),
    counter('rifts', view.sectors.filter(({ rift }) => rift).length),
    zone(
      'planets',
      'row',
      faces(
        'planet',
        view.sectors.map(({ planet }) => planet),
      ),
    ),
    zone('revenant', 'pile', places([REVENANT, 'reinforce', 'hypercharge'])),
    counter('hull', view.hull),
    zone('failures', 'row', faces('failure', [view.upper.card, view.lower.card])),
    zone('failureDeck', 'pile', [], view.failureDeck),
    zone('row', 'row', faces(view.cycle === 4 ? 'colony' : 'scanner', view.row)),
    zone('kinds', 'pile', places([...LETTERS])),
    zone('bonuses', 'pile', places(BONUSES)),
    zone('parts', 'pile', places(['card', 'free', ...RESOURCES])),
    zone('choices', 'pile', places(view.choices)),
    ...PILES.map((pile, i) => zone(`${pile}Deck`, 'pile', places([pile]), Math.max(1, view.decks[i]))),
    zone('hiddenDeck', 'pile', [], view.hiddenDeck),
    zone('planetDeck', 'pile', [], view.planetDeck),
    zone('colonies', 'pile', [], view.colonies),
    ...(view.players.length === 2 ? [zone('council', 'pile', [], view.council)] : []),
    ...(view.rival ? [counter('rivalSupply', view.rival.supply), zone('orders', 'pile', [], view.rival.orders)] : []),
    zone('crew', 'row', faces('crew', view.sides)),
    zone('board', 'row', faces('board', view.boards)),
    ...view.players
      .slice(0, view.options.players)
      .flatMap((p, owner) => playerZones(p).map((z): Zone => ({ ...z, owner }))),
  ];
}

function playerZones(p: PlayerView): Zone[] {
  const { cadet, frigate, command } = p.hand;
  return [
    zone('crew', 'row', faces('crew', [p.side])),
    zone('board', 'row', faces('board', [p.board])),
    zone('figures', 'pile', places(FIGURE_REFS)),
    zone('sections', 'pile', places(SECTION_REFS)),
    zone(
      'hand',
      'row',
      p.cards.map((id) => ({ target: id })),
      cadet + frigate + command,
    ),
    zone('agendas', 'row', faces('agenda', [p.personal, p.fleet])),
    zone('cadets', 'row', faces('cadet', p.cadets)),
    zone('frigates', 'row', faces('frigate', p.frigates)),
    zone('commands', 'row', faces('command', p.commands)),
    counter('hidden', p.hiddenCards),
    counter('stored', sum(p.stored)),
    counter('corruption', p.sections.filter(({ corrupted }) => corrupted).length),
    counter('remnants', p.remnants),
    counter('data', p.data),
    counter('tactics', p.tactics),
    counter('rank', p.rank),
  ];
}
