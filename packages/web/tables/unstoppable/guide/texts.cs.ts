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
    'Odteď rozhoduješ ty a já se ozvu, jen když přijde něco nového. Když nevíš kudy kam, pomůže žárovka („Nápověda“).',
  handDown: (n) => `Zvyšuje se ti úroveň a v ruce zůstanou jen tři karty. Vyber, co odložíš; počet karet: ${n}.`,
  remove: (card) => `Balíček je prázdný, zvyšuje se ti úroveň! Navždy vyřaď slabou kartu, třeba ${card}.`,
  removeFreely: 'Balíček je prázdný, zvyšuje se ti úroveň! Slabou kartu smíš navždy vyřadit.',
  hurt: (health) => `Zdraví už je jen ${health} a při 0 je konec. Poraz toho, kdo bije nejvíc, nebo získej zbroj.`,
  lastTurns: (turns) =>
    turns === 1
      ? 'Tohle je poslední tah před maximálním ohrožením, při kterém hra končí prohrou. Už nemá cenu nic šetřit.'
      : `Do maximálního ohrožení, při kterém hra končí prohrou, zbývají jen ${turns} tahy. Nic už nešetři na později.`,
  levelled: ({ level, boss, goal }) =>
    `Úroveň ${level}: dosáhneš na lepší karty. ${boss} ti teď do balíčku posílá karty bosse: porážej je, dokud nezpůsobí ${goal} poškození bosse.`,
  levelledStory: 'Máš za sebou celou úroveň a s každou další jde příběh dál. Co si v něm zvolíš, to platí.',
  deck: (draft) =>
    `Teď si smíš brát i z vyšších balíčků, až do úrovně ${draft}: vyber, ze kterého. Jejich karty umějí víc než ty z úrovně 1.`,
  story:
    'Příběh jde dál: vyber možnost, jejíž podmínku splňuješ, a zaplať, co žádá. Závěry chtějí hodně, mysli na ně včas.',
  danger: ({ level, turns }) =>
    `Ukazatel ohrožení se posouvá každý tah; teď ukazuje ${level} a ${plural(turns, 'zbývá', 'zbývají', 'zbývá')} ${turns} ${plural(turns, 'tah', 'tahy', 'tahů')}. Hrozby se značkou ohrožení rostou s ním.`,
  bossCard: (threat) =>
    `${threat} je karta bosse a zahrát se nedá. Poraz ji jako každou hrozbu: udělá, co na ní stojí, a hned zmizí.`,
  bossDamage: ({ damage, goal }) =>
    `Poškození bosse: ${damage} z ${goal}. Způsobují ho jen karty bosse a nové přijdou s každým zvýšením úrovně.`,
  fear: (threat) =>
    `${threat} má Hrůzu: kdykoli na tuhle hrozbu zamíříš, přijdeš o 1 akční bod. S nulou nepřijdeš o nic.`,
  swift: (threat) => `${threat} má Rychlost a nepočítá se: další tři hrozby přijdou stejně, takže tě jich udeří víc.`,
  madness: (threat) => `${threat} má Šílenství: odhalí-li se, když máš málo zdraví, zraní se tahle hrozba sama.`,
  reward: 'Kdo porazí hrozbu, smí si vzít odměnu, která na ní je. Můžeš ji i nechat být.',
  resolve: 'Efekty karty a jejích vylepšení přijdou v libovolném pořadí. Co vynecháš, propadne.',
  focus: (card) => `Karta ${card} má Soustředění: X je počet tvých karet její frakce v ruce a ve hře.`,
  unity: (card) => `Karta ${card} má Sjednocení: X je počet různých frakcí mezi tvými kartami v ruce a ve hře.`,
  conspiracy: (card) => `Karta ${card} má Spiknutí: funguje jen vedle další karty své frakce v ruce nebo ve hře.`,
  haggle: (card) =>
    `Karta ${card} má Smlouvání: za efekt smíš zaplatit kredity, o 1 méně za každou svou kartu její frakce.`,
  repeated: 'Jeden efekt téže karty zazněl v tomto tahu už několikrát. Po čtvrtém použití se karta navždy vyřadí.',
  thinOut: 'Tady smíš kartu navždy vyřadit. Začni slabými startovními: s tenkým balíčkem stoupáš rychleji.',
  market: 'Tady smíš obměnit trh: co nechceš, dej pod balíček, a přijdou jiná vylepšení.',
  duo: 'Hrajete v libovolném pořadí a tvé poškození smí zasáhnout i spoluhráčovy hrozby. Kartu dostane její majitel, odměnu ty.',
};
