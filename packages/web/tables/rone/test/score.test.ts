import type { Beat, SeenEvent } from '@starhold/kernel';
import { game, type View } from '@starhold/rone';
import { describe, expect, it } from 'vitest';
import { CAPS } from '../../../desk/reel/budget.ts';
import { type Stroke, timesOf } from '../../../desk/reel/score.ts';
import { tableAt } from '../../../test/position.ts';
import { interludeOf } from '../campaign/model.ts';
import { stepIn } from '../invasion/model.ts';
import { INVASION } from '../invasion/places.ts';
import { INVASION_PARTS } from '../scoreInvasion.ts';
import { wholeScore as score } from '../scoreWhole.ts';

INVASION.parts = INVASION_PARTS;

const player = { armour: 7, health: 9, deck: 5, hand: 2, dice: [], ground: [{ id: 'RC03', screws: 3, cost: 4 }] };
const options = { mode: 'duel' };
const { pack } = tableAt<View>({
  game,
  seats: [{ name: 'A' }, { name: 'B' }],
  seed: '3e'.repeat(16),
  until: () => true,
}).seen('table').view as View;
const duel = { me: 0, phase: 4, side: 0, options, invasion: null, pack, players: [player, player] } as unknown as View;
const against = {
  ...duel,
  phase: 0,
  invasion: { stack: [{ id: 'IS01' }, { id: 'IC03' }], top: {} },
} as unknown as View;

const told = (type: string, pub: object, seat = 0): SeenEvent =>
  ({ type, pub, seat, n: 0, cause: '' }) as unknown as SeenEvent;
const shown = (before: View, ...events: SeenEvent[]) =>
  score({ events, view: before } as unknown as Beat<View>, before);

