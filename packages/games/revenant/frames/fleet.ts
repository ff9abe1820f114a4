import { asksAmounts, asksOne, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { deployShip, hasRoom, isInSupply, placeShield, protectionLeft, shieldsLeft } from '../rules/board.ts';
import { gainRemnants, kill } from '../rules/gain.ts';
import { occur } from '../rules/listening.ts';
import { DEPLOY_IDS, DESTROY_IDS, SHIELD_IDS } from '../rules/option-ids.ts';
import { isolatable } from '../rules/possible.ts';
import { kindOf, REVENANT, SECTION_REFS, SECTOR_REFS, sectionIn, sectorIn, shipIn, shipRef } from '../rules/refs.ts';
import { freeSection, isCorrupted, SECTIONS } from '../rules/storage.ts';
import { type Frame, HOUSE_SHIPS, NONE, ON_CARD, OUTER, SHUTTLE, type State } from '../state.ts';

type Own = 'isolate' | 'shield' | 'destroy' | 'repair' | 'mend' | 'deploy' | 'cover' | 'shuttle';

export const fleet: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-6.6. */
  isolate: asksOne({
    run(x, f) {
      if (f.left > 0 && isolatable(x.s, f.seat, f.from)) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const options: string[] = [];
      const p = s.players[f.seat];
      if (f.from === 'any') {
        for (let i = 1; i < SECTIONS; i++) if (isCorrupted(p, i)) options.push(optionId('isolate', SECTION_REFS[i]));
      }
      for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
        if ((s.tainted >> ship) & 1) options.push(optionId('isolate', shipRef(ship)));
      }
      if (f.must === 0) options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { left: f.left, from: f.from } };
    },
    take(x, f, pick): void {
      const { s } = x;
      if (pick === 'none') return x.pop();
      f.left--;
      const from = refOf(pick);
      const section = sectionIn(from);
      if (section >= 0) freeSection(s.players[f.seat], section);
      else s.tainted &= ~(1 << shipIn(from));
      x.tell('isolated', 'REV-6.6', f.seat, { from });
      occur(x, ['isolate'], f.seat, f.ship);
      gainRemnants(x, f.seat, 1, f.ship);
    },
  }),

  /** REV-15.1. */
  shield: asksOne({
    run(x, f) {
      if (f.left > 0 && shieldsLeft(x.s) > 0 && openPlaces(f).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: [...openPlaces(f).map((sector) => SHIELD_IDS[sector]), 'end'],
      about: { left: f.left },
    }),
    take(x, f, pick): void {
      if (pick === 'end') return x.pop();
      const sector = sectorIn(refOf(pick));
      f.left--;
      f.used.push(sector);
      placeShield(x, sector, f.seat, 'REV-15.1');
    },
  }),

  /** REV-14.4: no attack. */
  destroy: asksOne({
    run(x, f) {
      if (f.left > 0 && targets(x.s, f).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: [...targets(s, f).map((sector) => DESTROY_IDS[sector]), 'end'],
      about: { left: f.left },
    }),
    take(x, f, pick): void {
      if (pick === 'end') return x.pop();
      const sector = sectorIn(refOf(pick));
      f.left--;
      f.used.push(sector);
      kill(x, f.seat, sector, f.ship, 'REV-14.4');
    },
  }),

  /** REV-14.6. */
  repair: asksAmounts({
    run(x, f) {
      if (repairs(x.s, f).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'amounts',
      bins: repairs(s, f),
      min: 0,
      max: f.n,
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      const ships: string[] = [];
      const markers: number[] = [];
      for (const { id } of repairs(s, f)) {
        const n = pick[id] ?? 0;
        if (n === 0) continue;
        const ref = refOf(id);
        if (ref === REVENANT) s.hull -= n;
        else s.damage[shipIn(ref)] -= n;
        ships.push(ref);
        markers.push(n);
      }
      if (ships.length > 0) x.tell('repaired', 'REV-14.6', f.seat, { ships, markers });
    },
  }),

  /** P28: all damage of the house ships of one sector. */
  mend: asksOne({
    run(x, f) {
      if (damagedSectors(x.s, f.mask).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: [...damagedSectors(s, f.mask).map((sector) => optionId('mend', SECTOR_REFS[sector])), 'none'],
      about: {},
    }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'none') return;
      const sector = sectorIn(refOf(pick));
      const hurt = damaged(s, 1 << sector);
      const markers = hurt.map((ship) => s.damage[ship]);
      for (const ship of hurt) s.damage[ship] = 0;
      x.tell('repaired', 'REV-14.6', f.seat, { ships: hurt.map(shipRef), markers });
    },
  }),

  /** REV-12.2, 25.2. */
  deploy: asksOne({
    ask(s, f) {
      const options: string[] = [];
      for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
        if (((f.kinds >> kindOf(ship)) & 1) === 0 || !isInSupply(s, ship)) continue;
        for (let sector = 0; sector < OUTER; sector++) {
          if ((f.mask >> sector) & 1 && hasRoom(s, ship, sector)) options.push(DEPLOY_IDS[ship][sector]);
        }
      }
      if (f.must === 0) options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { must: f.must } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'none') return;
      const { refs } = parseOption(pick);
      deployShip(x, shipIn(refs[0]), sectorIn(refs[1]), f.seat, f.must ? 'REV-25.2' : 'REV-12.2');
    },
  }),

  /** REV-25.2: a duty, if a token and a card without one are there. */
  cover: asksOne({
    run(x) {
      if (coverable(x.s).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({ seat: f.seat, kind: 'one', options: coverable(s), about: {} }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      const [card, effect] = refOf(pick).split('.');
      if (packOf(s).failures[s.upper]?.id === card) s.upperCover = Number(effect);
      else s.lowerCover = Number(effect);
      x.tell('covered', 'REV-25.2', f.seat, { card, effect: Number(effect) });
    },
  }),

  /** REV-26.2, 25.4: a duty, if there is one. */
  shuttle: asksOne({
    run(x) {
      if (shuttles(x.s).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: shuttles(s).map((ship) => optionId('take', shipRef(ship))),
      about: {},
    }),
    take(x, f, pick): void {
      x.pop();
      x.s.at[shipIn(refOf(pick))] = ON_CARD;
      x.tell('shuttleChosen', 'REV-26.2', f.seat, { ship: refOf(pick) });
    },
  }),
};

type Places = Extract<Frame, { k: 'shield' | 'destroy' }>;

/** Sectors that may take one more: at most so many different ones, at most so much in each. */
function openPlaces(f: Places): number[] {
  const different = new Set(f.used).size;
  const open: number[] = [];
  for (let sector = 0; sector < OUTER; sector++) {
    if (((f.mask >> sector) & 1) === 0) continue;
    const there = f.used.filter((one) => one === sector).length;
    if (there < f.inEach && (there > 0 || different < f.sectors)) open.push(sector);
  }
  return open;
}

const targets = (s: State, f: Places): number[] => openPlaces(f).filter((sector) => s.voidborn[sector] > 0);

function damaged(s: State, mask: number): number[] {
  const ships: number[] = [];
  for (let i = 0; i < HOUSE_SHIPS; i++) if (s.damage[i] > 0 && s.at[i] >= 0 && (mask >> s.at[i]) & 1) ships.push(i);
  return ships;
}

function damagedSectors(s: State, mask: number): number[] {
  return [...new Set(damaged(s, mask).map((ship) => s.at[ship]))].sort((a, b) => a - b);
}

function repairs(s: State, f: Extract<Frame, { k: 'repair' }>): { id: string; min: number; max: number }[] {
  const bins =
    f.of === 'revenant'
      ? []
      : damaged(s, f.mask).map((ship) => ({ id: optionId('repair', shipRef(ship)), min: 0, max: s.damage[ship] }));
  if (f.of !== 'house' && s.hull > 0) bins.push({ id: optionId('repair', REVENANT), min: 0, max: s.hull });
  return bins;
}

function shuttles(s: State): number[] {
  const ships: number[] = [];
  for (let i = 0; i < HOUSE_SHIPS; i++) if (kindOf(i) === SHUTTLE && isInSupply(s, i)) ships.push(i);
  return ships;
}

/** Of a mission failure only the upper effect. */
function coverable(s: State): string[] {
  if (protectionLeft(s) === 0) return [];
  const { failures } = packOf(s);
  const options: string[] = [];
  const add = (card: number, cover: number): void => {
    if (card === NONE || cover > 0) return;
    const { id, set } = failures[card];
    options.push(optionId('cover', `${id}.1`));
    if (set === 'ship') options.push(optionId('cover', `${id}.2`));
  };
  add(s.lower, s.lowerCover);
  add(s.upper, s.upperCover);
  return options;
}
