import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { CARD, PART, SCREW, SYMBOL } from './nouns.ts';

const L = 'cs';
const KIND = {
  convert: 'zdroj, na který se obě kostky promění',
  gain: 'barvu, kterou získáš',
  store: 'barvu, kterou uložíš',
};

const prompts: PromptBook = {
  leader: () => txt`Vyber si vůdce.`,
  draft: ({ what }) =>
    txt`${what === 'recruit' ? 'Verbování: vyber si kartu' : 'Objev: vyber si technologii'}. Ostatní se zničí.`,
  draw: ({ left, deck }) =>
    left < 0
      ? txt`Dobírej po jedné, kolik karet chceš (v hracím balíčku: ${num(deck)}).`
      : txt`Můžeš dobrat ještě ${qty(left, CARD, 'acc', L)} (v hracím balíčku: ${num(deck)}).`,
  main: () => txt`Hlavní fáze: používej kostky, hraj karty, využívej základnu a uložené dvojice.`,
  keep: () => txt`Vyber karty, které si ponecháš v ruce; ostatní jdou na skládku.`,
  keepOne: ({ n }) => txt`Z ruky si můžeš ponechat ještě ${qty(n, CARD, 'acc', L)}.`,
  scrap: () => txt`Seřaď karty na skládku: poslední bude nahoře.`,
  store: ({ kind, n }, { amount }) => txt`Kam uložíš ${amount(n, kind)}? Co se nevejde, se zničí.`,
  strike: () => txt`Udílíš zranění: co bude další?`,
  parts: ({ n, from }) =>
    from === 'compensation'
      ? txt`Utrať ${qty(n, PART, 'acc', L)} teď, než začneš dobírat.`
      : txt`Utrať ${qty(n, PART, 'acc', L)}; co zbude, se zničí.`,
  tidy: () => txt`Seřaď zahrané karty do odhazovacího balíčku: poslední bude nahoře.`,
  graduate: () => txt`Seřaď vycvičené karty do odhazovacího balíčku: poslední bude nahoře.`,
  atop: () => txt`Jednu vycvičenou kartu můžeš položit na hrací balíček.`,
  pay: ({ card }, { card: name }) => txt`Zaplať za kartu ${name(card)}.`,
  kind: ({ what }) => txt`Vyber ${KIND[what]}.`,
  screws: ({ n }) => txt`Rozmísti ${qty(n, SCREW, 'acc', L)} na cvičiště.`,
  recycle: ({ n }) => txt`Recyklace: vyber další kartu (zbývá ${num(n)}).`,
  sacrifice: () => txt`Obětování: vyber kartu, která se zničí.`,
  giveBack: () => txt`Seřaď karty na hrací balíček: poslední bude nahoře.`,
  enlist: () => txt`Vyber startovní kartu, kterou vycvičíš.`,
  drill: ({ most }) => txt`Vyber kartu, kterou vycvičíš (cena vycvičení nejvýše ${num(most)}).`,
  unscrew: ({ n }) => txt`Znič ${qty(n, SCREW, 'acc', L)} na svém cvičišti.`,
  upgrade: ({ step, left, die, face }) =>
    step === 'face'
      ? txt`Vyber stranu kostky k vylepšení (zbývající šroubky: ${num(left)}).`
      : txt`Kostka ${num(die)}, strana ${num(face)}: vyber, který šroubek se vymění, a jeho novou barvu.`,
  refresh: ({ n }) => txt`Vyber kartu své základny, kterou obnovíš (zbývá ${num(n)}).`,
  exhaust: ({ n }) => txt`Vyber kartu v soupeřově základně, kterou unavíš (zbývá ${num(n)}).`,
  raid: ({ step, n }) =>
    step === 'destroy'
      ? txt`Vyber uložený zdroj, který se zničí (zbývá ${num(n)}).`
      : txt`Můžeš uložit jeden zdroj některého ze zničených druhů.`,
  cull: () => txt`Vyber zahranou kartu, která se zničí.`,
  echo: () => txt`Vyber zahranou kartu, jejíž efekty zopakuješ.`,
  salvage: ({ card, less }, { card: name }) =>
    txt`Z odhazovacího balíčku můžeš zahrát kartu ${name(card)} o ${qty(less, SYMBOL, 'acc', L)} levněji.`,
  whom: ({ card }, { card: name }) => txt`${name(card)}: vyber soupeře, kterého se to týká.`,
  queue: () => txt`Konec fáze: seřaď své čekající efekty.`,
  precede: () => txt`Vyber, kdo dokončí tuto fázi dřív.`,
  branch: ({ list }, { source }) => txt`${source(list)}: vyber jednu možnost.`,
  occ: () => txt`Vyber, co se uplatní jako další.`,
  gate: () => txt`Vyber, co se uplatní jako další.`,
  aside: () => txt`Kdykoli:`,
  wild: ({ n }) => txt`Invaze ukládá žolíkové zdroje (${num(n)}): vyber tréninkovou zónu.`,
  trainZones: () => txt`Vyber, která tréninková zóna je na řadě.`,
  protocols: () => txt`Vyber, který protokol se spustí jako další.`,
  putAway: () => txt`Seřaď nasazené karty do odhazovacího balíčku Invaze: poslední bude nahoře.`,
  assault: () => txt`Uděl zranění, nebo jimi zaplať dodatečné akce.`,
  share: ({ what, n }, { amount }) => txt`Rozděl ${amount(n, what, 'acc')} mezi spoluhráče a dodatečné akce.`,
  shareStore: ({ kind, n }, { amount }) => txt`Kdo uloží ${amount(n, kind)}?`,
  split: ({ damage, n }, { amount }) => txt`Rozděl ${amount(n, damage, 'acc')} ve svém týmu.`,
  beneficiary: ({ what, n }, { amount }) => txt`Vyber, kdo z vás získá ${amount(n, what, 'acc')}.`,
  lock: () => txt`Vyber kostku, kterou toto kolo nepoužiješ.`,
  sabotage: ({ step, n }) =>
    step === 'destroy'
      ? txt`Vyber tréninkovou zónu: jeden její zdroj se zničí (zbývá ${num(n)}).`
      : txt`Můžeš uložit jeden zdroj některého ze zničených druhů.`,
  rally: () => txt`Vyber kartu v základně kteréhokoli hráče, která se obnoví.`,
};