describe('what the beats of RONE look like', () => {
  it('throws the dice that are rolled, all at once, with one rattle and a knock each', () => {
    const { kind, follow } = shown(duel, told('rolled', { dice: [1, 2, 4], faces: ['rrn', 'nnn', 'unn'] }));
    expect(kind).toBe('dice');
    expect(follow.flatMap(({ sound }) => sound ?? [])).toEqual(['rattle', 'land', 'land', 'land']);
    // What can be used catches the light.
    expect(follow.filter(({ how }) => how === 'glow')).toMatchObject([
      { on: 'die:d1' },
      { on: 'die:d4', together: true },
    ]);
  });

  it('pays screw by screw, then slams the plate down', () => {
    const { lead, follow } = shown(duel, told('played', { card: 'RC07', from: 'hand', paid: 'rrk', less: 0 }));
    expect(lead.map(({ on }) => on)).toEqual(['pool:r', 'pool:r', 'pool:k', 'card:RC07.0']);
    expect(lead.every(({ how, far }) => how === 'lunge' && far)).toBe(true);
    expect(lead.at(-1)).toMatchObject({ on: 'card:RC07.0', to: 'played', far: true });
    expect(follow[0]).toMatchObject({ on: 'played:RC07.0', sound: 'slam' });
    // Of equal ones the last goes, and lies behind those that lie there.
    const twice = { ...player, cards: ['RC07', 'RC07'], played: ['RC07'], underway: [] };
    const again = { ...duel, players: [twice, player] } as unknown as View;
    const more = shown(again, told('played', { card: 'RC07', from: 'hand', paid: '', less: 0 }));
    expect([more.lead[0].on, more.follow[0].on]).toEqual(['card:RC07.1', 'played:RC07.1']);
  });

  it('rolls what is stored into its own slot, and lets fall what has no room, screw by screw', () => {
    const had = { ...duel, players: [{ ...player, stored: [0, 1, 0, 0, 0, 2] }, player] } as unknown as View;
    const { lead, follow } = shown(had, told('stored', { of: 'r', kept: 'rw', lost: 'rr' }));
    expect(lead.map(({ on, how, text, to }) => [how, on, text, to])).toEqual([
      ['piece', 'pool', 'R', undefined],
      ['piece', 'pool', 'R', undefined],
      ['count', 'pool', '−2', undefined],
    ]);
    expect(follow.filter(({ how }) => how === 'piece').map(({ to }) => to)).toEqual(['store:r.1', 'store:w.2']);
  });

  it('takes the colour from what comes to lie in a wild slot, also where nothing else of it was there', () => {
    const greyed = (of: string, kept: string) =>
      shown(duel, told('stored', { of, kept, lost: '' })).follow.filter(
        ({ how, text }) => how !== 'piece' && (how === 'turn' || text),
      );
    expect(greyed('g', 'w')).toMatchObject([
      { on: 'store:w.0', how: 'turn' },
      { on: 'store:w.0', text: 'G→W' },
    ]);
    const rolled = shown(duel, told('stored', { of: 'g', kept: 'w', lost: '' })).follow[0];
    expect(rolled).toMatchObject({ text: 'G', tint: '#57d07c', to: 'store:w.0' });
    // Of several it is said once: beside each other the words would lie over each other.
    expect(greyed('g', 'ww').flatMap(({ text }) => text ?? [])).toEqual(['G→W']);
    // What is wild has no colour to lose.
    expect(greyed('w', 'w')).toEqual([]);
    expect(greyed('r', 'r')).toEqual([]);
  });

  it('takes what a die shows off its face, a clink for each screw, and a drawn card off the deck', () => {
    const { lead } = shown(duel, told('usedDie', { die: 2, got: 'rr' }));
    expect(lead[0]).toMatchObject({ on: 'yield:d2', to: 'pool', far: true });
    expect(lead.flatMap(({ sound }) => sound ?? [])).toEqual(['clink', 'clink']);
    // Kind by kind it is counted where it comes to lie.
    expect(shown(duel, told('usedDie', { die: 2, got: 'rur' })).follow.map(({ on, text }) => `${on} ${text}`)).toEqual([
      'pool:r +2',
      'pool:u +1',
    ]);
    // Each kind on a step of its own.
    const pitches = [...'urkgyw'].map((letter) => shown(duel, told('usedDie', { die: 2, got: letter })).lead[0].pitch);
    expect(new Set(pitches).size).toBe(6);
    const drew = { ...told('drew', { left: 4 }), priv: { card: 'ST01' } } as SeenEvent;
    expect(shown(duel, drew).follow[0]).toMatchObject({ on: 'card:ST01.0', how: 'slide', to: 'pile:deck', far: true });
  });

  it('checks who survives: card by card off the scrapyard, and only then what the rest costs', () => {
    const { lead, follow } = shown(duel, told('survival', { technologies: 2, moved: 2, lost: 3, health: 4 }));
    const [first, second, bite] = lead.filter(({ on }) => on === 'pile:scrapyard');
    expect([first, second]).toMatchObject([
      { how: 'fly', to: 'pile:discard', text: '−1' },
      { how: 'fly', to: 'pile:discard', text: '−1' },
    ]);
    expect(bite).toMatchObject({ how: 'bolt', to: 'health:p0' });
    expect(follow).toMatchObject([{ on: 'health:p0', text: '−3' }]);
  });

  it('hurts nobody whose scrapyard is empty after the check', () => {
    const { lead, follow } = shown(duel, told('survival', { moved: 2, lost: 0, health: 9, how: 'end' }));
    expect(lead.some(({ how }) => how === 'bolt')).toBe(false);
    expect(follow).toMatchObject([{ on: 'health:p0', how: 'glow', text: '0' }]);
  });

  it('shows health lost by oneself as the graver thing, and armour that held as held', () => {
    const bite = told('hurt', { damage: 'melee', n: 9, reduced: 0, armour: 0, health: 7 }, 0);
    expect(shown(duel, bite).kind).toBe('ownLoss');
    expect(shown(duel, bite).follow).toMatchObject([
      { on: 'armour:p0', text: '−7' },
      { on: 'health:p0', text: '−2', sound: 'shipHit' },
    ]);
    const held = told('hurt', { damage: 'melee', n: 3, reduced: 0, armour: 4, health: 9 }, 1);
    expect(shown(duel, held).kind).toBe('absorbed');
    expect(shown(duel, { ...held, seat: 0 } as SeenEvent).follow[0].sound).toBeUndefined();
  });

  it('strikes from who deals the damage: the own cards, the other at turn, or the top of the stack', () => {
    const hit = (view: View, seat: number): string =>
      shown(view, told('hurt', { damage: 'ranged', n: 1, reduced: 0, armour: 7, health: 8 }, seat)).lead[0].on;
    const turnOf = (side: number): View => ({ ...duel, options: { mode: 'duel' }, side }) as View;
    expect(hit(turnOf(0), 1)).toBe('played');
    expect(hit(turnOf(1), 0)).toBe('player:p1');
    // Of the own cards the one whose values are dealt, the second of equal ones when one packet is left.
    const armed = (left: string[]): View =>
      ({
        ...turnOf(0),
        players: [{ ...player, played: ['ST08', 'RC07', 'RC07'], damage: left }, player],
      }) as unknown as View;

    const shot = told('hurt', { damage: 'ranged', n: 4, reduced: 0, armour: 7, health: 8 }, 1);
    expect([['r4', 'r4'], ['r4']].map((left) => shown(armed(left), shot).lead[0])).toMatchObject([
      { on: 'played:RC07.0', to: 'health:p1' },
      { on: 'played:RC07.1', to: 'health:p1' },
    ]);
    expect(hit(against, 0)).toBe('deployed:1');
    const by = (cause: string, seat = 0): string =>
      shown(against, { ...told('hurt', { damage: 'melee', n: 1, armour: 6, health: 9 }, seat), cause } as SeenEvent)
        .lead[0].on;
    expect(['zone/black', 'PR02/use', 'IC03/resolution'].map((cause) => by(cause))).toEqual([
      'zone:k',
      'protocol:PR02',
      'deployed:1',
    ]);
    // What a reshuffle costs is printed.
    expect([by('reshuffle/player'), by('reshuffle/player', 1)]).toEqual(['cost', 'player:p1']);
  });

  it('shows what another does at his place, never at the own dice, resources and cards', () => {
    const other = (type: string, pub: object) => {
      const { lead, follow } = shown(duel, told(type, pub, 1));
      return [...lead, ...follow].map(({ on, how }) => `${how} ${on}`);
    };
    expect(other('rolled', { dice: [1, 2], faces: ['rnn', 'unn'] })).toEqual(['hush table', 'glow player:p1']);
    expect(other('usedDie', { die: 1, got: 'rr' })).toEqual(['glow player:p1', 'count player:p1']);
    expect(other('played', { card: 'RC07', from: 'hand', paid: 'rrk', less: 0 })).toEqual([
      'glow player:p1',
      'glow player:p1',
    ]);
    // Nor at what the own reshuffle costs; what is lost there is one number.
    expect(other('reshuffling', {})).toEqual(['glow player:p1']);
    const { follow } = shown(duel, told('storedLost', { lost: 'uurrrk' }, 1));
    expect(follow.flatMap(({ text }) => text ?? [])).toEqual(['−6']);
  });

  it('finds the card that is trained on its ground', () => {
    const { lead, follow } = shown(duel, told('trained', { card: 'RC03', to: 'discard', how: 'screws' }));
    // All its screws spring off, to both sides.
    expect(lead.filter(({ far }) => far).map(({ on, edge }) => `${on} ${edge}`)).toEqual([
      'ground:g1.1 -1',
      'ground:g1.2 1',
      'ground:g1.3 -1',
    ]);
    // It is on its way before the pile counts it.
    expect(lead.find(({ how }) => how === 'fly')).toMatchObject({ on: 'ground:g1', to: 'pile:discard' });
    expect(follow[0]).toMatchObject({ on: 'pile:discard', how: 'count' });
  });

  it('trains cards that are trained at once all at once', () => {
    const card = (id: string) => told('trained', { card: id, to: 'discard', how: 'quick' });
    const [one, three] = [shown(duel, card('RC01')), shown(duel, card('RC01'), card('RC02'), card('RC05'))];
    expect(three.lead.filter(({ how }) => how === 'fly')).toHaveLength(3);
    expect([timesOf(three.lead).ms, timesOf(three.follow).ms]).toEqual([timesOf(one.lead).ms, timesOf(one.follow).ms]);
  });

  it('sweeps the whole stack off when it is put away', () => {
    const { lead } = shown(against, told('putAway', { cards: ['IS01', 'IC03'] }, -1));
    expect(lead.map(({ on, how, far }) => [on, how, far])).toEqual([
      ['deployed:0', 'lunge', true],
      ['deployed:1', 'lunge', true],
    ]);
  });

  it('strikes with each printed price of a reshuffle, then folds both piles into one, and that into the deck', () => {
    const priced = (type: string, pub: object, seat: number) =>
      shown(duel, { ...told(type, pub, seat), cause: 'reshuffle/player' } as SeenEvent).lead[0];
    expect(shown(duel, told('reshuffling', {})).lead[0].on).toBe('cost');
    expect(priced('gained', { what: 'armour', n: 5, now: 12 }, 1)).toMatchObject({ on: 'cost', to: 'armour:p1' });
    expect(priced('storedLost', { lost: 'rr' }, 0)).toMatchObject({ on: 'cost', how: 'bolt', to: 'store:r' });
    expect(shown(duel, told('gained', { what: 'armour', n: 5, now: 12 }, 1)).lead).toEqual([]);
    // The screws break, not the slots they lie in.
    const had = { ...duel, players: [{ ...player, stored: [0, 3, 0, 0, 1, 0] }, player] } as unknown as View;
    const { follow } = shown(had, told('storedLost', { lost: 'rry' }));
    expect(follow.map(({ on, how, text = '' }) => `${how} ${on} ${text}`.trim())).toEqual([
      'break store:r.2',
      'break store:r.1',
      'break store:y.0',
      'count store:r −2',
      'count store:y −1',
    ]);
    const { lead } = shown(duel, told('reshuffled', { count: 9 }));
    expect(lead.flatMap(({ on, to = '' }) => (on.startsWith('pile') ? `${on} ${to}`.trim() : []))).toEqual([
      'pile:scrapyard pile:discard',
      'pile:discard',
      'pile:discard pile:deck',
    ]);
  });

  it('turns the old screw out into the tray and the new one in', () => {
    const { lead, follow } = shown(duel, told('upgraded', { die: 2, face: 3, from: 'r', to: 'k' }));
    expect(lead.filter(({ twist }) => twist).map(({ on, how, to }) => `${how} ${on} ${to}`)).toEqual([
      'slide out:r face:d2.3',
      'lunge in:k face:d2.3',
    ]);
    expect(lead.find(({ text }) => text)?.text).toBe('−R');
    expect(follow.find(({ text }) => text)?.text).toBe('+K');
  });

  it('opens the die into its cross at the screw that is exchanged, and folds it when the new one is in', () => {
    const dice = [{ faces: [] }, { faces: ['nnn', 'nnn', 'krk', 'nnn', 'nnn', 'nnn'] }];
    const built = { ...duel, players: [{ ...player, dice }, player] } as unknown as View;
    const upgraded = told('upgraded', { die: 2, face: 3, from: 'r', to: 'k' });
    const { lead, follow } = shown(built, upgraded);
    const crosses = (strokes: readonly Stroke[]) =>
      strokes.filter(({ how }) => how === 'cross').map(({ on, to, notch, text }) => [on, to, notch, text]);
    expect(crosses(lead)).toEqual([
      ['die:d2', undefined, '2.1', '−R'],
      ['bench:d2', 'face:d2.1', undefined, '−R'],
    ]);
    expect(crosses(follow).map(([on, , , text]) => [on, text])).toEqual([
      ['die:d2', '+K'],
      ['bench:d2', '+K'],
    ]);
    // What is in the tray does not glide by itself.
    expect(follow.filter(({ how }) => how === 'hush').map(({ on }) => on)).toEqual([
      'in:u',
      'in:r',
      'in:k',
      'in:g',
      'in:y',
    ]);
    // Nobody else's die lies here.
    const other = shown(built, { ...upgraded, seat: 1 } as SeenEvent);
    expect([...other.lead, ...other.follow].every(({ on }) => on === 'player:p1')).toBe(true);
    expect(timesOf(lead).ms + timesOf(follow).ms).toBeLessThanOrEqual(CAPS.own);
  });

  it('names each step of the Invasion phase on its rail, and counts the sums of the stack up', () => {
    expect(shown(against, told('invasionStep', { step: 'deploy' }, -1)).follow[0].on).toBe('step:deploy');
    const top = (melee: number, health: number) => ({ melee, ranged: 1, armour: 0, health });
    const at = (melee: number, health: number): View =>
      ({ ...against, invasion: { ...against.invasion, top: top(melee, health) } }) as unknown as View;
    const events = [told('deployed', { card: 'IC01', count: 3 }, -1)];
    const { follow } = score({ events, view: at(5, 4) } as unknown as Beat<View>, at(3, 1));
    expect(follow.flatMap(({ on, text }) => (text ? `${on} ${text}` : []))).toEqual(['sum:melee +2', 'sum:health +3']);
    const step = told('invasionStep', { step: 'train' }, -1);
    expect([stepIn([step]), stepIn([step, told('turn', { round: 2 })]), stepIn([])]).toEqual(['train', '', '']);
  });

  it('tells the Invasion as one stretch, lands a card above the stack, and fires once at everybody', () => {
    const landed = shown(against, told('deployed', { card: 'IC01', count: 3 }, -1));
    expect(landed).toMatchObject({ chapter: 'invasion', kind: 'attack' });
    const lost = shown(against, told('scrapped', { cards: ['RC03'] }));
    expect(lost).toMatchObject({ chapter: 'invasion', kind: 'ownLoss' });
    expect(shown({ ...against, phase: 4 }, told('scrapped', { cards: ['RC03'] })).chapter).toBeUndefined();
    expect(landed.follow[0].on).toBe('deployed:2');
    const { lead } = shown(against, told('onslaught', { ranged: 2, melee: 5 }, -1));
    expect(lead.filter(({ how }) => how === 'bolt').map(({ to }) => to)).toEqual(['health:p0', 'health:p1']);
    const hurt = (seat: number) => told('hurt', { damage: 'ranged', n: 2, reduced: 0, armour: 7, health: 7 }, seat);
    const struck = shown(against, told('onslaught', { ranged: 2, melee: 5 }, -1), hurt(0), hurt(1));
    expect(struck.lead).toEqual(lead);
    expect(struck.follow.map(({ on }) => on)).toEqual(['health:p0', 'health:p1']);
    expect(shown(against, hurt(0), hurt(1)).lead).toHaveLength(1);
  });

  it('names a beat by the gravest thing in it, and takes no time for what it does not know', () => {
    const beats = shown(
      against,
      told('struck', { card: 'IC03', damage: 'melee', n: 4, armour: 0, health: 0 }),
      told('defeatedCard', { card: 'IC03' }),
    );
    expect(beats.kind).toBe('defeat');
    expect(shown(duel, told('toString', {}))).toMatchObject({ kind: 'plain', lead: [], follow: [] });
  });
});

describe('whole games', () => {
  it.each([
    ['duel', 2],
    ['team', 4],
    ['coop', 2],
  ] as const)('of the mode %s are shown from the first beat to the last', (mode, n) => {
    const seats = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
    const table = tableAt<View>({ game, seats, seed: '3e'.repeat(16), options: { mode } });
    const view = table.seen('table').view as View;
    const events = table.events('table');
    const kinds = new Set<string>();
    for (const event of events) {
      const { kind, lead, follow } = shown(view, event);
      kinds.add(kind);
      for (const { ms, on } of [...lead, ...follow]) {
        expect(ms, event.type).toBeGreaterThan(0);
        expect(ms, event.type).toBeLessThanOrEqual(1600);
        expect(on, event.type).not.toMatch(/undefined|NaN/);
      }
    }
    expect(kinds.size).toBeGreaterThan(8);
    expect(interludeOf(events)).toBeNull();
  });
});
