import type { GuideText } from './texts.ts';

export const cs: GuideText = {
  title: 'První let',

  welcome: 'Tohle je tvoje loď. Sestřel nepřátele nad sebou a potom poraz Bosse, který je za nimi.',
  timeline:
    'Na časové ose leží čtyři odkrytá nebezpečí. Na každou pozici přijde i jeden tvůj příkaz: nejdřív se provede příkaz, potom nebezpečí.',
  attack: ({ slot, columns, column, lives }) =>
    `Pozice ${slot} útočí na sloupce ${columns} a ty jsi ve sloupci ${column} pod nepřítelem. Zůstat by stálo život; máš ${lives === 1 ? 'poslední' : lives}.`,
  refresh: 'Jako kapitán můžeš před vyložením nebezpečí vyměnit celou ruku. Nech si ji, pokud nevypadá beznadějně.',
  choose: ({ n, of, cards, spare }) => `Vyber ${n} ze svých ${of} karet. Zkus karty ${cards} a jako rezervu ${spare}.`,
  chooseFreely: ({ n, of }) =>
    `Vyber ${n} ze svých ${of} karet. Podívej se na pozice: co bude bolet a kde v tu chvíli budeš?`,
  order: ({ first, second, third, last }) =>
    `Teď pořadí: ${first} tě dostane z útoku, pak přijdou ${second} a ${third}. Úplně nakonec ${last}.`,
  orderFreely: 'Teď karty seřaď. U každé pozice se ptej, co se musí stát dřív, než přijde její nebezpečí.',
  before: 'Před každou kartou se rozhoduješ: vyhodnotit ji, nebo ji otočit lícem dolů a loď ochladit.',
  beforeSuggested: (card) =>
    `Před každou kartou se rozhoduješ: vyhodnotit ji, nebo ji otočit lícem dolů a loď ochladit. Kartu ${card} vyhodnoť.`,
  escaped: ({ column, card }) =>
    `Na sloupec ${column} útok nemířil, takže se ti nic nestalo. Karta ${card} zasáhne nejbližšího nepřítele ve tvém sloupci: vyhodnoť ji.`,
  rocket: ({ card, max }) =>
    `${card} doletí do kteréhokoli sloupce, ale zahřeje loď o 1. Při teplotě ${max} loď vybuchne.`,
  aim: 'Vyber sloupec. Zásah dostane jeho nejbližší nepřítel.',
  aimLast: 'Vyber sloupec; zásah dostane jeho nejbližší nepřítel. Ještě 1 XP a máš první vylepšení.',
  upgrade: ({ path, card }) =>
    `XP dosáhly na žlutou kostku: vyber si vylepšení. S vylepšením ${path} 1 odpálí každá karta ${card} dvě rakety.`,
  upgradeFreely: 'XP dosáhly na žlutou kostku: vyber si vylepšení. Platí po celou hru.',
  spare: (card) => `Karta ${card} by teď nic neudělala. Raději ji otoč: loď se o 1 ochladí.`,
  pushed:
    'Noví nepřátelé odsunuli ostatní o řadu dolů. Kdo je vytlačen z řady C, prorazí linii a zraní tě, ať je v kterémkoli sloupci.',
  activation: (slot) =>
    `Na pozici ${slot} je Aktivace: každý nepřítel provede efekt na své kartě. Prohlédni si nepřátele a zjistíš, co umějí.`,
  chooseAgain: ({ emp, rocket }) =>
    `Zase vybíráš ty. ${emp} přeskočí nebezpečí na své pozici a ${rocket} teď střílí dvakrát.`,
  chooseAgainFreely: 'Zase vybíráš ty. Která nebezpečí budou bolet a kde v tu chvíli budeš?',
  orderAgain: ({ emp, slot }) => `${emp} patří na pozici ${slot}, kde přeskočí Aktivaci. Střílej ještě před tím.`,
  onYourOwn: 'Odteď rozhoduješ ty. Když nevíš kudy kam, pomůže „Nápověda“, a „Proč?“ řekne, kde se které číslo vzalo.',
  twoRockets: (column) => `Dvě rakety, jedna po druhé. Sloupec ${column} je plný: sestřel v něm ty nejnižší.`,
  nextUpgrade: (xp) => `Další vylepšení, tentokrát za ${xp} XP. Každé stojí o něco víc.`,
  hurt: 'To stálo život. Až budou poškozené všechny, hra končí; jeden opraví „Léčení“.',
  hot: 'Loď se přehřívá. Než znovu vystřelíš, otoč nějakou kartu na chlazení.',
  bye: 'To bylo celé kolo a teď letíš bez průvodce. Ozvu se, jen když přijde něco nového, třeba Boss po posledním nepříteli.',
  byeTeam:
    'To bylo celé kolo a dál letíte beze mě. Ozvu se, jen když přijde něco nového, třeba Boss po posledním nepříteli.',
  newCards: (n) =>
    `Do balíčku příkazů ${n === 1 ? 'přibyla vylepšená karta' : 'přibyly vylepšené karty'} a brzy ${n === 1 ? 'přijde' : 'přijdou'} na řadu. Všímej si v ruce nových názvů.`,
  full: (column) =>
    `Sloupec ${column} je plný: přijde-li tam další nepřítel, nejnižší prorazí linii. Než přibudou noví, jednoho odstraň.`,
  shield:
    'Tento nepřítel má štít: z každé karty příkazu pohltí první zranění a nevyčerpá se. Dvě zranění z jedné karty projdou.',
  bossComes: 'Poslední nepřítel opustil balíček: v příští fázi nebezpečí přijde Boss, a to do sloupce lodi.',
  bossHere:
    'Boss je tady. Nepřátelé v jeho sloupci ho chrání; když před ním nikdo není, zasáhneš ho, a při zdraví 0 vyhráváš.',
  bossCards: 'Odteď končí každá pozice kartou Bosse, každé kolo stejnou. Přeskočí ji i tvoje EMP.',
  bossSide: 'Boss se otočil na druhou stranu: podívej se na jeho sílu útoku, zdraví se nemění.',
  closer:
    'Balíček nepřátel je prázdný, takže „Noví nepřátelé“ přiblíží Bosse o řadu. Ta se uzavře a sloupce se zaplní dřív.',
  noEnemies: 'Žádný nepřítel nezbývá: obyčejné karty nebezpečí se už nepoužívají. Jedná jen Boss.',
  teleport: 'Teleport přenese loď rovnou do kteréhokoli sloupce, nebo ji nechá stát.',
  laser: (card) =>
    `Karta ${card} propálí tvůj sloupec: co nepotřebuje nejbližší nepřítel, jde na dalšího. Loď ohřeje o 1.`,
  emp: (card) => `Karta ${card} přeskočí nebezpečí na své pozici. Dej ji tam, kde by bolelo nejvíc; loď ohřeje o 1.`,
  tractor: (card) => `Karta ${card} přetáhne nepřítele do vedlejšího sloupce: z cesty, nebo rovnou před hlavně.`,
  captain: 'Tohle kolo jsi kapitán ty: řadíš karty všech a máš poslední slovo. Žeton jde každé kolo dál.',
  crew: 'Tvoje karta posádky funguje, když jsi kapitán, jednou za kolo. Dotkni se jí a přečteš si, co umí.',
  talk: 'O stole mluvit smíte, o kartách v ruce ne. To nejdůležitější řeknou signály.',
};
