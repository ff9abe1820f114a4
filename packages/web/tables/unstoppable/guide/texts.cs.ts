import type { GuideText } from './texts.ts';

const plural = (n: number, one: string, few: string, many: string): string =>
  n === 1 ? one : n >= 2 && n <= 4 ? few : many;

export const cs: GuideText = {
  title: 'První boj',

  welcome: (character) =>
    `Hraješ za postavu ${character}. Každá karta tvého balíčku je i nepřítel: poraz ho a karta přijde do tvé ruky.`,
  draft: (card) => `Každý tah si bereš jednu ze tří nových karet. Zkus kartu ${card}; zahrát ji můžeš hned.`,
  draftFreely: 'Každý tah si bereš jednu ze tří nových karet. Zahrát ji můžeš hned.',
  under: 'Ostatní jdou pod svůj balíček. Na pořadí skoro nezáleží, nech je, jak jsou.',
  threats: (attack) =>
    `Tyhle hrozby na tebe na konci tahu zaútočí, celkem za ${attack} poškození. Hrozba padne, když na ní poškození dosáhne součtu útoku a obrany.`,
  play: ({ ap, card }) =>
    `K dispozici máš ${ap} ${plural(ap, 'akční bod', 'akční body', 'akčních bodů')}. Zahraj kartu ${card}.`,
  taunt: (threat) => `${threat} má Výsměch: dokud tam leží, nic jiného tu zasáhnout nesmíš.`,
  aim: 'Vyber, koho zasáhneš. Nejlepší je ten, kdo hned padne; počítá se i hrozba na balíčku.',
  finish: ({ card, threat }) => `${threat} už skoro padá. Stačí zahrát kartu ${card}.`,
  drawn: ({ card, threats }) =>
    `Pod tou hrozbou byla karta ${card} a teď ji máš v ruce. Do zvýšení úrovně zbývá hrozeb: ${threats}.`,
  buy: (upgrade) =>
    `Na vylepšení ${upgrade} máš: jeden zásah navíc na taktice, po celou hru. Jenže zesílí i její nepřítel.`,
  fit: (card) => `Vyber kartu, která ho dostane: třeba ${card}.`,
  fitFreely: 'Vyber kartu, která ho dostane. Už na ní zůstane.',
  ally: (card) => `${card} je spojenec a zůstává ve hře, dokud se ti nezvýší úroveň. Zahraj tuto kartu.`,
  exhaust: (card) => `Spojence smíš jednou za tah vyčerpat a nestojí to akční body. Použij kartu ${card}.`,
  end: 'Nic užitečného už nezbývá: ukonči akce. Pak zaútočí hrozby a přijdou nové.',
  after: (health) =>
    `Hrozby zaútočily, nejdřív na zbroj: tvé zdraví je ${health}. Z balíčku přišly nové hrozby a ohrožení postoupilo.`,
  rage: (threat) => `${threat} má Vztek: ve fázi hrozby přijdeš o spojence. Radši tuhle hrozbu poraz jako první.`,
  onYourOwn:
    'Odteď rozhoduješ ty. Když nevíš kudy kam, pomůže žárovka („Nápověda“); odkud se vzalo třeba tvé zdraví, zjistíš dotykem na to číslo.',
  handDown: (n) => `Zvyšuje se ti úroveň a v ruce zůstanou jen tři karty. Vyber, co odložíš; počet karet: ${n}.`,
  remove: (card) => `Balíček je prázdný, zvyšuje se ti úroveň! Navždy vyřaď slabou kartu, třeba ${card}.`,
  removeFreely: 'Balíček je prázdný, zvyšuje se ti úroveň! Slabou kartu smíš navždy vyřadit.',
  hurt: (health) => `Zdraví už je jen ${health} a při 0 je konec. Poraz toho, kdo bije nejvíc, nebo získej zbroj.`,
  bye: ({ level, boss, goal }) =>
    `Úroveň ${level}: dosáhneš na lepší karty. ${boss} ti teď do balíčku posílá karty bosse: porážej je, dokud nezpůsobí ${goal} poškození bosse.`,
  byeStory: 'To byla celá úroveň a příběh teď pokračuje beze mě. Každé zvýšení úrovně je volba; hodně štěstí!',
};