const options: OptionBook = {
  draw: txt`Dobrat kartu`,
  reshuffle: txt`Zamíchat a dobrat`,
  end: txt`Hotovo`,
  ends: {
    draw: txt`Už nedobírat`,
    main: txt`Ukončit hlavní fázi`,
    parts: txt`Dál neutrácet`,
    upgrade: txt`Ukončit vylepšení`,
    assault: txt`Nechat zranění propadnout`,
  },
  none: txt`Žádnou`,
  skip: txt`Přeskočit`,
  do: txt`Provést`,
  pass: txt`Nic dalšího`,
  order: txt`Losovat pořadí v této fázi`,
  nothing: txt`Neplatit nic`,
  leader: (card, does) => txt`${card}: ${does}`,
  take: (card) => txt`Vzít si kartu ${card}`,
  takeKind: (kind) => txt`Uložit: ${kind}`,
  die: (die, face) => txt`Použít kostku ${num(die)}: ${face}`,
  convert: (a, b) => txt`Proměnit kostky ${num(a)} a ${num(b)}`,
  play: (card, cost) => txt`Zahrát kartu ${card} (${cost})`,
  activate: (card, does) => txt`Použít kartu ${card}: ${does}`,
  pair: (name, what) => txt`${name}: ${what}`,
  keep: (card) => txt`Ponechat si kartu ${card}`,
  slot: (kind) => txt`Vlastní místo: ${kind}`,
  wildSlot: (kind) => txt`Žolíkové místo: ${kind}`,
  deal: (packet) => txt`Udělit ${packet}`,
  hit: (packet) => txt`${packet} – vrchní karta`,
  siege: (packet) => txt`${packet} – karta scénáře`,
  payWith: (packet, action) => txt`${packet} na ${action}`,
  spend: (action, price) => txt`${action} (${price})`,
  pay: (what) => txt`Zaplatit ${what}`,
  recycle: (what) => txt`Recyklovat ${what}`,
  recycleTop: (pile) => txt`Recyklovat vrchní kartu ${pile === 'scrapyard' ? 'skládky' : 'odhazovacího balíčku'}`,
  ofMate: (text, name) => txt`${name}: ${text}`,
  destroy: (what) => txt`Zničit ${what}`,
  face: (die, face, shows) => txt`Kostka ${num(die)}, strana ${num(face)}: ${shows}`,
  swap: (from, to) => txt`${from} → ${to}`,
  refresh: (card) => txt`Obnovit kartu ${card}`,
  exhaust: (card) => txt`Unavit kartu ${card}`,
  repeat: (card) => txt`Zopakovat kartu ${card}`,
  reroll: (die) => txt`Přehodit kostku ${num(die)}`,
  first: (name) => txt`Dřív ${name}`,
  run: (card) => txt`Spustit protokol ${card}`,
  train: (card) => txt`Vycvičit kartu ${card}`,
  top: (card) => txt`Kartu ${card} na hrací balíček`,
  enlist: (card) => txt`Vycvičit kartu ${card}`,
  lock: (die) => txt`Nepoužít kostku ${num(die)}`,
  setAside: (action) => txt`Na ${action}`,
  neutral: txt`neutrální`,
};

