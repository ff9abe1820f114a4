import { plain } from '@starhold/effects/text';
import type { CatalogueEntry, Language } from '@starhold/kernel';
import type { Pack } from './content/pack.ts';
import type { AgendaDef, ColonyDef, FailureDef, Name, OperationDef, PlanetDef, ScannerDef } from './content/schema.ts';
import type { ActionDef, CrewDef, DieDef, FrigateDef, HouseDef, OrderDef } from './content/schema-boards.ts';
import {
  actionText,
  agendaText,
  type CardText,
  colonyText,
  crewText,
  dieText,
  failureText,
  frigateText,
  houseText,
  operationText,
  orderText,
  planetText,
  scannerText,
} from './text/cards.ts';

/** What stands behind each kind of entry. */
interface Kinds {
  cadet: OperationDef;
  frigate: OperationDef;
  command: OperationDef;
  planet: PlanetDef;
  scanner: ScannerDef;
  colony: ColonyDef;
  agenda: AgendaDef;
  failure: FailureDef;
  crew: CrewDef;
  board: FrigateDef;
  die: DieDef;
  house: HouseDef;
  action: ActionDef;
  order: OrderDef;
}
/** What is printed, in parts that can be drawn. */
type Printed = { face(lang: Language): CardText };
export type RevenantEntry = {
  [K in keyof Kinds]: Omit<CatalogueEntry, 'kind' | 'definition'> & Printed & { kind: K; definition: Kinds[K] };
}[keyof Kinds];

const CARD_RULES = { cadet: 'REV-17.6', frigate: 'REV-17.5', command: 'REV-17.7' } as const;
const ACTION_RULES: Record<string, string> = {
  fighter: 'REV-22.1',
  dropship: 'REV-23.1',
  frigate: 'REV-24.1',
  reinforce: 'REV-25.2',
  hypercharge: 'REV-25.4',
};

const lines = ({ stats, body }: CardText): string[] => [stats, body].map(plain).filter((line) => line !== '');

/** Everything that a pack holds, kind after kind, in the order in which the pack has it. */
export function catalogueOf(pack: Pack): RevenantEntry[] {
  const named = <T extends { id: string; name: Name }>(
    definition: T,
    text: (definition: T, lang: Language) => CardText,
    rule: string,
    group = '',
    copies = 1,
  ) => ({
    definition,
    id: definition.id,
    name: definition.name,
    face: (lang: Language) => text(definition, lang),
    text: (lang: Language) => lines(text(definition, lang)),
    rule,
    group,
    copies,
  });
  return [
    ...pack.operations.map(
      (def): RevenantEntry => ({ ...named(def, operationText, CARD_RULES[def.kind], def.flag), kind: def.kind }),
    ),
    ...pack.planets.map((def): RevenantEntry => ({ ...named(def, planetText, 'REV-23.2'), kind: 'planet' })),
    ...pack.scanners.map(
      (def): RevenantEntry => ({ ...named(def, scannerText, 'REV-32.5', def.set), kind: 'scanner' }),
    ),
    ...pack.colonies.map(
      (def): RevenantEntry => ({ ...named(def, colonyText, 'REV-33.2', def.house), kind: 'colony' }),
    ),
    ...pack.agendas.map((def): RevenantEntry => ({ ...named(def, agendaText, 'REV-33.4', def.set), kind: 'agenda' })),
    ...pack.failures.map(
      (def): RevenantEntry => ({ ...named(def, failureText, 'REV-29.8', def.set), kind: 'failure' }),
    ),
    ...pack.crews.map((def): RevenantEntry => ({ ...named(def, crewText, 'REV-16.3'), kind: 'crew' })),
    ...pack.frigates.map((def): RevenantEntry => ({ ...named(def, frigateText, 'REV-27.1'), kind: 'board' })),
    ...pack.dice.map((def): RevenantEntry => ({ ...named(def, dieText, 'REV-31.2'), kind: 'die' })),
    ...pack.houses.map(
      (def): RevenantEntry => ({ ...named(def, houseText, 'REV-20.1', '', def.copies), kind: 'house' }),
    ),
    ...pack.actions.map(
      (def): RevenantEntry => ({ ...named(def, actionText, ACTION_RULES[def.id] ?? 'REV-4.6'), kind: 'action' }),
    ),
    ...pack.orders.map(
      (def): RevenantEntry => ({ ...named(def, orderText, 'REV-35.1', '', def.copies), kind: 'order' }),
    ),
  ];
}
