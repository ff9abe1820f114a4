import { type BaseFrame, below, type Core, keyedRng, quickRng, type Rng, shuffleInPlace } from '@starhold/kernel';
import { COLOURS, LETTERS, packOf } from '../content/index.ts';
import type { Options } from '../options.ts';
import { scenariosIn } from '../rules/invasion/scenarios.ts';
import { initialState } from '../setup.ts';
import type { State } from '../state.ts';
import { position } from '../words/position.ts';
import { Given, MOMENTS } from '../words/schema.ts';

/**
 * A position deep in a game, sound in every count: random games are over long before decks are rich, so rare cards,
 * technologies and late scenarios would hardly ever be looked at.
 */
export function randomPosition(options: Options, seed: string): Core<BaseFrame> {
  const rng = quickRng(Number.parseInt(seed.slice(0, 8), 16));
  const s = initialState(options, keyedRng(seed));
  const deal = dealer(s, rng);
  const { pack, ...table } = options;
  const p = s.players.map(() => player(rng, deal));
  const given: Record<string, unknown> = {
    moment: MOMENTS[below(rng, MOMENTS.length)],
    options: pack === undefined ? table : options,
    round: 2 + below(rng, 6),
    seat: options.mode === 'coop' || options.mode === 'training' ? 0 : below(rng, 2),
    p,
    recruitsGone: deal.cards(below(rng, 4)),
    technologiesGone: deal.permanents(below(rng, 3)),
  };
  if (below(rng, 2) === 0) Object.assign(given, { moment: 'main', p: p.map((one) => ({ ...one, ...rareHand(deal) })) });
  if (options.mode === 'coop') {
    const part = 1 + below(rng, scenariosIn(s).length);
    given.invasion = { ...invasion(s, rng), part };
    turningPoint(s, part, given, rng);
  }
  if (below(rng, 5) === 0) given.recruits = deal.cards(below(rng, 4));
  return position(Given.parse(given)).state;
}

/** Cards of the box, each as often as there are copies. */
interface Dealer {
  cards(n: number): string[];
  /** These, as far as there are any left. */
  named(ids: readonly string[]): string[];
  permanents(n: number): string[];
  leader(): string;
}

function dealer(s: State, rng: Rng): Dealer {
  const { cards, permanents, starters, cardIndex } = packOf(s);
  const box = shuffleInPlace(rng, [
    ...s.recruits,
    ...s.players.flatMap((p) => p.deck),
    ...starters.flatMap((card, i) => new Array<number>(Math.min(2, s.starters[i])).fill(card)),
  ]);
  const technologies = shuffleInPlace(rng, s.technologies.slice());
  const leaders = shuffleInPlace(rng, s.leaders.slice());
  return {
    cards: (n) => box.splice(0, n).map((card) => cards[card].id),
    named: (ids) =>
      ids.filter((id) => {
        const at = box.indexOf(cardIndex.get(id) ?? -1);
        if (at >= 0) box.splice(at, 1);
        return at >= 0;
      }),
    permanents: (n) => technologies.splice(0, n).map((permanent) => permanents[permanent].id),
    leader: () => permanents[leaders.pop() as number].id,
  };
}

function letters(rng: Rng, n: number, most: number): string {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const kind = below(rng, LETTERS.length);
    if (counts[kind] < most) counts[kind]++;
  }
  return counts.map((count, kind) => LETTERS[kind].repeat(count)).join('');
}

const FACE_LETTERS = 'nurkgy';

