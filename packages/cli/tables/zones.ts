import type { CatalogueEntry, GameModule, Language, Zone, ZoneCard } from '@starhold/kernel';
import type { TerminalText } from '../text/index.ts';
import type { Drawing } from './drawing.ts';
import { counted, fit } from './grid.ts';

/** A table written down from its zones: a game that describes them needs no drawing of its own. */
export function zonesArt(game: GameModule): Drawing {
  const catalogueOf = (view: unknown): CatalogueEntry[] => {
    const { pack } = view as { pack?: string };
    return pack === undefined ? [] : (game.packs?.catalogue(pack) ?? []);
  };
  const zonesOf = (view: unknown): Zone[] => game.zones?.(view) ?? [];
  return {
    counts: 'round',
    draw(view, seats, texts, lang) {
      const catalogue = catalogueOf(view);
      const zones = zonesOf(view);
      const width = Math.max(0, ...zones.map((zone) => [...zone.name[lang]].length)) + 2;
      const lines = (owner: number | undefined): string[] => {
        const own = zones.filter((zone) => zone.owner === owner);
        const counters = own.filter((zone) => zone.shape === 'counter');
        const cards = own.filter((zone) => zone.shape !== 'counter');
        return [
          ...cards.map((zone) => `  ${fit(zone.name[lang], width)}${contentOf(zone, catalogue, texts, lang)}`),
          ...(counters.length > 0
            ? [`  ${counters.map(({ name, count }) => `${name[lang]} ${count}`).join(', ')}`]
            : []),
        ];
      };
      return [...lines(undefined), ...seats.flatMap((name, seat) => [name, ...lines(seat)])];
    },
    cards(view, lang) {
      const shown = zonesOf(view).flatMap((zone) => zone.cards);
      const open = catalogueOf(view).filter((entry) => shown.some((card) => isFaceOf(card, entry)));
      return open.map((entry) => `${entry.name[lang]}: ${entry.text(lang).join(' | ')}`);
    },
    difficulty: (id) => id,
  };
}

function contentOf(zone: Zone, catalogue: readonly CatalogueEntry[], texts: TerminalText, lang: Language): string {
  const nameOf = (card: ZoneCard): string[] => {
    const entry = catalogue.find((one) => isFaceOf(card, one));
    return entry ? [entry.name[lang]] : [];
  };
  const names = zone.cards.flatMap(nameOf);
  const hidden = zone.count - names.length;
  // Side by side each card stands for itself; in a pile, equal ones are counted.
  const open = zone.shape === 'row' ? names.join(', ') : counted(names);
  return [open, ...(hidden > 0 ? [texts.cards(hidden)] : [])].filter((part) => part !== '').join(', ') || '–';
}

function isFaceOf({ face }: ZoneCard, { kind, id }: CatalogueEntry): boolean {
  return face?.kind === kind && face.id === id;
}
