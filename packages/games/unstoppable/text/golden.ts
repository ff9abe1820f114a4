import { type Lang, plain } from '@starhold/effects/text';
import type { PackDef } from '../content/index.ts';
import {
  bossCardText,
  bossText,
  type CardText,
  characterText,
  coreText,
  plainCard,
  spaceText,
  threatText,
  upgradeText,
} from './cards.ts';
import { storyText } from './tales.ts';

/** Every card of a pack in one language, as text to read and to compare. */
export function listing(pack: PackDef, lang: Lang): string {
  const lines: string[] = [];
  const section = <D extends { id: string }>(title: string, defs: D[], text: (d: D, lang: Lang) => CardText): void =>
    void lines.push(`# ${title}`, ...defs.map((d) => `${d.id} | ${plainCard(text(d, lang))}`), '');
  section('character', pack.characters, characterText);
  section('starter', pack.starters, coreText);
  section('core', pack.cores, coreText);
  section('upgrade', pack.upgrades, upgradeText);
  section('threat', pack.threats, threatText);
  section('boss card', pack.bossCards, bossCardText);
  section('boss', pack.bosses, bossText);
  for (const boss of pack.bosses) {
    lines.push(`# track ${boss.id}`);
    for (let at = 0; at <= boss.track.length; at++) lines.push(`${at} | ${plain(spaceText(boss, at, lang))}`);
    lines.push('');
  }
  lines.push('# story');
  for (const card of pack.story) {
    const text = storyText(card, lang);
    lines.push(`${card.id} | ${[text.title, plain(text.ongoing)].filter((part) => part !== '').join(' | ')}`);
    for (const option of text.options) lines.push(`${card.id}${option.id} | ${plain(option.rules)}`);
  }
  return `${lines.join('\n')}\n`;
}
