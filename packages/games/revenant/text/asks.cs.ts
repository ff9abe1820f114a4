import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { CARD, COLONY, HIDDEN, RESOURCE, RESOURCE_NOUNS, TACTICS } from './nouns.ts';

const L = 'cs';
const BECAUSE = { cost: 'jako cenu', limit: 'aby seděl limit ruky', failure: 'kvůli selhání', effect: 'podle libosti' };
const COPY = {
  planet: 'Vyber efekt obsazené planety, který zkopíruješ.',
  clean: 'Vyber planetu, jejíž čistý efekt zkopíruješ.',
  ark: 'Vyber efekt jiné obsazené archy, který zkopíruješ.',
};
const INFLUENCE = {
  revenant: 'Posádka na Revenantu: vyber rod, na který získáš vliv.',
  effect: 'Vyber rod, na který získáš vliv.',
  reset: 'Za taktiku: vyber rod, na který získáš vliv.',
};

const prompts: PromptBook = {
  crewSide: () => txt`Vyber si desku posádky a její stranu.`,
  board: () => txt`Vyber si desku fregaty.`,
  agenda: () => txt`Vyber osobní agendu, kterou si necháš.`,
  redraw: () => txt`Které karty vyměníš?`,
  house: () => txt`Vyber rod, se kterým začneš: 1 vliv a fregata k jeho arše.`,
  send: ({ round }) => txt`${num(round)}. tah v tomto cyklu: vyšli člena posádky na loď.`,
  effects: ({ of, copy }, { card, house }) =>
    of.length === 3 && /[A-Z]{3}/.test(of)
      ? txt`Archa rodu ${house(of)}: vyber efekt${copy ? ' ke kopírování' : ''}.`
      : txt`${card(of)}: vyber efekt${copy ? ' ke kopírování' : ''}.`,
  corrupt: () => txt`Získáváš zhoubu: vyber sekci a co v ní zůstane zmrazeno.`,
  bonus: () => txt`Vyber bonusovou akci.`,
  neutralise: () => txt`Neutralizace: izoluj zhoubu za kartu, za energii, nebo za obojí.`,
  rise: () => txt`Zvýšit hodnost svého kapitána?`,
  close: () => txt`Ukončit tah?`,
  sortie: ({ ship }, { ship: name }) =>
    ship.startsWith('dropship')
      ? txt`${name(ship)}: může manévrovat a pak přistát.`
      : txt`${name(ship)}: manévruj a útoč v libovolném pořadí.`,
  steps: ({ ship, left }, { ship: name }) => txt`${name(ship)}: vyber další sektor (zbývá ${num(left)}).`,
  attack: ({ ship, left }, { ship: name }) =>
    txt`${name(ship)} útočí: vyber, kam dopadne poškození (zbývá ${num(left)}).`,
  strafe: ({ ship }, { ship: name }) => txt`Ostřelování: ${name(ship)} může letět dál.`,
  land: ({ ship, planet }, { ship: name, card }) => txt`${name(ship)}: přistát na planetě ${card(planet)}?`,
  limited: ({ left }) => txt`Omezené pohyby: pohni stíhačkou, výsadkovou lodí nebo raketoplánem (zbývá ${num(left)}).`,
  gain: ({ or }) => (or > 0 ? txt`Získej zdroj, nebo ${qty(or, TACTICS, 'acc', L)}.` : txt`Vyber zdroj, který získáš.`),
  gains: ({ n }) => txt`Vyber ${qty(n, RESOURCE_NOUNS.any, 'acc', L)}, které získáš.`,
  drop: ({ n, why }) =>
    why === 'full'
      ? txt`Sklad nestačí: ${qty(n, RESOURCE, 'nom', L)} musí pryč.`
      : txt`Vyber, co ztratíš: ${qty(n, RESOURCE, 'nom', L)}.`,
  pay: ({ what, short }, { source }) =>
    short > 0
      ? txt`${source(what)}: chybí ${qty(short, RESOURCE, 'nom', L)}; odhoď místo toho skrytý vliv.`
      : txt`${source(what)}: vyber, čím zaplatíš.`,
  discard: ({ least, most, why }) =>
    least === most
      ? txt`Odhoď ${qty(most, CARD, 'acc', L)}, ${BECAUSE[why]}.`
      : txt`Odhoď až ${qty(most, CARD, 'acc', L)}, ${BECAUSE[why]}.`,
  discardHidden: ({ n }) => txt`Odhoď ${qty(n, HIDDEN, 'acc', L)}.`,
  keep: ({ n }) => txt`Skrytý vliv: nech si jednu kartu ${n === 1 || n === 5 || n > 7 ? 'z' : 'ze'} ${num(n)}.`,
  influence: ({ why }) => txt`${INFLUENCE[why]}`,
  isolate: ({ left, from }) =>
    from === 'ships'
      ? txt`Izoluj zhoubu některé lodi rodu (zbývá ${num(left)}).`
      : txt`Izoluj zhoubu ze své desky nebo z lodi rodu (zbývá ${num(left)}).`,
  shield: ({ left }) => txt`Umísti štít (zbývá ${num(left)}).`,
  destroy: ({ left }) => txt`Znič loď Zplozence (zbývá ${num(left)}).`,
  repair: ({ n }) => txt`Odstraň až ${num(n)} poškození.`,
  mend: () => txt`Vyber sektor, jehož lodě přijdou o všechna poškození.`,
  deploy: () => txt`Vyber loď a sektor, kam ji nasadíš.`,
  cover: () => txt`Žeton ochrany: vyber efekt, který zakryje.`,
  draw: ({ n }) => txt`Dober až ${qty(n, CARD, 'acc', L)}: vyber, ze kterých balíčků.`,
  play: ({ less, affinity }) => {
    if (affinity === 2) return txt`Spřízněnost: můžeš zahrát ještě jednu kartu za plnou cenu.`;
    if (affinity === 1) return txt`Spřízněnost: zahraj kartu operace.`;
    return less > 0 ? txt`Zahraj kartu operace o ${num(less)} levněji.` : txt`Zahraj kartu operace.`;
  },
  copy: ({ what }) => txt`${COPY[what]}`,
  colonies: ({ n }) => txt`Odstraň z balíčku ${qty(n, COLONY, 'acc', L)}.`,
  shuttle: () => txt`Vyber raketoplán, který přiletí se skokem.`,
  raid: ({ sector, left }, { sector: name }) => txt`Nájezd, ${name(sector)}: kterou loď zasáhne? (zbývá ${num(left)})`,
  taint: ({ sector }, { sector: name }) => txt`Zhouba se šíří, ${name(sector)}: vyber loď.`,
  wreck: () => txt`Vyber raketoplán, který bude zničen.`,
  fall: () => txt`Vyber rod, na který ztratíš vliv.`,
  branch: ({ list }, { source }) => txt`${source(list)}: vyber.`,
  occ: () => txt`Vyber schopnost, kterou použiješ.`,
  gate: () => txt`Vyber schopnost, kterou teď použiješ.`,
  aside: () => txt`Kdykoli ve svém tahu: odhoď skrytý vliv, každou kartu za zdroj.`,
};

