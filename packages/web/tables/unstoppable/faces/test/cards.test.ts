import { LANGUAGES, type Language } from '@starhold/kernel';
import type { CardView, ThreatView } from '@starhold/unstoppable';
import { packs } from '@starhold/unstoppable/content';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LangProvider } from '../../../../shell/lang.tsx';
import { StillDesk } from '../../../../test/gallery/StillDesk.tsx';
import { CARDS_TEXT } from '../../texts/cards.ts';
import { coreName, deckName, threatName, upgradeName } from '../describe.ts';
import { upgradeGlyphs } from '../glyphs.ts';
import { CoreThing, MarketTile, OpenSleeve, ThreatThing } from '../index.ts';

const pack = packs.at(packs.base);

const card = (core: string | null, rest: Partial<CardView> = {}): CardView => ({
  ref: 'k1',
  core,
  top: null,
  bottom: null,
  cost: 1,
  exhausted: false,
  ...rest,
});
const threat: ThreatView = {
  ...card('strike', { top: 'whetstone' }),
  threat: 'deadwood-stalker',
  attack: 4,
  defence: 1,
  health: 5,
  damage: 2,
  keywords: [],
};

const drawn = (what: ReactNode, lang: Language = 'en'): string =>
  renderToStaticMarkup(LangProvider({ lang, children: StillDesk({ children: what }) }));
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('names of cards for screen readers', () => {
  const english = { pack, lang: 'en', t: CARDS_TEXT.en } as const;

  it('say name, kind, cost, text, upgrades and state', () => {
    const hunter = card('scrap-hunter', { top: 'twin-holsters', exhausted: true });
    expect(coreName(english, hunter)).toBe(
      'Scrap Hunter. Level 3, cost 1, ally, Scrappers. Exhaust: Deal 2 damage (may ignore Taunt). ' +
        'Top notch: Twin Holsters. Exhaust: Deal 1 damage (may ignore Taunt). Exhausted.',
    );
    expect(coreName(english, card('strike', { top: 'feather-trigger', cost: 0 }))).toContain('Costs 0 now.');
  });

  it('say where a threat lies, what it has and what upgrades made of it', () => {
    expect(threatName(english, threat, 'field')).toBe(
      'Deadwood Stalker. Active, Virenos, attack 4, printed 3, defence 1, damage 2 of 5. ' +
        'Reward: gain 2 armour. Top notch: Whetstone. Threat side: attack +1.',
    );
    const hacker = { ...threat, threat: 'comms-hacker', top: null, attack: 2, defence: 3 };
    expect(threatName(english, hacker, 'onDeck')).toContain(
      'On deck, Ceres II, attack 2, defence 3 (follows the danger',
    );
  });

  it('say what is for sale and what it costs now', () => {
    expect(upgradeName(english, 'coin-belt', 2, 3)).toContain('Coin Belt. Price 2 instead of 3.');
    expect(deckName(english, 3, 4, 'scrap-hunter')).toContain('Core deck 3, 4 cards. On top: Scrap Hunter.');
    expect(deckName(english, 3, 0, null)).toBe('Core deck 3, 0 cards, empty');
  });

  it('leave no sign unsaid in any language', () => {
    for (const lang of LANGUAGES) {
      for (const { id } of pack.def.cores) {
        const said = coreName({ pack, lang, t: CARDS_TEXT[lang] }, card(id, { top: 'trained-falcon' }));
        expect(said, id).not.toMatch(/[↻_]|undefined/);
      }
    }
  });

  it('fall back to the id for cards of another pack', () => {
    expect(coreName(english, card('of-another-pack'))).toContain('of-another-pack');
    expect(drawn(h(CoreThing, { card: card('of-another-pack') }))).toContain('of-another-pack');
    expect(drawn(h(ThreatThing, { threat: { ...threat, threat: 'stranger' } }))).toContain('stranger');
    expect(drawn(h(MarketTile, { target: 'market:0', upgrade: 'unknown', price: 3, base: 3 }))).toContain('unknown');
  });
});

describe('a card', () => {
  it('is a button that says why it is locked and what it would do', () => {
    const html = drawn(h(CoreThing, { card: card('strike'), marking: { mark: 'locked', reason: '1 AP short' } }));
    expect(html).toMatch(/^<button type="button"/);
    expect(html).toContain('aria-disabled="true"');
    expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1" hidden="">Not possible: 1 AP short</);
    const legal = drawn(h(CoreThing, { card: card('strike'), marking: { mark: 'legal', result: '−2' } }));
    expect(legal).not.toContain('aria-disabled');
    expect(legal).toContain('can be chosen, −2');
  });

  it('tells what damage is to come, and that it defeats', () => {
    const html = words(drawn(h(ThreatThing, { threat, incoming: 3 })));
    expect(html).toContain('3 damage would be added, that defeats it');
  });

  it('shows every upgrade in its notch as signs', () => {
    for (const def of pack.upgrades) expect(upgradeGlyphs(def).length, def.id).toBeGreaterThan(0);
  });
});

describe('an open sleeve', () => {
  const upgraded = card('scrap-hunter', { top: 'twin-holsters', bottom: 'coin-belt' });

  it('names no threat as long as none is shown: only what the upgrades will add', () => {
    for (const lang of LANGUAGES) {
      const said = words(drawn(h(OpenSleeve, { card: upgraded }), lang));
      for (const { name } of pack.threats) expect(said).not.toContain(name[lang]);
      expect(said).toContain(CARDS_TEXT[lang].upgradesWillAdd);
    }
  });

  it('adds up what the threat side has now', () => {
    const said = words(drawn(h(OpenSleeve, { card: threat, threat })));
    expect(said).toContain('Threat side: Deadwood Stalker');
    expect(said).toContain('Attack 3 + 1 = 4');
  });

  it('adds up the cost', () => {
    const said = words(drawn(h(OpenSleeve, { card: card('strike', { top: 'feather-trigger', cost: 0 }) })));
    expect(said).toContain('Cost now: 1 − 1 = 0');
  });
});
