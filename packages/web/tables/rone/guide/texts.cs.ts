import type { GuideText } from './texts.ts';

export const cs: GuideText = {
  title: 'První souboj',

  welcome: 'Vedeš kmen z pustiny: čtyři kostky, dvanáct karet a základnu. Připrav soupeře o všechny životy.',
  leader: (card) => `Vyber si vůdce do základny. ${card} tvrdě bije a snadno se používá.`,
  leaderFreely: 'Vyber si vůdce do základny. Každý má jednu schopnost.',
  technology: 'Vyber jednu ze tří technologií. Zůstane v základně celou hru.',
  recruit: ({ card, cost }) =>
    `Rekruti začínají na cvičišti: s dostatkem šroubů se přidají do balíčku. Karta ${card} jich potřebuje jen ${cost}.`,
  recruits: (left) => `Vyber rekruta, zbývá: ${left}. Čím levnější výcvik, tím dřív ho zahraješ.`,
  board: ({ armour, health }) =>
    `Máš brnění ${armour} a životy ${health}. Zranění na blízko musí nejdřív prorazit brnění, střelecké ho přeletí.`,
  draw: (deck) =>
    `Dobírej po jedné, kolik chceš. V balíčku zbývá karet: ${deck}; co dobereš a nezahraješ, skončí na skládce.`,
  drawOn: 'Ještě jednu. Přestat můžeš po každé kartě.',
  enough: 'Na čtyři kostky to stačí, přestaň. Přebytečné karty půjdou na skládku.',
  dice: 'Kostky jsou hozené. Použitá kostka dá jeden zdroj za každý barevný šroub na stěně; holé šrouby nedají nic.',
  hand: 'Cena karty je na jejím levém okraji. Zranění se počítá až v 6. fázi a náhradní díly v 7. fázi.',
  play: (card) => `Na kartu ${card} máš. Zahraj ji.`,
  playFree: (card) => `Karta ${card} je zdarma. Zahraj ji.`,
  activate: (card) => `${card} se jednou unaví a provede svůj efekt. Obnoví se, až budeš míchat balíček.`,
  useDie: 'Použij tuto kostku: její zdroj půjde do zásoby a z ní se platí karty.',
  pay: 'Tohle by se utratilo. Barevný zdroj může zaplatit i žolíkový symbol.',
  endMain: 'Víc už nezaplatíš: ukonči hlavní fázi. Nepoužité kostky a nezahrané karty se uloží jako zdroje.',
  store: 'Co se nevyužilo, uloží se. Dva uložené zdroje jednoho druhu tvoří dvojici, kterou můžeš použít později.',
  strike: 'Zahrané karty teď udělí zranění. Když nejdřív zničíš brnění, zbude víc na životy.',
  struck: ({ armour, health }) => `Zranění je uděleno: soupeř má brnění ${armour} a životy ${health}.`,
  parts: (n) => `Náhradní díly: ${n}; co teď neutratíš, propadne. Dril položí šroub na rekruta.`,
  partsEnd: 'Nic užitečného už koupit nejde: pokračuj.',
  screws: 'Polož šroub na rekruta, kterému jich chybí nejméně. Karta se všemi šrouby se na konci kola vycvičí.',
  fight: ({ armour, health }) => `Soupeř odehrál svůj tah: máš brnění ${armour} a životy ${health}.`,
  reshuffle: (deck) =>
    deck === 0
      ? 'Balíček je prázdný: další kartou ho zamícháš, a to něco stojí. Přijdeš o uložené zdroje a skládka zraňuje.'
      : `V balíčku zbývá karet: ${deck}. Až dojdou, zamícháš ho, a to něco stojí: přijdeš o uložené zdroje a skládka zraňuje.`,
  pairs: 'Máš uloženou dvojici: její použití má vlastní efekt a zlevní další kartu.',
  onYourOwn:
    'Odteď rozhoduješ ty. Když nevíš, pomůže žárovka („Nápověda“); dotkni se čísla a dozvíš se, odkud se vzalo.',
  hurt: (health) => `Zbývají jen životy: ${health}, a při 0 prohráváš. Pomůže brnění a zelené karty.`,
  bye: 'To byla celá výměna úderů a dál bojuješ bez průvodce. Ozvu se, jen když přijde něco nového.',

  deadly: (card) =>
    `Pozor, ${card}: tato karta chce karty, které už nemáš, a kdo nesestaví hrací balíček, hned prohrává.`,
  reroll: (n) =>
    `Máš žetony přehozu: ${n}. Každý znovu hodí jednou kostkou, která ještě není použitá; schovat si je můžeš i na příště.`,
  scrap: (n) => `Karet na tvé skládce: ${n}. Až budeš míchat, každá nad druhou ti dá 1 zranění na blízko.`,
  trained:
    'Jeden rekrut má všechny šrouby: na konci kola půjde do odhazovacího balíčku. Dobereš ho po příštím míchání.',
  upgrade: 'Vylepšení kostky: vyber stěnu a pak barvu nového šroubu. Při každém dalším hodu může padnout.',
  research: 'Každý žeton výzkumu zdraží vylepšení kostky o 1. O dva přijdeš, až soupeř zamíchá balíček.',
  compensation: 'Začínal soupeř, takže máš 2 náhradní díly a utratíš je před svým prvním kolem.',
  sacrifice: 'Obětování ztenčí balíček: ze tří karet jednu zničíš a ostatní vrátíš. Začni slabými základními.',
  recycle: 'Recyklování položí kartu z hromádek nebo z ruky navrch balíčku: víš, co si dobereš.',
  discover: 'Technologie do základny: vyber jednu ze tří. Přijde aktivní a zůstane.',
  series: 'Další zápas série: rekruti, kostky a základna ti zůstávají, žetony a uložené zdroje ne.',
  split: 'Tým si utrpěná zranění rozdělí, jak chce: vyber, kdo jich kolik dostane.',
  quick: 'Rychlý trénink: oba hrají každou fázi současně. Co se týká soupeře, počká na konec fáze.',
  invasion:
    'Invaze už nasadila karty. Teď všichni společně odehrajete deset fází a co pak ještě stojí, udeří na každého.',
  stack: (n) =>
    `Nasazených karet na sobě: ${n}. Vrchní bojuje s podporou všech pod ní; když padne, přijde na řadu další, a slabší.`,
  assault:
    'Tvoje zranění dostane vrchní karta a co zbude, jde na další. Částí můžeš místo toho zaplatit dodatečné akce.',
  share: 'Co tady získáš, můžeš rozdělit: každou jednotku dej tomu, kdo ji nejvíc potřebuje.',
  zones: 'Tréninková zóna Invaze je skoro plná: pak se její karta vycvičí a zóna udeří. Sabotáž z ní zdroje odebere.',
  protocols: 'Invaze má protokol: dokud je aktivní, projeví se každé kolo. Žetony výzkumu brání jeho obnovení.',
};
