import type { ByLang } from '@starhold/effects/text';
import type { Colour, Difficulty, Name, ResourceKind } from '../content/index.ts';

/** Titles of phases, difficulties and parts of the table. */
const n = (en: string, cs: string, de: string): Name => ({ en, cs, de });

/** By number, 1–10; 0 outside a turn. */
export const PHASE_NAMES: readonly ByLang<string>[] = [
  n('Setup', 'Příprava hry', 'Spielaufbau'),
  n('Start of turn', 'Začátek kola', 'Zuganfang'),
  n('Draw', 'Dobrání karet', 'Ziehen'),
  n('Roll', 'Hození kostkami', 'Würfeln'),
  n('Main actions', 'Hlavní fáze', 'Hauptaktionen'),
  n('Store resources', 'Ukládání zdrojů', 'Ressourcen lagern'),
  n('Deal damage', 'Udělení zranění', 'Schaden zufügen'),
  n('Use spare parts', 'Využití náhradních dílů', 'Ersatzteile nutzen'),
  n('Discard played cards', 'Odhození zahraných karet', 'Ausgespielte Karten abwerfen'),
  n('Train cards', 'Vycvičení karet', 'Karten ausbilden'),
  n('End of turn', 'Konec kola', 'Zugende'),
];

export const DIFFICULTY_NAMES: Record<Difficulty, ByLang<string>> = {
  easy: n('Easy', 'Snadná', 'Einfach'),
  normal: n('Normal', 'Normální', 'Normal'),
  hard: n('Hard', 'Těžká', 'Schwierig'),
};

export const KIND_NAMES: Record<ResourceKind, Name> = {
  blue: n('Blue', 'Modrý', 'Blau'),
  red: n('Red', 'Červený', 'Rot'),
  black: n('Black', 'Černý', 'Schwarz'),
  green: n('Green', 'Zelený', 'Grün'),
  yellow: n('Yellow', 'Žlutý', 'Gelb'),
  wild: n('Wild', 'Žolíkový', 'Joker'),
};

/** As they stand before a pair and a training zone, which agree in Czech and in German. */
const COLOURED: Record<Colour, Name> = {
  blue: n('Blue', 'Modrá', 'Blaues'),
  red: n('Red', 'Červená', 'Rotes'),
  black: n('Black', 'Černá', 'Schwarzes'),
  green: n('Green', 'Zelená', 'Grünes'),
  yellow: n('Yellow', 'Žlutá', 'Gelbes'),
};

function coloured(noun: Name): Record<Colour, Name> {
  const named = Object.entries(COLOURED).map(([colour, { en, cs, de }]) => [
    colour,
    n(`${en} ${noun.en}`, `${cs} ${noun.cs}`, `${de} ${noun.de}`),
  ]);
  return Object.fromEntries(named);
}

export const PAIR_NAMES: Record<ResourceKind, Name> = {
  ...coloured(n('pair', 'dvojice', 'Paar')),
  wild: n('Wild pair', 'Žolíková dvojice', 'Jokerpaar'),
};

export const ZONE_NAMES = coloured(n('training zone', 'tréninková zóna', 'Ausbildungslager'));

export const STEPS_NAMES: Record<'player' | 'invasion', Name> = {
  player: n('Before you reshuffle', 'Před zamícháním balíčku', 'Vor dem Neumischen'),
  invasion: n('Before the Invasion reshuffles', 'Před zamícháním balíčku Invaze', 'Bevor die Invasion neu mischt'),
};

export const MODE_NAMES: Record<'duel' | 'series' | 'training' | 'team' | 'coop', Name> = {
  duel: n('Duel', 'Souboj', 'Duell'),
  series: n('Series', 'Série zápasů', 'Serie'),
  training: n('Quick training', 'Rychlý trénink', 'Intensivkurs'),
  team: n('Team fight', 'Souboj týmů', 'Team Fight'),
  coop: n('Against the Invasion', 'Proti Invazi', 'Gegen die Invasion'),
};
