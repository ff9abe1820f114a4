import type { EndsWords } from './ends.ts';

const of = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : many}`;

export const cs: EndsWords = {
  interlude: {
    match: (n) => `${n}. zápas je u konce`,
    scenario: (name) => `Scénář „${name}“ je u konce`,
    won: (name) => `Vítěz: ${name}.`,
    drawn: 'Remíza: nevyhrává nikdo.',
    standing: 'Vyhrané zápasy',
    why: {
      victory: 'Cíl scénáře je splněn.',
      exhausted: 'Invazi došly karty.',
    },
    checks: 'Kontrola přežití',
    check: (moved, lost, health) =>
      lost === 0
        ? `technologie zachrání ${of(moved, 'kartu', 'karty', 'karet')}, životy neubydou: ${health}`
        : `technologie zachrání ${of(moved, 'kartu', 'karty', 'karet')}, zbytek stojí životy (${lost}): zbývá ${health}`,
    kept: 'Zůstává',
    cards: (n) => of(n, 'karta', 'karty', 'karet'),
    deck: 'Balíček',
    dice: 'Kostky',
    screws: (n) => of(n, 'barevný šroub', 'barevné šrouby', 'barevných šroubů'),
    base: 'Základna',
    gone: 'Odchází',
    goneText: 'Cvičiště, uložené zdroje, přehození, žetony výzkumu a náhradní díly.',
    again: (armour, health) => `Brnění je opět ${armour}, životy ${health}, základna obnovená.`,
    next: (name) => `Následuje: ${name}`,
    nextMatch: (n) => `Následuje ${n}. zápas`,
    recruits: 'Každý hráč si teď vybere čtyři rekruty.',
    go: 'Pokračovat',
  },
  end: {
    won: 'Vítězství',
    lost: 'Porážka',
    drawn: 'Remíza',
    coop: { won: 'Pustina se ubránila', lost: 'Invaze zvítězila' },
    winner: (names) => `Vítěz: ${names}`,
    why: {
      health: (name) => `${name}: došly životy.`,
      deck: (name) => `${name}: došly karty.`,
      survival: (name) => `${name}: kontrola přežití se nezdařila.`,
      both: () => 'Obě strany padly současně.',
      victory: () => 'Cíl scénáře je splněn.',
      exhausted: () => 'Invazi došly karty.',
      defeat: () => 'Invaze dosáhla svého cíle.',
    },
    checkDraw: 'Vítěz neprošel kontrolou přežití: remíza.',
    text: (mode, rounds) => `${mode}, ${of(rounds, 'kolo', 'kola', 'kol')}.`,
    series: (wins) => `Zápasy: ${wins}`,
    rounds: 'Kola',
    matches: 'Zápasy',
    armour: 'Brnění',
    health: 'Životy',
    technologies: 'Technologie',
    deck: 'Karty',
    deployed: 'Nasazeno',
    protocols: 'Protokoly',
    difficulty: 'Obtížnost',
    scenario: 'Scénář',
    checks: 'Kontroly přežití',
    charts: {
      health: 'Životy',
      armour: 'Brnění',
      invasion: 'Invaze',
      deployed: 'nasazené karty',
      research: 'žetony výzkumu',
      protocols: 'protokoly',
    },
    round: 'Kolo',
    game: 'Invaze',
    team: (names) => `Tým ${names}`,
  },
};
