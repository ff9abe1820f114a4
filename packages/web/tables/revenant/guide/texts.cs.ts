import { countedCs } from '../../../text/counted.ts';
import type { GuideText } from './texts.ts';

export const cs: GuideText = {
  title: 'První let',

  welcome:
    'Kromě jedné fregaty ti tu žádná loď nepatří. Pohromadě letí sedm rodů a vyhraje, kdo vsadí na ty, které přežijí.',
  agenda: 'Nech si jednu ze dvou tajných agend. Když ji splníš, přinese na konci prestiž.',
  house: 'Vyber rod, se kterým začneš: máš u něj vliv 1 a tvoje fregata letí s jeho archou.',

  map: 'Kolem Revenantu leží osm vnějších sektorů. Purpurové hvězdy na okraji jsou lodě Zplozence: udeří po každém třetím tahu.',
  ark: (ship) => `Vyšli kadeta na loď: ${ship}. Archy jsou ty velké a archa každého rodu umí dvě věci.`,
  fighter: ({ ship, voidborn }) =>
    `Teď stíhačka: ${ship} má ve svém sektoru ${countedCs(voidborn, 'loď', 'lodě', 'lodí')} Zplozence. Stíhačky létají a útočí.`,
  dropship: (ship) => `Planeta čeká a ${ship} je hned u ní. Výsadkové lodě přistávají na planetách a ty dávají hodně.`,
  sendFreely: 'Vyšli někoho na kteroukoli volnou loď, která září. Raději na čistou: zkažená předá zhoubu tobě.',
  influence: (house) => `U rodu ${house} máš vliv o 1 vyšší. Na konci má takovou cenu, kolik lodí rodu zbude.`,
  effects: 'Použij jeden efekt této lodi, a pokud to dovolí, i druhý. Dotkni se efektu a přečteš si ho celý.',
  sortie:
    'Stíhačka smí letět a zaútočit v libovolném pořadí. Zaútoč: 1 poškození zničí jednu loď Zplozence a dá ti taktiku 1.',
  strafe: 'Po zásahu smí stíhačka hned přeletět do vedlejšího sektoru. Zůstaň, pokud tam není víc lodí Zplozence.',
  stayHere: 'Planeta leží přímo v tomto sektoru, letět nikam nemusíš. Pokračuj a přistaň.',
  land: (planet) => `Přistaň na planetě ${planet}: čistý efekt je zadarmo, zkažený dá víc, ale zanechá ti zhoubu.`,
  corrupt: 'Zhouba zabere sekci fregaty: nic se v ní neuloží a její bonusová akce nejde použít. Vyber postradatelnou.',
  bonus: 'Každý tah končí jednou bonusovou akcí fregaty. Zdroj se na začátku hodí vždycky.',
  gain: 'Vezmi si, čeho máš nejméně. Na kartách v ruce vidíš, co stojí.',
  close: 'To byl celý tah: posádka, vliv, akce, bonus. Ukonči ho.',

  danger: ({ sectors }) =>
    `Po tomto tahu přijde nájezd: víc lodí Zplozence než štítů ${sectors === 1 ? 'má' : sectors < 5 ? 'mají' : 'má'} ${countedCs(sectors, 'sektor', 'sektory', 'sektorů')}. Výhled nájezdu ukáže, co způsobí.`,
  raid: ({ sector, left }) =>
    `Tvoje fregata je nejblíž (${sector}), takže rozhoduješ, koho nájezd zasáhne. Zbývá poškození: ${left}; šetři svůj rod.`,
  taint: 'V tomto sektoru je trhlina: jednu loď v něm zachvátí zhouba a ty vybíráš kterou.',
  raided: ({ ships, hull }) =>
    `Nájezd skončil: rodům ${ships >= 2 && ships <= 4 ? 'zbývají' : 'zbývá'} ${countedCs(ships, 'loď', 'lodě', 'lodí')} a Revenant má ${hull} z 5 zásahů.`,
  jump: 'Kdo zaplatí hyperpohon, odvede odsud celou flotilu: skener ukazuje tři místa, kam se dá skočit.',
  cards: 'Karty operací natrvalo zlepší posádku i fregatu. Zahraješ je bonusovou akcí Spřízněnost.',
  bye: 'To byl jeden cyklus a ještě tři tě čekají; ozvu se, jen když přijde něco nového. Když nevíš, pomůže žárovka.',

  isolate: 'Izolace sejme zhoubu z tvé sekce nebo z kterékoli rodové lodi. Stane se z ní tvůj zbytek Prázdnoty.',
  shield: 'Štít zruší 1 poškození příštího nájezdu ve svém sektoru. Dej ho tam, kde jsou lodě tvých rodů.',
  drop: 'Sklad je plný: co se nevejde, propadá. Vyber, co půjde pryč.',
  play: 'Zahrát kartu stojí to, co je na ní, a působí hned. Karty fregaty a kadetů zůstanou natrvalo.',
  keep: 'Skrytý vliv: nech si jednu z těchto karet. Na konci se počítá jako vliv 1 u svého rodu a do té doby o ní nikdo neví.',
  abilities: 'Jedna z tvých karet reaguje na to, co se právě stalo. Smíš ji použít, nebo nechat být, každou jednou.',
  failure:
    'Revenant utrpěl příliš mnoho poškození a selhání postihne všechny. Chraň ho, nebo zakryj efekt akcí Posily.',
  captain: (rank) =>
    `Hodnost tvého kapitána: ${rank}. Mezi cykly dobíráš víc karet a skrytý vliv vybíráš z většího počtu.`,
  tactics: (n) =>
    `Taktika ${n}: stupnice dá materiál na 3 a 6, neutronium na 12, a kdo jí má nejvíc, začíná příští cyklus.`,
  remnants: 'Máš zbytek Prázdnoty. Tři se hned vrátí a přinesou ti skrytý vliv.',
  data: 'Máš data. Tři kostky se hned vrátí a přinesou ti skrytý vliv.',
  charged:
    'Hyperpohon je nabitý: po nájezdu flotila skočí a všechny lodě Zplozence tu zůstanou. Znovu ho v tomto cyklu nikdo nenabije.',
  rift: 'Lodě Zplozence přilétají trhlinami: po každém cyklu kostka určí, kolik jich přibude v sektoru trhliny a vedle něj.',
  lastCycle:
    'Poslední cyklus: po nájezdu se počítá. Rod má cenu svých zbylých lodí krát tvůj vliv u něj, i se skrytými kartami.',
  council: 'Rada hraje s vámi: její vyslanci obsazují lodě dřív než ty a sami nic nezískají.',
  rival:
    'Hraješ proti soupeřícímu admirálovi: má tahy jako ty, podle karet rozkazů. Na konci musíš mít víc prestiže než on.',
};