const refusals: MessageBook['refusals'] = {
  stale: 'Na tuto otázku už padla odpověď.',
  notYours: 'O tom rozhoduje jiný hráč.',
  notOffered: 'To teď nejde.',
  over: 'Hra skončila.',
  deckGone: 'Hrací balíček, odhazovací balíček i skládka jsou prázdné: není co dobrat.',
  cannotPay: 'Tvé zdroje a kostky na tuto kartu nestačí.',
  dieUsed: 'Tato kostka už byla v tomto kole použita.',
  dieLocked: 'Tuto kostku nelze v tomto kole použít.',
  dieIdle: 'Touto kostkou se ještě neházelo.',
  noTokens: 'Nemáš žádný žeton přehozu.',
  rerollsForbidden: 'Dokud není karta Invaze poražena, přehazovat nelze.',
  noPair: ({ kind }) => `Potřebuješ dva uložené zdroje tohoto druhu: ${kind}.`,
  exhausted: 'Tato karta je unavená.',
  passiveOnly: 'Tato karta působí sama; použít ji nelze.',
  tooFewParts: ({ n, now }) => `Stojí to ${n} náhradních dílů; máš ${now}.`,
  noEffect: 'Teď by to nic neudělalo.',
  tooFewToSacrifice: ({ n }) =>
    `K obětování je třeba ${n} karet v hracím balíčku, odhazovacím balíčku a na skládce dohromady.`,
  tooManyCards: ({ n }) => `Ponechat si můžeš nejvýše ${n}.`,
  notKeepable: 'Tuto kartu si ponechat nelze.',
  noRoom: ({ kind }) => `Pro tento druh není volné místo: ${kind}.`,
  othersFirst: 'Tuto fázi dokončí dřív druhý hráč.',
  alreadyActed: 'Pořadí lze losovat jen jednou a jen dřív, než někdo v této fázi něco udělá.',
  coveredCard: 'Útočit lze jen na vrchní nasazenou kartu.',
  untargetable: 'Na kartu scénáře teď útočit nelze.',
  immune: 'Vrchní karta je vůči tomuto zranění odolná.',
  tooCostly: ({ n }) => `Cena vycvičení této karty je vyšší než ${n}.`,
  sameName: 'Karta nemůže zopakovat kartu téhož jména.',
  notOwn: 'To ti nepatří.',
};

export const CS_ASKS = { prompts, options, refusals };
