import type { TableInfo } from '../../session/types.ts';
import type { ShellText } from '../../text/shell.ts';

export interface HomeGauge {
  key: keyof ShellText['tables']['facts'];
  value: number | string;
}

type Facts = TableInfo['facts'];

/** What of a game's numbers says at a glance how it stands. */
const TELLING: Record<string, (facts: Facts) => HomeGauge[]> = {
  'bossin-space': (facts) => {
    const boss = Number(facts.boss ?? 0);
    const enemies = Number(facts.enemies ?? 0) + Number(facts.enemiesToCome ?? 0);
    return [
      { key: 'life', value: `${facts.intact}/${facts.life}` },
      { key: 'heat', value: facts.heat },
      boss > 0 ? { key: 'boss', value: boss } : { key: 'enemies', value: enemies },
    ];
  },
  unstoppable: (facts) => [
    { key: 'level', value: facts.level },
    { key: 'health', value: facts.health },
    { key: 'turnsLeft', value: facts.turnsLeft },
  ],
  rone: (facts) => [{ key: 'health', value: facts['health:0'] }],
  revenant: (facts) => [
    { key: 'ships', value: facts.ships },
    { key: 'hull', value: facts.hull },
  ],
};

export function factsOf(table: TableInfo): HomeGauge[] {
  if (!Object.hasOwn(TELLING, table.setup.game)) return [];
  return TELLING[table.setup.game](table.facts).filter((fact) => fact.value !== undefined);
}
