import { join, num, qty, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import { CARD, TECHNOLOGY } from './nouns.ts';
import { PHASE_NAMES, ZONE_NAMES } from './titles.ts';

/** Without verbs in the past tense: they would have to know whether a player is a he or a she. */
const cards = (n: number): Text => qty(n, CARD, 'nom', 'cs');
const cardsAcc = (n: number): Text => qty(n, CARD, 'acc', 'cs');
const FROM = {
  draft: 'nevybráno',
  played: 'ze zahraných karet',
  hand: 'z ruky',
  deck: 'z hracího balíčku',
  ground: 'ze cvičiště',
  order: 'losování pořadí',
};
const SUPPLIES = {
  recruit: 'verbovací balíček',
  technology: 'balíček technologií',
  invasion: 'zásoba karet Invaze',
  protocol: 'zásoba protokolů',
};
const FROM_SUPPLY = {
  recruit: 'z verbovacího balíčku',
  technology: 'z balíčku technologií',
};
const STEPS: Record<string, string> = {
  start: 'začátek',
  round: 'kolo',
  deploy: 'nasazení',
  train: 'vycvičení',
  refresh: 'obnovení protokolů',
  protocols: 'spuštění protokolů',
  end: 'konec',
};
const WHY: Record<string, string> = {
  health: 'došly životy',
  deck: 'z čeho složit hrací balíček už není',
  both: 'obě strany padly zároveň',
  survival: 'kontrola přežití nevyšla',
  victory: 'podmínka vítězství je splněna',
  exhausted: 'Invazi došly karty',
  defeat: 'scénář je prohraný',
};
/** `zničena karta`, `zničeny karty`. */
const gone = (stem: string, ids: readonly string[]): string => (ids.length === 1 ? `${stem}a karta` : `${stem}y karty`);
const why = (word: string): string => WHY[word] ?? word;
const zone = (colour: string): string => ZONE_NAMES[colour as keyof typeof ZONE_NAMES].cs;

export const CS_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  match: ({ pub }) => (pub.match === 1 ? txt`Příprava hry` : txt`Začíná ${num(pub.match)}. zápas`),
  begins: (_, { by }) => txt`${by}má první kolo`,
  leader: ({ pub }, { by, card }) => txt`${by}vůdce ${card(pub.card)}`,
  looked: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}výběr z karet ${list(priv.cards)}` : txt`${by}výběr: ${cards(pub.count)} ${FROM_SUPPLY[pub.what]}`,
  recruited: ({ pub }, { by, card }) => txt`${by}naverbována karta ${card(pub.card)}`,
  discovered: ({ pub }, { by, card }) => txt`${by}objevena technologie ${card(pub.card)}`,
  destroyed: ({ pub }, { by, cards: list }) =>
    txt`${by}${gone('zničen', pub.cards)} ${list(pub.cards)} (${FROM[pub.from]})`,
  supply: ({ pub }) => txt`Ze zničených karet vzniká nová zásoba – ${SUPPLIES[pub.what]}: ${cards(pub.count)}`,
  turn: ({ pub }, { by }) => txt`${by}kolo ${num(pub.round)}`,
  phase: ({ pub }, { by }) => txt`${by}fáze ${num(pub.phase)}, ${PHASE_NAMES[pub.phase].cs}`,
  compensation: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, 'part')} jako náhrada za druhé pořadí`,
  drew: ({ pub, priv }, { by, card }) =>
    priv
      ? txt`${by}dobírá kartu ${card(priv.card)} (v balíčku zbývá ${num(pub.left)})`
      : txt`${by}dobírá kartu (v balíčku zbývá ${num(pub.left)})`,
  showed: ({ pub }, { by, card }) => txt`${by}ukazuje kartu ${card(pub.card)}`,
  played: ({ pub }, { by, card, symbols }) =>
    pub.paid === ''
      ? txt`${by}hraje kartu ${card(pub.card)} zdarma`
      : txt`${by}hraje kartu ${card(pub.card)} za ${symbols(pub.paid)}`,
  discarded: ({ pub }, { by, cards: list }) => txt`${by}${gone('odhozen', pub.cards)} ${list(pub.cards)}`,
  scrapped: ({ pub }, { by, cards: list }) => txt`${by}na skládku: ${list(pub.cards)}`,
  kept: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}v ruce zůstává ${list(priv.cards)}` : txt`${by}v ruce zůstává ${cards(pub.count)}`,
  recycled: ({ pub, priv }, { by, card }) => {
    const known = pub.card === '' ? priv?.card : pub.card;
    const what = known === undefined ? txt`kartu` : txt`kartu ${card(known)}`;
    const from = { scrapyard: 'ze skládky', discard: 'z odhazovacího balíčku', hand: 'z ruky' }[pub.from];
    return txt`${by}recykluje ${what} ${from}`;
  },
  sacrificed: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}obětování: dobráno ${list(priv.cards)}` : txt`${by}obětování: dobírá ${cardsAcc(pub.count)}`,
  returned: ({ pub }, { by }) => txt`${by}zpět na hrací balíček: ${cards(pub.count)}`,
  reshuffling: (_, { by }) => txt`${by}musí zamíchat hrací balíček`,
  reshuffled: ({ pub }, { by }) => txt`${by}nový hrací balíček: ${cards(pub.count)}`,
  trained: ({ pub }, { by, card }) =>
    txt`${by}vycvičena karta ${card(pub.card)}, ${pub.to === 'deck' ? 'na hrací balíček' : 'do odhazovacího balíčku'}`,
  screws: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, 'screw')} na kartu ${card(pub.card)} (nyní ${num(pub.now)})`,
  screwsLost: ({ pub }, { by, amount }) => txt`${by}přichází o ${amount(pub.n, 'screw', 'acc')}`,
  repeated: ({ pub }, { by, card }) => txt`${by}efekty karty ${card(pub.card)} ještě jednou`,
  rolled: ({ pub }, { by, face }) => txt`${by}hod: ${join(pub.faces.map(face), '; ')}`,
  rerolled: ({ seat, pub }, { by, player, face }) =>
    pub.owner === seat
      ? txt`${by}přehazuje kostku ${num(pub.die)}: ${face(pub.face)} (zbývající žetony: ${num(pub.left)})`
      : txt`${by}přehazuje kostku ${num(pub.die)}, jejímž majitelem je ${player(pub.owner)}: ${face(pub.face)} (zbývající žetony: ${num(pub.left)})`,
  usedDie: ({ pub }, { by, symbols }) => txt`${by}používá kostku ${num(pub.die)}: ${symbols(pub.got)}`,
  converted: ({ pub }, { by, symbols }) => txt`${by}mění kostky ${pub.dice.join(' a ')}: ${symbols(pub.got)}`,
  upgraded: ({ pub }, { by, screws }) =>
    txt`${by}kostka ${num(pub.die)}, strana ${num(pub.face)}: ${screws(pub.from)} → ${screws(pub.to)}`,
  pair: ({ pub }, { by, symbols }) => txt`${by}používá dvojici: ${symbols(pub.kind + pub.kind)}`,
  gotResources: ({ pub }, { by, symbols }) => txt`${by}získává ${symbols(pub.got)}`,
  stored: ({ pub }, { by, symbols }) =>
    pub.lost === ''
      ? txt`${by}ukládá ${symbols(pub.kept)}`
      : txt`${by}ukládá ${symbols(pub.kept)}; zničeno ${symbols(pub.lost)}`,
  storedLost: ({ pub }, { by, symbols }) => txt`${by}zničené uložené zdroje: ${symbols(pub.lost)}`,
  aimed: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, pub.damage)} pro fázi 6`,
  gained: ({ pub }, { by, amount }) => txt`${by}+${amount(pub.n, pub.what)} (nyní ${num(pub.now)})`,
  lost: ({ pub }, { by, amount }) => txt`${by}−${amount(pub.n, pub.what)} (nyní ${num(pub.now)})`,
  hurt: ({ pub }, { by, amount }) => {
    const less = pub.reduced > 0 ? txt`, ${num(pub.reduced)} odvráceno` : '';
    return txt`${by}${amount(pub.n, pub.damage)}${less} (brnění ${num(pub.armour)}, životy ${num(pub.health)})`;
  },
  fell: ({ pub }, { by }) => txt`${by}porážka: ${why(pub.why)}`,
  activated: ({ pub }, { by, card }) => txt`${by}používá kartu ${card(pub.card)}`,
  triggered: ({ pub }, { by, card }) => txt`${by}uplatňuje se karta ${card(pub.card)}`,
  refreshed: ({ pub }, { by, cards: list }) => txt`${by}${gone('obnoven', pub.cards)} ${list(pub.cards)}`,
  exhausted: ({ pub }, { by, card }) => txt`${by}unavena karta ${card(pub.card)}`,
  spent: ({ pub }, { by, card, amount }) =>
    txt`${by}${card(pub.action)} za ${amount(pub.price, 'part', 'acc')} (zbývá ${num(pub.left)})`,
  queued: ({ pub }, { by, source }) => txt`${by}${source(pub.what.split('#')[0])} čeká na konec fáze`,
  orderDrawn: ({ pub }, { cards: list, player }) =>
    txt`Losování pořadí: ${list(pub.cards)}. Rozhoduje ${player(pub.decides)}`,
  precedes: (_, { by }) => txt`${by}dokončí tuto fázi dřív`,
  survival: ({ pub }, { by, amount }) =>
    txt`${by}kontrola přežití: ${qty(pub.technologies, TECHNOLOGY, 'nom', 'cs')}, ze skládky zpět ${cards(pub.moved)}, ${pub.lost === 0 ? '±' : '−'}${amount(pub.lost, 'health')} (životy ${num(pub.health)})`,
  matchOver: ({ pub }, { player }) =>
    pub.winner < 0
      ? txt`Zápas končí remízou (${pub.wins.join(' : ')})`
      : txt`Zápas vyhrává ${player(pub.winner)} (${pub.wins.join(' : ')})`,
  over: ({ pub }) => txt`Konec hry: ${why(pub.why)}`,

  scenario: ({ pub }, { card }) => txt`Scénář ${card(pub.id)}`,
  invasionRound: ({ pub }) => txt`Kolo ${num(pub.round)}`,
  invasionStep: ({ pub }) => txt`Invaze: ${STEPS[pub.step] ?? pub.step}`,
  eventEnded: ({ pub }, { event }) => txt`Událost ${event(pub.scenario, pub.id)}`,
  revealed: ({ pub }, { card }) =>
    pub.how === 'scout' ? txt`Průzkum Invaze: ${card(pub.card)}` : txt`Invaze odhaluje kartu ${card(pub.card)}`,
  deployed: ({ pub }, { card }) => txt`Nasazena karta ${card(pub.card)} (nasazeno celkem ${num(pub.count)})`,
  scouted: ({ pub }, { card }) => txt`${card(pub.card)} jde do odhazovacího balíčku Invaze`,
  invasionStored: ({ pub }) => txt`${zone(pub.colour)}: +${num(pub.n)} (nyní ${num(pub.now)})`,
  zoneFilled: ({ pub }, { card }) => txt`${zone(pub.colour)}: cvičí se ${card(pub.card)}`,
  zoneTrained: ({ pub }, { card, amount }) =>
    txt`${zone(pub.colour)}: vycvičena karta ${card(pub.card)} za ${amount(pub.spent, 'resource', 'acc')}`,
  invasionReshuffled: ({ pub }) => txt`Invaze míchá, nový hrací balíček: ${cards(pub.count)}`,
  deckFilled: ({ pub }) => txt`Do hracího balíčku Invaze: ${cards(pub.by)} (nyní ${num(pub.count)})`,
  protocolActivated: ({ pub }, { card }) => txt`Aktivován protokol ${card(pub.protocol)}`,
  protocolRun: ({ pub }, { card }) => txt`Spouští se protokol ${card(pub.protocol)}`,
  protocolsRefreshed: ({ pub }) => txt`Obnovené protokoly: ${num(pub.count)}`,
  invasionResearch: ({ pub }, { amount }) =>
    pub.by < 0
      ? txt`Invaze přichází o ${amount(-pub.by, 'research', 'acc')} (nyní ${num(pub.now)})`
      : txt`Invaze získává ${amount(pub.by, 'research', 'acc')} (nyní ${num(pub.now)})`,
  invasionMilled: ({ pub }, { card }) =>
    txt`${card(pub.card)} z hracího balíčku Invaze ${pub.to === 'discard' ? 'do jejího odhazovacího balíčku' : 'na její skládku'}`,
  invasionRecycled: ({ pub }, { card }) => txt`Invaze recykluje kartu ${card(pub.card)}`,
  invasionDestroyed: ({ pub }, { cards: list }) => txt`Zničené karty Invaze: ${list(pub.cards)}`,
  fortified: ({ pub }, { card }) => txt`${card(pub.card)}: brnění +${num(pub.armour)}, životy +${num(pub.health)}`,
  deployMore: ({ pub }) => txt`Odteď Invaze nasazuje každé kolo o ${cardsAcc(pub.n)} více`,
  struck: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} – cíl ${card(pub.card)} (brnění ${num(pub.armour)}, životy ${num(pub.health)})`,
  besieged: ({ pub }, { by, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} – cíl karta scénáře (brnění ${num(pub.armour)}, životy ${num(pub.health)})`,
  defeatedCard: ({ pub }, { by, card }) => txt`${by}poražena karta ${card(pub.card)}`,
  returnedCard: ({ pub }, { card }) => txt`${card(pub.card)} se vrací na hrací balíček Invaze`,
  damageLost: ({ pub }) => txt`Propadlá zranění: ${num(pub.n)}`,
  setAside: ({ pub }, { by, card }) => txt`${by}${num(pub.n)} stranou na ${card(pub.action)} (nyní ${num(pub.now)})`,
  additional: ({ pub }, { by, card }) => txt`${by}dodatečná akce ${card(pub.action)}`,
  sabotaged: ({ pub }, { by }) => txt`${by}${zone(pub.colour)}: zničen jeden zdroj (nyní ${num(pub.now)})`,
  locked: ({ pub }, { by }) => txt`${by}kostku ${num(pub.die)} nelze toto kolo použít`,
  onslaught: ({ pub }, { amount }) =>
    txt`Invaze útočí na všechny: ${amount(pub.ranged, 'ranged')}, ${amount(pub.melee, 'melee')}`,
  putAway: ({ pub }, { cards: list }) => txt`Do odhazovacího balíčku Invaze: ${list(pub.cards)}`,
  scenarioEnded: ({ pub }) => txt`Scénář končí: ${why(pub.why)}`,
  carriedOver: () => txt`Balíčky, kostky a základny přecházejí do dalšího scénáře`,
};
