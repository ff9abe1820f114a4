import { byLang } from '@starhold/effects/text';
import type { Zone, ZoneCard } from '@starhold/kernel';
import { COLOURS, LETTERS, packOf } from '../content/index.ts';
import { ZONE_NAMES as TRAINING_ZONES } from '../text/titles.ts';
import type { InvasionView } from './invasion.ts';

/** The Invasion's side of the table as zones. */

const NAMES = {
  scenario: byLang('Scenario', 'Scénář', 'Szenario'),
  round: byLang('Round', 'Kolo', 'Runde'),
  deployed: byLang('Deployed cards', 'Nasazené karty', 'Eingesetzte Karten'),
  topMelee: byLang('Top card: melee', 'Horní karta: zranění na blízko', 'Oberste Karte: Nahkampf'),
  topRanged: byLang('Top card: ranged', 'Horní karta: střelecké zranění', 'Oberste Karte: Fernkampf'),
  topArmour: byLang('Top card: armour left', 'Horní karta: zbývající brnění', 'Oberste Karte: übrige Rüstung'),
  topHealth: byLang('Top card: health left', 'Horní karta: zbývající životy', 'Oberste Karte: übrige Gesundheit'),
  targetArmour: byLang(
    'Scenario card: armour left',
    'Karta scénáře: zbývající brnění',
    'Szenariokarte: übrige Rüstung',
  ),
  targetHealth: byLang(
    'Scenario card: health left',
    'Karta scénáře: zbývající životy',
    'Szenariokarte: übrige Gesundheit',
  ),
  training: byLang('Training zones', 'Tréninkové zóny', 'Ausbildungslager der Invasion'),
  protocols: byLang('Protocols', 'Protokoly', 'Protokolle'),
  exhausted: byLang('Exhausted protocols', 'Unavené protokoly', 'Erschöpfte Protokolle'),
  research: byLang('Research tokens of the Invasion', 'Žetony výzkumu Invaze', 'Technologiemarker der Invasion'),
  arriving: byLang('Being deployed', 'Právě nasazovaná karta', 'Wird eingesetzt'),
  deck: byLang('Invasion draw deck', 'Hrací balíček Invaze', 'Zugstapel der Invasion'),
  discard: byLang('Invasion discard pile', 'Odhazovací balíček Invaze', 'Abwurfstapel der Invasion'),
  scrap: byLang('Invasion scrapyard', 'Skládka Invaze', 'Schrottplatz der Invasion'),
  supply: byLang('Invasion supply', 'Zásoba karet Invaze', 'Nachziehstapel der Invasion'),
  destroyed: byLang('Destroyed Invasion cards', 'Zničené karty Invaze', 'Zerstörte Invasionskarten'),
  protocolSupply: byLang('Protocol supply', 'Zásoba protokolů', 'Protokollvorrat'),
  actions: byLang('Additional actions', 'Dodatečné akce', 'Zusätzliche Aktionen'),
};

type ZoneId = keyof typeof NAMES;

const counter = (id: ZoneId, count: number): Zone => ({
  id: `invasion-${id}`,
  name: NAMES[id],
  shape: 'counter',
  cards: [],
  count,
});
const row = (id: ZoneId, cards: ZoneCard[], shape: 'row' | 'pile' = 'row', count = cards.length): Zone => ({
  id: `invasion-${id}`,
  name: NAMES[id],
  shape,
  cards,
  count,
});

export function invasionZones(of: { pack: string }, view: InvasionView): Zone[] {
  const { invasion, invasionIndex } = packOf(of);
  const face = (id: string): ZoneCard => {
    const starter = invasion[invasionIndex.get(id) ?? 0].set === 'starter';
    return { face: { kind: starter ? 'invasionStarter' : 'invasion', id } };
  };
  const protocol = (id: string): ZoneCard => ({ target: id, face: { kind: 'protocol', id } });
  const { top, target } = view;
  return [
    row('scenario', [{ target: 'scenario', face: { kind: 'scenario', id: view.scenario } }]),
    counter('round', view.marker),
    row(
      'deployed',
      view.stack.map(({ id }) => ({ ...face(id), target: id })),
    ),
    counter('topMelee', top.melee),
    counter('topRanged', top.ranged),
    counter('topArmour', top.armourLeft),
    counter('topHealth', top.healthLeft),
    ...(target ? [counter('targetArmour', target.armourLeft), counter('targetHealth', target.healthLeft)] : []),
    row(
      'training',
      view.zones.map(({ card }, zone) => ({ ...(card === '' ? {} : face(card)), target: LETTERS[zone] })),
    ),
    ...view.zones.map(
      ({ stored }, zone): Zone => ({
        id: `invasion-stored-${COLOURS[zone]}`,
        name: TRAINING_ZONES[COLOURS[zone]],
        shape: 'counter',
        cards: [],
        count: stored,
      }),
    ),
    row(
      'protocols',
      view.protocols.filter(({ exhausted }) => !exhausted).map(({ id }) => protocol(id)),
    ),
    row(
      'exhausted',
      view.protocols.filter(({ exhausted }) => exhausted).map(({ id }) => protocol(id)),
    ),
    counter('research', view.research),
    row('arriving', view.arriving.map(face)),
    row('deck', [], 'pile', view.deck),
    row('discard', view.discard.map(face), 'pile'),
    row('scrap', view.scrap.map(face), 'pile'),
    row('supply', [], 'pile', view.supply),
    row('destroyed', view.destroyed.map(face), 'pile'),
    row('protocolSupply', [], 'pile', view.protocolSupply),
    row(
      'actions',
      view.actions.map(({ id }) => ({ target: id, face: { kind: 'action', id } })),
    ),
  ];
}
