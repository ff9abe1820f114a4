import type { PackDef } from './schema.ts';

/** What no schema can see: that everything a pack speaks of is there. Each refusal is one line that names the field. */

const NAMED = ['starters', 'cores', 'characters', 'threats', 'upgrades', 'bossCards', 'bosses'] as const;

function requireThere(ids: ReadonlySet<string | number>, id: string | number, field: string, what: string): void {
  if (!ids.has(id)) throw new Error(`${field}: there is no ${what} ${id}`);
}

/** Texts and logs know everything by its id alone, whatever kind of card it is. */
function requireOwnIds(def: PackDef): void {
  const met = new Map<string, string>();
  for (const list of NAMED) {
    def[list].forEach(({ id }, i) => {
      const before = met.get(id);
      if (before !== undefined) throw new Error(`${list}.${i}.id: "${id}" is there already, among the ${before}`);
      met.set(id, list);
    });
  }
}

export function requireSound(def: PackDef): void {
  requireOwnIds(def);
  const idsOf = (list: readonly { id: string | number }[]): Set<string | number> => new Set(list.map(({ id }) => id));
  const cores = idsOf([...def.starters, ...def.cores]);
  const threats = idsOf(def.threats);
  const bossCards = idsOf(def.bossCards);
  const types = idsOf(def.types);
  const story = idsOf(def.story);
  def.sleeves.forEach(({ core, threat }, i) => {
    requireThere(cores, core, `sleeves.${i}.core`, 'core card');
    requireThere(threats, threat, `sleeves.${i}.threat`, 'threat');
  });
  def.characterBacks.forEach((threat, i) => void requireThere(threats, threat, `characterBacks.${i}`, 'threat'));
  def.characters.forEach(({ cards }, i) => {
    cards.forEach((core, k) => void requireThere(cores, core, `characters.${i}.cards.${k}`, 'core card'));
  });
  def.threats.forEach(({ type }, i) => void requireThere(types, type, `threats.${i}.type`, 'type'));
  def.bosses.forEach(({ bossDeck, victory }, i) => {
    for (const size of ['solo', 'duo'] as const) {
      bossDeck[size].forEach((group, g) => {
        group.forEach(({ card }, k) => {
          requireThere(bossCards, card, `bosses.${i}.bossDeck.${size}.${g}.${k}.card`, 'boss card');
        });
      });
    }
    if ('ending' in victory) requireThere(story, 0, `bosses.${i}.victory.ending`, 'story card');
  });
  def.story.forEach(({ options }, i) => {
    options.forEach(({ next }, k) => {
      if (next !== undefined) requireThere(story, next, `story.${i}.options.${k}.next`, 'story card');
    });
  });
}
