import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, parseSave } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { wrapped } from '../tables/grid.ts';
import { scratch, starhold } from './support.ts';

const at = (name: string): string => join(scratch, name);
const save = (name: string) => parseSave(readFileSync(at(name), 'utf8'));

/** One of these fits every question; those that do not fit are turned down and change nothing. */
const ANYTHING = ['1', '1 2', '1 2 3', '1 2 3 4'];
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${ANYTHING[i % ANYTHING.length]}\n`).join('');
const play = (name: string, input: string, ...more: string[]) =>
  starhold(['play', 'unstoppable', '--seed', 'terminal', '--save', at(name), ...more], input);

describe('Unstoppable at the terminal', () => {
  it('is played to its end, the same in every language', async () => {
    const results = [];
    for (const lang of LANGUAGES) results.push(await play(`whole-${lang}.json`, lines(2_000), '--lang', lang));
    expect(results.map(({ code, err }) => [code, err])).toEqual(LANGUAGES.map(() => [0, '']));
    const [en, cs, de] = results.map(({ out }) => out);
    expect(en).toMatch(/Over in turn \d+: (Victory|Defeat)/);
    expect(cs).toMatch(/Konec v \d+\. tahu: (Vítězství|Prohra)/);
    expect(de).toMatch(/Ende in Zug \d+: (Sieg|Niederlage)/);
    expect(['win', 'loss']).toContain(save('whole-en.json').over);
    const { hash } = save('whole-en.json');
    expect(LANGUAGES.map((lang) => save(`whole-${lang}.json`).hash)).toEqual([hash, hash, hash]);
    for (const out of [en, cs, de]) expect(out).not.toMatch(/undefined|NaN|\[object|UNS-|\bk\d+\b/);
  });

  it('shows everything a player may know', async () => {
    const { out } = await play('board.json', 'q\n', '--lang', 'en');
    for (const part of [
      'Turn 1 · Selection phase · The Harbinger · Normal',
      'Danger track: [0] 0 0 1 1m ~ 1 2 2r 2 2m ~ 3 3r 3 4 ☠   13 more turns',
      'Boss damage □□□□□□□□□□□□ 0/12 · Boss deck 10',
      'Health ♥♥♥♥♥♥♥♥♥♥ 10   Armour 0   Action points ●●●○○○ 3   Credits 3   Level 1',
      'Looking at:',
      'Threat on deck:',
      'Character deck: 4 cards · Discard pile: 0 cards',
    ]) {
      expect(out).toContain(part);
    }
    expect(out).toMatch(/Battlefield \(attack of all: \d+;/);
    expect(out).toMatch(/Cerean Thief {2,}†1 ◊1 ♥2\/2 {2,}Reward: gain 1 credit\./);
    expect(out).toMatch(/1 {2}Strike \(tactic\): Deal 2 damage\./);
    expect(out.match(/(top|bottom) notch/g)).toHaveLength(6);
    expect(out).toMatch(/Core decks: 1 .+ \(17\) · 2 .+ \(20\)/);
  });

  it('says what is being resolved and why a threat cannot be hit', async () => {
    const { out } = await starhold(
      ['play', 'unstoppable', '--seed', 'a', '--lang', 'en', '--save', at('stack.json')],
      '1\n2 1\n1\n?\nc\nu\nq\n',
    );
    expect(out).toContain('Being resolved: Strike → 2 damage');
    expect(out).toContain('A threat with Taunt must be hit first. (UNS-18.4)');
    expect(out).toContain('Sporeling | Starter, fungus, attack 1, defence 2, Taunt | Reward: gain 2 armour.');
    expect(out).toContain('Taken back: Play “Strike” (1 AP)');
  });

  it('goes on with a game that was put aside', async () => {
    await play('whole.json', lines(2_000));
    const aside = await play('parts.json', `${lines(30)}q\n`);
    expect(aside.out).toContain(`play --resume ${at('parts.json')}`);
    const early = save('parts.json').answers;
    expect(early.length).toBeGreaterThan(5);
    expect(save('whole.json').answers.slice(0, early.length)).toEqual(early);
    const later = await starhold(['play', '--resume', at('parts.json')], 'q\n');
    expect(later.out).toContain(`Going on after ${early.length} answers`);
    expect(later.out).toContain('Battlefield');
  });

  it('lets two people at one screen act in the order they like', async () => {
    const both = ['--players', '2', '--people', '2', '--lang', 'en'];
    // Both draft first: take the screen, keep a card, order the others.
    const draft = '\n1\n1 2\n';
    const { out } = await play('duo.json', `${draft}${draft}\no\n\no\n\nq\n`, ...both);
    const order = [...out.matchAll(/^(Player \d): Choose an action/gm)].map((found) => found[1]);
    expect(order).toEqual(['Player 1', 'Player 2', 'Player 1']);
    const alone = await play('alone.json', 'o\nq\n', '--lang', 'en');
    expect(alone.out).toContain('Nobody else is asked now.');
  });

  it('deals, draws and lists a card of a pack of one’s own, and goes on without its file', async () => {
    const pack = fileURLToPath(new URL('../../games/unstoppable/test/fixtures/one-more.json', import.meta.url));
    const input = ['play', 'unstoppable', '--seed', 'l', '--lang', 'cs', '--save', at('pack.json'), '--pack', pack];
    const { out } = await starhold(input, 'c\nq\n');
    const text = 'Uděl 2 poškození. Získej 2 zbroje nebo 1 kredit.';
    expect(out).toContain(`Výpad za úplňku (taktika, Virenové): ${text}`);
    expect(out).toContain('  Výpad za úplňku | Úroveň 1, cena 1, taktika, Virenové | Uděl 2 poškození.');
    const later = await starhold(['play', '--resume', at('pack.json'), '--lang', 'de'], 'q\n');
    expect(later.out).toContain('Sturm bei Mondlicht');
  });

  it('tells the story of Duomo’s Menace', async () => {
    const { out } = await play('story.json', '1\nq\n', '--lang', 'en', '--option', 'boss=duomo');
    expect(out).toContain('The Bells Stop (0)');
    expect(out).toContain('A Seat at the Hearing (1)');
    expect(out).toContain('Ongoing – prices in the market: +1.');
  });
});

describe('long lines', () => {
  it('are cut at spaces and indented', () => {
    expect(wrapped('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
    expect(wrapped('  kept', 9, 2)).toEqual(['  kept']);
    expect(wrapped('unbreakable-word', 9, 2)).toEqual(['unbreakable-word']);
  });
});
