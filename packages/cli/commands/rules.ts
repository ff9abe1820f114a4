import { fileURLToPath } from 'node:url';
import { type Coverage, coverageOf, gameById } from '@starhold/lab';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';

export function addRules(program: Command): Command {
  return program
    .command('rules')
    .description('list the rules of a game, with --coverage also the cases and tests that cite them')
    .argument('<game>')
    .option('--coverage', 'say which rules are proved by cases and tests, and which cards are played in one')
    .option('--json', 'machine-readable output')
    .action((id: string, { coverage, json }: { coverage?: boolean; json?: boolean }) => {
      const game = gameById(id);
      const folder = fileURLToPath(new URL(`../../games/${game.id}`, import.meta.url));
      const found = coverageOf(folder, game.packs?.catalogue(game.packs.base));
      if (json) printJson(coverage ? found : found.citations.map(({ id, title }) => ({ id, title })));
      else print(coverage ? report(found) : found.citations.map(({ id, title }) => `${id}  ${title}`).join('\n'));
    });
}

function report(c: Coverage): string {
  const lines = c.citations.map(({ id, title, by }) => {
    const reason = Object.hasOwn(c.untestable, id) ? `not testable: ${c.untestable[id]}` : 'NOT CITED';
    return `${id}  ${title}: ${by.length > 0 ? by.join(', ') : reason}`;
  });
  if (c.unknown.length > 0) lines.push('', `cited, but in no list of rules: ${c.unknown.join(', ')}`);
  const listed = Object.keys(c.untestable).length;
  if (c.cardsUnplayed.length > 0) lines.push('', `cards that no proof plays: ${c.cardsUnplayed.join(', ')}`);
  lines.push(
    '',
    `${c.cards} cards, ${c.cardsPlayed} played, ${c.cardsUnplayed.length} not played`,
    `${c.rules} rules, ${c.cited} cited, ${listed} not testable, ${c.uncited.length} uncited`,
  );
  return lines.join('\n');
}