function player(rng: Rng, deal: Dealer): Record<string, unknown> {
  const base = [deal.leader(), ...deal.permanents(below(rng, 5))];
  const face = (): string => Array.from({ length: 3 }, () => FACE_LETTERS[below(rng, 6)]).join('');
  return {
    armour: below(rng, 12),
    health: 3 + below(rng, 10),
    base,
    exhausted: base.filter(() => below(rng, 3) === 0),
    deck: deal.cards(below(rng, 8)),
    hand: deal.cards(2 + below(rng, 5)),
    played: deal.cards(below(rng, 4)),
    discard: deal.cards(below(rng, 5)),
    scrapyard: deal.cards(below(rng, 4)),
    ground: recruitsOf(deal.cards(3)).map((card) => ({ card, screws: below(rng, 5) })),
    stored: letters(rng, below(rng, 10), 3),
    pool: letters(rng, below(rng, 6), 3),
    dice: Array.from({ length: 4 }, () => (below(rng, 4) === 0 ? 'used' : face())),
    rerolls: below(rng, 3),
    research: below(rng, 4),
    parts: below(rng, 5),
    damage: below(rng, 3) === 0 ? [`m${1 + below(rng, 3)}`, `d${1 + below(rng, 3)}`] : [],
  };
}

/** Only recruit cards lie on the training ground. */
function recruitsOf(ids: readonly string[]): string[] {
  return ids.filter((id) => id.startsWith('RC'));
}

function invasion(s: State, rng: Rng): Record<string, unknown> {
  const { invasion: cards, protocols } = packOf(s);
  const ids = shuffleInPlace(
    rng,
    cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)),
  );
  const take = (n: number): string[] => ids.splice(0, n);
  // On top one that swallows what is left of the damage: chance hardly ever deploys it last.
  const swallows = below(rng, 3) === 0 ? ids.splice(ids.indexOf('IC16'), 1) : [];
  const active = shuffleInPlace(
    rng,
    protocols.map(({ id }) => id),
  ).slice(0, below(rng, 4));
  const steps = ['start', 'marker', 'deploy', 'train', 'refresh', 'protocols', 'end', 'players', 'resolution'];
  return {
    ...(below(rng, 2) === 0 ? { step: steps[below(rng, steps.length)] } : {}),
    marker: 1 + below(rng, 9),
    deck: take(below(rng, 12)),
    discard: take(below(rng, 5)),
    scrap: take(below(rng, 3)),
    deployed: [...take(below(rng, 4)), ...swallows],
    destroyed: take(below(rng, 3)),
    protocols: active,
    exhausted: active.filter(() => below(rng, 2) === 0),
    research: below(rng, 3),
    zones: Object.fromEntries(COLOURS.map((colour) => [colour, take(1)[0]])),
    stored: Object.fromEntries(COLOURS.map((colour) => [colour, below(rng, 5)])),
    defeated: below(rng, 3),
  };
}

/** Cards that repeat others or touch the opponent: random hands hardly ever hold them, and random players do not pay. */
function rareHand(deal: Dealer): Record<string, unknown> {
  const used = ['used', 'used', 'used', 'used'];
  return { hand: deal.named(['RC44', 'RC06']), pool: 'rwww', stored: '', dice: used, rerolls: 0 };
}

/** Moments that random players do not live to see: a scenario won, an attack on its card, a deck at its end. */
function turningPoint(s: State, part: number, given: Record<string, unknown>, rng: Rng): void {
  const here = given.invasion as Record<string, unknown>;
  const players = given.p as Record<string, unknown>[];
  const { target } = packOf(s).scenarios[scenariosIn(s)[part - 1]];
  switch (below(rng, 4)) {
    case 0:
      // The event that wins scenario 1, or the one of scenario 2 that works for good.
      Object.assign(here, { step: 'marker', marker: target ? 8 : 10 });
      given.p = players.map((one) => ({ ...one, scrapyard: [] }));
      return;
    case 1:
      Object.assign(here, { marker: 5, deployed: target ? [] : ['IC18', 'IC20'], deck: ['IS01'], protocols: ['PR11'] });
      Object.assign(here, { step: undefined, discard: [], scrap: [], destroyed: [], zones: {} });
      given.moment = 'damage';
      given.p = players.map((one) => ({ ...one, damage: ['r2', 'm9'] }));
      return;
    case 2:
      Object.assign(here, {
        step: 'deploy',
        deck: ['IC13'],
        discard: ['IS01', 'IS01', 'IS02', 'IS02', 'IS04', 'IS04'],
      });
      Object.assign(here, { scrap: [], destroyed: [], deployed: [], zones: {} });
      return;
  }
}
