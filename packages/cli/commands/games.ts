import { GAMES, rangeOf } from '@starhold/lab';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';

export function addGames(program: Command): Command {
  return program
    .command('games')
    .description('list the games, their modes, difficulties and options')
    .option('--json', 'machine-readable output')
    .action(({ json }: { json?: boolean }) => {
      if (json) printJson(GAMES.map(({ id, name, modes }) => ({ id, name: name.en, modes })));
      else print(listing());
    });
}

function listing(): string {
  return GAMES.map((game) => {
    const lines = [`${game.id}: ${game.name.en}`];
    for (const mode of game.modes) {
      lines.push(`  ${mode.id}: players ${mode.players.join(', ')}; difficulties ${mode.difficulties.join(', ')}`);
    }
    const specs = Object.entries(Object.assign({}, ...game.modes.map((mode) => mode.options)) as Specs);
    for (const [key, spec] of specs) {
      lines.push(`  --option ${key}=${rangeOf(spec)} (default: ${String(spec.default)})`);
    }
    return lines.join('\n');
  }).join('\n\n');
}

type Specs = (typeof GAMES)[number]['modes'][number]['options'];