const options: OptionBook = {
  none: txt`Nic`,
  end: txt`Hotovo`,
  stop: txt`Zastavit zde`,
  stay: txt`Zůstat`,
  pass: txt`Už nic`,
  skip: txt`Vynechat`,
  do: txt`Provést`,
  pay: txt`Zaplatit`,
  manoeuvre: txt`Manévr`,
  attack: txt`Útok`,
  land: txt`Přistát`,
  tactics: txt`Místo toho taktika`,
  side: (card) => card,
  send: (figure, ship) => txt`${figure} → ${ship}`,
  charge: (figure, card) => txt`${figure} → hyperpohon: ${card}`,
  emergency: (figure) => txt`Nouzová akce: ${figure}`,
  corruptSection: (section, frozen) => txt`${section}, zůstane v ní: ${frozen}`,
  corruptShip: (ship) => txt`Zhouba: ${ship}`,
  part: {
    card: txt`Odhodit kartu a izolovat`,
    energy: txt`Izolovat za 1 energii`,
    material: txt`Izolovat za 1 materiál`,
    science: txt`Izolovat za 1 bod vědy`,
    neutronium: txt`Izolovat za 1 neutronium`,
    free: txt`Izolovat zdarma`,
  },
  to: (sector) => txt`Cíl: ${sector}`,
  hitSector: (sector) => txt`Zásah: ${sector}`,
  hitShip: (ship) => txt`Poškození: ${ship}`,
  move: (ship, sector) => txt`${ship} → ${sector}`,
  gain: (resource) => txt`Získat ${resource}`,
  payWith: (resources) => txt`Zaplatit ${resources}`,
  burn: (card, resource) => txt`Odhodit ${card}: získat ${resource}`,
  keep: (house) => txt`${house}`,
  shed: (house) => txt`Odhodit ${house}`,
  lose: (house) => txt`Ztratit vliv na rod ${house}`,
  isolate: (from) => txt`Izolovat: ${from}`,
  shield: (sector) => txt`Štít: ${sector}`,
  destroy: (what) => txt`Zničit: ${what}`,
  mend: (sector) => txt`Všechny lodě: ${sector}`,
  deploy: (ship, sector) => txt`${ship}: ${sector}`,
  play: (card, cost) => txt`Zahrát ${card} (${cost})`,
  cheap: (card) => txt`Zahrát ${card} o 1 levněji`,
  onto: (play, cadet) => txt`${play}: ${cadet}`,
  copy: (effect) => txt`Kopírovat: ${effect}`,
  remove: (card) => txt`Odstranit ${card}`,
  hiddenCard: (house) => `skrytý vliv ${house}`,
  unknownCard: 'kartu',
};

const refusals: MessageBook['refusals'] = {
  stale: 'Na tuto otázku už padla odpověď.',
  notYours: 'O tom rozhoduje jiný hráč.',
  notOffered: 'To teď nejde.',
  over: 'Hra skončila.',
  noStep: 'Není sektor, kam by se loď mohla pohnout a zase z něj odletět.',
  nothingToHit: 'Není loď Zplozence, kterou by útok mohl zasáhnout.',
  sectorFull: 'V tom sektoru není místo.',
  stuckInside: 'Loď by se v tomto tahu z vnitřního sektoru nedostala.',
  noFreeSlot: 'Pro tuto kartu není volné místo.',
  cannotPay: 'Na to nemáš.',
  noCorruptionSpace: 'Přibyla by ti zhouba a není pro ni volné pole.',
  cannotResolve: 'Tento efekt nelze zaplatit, nebo by nic neudělal.',
  sectionCorrupted: 'Sekce s touto bonusovou akcí je zkažená.',
  bonusImpossible: 'Tato bonusová akce by teď nic neudělala.',
};

export const CS_ASKS = { prompts, options, refusals };
