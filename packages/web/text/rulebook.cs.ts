import type { RulebookText } from './rulebook.ts';

const rules = new Intl.PluralRules('cs');
const count = (n: number, one: string, few: string, many: string): string => {
  const rule = rules.select(n);
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
};

export const cs: RulebookText = {
  pageTitle: 'Pravidla',
  title: (game) => `Pravidla hry ${game}`,
  books: 'Pravidla her',
  choose: 'O které hře si chcete číst?',
  contents: 'Obsah',
  search: 'Hledat v pravidlech a kartách',
  searchHint: 'Klávesa / přejde na hledání, Enter na další výskyt, Escape hledání smaže.',
  clear: 'Smazat hledání',
  hits: (total, places) =>
    `${count(total, 'výskyt', 'výskyty', 'výskytů')} ${places === 1 ? 'na 1 místě' : `na ${places} místech`}`,
  noHits: (query) => `Pro „${query}“ se nic nenašlo.`,
  nextHit: 'Další výskyt',
  previousHit: 'Předchozí výskyt',
  hitOf: (at, total) => `${at} z ${total}`,
  cards: 'Rejstřík karet',
  cardsLead: 'Všechny karty hry a co dělají. Texty vznikají ze stejných dat, podle kterých se hraje.',
  groups: {
    command: 'Karty příkazů',
    upgraded: 'Vylepšené karty příkazů',
    danger: 'Karty nebezpečí',
    enemy: 'Nepřátelé',
    boss: 'Bossové',
    crew: 'Posádka',
    character: 'Postavy',
    starter: 'Startovní karty a karty postav',
    core1: 'Základní karty úrovně 1',
    core2: 'Základní karty úrovně 2',
    core3: 'Základní karty úrovně 3',
    core4: 'Základní karty úrovně 4',
    core5: 'Základní karty úrovně 5',
    core6: 'Základní karty úrovně 6',
    topUpgrade: 'Vylepšení do vrchního výřezu',
    bottomUpgrade: 'Vylepšení do spodního výřezu',
    starterThreat: 'Startovní hrozby',
    ceres2: 'Hrozby z Ceres II',
    virenos: 'Hrozby z Virenosu',
    mithras: 'Hrozby z Mithrasu',
    bossCard: 'Karty bosse',
    story: 'Příběh Duomina postrachu (prozrazuje děj)',
  },
  copies: (n) => `${n}×`,
  slot: (n) => `Pozice ${n}`,
  rule: (id) => `Pravidlo ${id}`,
  explained: 'Vysvětleno v pravidlech',
  close: 'Zavřít pravidla',
  panel: 'Pravidla',
  whole: 'Otevřít celá pravidla',
  previous: (title) => `Zpět: ${title}`,
  next: (title) => `Dál: ${title}`,
  top: 'Zpět nahoru',
  unknownGame: 'Pravidla této hry tu zatím nejsou.',
  unknownGameHelp: 'Přibudou společně s hrou.',
};
