import { type Decision, offeredIds, type Picked, refOf, verbOf } from '@starhold/kernel';
import { asked, type PlayerView, ROLLED, type View } from '@starhold/rone';
import { type CardDef, packOf } from '@starhold/rone/content';

/** What the guide suggests: plain good play of the first turns, read off what lies open. */

/** As many cards as the guide draws before it stops. */
export const HAND = 5;

export const playerOf = (view: View, decision: Decision): PlayerView => view.players[decision.ask.seat];

export function defOf(view: View, id: string): CardDef | undefined {
  const pack = packOf(view);
  const at = pack.cardIndex.get(id);
  return at === undefined ? undefined : pack.cards[at];
}

const damageOf = (def: CardDef | undefined): number =>
  def ? def.combat.melee + def.combat.ranged + def.combat.destruction : 0;

const refsOf = (ids: readonly string[], verb: string): string[] =>
  ids.flatMap((id) => (verbOf(id) === verb ? [refOf(id)] : []));

/** Dice that were rolled and not used, with what they give. */
export function openDice(player: PlayerView): { ref: string; gives: string }[] {
  return player.dice.flatMap(({ faces, up, state }, i) =>
    state === ROLLED && up >= 0 ? [{ ref: `d${i + 1}`, gives: (faces[up] ?? '').replaceAll('n', '') }] : [],
  );
}

/** Can the hand use one of these letters? A wild symbol takes any. */
function isWanted(view: View, player: PlayerView, letter: string): boolean {
  return player.cards.some((id) =>
    [...(defOf(view, id)?.cost ?? '')].some((symbol) => symbol === letter || symbol === 'w'),
  );
}

/** What hits, first; then a die that pays for something; then the end. */
function main(view: View, decision: Decision, ids: readonly string[]): string | null {
  const player = playerOf(view, decision);
  const deadly = new Set(view.deadly);
  const playable = refsOf(ids, 'play').filter((id) => !deadly.has(id));
  const best = playable.toSorted((a, b) => worth(view, b) - worth(view, a))[0];
  if (best !== undefined) return `play:${best}`;
  const leader = refsOf(ids, 'activate')[0];
  if (leader !== undefined) return `activate:${leader}`;
  const die = openDice(player).find(
    ({ ref, gives }) => ids.includes(`die:${ref}`) && [...gives].some((letter) => isWanted(view, player, letter)),
  );
  if (die) return `die:${die.ref}`;
  return ids.includes('end') ? 'end' : null;
}

function worth(view: View, id: string): number {
  const def = defOf(view, id);
  return damageOf(def) * 2 + (def?.reward ?? 0) + (def?.cost.length ?? 0);
}

/** Recruits that are trained soon. */
function soonest(view: View, ids: readonly string[]): string {
  const cost = (id: string): number => defOf(view, refOf(id))?.training ?? 9;
  return ids.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** All screws on the card that lacks the fewest. */
function screws(player: PlayerView, bins: readonly string[], n: number): Record<string, number> {
  const lacks = (bin: string): number => {
    const at = player.ground[Number(refOf(bin).slice(1)) - 1];
    return at && at.screws < at.cost ? at.cost - at.screws : 99;
  };
  const [first = ''] = bins.toSorted((a, b) => lacks(a) - lacks(b));
  return Object.fromEntries(bins.map((bin) => [bin, bin === first ? n : 0]));
}

/** The suggested answer, or null where the guide leaves the reader alone. */
export function suggestion(view: View, decision: Decision): Picked | null {
  const d = asked(decision);
  const { ask } = decision;
  const ids = offeredIds(ask);
  const player = playerOf(view, decision);
  if (ask.kind === 'amounts') {
    if (d.at !== 'screws') return null;
    return screws(
      player,
      ask.bins.map(({ id }) => id),
      d.ask.about.n,
    );
  }
  if (ask.kind !== 'one') return null;
  switch (d.at) {
    case 'leader':
      return ids.find((id) => id === 'leader:L5') ?? null;
    case 'draft':
      return d.ask.about.what === 'recruit' ? soonest(view, ids) : null;
    case 'draw':
      return player.hand < HAND && ids.includes('draw') ? 'draw' : ids.includes('end') ? 'end' : null;
    case 'main':
      return main(view, decision, ids);
    case 'parts':
      return ['spend:SP1', 'end'].find((id) => ids.includes(id)) ?? null;
    default:
      return null;
  }
}
