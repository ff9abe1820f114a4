import { readFileSync } from 'node:fs';
import { Given, game, packs, position } from '@starhold/bossin-space';
import { LANGUAGES, type Language } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { bossinSpaceArt } from '../tables/bossin-space.ts';
import { TERMINAL_TEXT } from '../text/index.ts';

const fixture = new URL('../../games/bossin-space/test/fixtures/wreckers.json', import.meta.url);
const pack = packs.register(JSON.parse(readFileSync(fixture, 'utf8')));

const NAMES: Record<Language, string[]> = {
  en: ['Salvo', 'Wrecker', 'Storm 1, 2, 3, 4', 'WRECK KING'],
  cs: ['Salva', 'Vrakař', 'Bouře 1, 2, 3, 4', 'KRÁL VRAKŮ'],
  de: ['Salve', 'Wracker', 'Sturm 1, 2, 3, 4', 'WRACKKÖNIG'],
};

describe('cards that a pack adds', () => {
  const { state } = position(
    Given.parse({
      moment: 'execution',
      options: { pack, boss: 'wreck-king' },
      boss: { column: 2 },
      c1: ['wrecker'],
      commands: ['salvo'],
      dangers: ['storm'],
    }),
  );
  const view = game.rules.view(state, 0);

  it.each(LANGUAGES)('are drawn on the terminal and can be read there, in %s', (lang) => {
    const drawn = bossinSpaceArt.draw(view, ['Ada'], TERMINAL_TEXT[lang], lang).join('\n');
    for (const name of NAMES[lang]) expect(drawn).toContain(name);
    const cards = bossinSpaceArt.cards(view, lang).join('\n');
    for (const name of NAMES[lang].slice(0, 2)) expect(cards).toContain(`  ${name} | `);
    expect(cards).not.toMatch(/undefined|salvo:|wrecker/);
  });
});
