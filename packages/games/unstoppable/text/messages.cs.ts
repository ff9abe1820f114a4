import { concat, qty, type Text, txt } from '@starhold/effects/text';
import type { Gain } from '../content/index.ts';
import { ALLY, CARD, CREDIT, DAMAGE, GAIN_NOUNS, THREAT, TURN } from './nouns.ts';
import type { MessageBook } from './shapes.ts';
import { PHASE_NAMES } from './titles.ts';

/** Log lines are noun phrases: names stay in the nominative and nobody needs a gender. */
const L = 'cs';
const cards = (n: number): Text => qty(n, CARD, 'acc', L);
const amount = (n: number, what: Gain): Text => qty(n, GAIN_NOUNS[what], 'acc', L);
const credits = (n: number): Text => qty(n, CREDIT, 'acc', L);

export const CS_MESSAGES: MessageBook = {
  events: {
    dealt: ({ name, n }) => txt`${name}: ${qty(n, CARD, 'nom', L)} v ruce`,
    placed: '{name}: aktivních hrozeb: {n}',
    turn: 'Tah {n}',
    phase: ({ phase }) => PHASE_NAMES[phase][L],
    gained: ({ name, what, n, now }) => txt`${name}: +${amount(n, what)} (${n === 0 ? 'už' : 'nyní'} ${now})`,
    lost: ({ name, what, n, now }) => txt`${name}: −${amount(n, what)} (nyní ${now})`,
    refreshed: '{name}: obnovena karta {card}',
    looked: '{name}: základní balíček {level}, na výběr {cards}',
    drafted: '{name}: do ruky karta {card} ze základního balíčku {level}',
    played: ({ name, card, n }) => txt`${name}: zahrána karta ${card} za ${amount(n, 'ap')}`,
    exhausted: '{name}: vyčerpána karta {card}',
    bought: ({ name, upgrade, card, n }) => txt`${name}: vylepšení ${upgrade} na kartě ${card} za ${credits(n)}`,
    offered: 'Nově v nabídce: {what}',
    shelved: '{name}: pod balíček vylepšení: {cards}',
    ended: '{name}: konec akcí',
    damaged: '{what}: {n} poškození ({damage} z {health})',
    defeated: ({ name, what, owner, own, card, isBossCard }) => {
      const drawn = isBossCard ? card : txt`karta ${card}`;
      return own
        ? txt`${name}: poražena hrozba ${what}, do ruky ${drawn}`
        : txt`${name}: poražena hrozba ${what}, ${drawn} pro: ${owner}`;
    },
    revealed: '{name}: na balíčku {what}',
    activated: '{name}: nová aktivní hrozba {what}',
    madness: '{what}: Šílenství {x}',
    hurt: ({ name, n, by, armour, health }) =>
      concat(
        `${name}: `,
        qty(n, DAMAGE, 'nom', L),
        ...(by.length > 0 ? [' – ', by] : []),
        ` (zbroj ${armour}, zdraví ${health})`,
      ),
    bossDamage: '{name}: poškození bosse +{n} (nyní {now})',
    bossCard: '{name}: karta bosse na odkládací hromádku (v balíčku bosse zbývá {left})',
    putAway: ({ what, box }) => txt`${what}: ${box ? 'do krabice' : 'na odkládací hromádku'}`,
    trained: '{name}: úroveň výběru {level}',
    repeated: '{name}: zopakován efekt karty {card}',
    returned: '{name}: karta {card} zpět do ruky',
    discarded: '{name}: odložena karta {card}',
    removed: '{name}: ze hry vyřazena karta {card}',
    levelUp: '{name}: úroveň {level} (úroveň výběru {draft})',
    shuffled: ({ name, n }) => txt`${name}: nový balíček, ${qty(n, CARD, 'nom', L)}`,
    cleanedUp: '{name}: úklid, zbroj {armour}',
    danger: 'Úroveň ohrožení {level}',
    told: '{title}: {choice} ({name})',
    story: 'Karta příběhu {n}: {title}',
    victory: ({ n }) => txt`Vítězství! V zásobě ${qty(n, TURN, 'nom', L)}`,
    over: '{outcome}',
    signal: '{name}: {ping}',
  },
  prompts: {
    upkeep: 'Údržba: vyber, co vyhodnotíš jako další.',
    deck: 'Vyber základní balíček, ze kterého si vezmeš kartu.',
    keep: 'Vyber kartu, kterou si necháš.',
    under: 'Seřaď ostatní karty pod balíček: poslední leží nejníž.',
    action: ({ ap, credits: c }) => txt`Vyber akci (máš ${amount(ap, 'ap')} a ${credits(c)}).`,
    wonAction: 'Boss je poražen: hraj dál, nebo skonči.',
    fit: 'Vyber kartu pro vylepšení {upgrade}.',
    resolve: '{card}: vyber další efekt.',
    hit: 'Vyber hrozbu: {n} poškození.',
    hitDeck: 'Vyber hrozbu na balíčku: {n} poškození.',
    hitActive: 'Vyber aktivní hrozbu: {n} poškození.',
    sweep: 'Vyber bojiště: {n} poškození každé aktivní hrozbě.',
    sweepNext: 'Vyber hrozbu, která bude zasažena jako další: {n} poškození.',
    reward: 'Vzít si odměnu? {what}',
    handDown: ({ n }) => txt`Vyber ${cards(n)} z ruky k odložení.`,
    handUpTo: ({ n }) => txt`Vyber nejvýše ${cards(n)} z ruky k odložení.`,
    remove: 'Vyber kartu, kterou vyřadíš ze hry.',
    removePaid: ({ n }) => txt`Za ${credits(n)}: vyber kartu, kterou vyřadíš ze hry.`,
    refresh: 'Vyber spojence, kterého obnovíš.',
    again: 'Vyber efekt, který zopakuješ.',
    takeBack: 'Vyber taktiku, kterou vrátíš do ruky.',
    whom: 'Kdo to dostane? {gain}',
    dismiss: 'Vyber spojence, kterého odložíš ze hry.',
    order: 'Vyber pořadí, v jakém hrozby zaútočí.',
    fall: 'Vyber hrozbu, která bude poražena první.',
    market: 'Obnovení nabídky: vyber vylepšení, která vrátíš pod balíček.',
    story: '{title}: vyber, jak příběh pokračuje.',
    share: ({ n }) => txt`Zaplaťte společně ${credits(n)}.`,
    offerRemove: ({ n }) => txt`Vyber ${cards(n)} k vyřazení ze hry.`,
    offerAlly: ({ n }) => txt`Vyber ${qty(n, ALLY, 'acc', L)} z ruky k odložení.`,
    playOn: 'Boss je poražen: dohrát tah kvůli úspěchům, nebo skončit?',
    may: 'Provést? {what}',
    branch: 'Vyber jednu možnost.',
  },
  options: {
    draft: 'Základní balíček {level} (navrchu karta {card})',
    keep: '{card}',
    under: '{card}',
    play: ({ card, n }) => txt`Zahrát kartu ${card} (${amount(n, 'ap')})`,
    exhaust: 'Vyčerpat spojence {card}: {what}',
    buy: ({ upgrade, n, discount }) => txt`Koupit vylepšení ${upgrade} (${credits(n)}${discount})`,
    fit: '{card}',
    end: 'Ukončit akce',
    stop: 'Skončit a spočítat body',
    go: 'Hrát dál',
    effect: '{what}',
    do: 'Provést',
    skip: 'Vynechat',
    none: 'Pokračovat',
    pay: 'Zaplatit: {what}',
    hit: '{what} (poškození {damage} z {health})',
    onDeck: '{what}, na balíčku (poškození {damage} z {health})',
    owned: '{owner}: {what}',
    sweep: 'Bojiště: {owner}',
    reward: 'Vzít odměnu: {what}',
    trigger: '{card}',
    triggerStory: 'Karta příběhu',
    remove: 'Vyřadit kartu {card}',
    removeDiscarded: 'Vyřadit kartu {card} (odkládací hromádka)',
    discard: 'Odložit kartu {card}',
    refresh: 'Obnovit spojence {card}',
    again: '{card}: {what}',
    return: 'Vrátit kartu {card}',
    seat: '{owner}',
    dismiss: 'Odložit spojence {card}',
    threat: '{what}',
    shelve: '{card}',
    tell: '{story} [{rules}]',
    pingWait: 'Počkej na mě',
    pingGo: 'Můžeš hrát',
    pingThing: 'Podívej se: {what}',
    pingDeck: 'Podívej se na základní balíček {level}: {what}',
  },
  refusals: {
    bossCard: 'Kartu bosse nelze zahrát, vylepšit ani vyřadit.',
    wrongKind: ({ kind }) => `Toto vylepšení patří jen na ${kind === 'ally' ? 'spojence' : 'taktiku'}.`,
    notchTaken: ({ top }) => `${top ? 'Vrchní' : 'Spodní'} výřez této karty je obsazený.`,
    tooFewCredits: ({ n }) => txt`K tomu je třeba mít ${credits(n)}.`,
    tooFewAp: ({ n, now }) => txt`Stojí to ${amount(n, 'ap')}, máš ${now}.`,
    notAnAlly: 'Vyčerpat lze jen spojence.',
    nothingToExhaust: 'Tento spojenec nemá k vyčerpání žádný efekt.',
    exhausted: 'Tento spojenec je vyčerpaný.',
    noTarget: ({ kind }) => {
      if (kind === 'any') return 'Žádná karta nemůže toto vylepšení dostat.';
      return kind === 'ally'
        ? 'Nemáš spojence, který by mohl toto vylepšení dostat.'
        : 'Nemáš taktiku, která by mohla toto vylepšení dostat.';
    },
    levelTooHigh: 'Tvá úroveň výběru je {n}.',
    deckEmpty: 'Tento základní balíček je prázdný.',
    deckTakenUp: 'Pod tento základní balíček spoluhráč ještě vrací karty: počkej, nebo zvol jiný.',
    mustKeep: 'Jednu kartu si vzít musíš.',
    requirement: ({ req, n }) => {
      switch (req) {
        case 'pay':
          return txt`K tomu je třeba mít ${credits(n)}.`;
        case 'remove':
          return txt`K tomu je třeba vyřadit ${cards(n)}.`;
        case 'discardAlly':
          return txt`K tomu je třeba mít v ruce ${qty(n, ALLY, 'acc', L)}.`;
        case 'level':
          return txt`K tomu je třeba úroveň ${n}.`;
        case 'defeated':
          return txt`K tomu je třeba v tomto tahu porazit ${qty(n, THREAT, 'acc', L)}.`;
        default:
          return txt`Požadavek této možnosti není splněn.`;
      }
    },
    notItself: 'Spojenec nemůže obnovit sám sebe.',
    ready: 'Tento spojenec už je připravený.',
    levelTooLow: 'K tomuto efektu je třeba úroveň {n}.',
    noFactions: 'Žádná tvá karta v ruce ani ve hře nemá frakci.',
    noFaction: 'Tato karta nemá frakci.',
    noOther: 'V ruce ani ve hře nemáš další kartu této frakce.',
    discardSoMany: ({ n }) => txt`Vyber ${cards(n)} k odložení.`,
    tooLittle: 'Máš méně než {n}.',
    noAlly: 'Nemáš ve hře spojence.',
    cannotPay: ({ what, n }) => txt`Nemůžeš zaplatit ${amount(n, what)}.`,
    onDeck: 'Zasáhnout lze jen hrozbu na balíčku.',
    active: 'Zasáhnout lze jen aktivní hrozbu.',
    taunted: 'Nejdřív je třeba zasáhnout hrozbu s Výsměchem.',
    stale: 'Situace se mezitím změnila, podívej se prosím znovu.',
    notYours: 'O tom rozhoduje někdo jiný.',
    notOffered: 'To teď nejde.',
    over: 'Hra skončila.',
  },
  outcomes: {
    boss: 'Vítězství: boss je poražen',
    health: 'Prohra: došlo zdraví',
    danger: 'Prohra: maximální ohrožení',
    threats: 'Prohra: došly karty hrozeb',
  },
  score: {
    base: 'Obtížnost',
    turns: 'Tahy v zásobě',
    health: 'Zbývající zdraví',
    innerStrength: 'Vnitřní síla: karty vyřazené čtvrtým opakováním',
    metahuman: 'Metačlověk: každá karta od úrovně 1 má vylepšení',
    timeToRest: 'Čas na odpočinek: alespoň 15 kreditů',
    coalitionLeader: 'Vůdce koalice: alespoň 2 karty každé frakce',
    unstoppable: 'Nic tě nezastaví!: dvě zvýšení úrovně po vítězství',
    total: 'Celkem',
  },
  words: {
    player: 'Hráč {n}',
    threat: 'hrozba',
    bossCard: 'karta bosse',
    turn: 'Tah',
    reward: 'Odměna',
    madness: 'Šílenství',
    levelUp: 'Zvýšení úrovně',
    storyCard: 'Karta příběhu {n}',
  },
};
