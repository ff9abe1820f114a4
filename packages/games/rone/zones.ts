import { byLang } from '@starhold/effects/text';
import type { Zone, ZoneCard } from '@starhold/kernel';
import { LETTERS, packOf } from './content/index.ts';
import { invasionZones } from './view/invasion-zones.ts';
import type { PlayerView, View } from './view.ts';

/** The table as zones: all that a terminal or a browser needs to draw it. */

const NAMES = {
  leaders: byLang('Leaders', 'Vůdci', 'Anführer'),
  recruits: byLang('Recruit deck', 'Verbovací balíček', 'Ausbildungsstapel'),
  recruitsGone: byLang('Destroyed recruit cards', 'Zničené verbovací karty', 'Zerstörte allgemeine Karten'),
  technologies: byLang('Technology deck', 'Balíček technologií', 'Technologiestapel'),
  technologiesGone: byLang('Destroyed technologies', 'Zničené technologie', 'Zerstörte Technologien'),
  starters: byLang('Starter pile', 'Balíček startovních karet', 'Startkarten-Nachziehstapel'),
  looking: byLang('Seen only by you', 'Vidíš jen ty', 'Siehst nur du'),
  parts: byLang('Spare-part actions', 'Akce náhradních dílů', 'Ersatzteilaktionen'),
  kinds: byLang('Colours', 'Barvy', 'Farben'),
  choices: byLang('To choose from', 'Na výběr', 'Zur Wahl'),
  players: byLang('Players', 'Hráči', 'Spieler'),
  armour: byLang('Armour', 'Brnění', 'Rüstung'),
  health: byLang('Health', 'Životy', 'Gesundheit'),
  base: byLang('Base', 'Základna', 'Basis'),
  exhausted: byLang('Exhausted', 'Unavené', 'Erschöpft'),
  hand: byLang('Hand', 'Ruka', 'Hand'),
  deck: byLang('Draw deck', 'Hrací balíček', 'Zugstapel'),
  played: byLang('Played cards', 'Zahrané karty', 'Ausgespielte Karten'),
  underway: byLang('Being played', 'Právě hraná karta', 'Wird gerade gespielt'),
  discard: byLang('Discard pile', 'Odhazovací balíček', 'Abwurfstapel'),
  scrap: byLang('Scrapyard', 'Skládka', 'Schrottplatz'),
  ground: byLang('Training ground', 'Cvičiště', 'Ausbildungslager'),
  screws: byLang('Screws on cards', 'Šroubky na kartách', 'Schrauben auf Karten'),
  dice: byLang('Dice', 'Kostky', 'Würfel'),
  damage: byLang('Damage to deal', 'Zranění k udělení', 'Zuzufügender Schaden'),
  queue: byLang('Waiting for the end of the phase', 'Čeká na konec fáze', 'Wartet auf das Ende der Phase'),
  pool: byLang('Resources', 'Zdroje', 'Ressourcen'),
  stored: byLang('Stored resources', 'Uložené zdroje', 'Gelagerte Ressourcen'),
  rerolls: byLang('Re-roll tokens', 'Žetony přehozu', 'Neuwurfmarker'),
  research: byLang('Research tokens', 'Žetony výzkumu', 'Technologiemarker'),
  spare: byLang('Spare parts', 'Náhradní díly', 'Ersatzteile'),
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

export function zones(view: View): Zone[] {
  const face = facesOf(view);
  const cards = (ids: readonly string[]): ZoneCard[] => ids.map((id) => ({ ...face(id), target: id }));
  return [
    ...(view.leaders.length > 0 && view.round === 0 ? [zone('leaders', 'row', cards(view.leaders))] : []),
    ...(view.looking.length > 0 ? [zone('looking', 'row', cards(view.looking))] : []),
    zone('recruits', 'pile', [], view.recruits),
    zone('recruitsGone', 'pile', view.recruitsGone.map(face)),
    zone('technologies', 'pile', [], view.technologies),
    zone('technologiesGone', 'pile', view.technologiesGone.map(face)),
    zone('starters', 'pile', cards(view.starters.flatMap(({ id, n }) => new Array<string>(Math.max(0, n)).fill(id)))),
    zone(
      'parts',
      'row',
      packOf(view).parts.map(({ id }) => ({ target: id, face: { kind: 'part', id } })),
    ),
    zone('kinds', 'pile', places([...LETTERS, 'n'])),
    zone('choices', 'pile', places(view.choices)),
    zone('players', 'pile', places(view.players.map((_, seat) => `p${seat}`))),
    ...(view.invasion ? invasionZones(view, view.invasion) : []),
    ...view.players.flatMap((p, owner) => playerZones(p, face).map((z) => ({ ...z, owner }))),
  ];
}

function playerZones(p: PlayerView, face: (id: string) => ZoneCard): Zone[] {
  const cards = (ids: readonly string[]): ZoneCard[] => ids.map((id) => ({ ...face(id), target: id }));
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  const pile = (id: 'discard' | 'scrap', target: string, ids: readonly string[]): Zone =>
    zone(
      id,
      'pile',
      ids.map((one, i) => (i === ids.length - 1 ? { ...face(one), target } : face(one))),
    );
  return [
    zone('base', 'row', cards(p.base.filter(({ exhausted }) => !exhausted).map(({ id }) => id))),
    zone('exhausted', 'row', cards(p.base.filter(({ exhausted }) => exhausted).map(({ id }) => id))),
    zone('hand', 'row', cards(p.cards), p.hand),
    zone('deck', 'pile', p.top.map(face), p.deck),
    zone('played', 'row', cards(p.played)),
    ...(p.underway.length > 0 ? [zone('underway', 'row', cards(p.underway))] : []),
    pile('discard', 'discard', p.discard),
    pile('scrap', 'scrapyard', p.scrap),
    zone(
      'ground',
      'row',
      p.ground.map(({ id }, i) => ({ ...face(id), target: `g${i + 1}` })),
    ),
    zone('dice', 'pile', places(p.dice.map((_, i) => `d${i + 1}`))),
    zone('damage', 'pile', places(p.damage)),
    zone('queue', 'pile', places(p.queue.map((_, i) => String(i + 1)))),
    counter('armour', p.armour),
    counter('health', p.health),
    counter(
      'screws',
      p.ground.reduce((n, { screws }) => n + screws, 0),
    ),
    counter('pool', sum(p.pool)),
    counter('stored', sum(p.stored)),
    counter('rerolls', p.rerolls),
    counter('research', p.research),
    counter('spare', p.parts + p.compensation),
  ];
}

/** The entry of the catalogue behind an id. */
function facesOf(view: View): (id: string) => ZoneCard {
  const { cards, cardIndex, permanentIndex, leaderCount } = packOf(view);
  return (id) => {
    const card = cardIndex.get(id);
    if (card !== undefined) return { face: { kind: cards[card].set, id } };
    const permanent = permanentIndex.get(id);
    if (permanent === undefined) return {};
    return { face: { kind: permanent < leaderCount ? 'leader' : 'technology', id } };
  };
}
