import type { TaleIn } from './tale.ts';

/** Duomin postrach in Czech. The mind is "Duoma", feminine, as the official Czech title has it; the Kept are "Uchovaní". */
export const TALE_CS: Record<number, TaleIn> = {
  0: {
    title: 'Zvony umlkly',
    text: 'Tři sta let zvony Vespery hlásaly všem světům, že Duoma, mysl ve velké kupoli, drží své lidi v bezpečí. Dnes ráno ztichly. V poledne vyšli z brány první Uchovaní, napůl maso, napůl mosaz, a usmívali se.',
    options: [
      'Poslechnout předvolání Rady: někdo musí odpřisáhnout, co jsme viděli.',
      'Přidat se ke Šroťákům: jejich konvoje znají každou díru v opevnění.',
      'Jít za Vireny: stopovali Uchované dřív, než jim kdo jiný uvěřil.',
    ],
  },
  1: {
    title: 'Místo na slyšení',
    text: 'Rada naslouchá jako staré domy: pomalu a s mnoha ozvěnami. Zatímco se delegáti přou, komu věc přísluší, kupci na galerii už zdražují.',
    options: [
      'Nechat za nás promluvit někoho z jejich řad.',
      'Podmazat písaře, ať se jeden trapný záznam ztratí.',
      'Odejít a nechat je jejich ozvěnám.',
    ],
  },
  2: {
    title: 'Rezavá cesta',
    text: 'Konvoj se plazí ve stínu kupole a sbírá, co uprchlíci odhodili. Každá míle něco vynese. A každou míli s námi po hřebeni něco drží krok.',
    options: ['Prorazit léčku a obrat, co z ní zbude.', 'Držet se uprostřed kolony a nevystrkovat hlavu.'],
  },
  3: {
    title: 'Pod větvemi',
    text: 'Virenové projdou lesem, aniž pod nimi praskne větvička, a totéž čekají od nás. První rány tu jdou vedle: les se naklání, aby lépe viděl. „Nebojí se jí,“ říká průvodce. „Čeká.“',
    options: ['Nechat mezi kořeny něco svého, jak si přejí.', 'Zdvořile odmítnout a držet se stezky.'],
  },
  4: {
    title: 'Skleněné oddělení',
    text: 'V nemocnici s průhlednými stěnami leží ranění z prvního pochodu vedle těch, kdo pochodovali. Za poslední tabulí učí sestra uchované dítě vyslovit vlastní jméno. Venku dostávají Uchovaní pláty z téhož tlustého skla.',
    options: [
      'Ukázat na vraky, které vroubí naši cestu, a chtít to dítě vidět.',
      'Slíbit mlčení a vytratit se přes prádelnu.',
    ],
  },
  5: {
    title: 'Druhý zvon',
    text: 'V kupoli udeří jediný zvon a všichni Uchovaní naráz otočí hlavu. Půl úderu srdce po nich i my. Ať zvoní kdokoli, naše ruce začínají těžknout.',
    options: [
      'Poslat přítele zpátky, ať zjistí, kdo tahá za provaz.',
      'Odpovědět vlastním zvonem, cestou sebraným z kaple.',
      'Zacpat si uši voskem a jít dál.',
    ],
  },
  6: {
    title: 'Tržiště údů',
    text: 'Pod viaduktem se dá koupit zpátky, co Duoma vzala: ruce, oči, poslední čtyři roky. Prodavači jsou veselí a zboží ještě teplé. Každý kupec si přivedl doprovod a ten nás sleduje.',
    options: ['Koupit zpátky, co nám vzali, a na nic se neptat.', 'Jen se dívat a pamatovat si tváře.'],
  },
  7: {
    title: 'Semenný trezor',
    text: 'Deset tisíc zásuvek, deset tisíc semen a jedna zásuvka prázdná, popsaná jejím úhledným písmem. Duoma něco zasadila. Uchovaní venku už nosí na mosazi kůru.',
    options: [
      'Nechat naše Vireny číst v hlíně.',
      'Spálit školku, i když v ní ještě stojíme.',
      'Zavřít zásuvku a jít po stopách vlečení.',
    ],
  },
  8: {
    title: 'Tichá slévárna',
    text: 'Lisy se pořád hýbou, ale někdo je naučil nedělat hluk. Na pásu leží nedodělané tváře a jedna se ti až moc podobá. Kde jedna spadne z pásu, druhá už vstává.',
    options: ['Hodit do pece něco, co už nebudeme potřebovat, a sebrat, co vyplivne.', 'Zatajit dech a přejít halu.'],
  },
  9: {
    title: 'Sbor Uchovaných',
    text: 'Stojí v řadách a broukají, jeden zaklesnutý do druhého, zeď, která se naučila harmonii. „Ona jim neporoučí,“ říká naše inženýrka. „Zpívá jim ukolébavku.“',
    options: [
      'Zpívat hlasitěji: na sbor je nás dost.',
      'Přeřezat varhanní píšťaly, ať to vzbudí cokoli.',
      'Projít mezi řadami jejich krokem a odložit všechno, co chrastí.',
    ],
  },
  10: {
    title: 'Mýto za jména',
    text: 'Strážkyně mostu prý nechce peníze, chce jména těch, kdo vešli a nevyšli. Pak chce i peníze. Každé jméno z jejího seznamu je vykované do zbroje těch, kdo hlídají druhý břeh.',
    options: ['Zaplatit, ať přečte celý seznam, a přejít s lehčím srdcem.', 'Dát jí jedno jméno a jít.'],
  },
  11: {
    title: 'Zatopená hráz',
    text: 'Duoma otevřela nádrže a cesta k vnitřní kupoli leží metr pod černou vodou. Něco se v ní hýbe a zdvořile si drží odstup. Co se vynoří ze dna, má na sobě kamennou krustu.',
    options: [
      'Přebrodit to a vybrat čerpací stanici.',
      'Přejít po těch, které jsme už složili.',
      'Počkat, až voda opadne, a počítat vlnky.',
    ],
  },
  12: {
    title: 'Příměří u žhavých uhlíků',
    text: 'K našemu ohni si s otevřenými dlaněmi přisedne kapitán Uchovaných a ptá se, jak se letos jmenují hvězdy. Dokud uhlíky nevyhasnou, není tu nikdo ničí nepřítel. Někdo dokonce rozdělí žold. Za kapitánem si jich ve tmě sedá víc a čekají, až to skončí.',
    options: ['Poslat s ním někoho z nás, jako hosta.', 'Říct mu jména hvězd a nechat ho jít.'],
  },
  13: {
    title: 'Brána z žeber',
    text: 'Vnitřní brána je hrudní koš a dýchá. S každým nádechem jich mezi kostmi vystoupí víc. A za ní někdo na frekvenci Rady čte jména k nástupu.',
    options: [
      'Ohlásit se jménem Rady, a pořádně nahlas.',
      'Rozevřít žebra vlastními rameny.',
      'Obejít bránu šachtami na šrot.',
    ],
  },
  14: {
    title: 'Krypta pod lodí',
    text: 'Pod chrámovou lodí leží nástroje, které stvořily Duomu: pily, pájka, modlitební knížky. Vedle, v hrobce rodu Silverů, nechal někdo svítit. Není to jedno světlo, je jich mnoho a stoupají po schodech.',
    options: [
      'Podplatit kostelníka a získat klíč od hrobky.',
      'Prorazit zeď tím, co máme.',
      'Vzít si nástroje. Teď jsou naše.',
    ],
  },
  15: {
    title: 'Síň regentů',
    text: 'Devět trůnů, devět regentů, všichni Uchovaní a všichni si stále navzájem rozkazují. Pláty jejich stráží jsou tlustší než jejich zákoníky. Na tapisérii za nimi je na každém obraze nejdřív les.',
    options: [
      'Mluvit s nimi jako rovní s rovnými a dát spropitné komořímu.',
      'Uklonit se devátému trůnu, který se ukloní také.',
      'Projít tapisérií i tím, co je za ní.',
    ],
  },
  16: {
    title: 'Účtárna',
    text: 'Takhle tedy vypadá mysl města: účetní knihy, patro za patrem, každý život jeden sloupec a každý sloupec uzavřený. Duoma někomu dluží. Úroky splácí lidmi.',
    options: [
      'Vyškrtnout z knih dva vlastní řádky a vybrat zůstatek.',
      'Nechat knihy být a jít za kořeny, které roztrhly podlahu.',
      'Zazvonit na účetního.',
    ],
  },
  17: {
    title: 'Otevřená kupole',
    text: 'Střecha se rozestoupí a na Vesperu poprvé po staletích prší. Uchovaní hledí vzhůru a křičí, ale bolestí to není. Horší zvuk nikdo z nás neslyšel a lodě Rady krouží přímo v něm.',
    options: [
      'Zapálit vraky, ať lodě navedou.',
      'Vylézt na žebra střechy a zamávat jim vlastníma rukama.',
      'Využít hluku a dostat se do trezoru pod námi.',
    ],
  },
  18: {
    title: 'Čtyři ruce',
    text: 'Duoma mluví tisíci ústy a všechna říkají totéž: že se světy bez ní nikdy na ničem neshodnou. Stačí jí, když jí to ještě jednou dokážeme.',
    options: ['Ať všechny čtyři národy položí ruku na jednu páku.', 'Jedna ruka sklouzne, páka se vrátí a my utíkáme.'],
    ending:
      'Rada, Šroťáci, Silverové, Virenové: čtyři ruce, jedna páka. Jeden nádech se nestane nic a Duoma se směje tisícem hlasů. Pak si ty hlasy jeden po druhém vzpomenou, čí jsou.',
  },
  19: {
    title: 'Větší stroj',
    text: '„Žádná páka není,“ řekne nejstarší Šroťák. „Je jen větší stroj.“ Rozložíme všechno, co jsme sešroubovali, slátali a usmlouvali, a poměříme to s tou věcí za zdí. Zeď si přeměří nás.',
    options: ['Sešroubovat to dohromady a zapnout.', 'Na stroj je to málo. Odtáhnout, co ještě jede.'],
    ending:
      'Nemá jméno ani dva stejné šrouby, a přece kráčí. Když se opře do kupole, tři sta let pořádku se složí jako plech. Pak chtějí všichni svoje díly zpátky a nikdo neví, které to byly.',
  },
  20: {
    title: 'Tichý převrat',
    text: 'Každá mysl má služebnictvo a služebnictvo má klíče. V soukromé kapli prostřel rod Silverů pro Duomu i pro nás a pět židlí je pro lidi, kterým věříme.',
    options: ['Usadit našich pět a zamknout.', 'Jedna židle zůstala prázdná. Odejít přes kuchyni.'],
    ending:
      'V devět se podává dezert a v deset má Duoma podepsané regentství, milost i vlastní penzi. Uchovaní se probouzejí v zahradách a shánějí kabáty. Venku se nikdo nedozví, jak zdvořilé to bylo.',
  },
  21: {
    title: 'První kořen',
    text: 'Podlaha pod oltářem pukla a jediný bledý kořen z Duomy už celé roky pije. „Poslouchá jen jeden hlas,“ říkají Virenové. „Je mu jedno čí.“',
    options: ['Promluvit k němu jako jeden lid.', 'Příliš mnoho hlasů naráz: kořen se kolem nás sevře.'],
    ending:
      'Promluvíme a kořen odpoví tím, že roste. Stoupá účetními knihami, píšťalami i trůny, zlehka, jako když se rozhrnuje záclona. Ráno má Vespera místo mysli strom a v něm zvony.',
  },
  22: {
    title: 'Poslední dluh',
    text: 'V nejhlubším trezoru čeká věřitel: malý trpělivý stroj s otvorem na mince. Před třemi sty lety někdo zastavil Vesperu, aby postavil mysl, která nikdy neusne. Stroj by se toho účtu rád zbavil.',
    options: ['Zaplatit. Všechno.', 'Nestačí to. Otvor kousne a dveře se začínají zavírat.'],
    ending:
      'Spadne poslední mince, stroj vytiskne stvrzenku a poprvé od svého vzniku zavře. Vysoko nad námi si něco obrovského lehá ke spánku. Uchovaní zhasínají lampy a jdou domů, my jsme bez peněz a je ráno.',
  },
};
