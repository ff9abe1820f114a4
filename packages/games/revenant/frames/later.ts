import type { Handlers } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { addVoidborn } from '../rules/board.ts';
import { gainKind } from '../rules/gain.ts';
import { clockwise, counterClockwise } from '../rules/geometry.ts';
import { clearBoard, nextRow, placeData, rebuild, removeRow } from '../rules/jump.ts';
import { sectorRef } from '../rules/refs.ts';
import { setOf } from '../setup.ts';
import { type Frame, isRival, NONE, OUTER, type State, type X } from '../state.ts';
import { resetRival } from './rival.ts';
import { openTracks } from './turn.ts';

type Own = 'rift' | 'jump' | 'reset' | 'income';

/** REV-32.4: tactics that bring hidden influence, and influence besides. */
export const RESET_HIDDEN = 8;
export const RESET_INFLUENCE = 11;
/** REV-32.4d. */
const MATERIAL_SPACE = 3;
const MATERIAL = 0;

export const later: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-31. */
  rift: {
    run(x, f): undefined {
      const { s } = x;
      if (f.step++ > 0) return nextCycle(x, 'REV-31.6');
      for (let sector = 0; sector < OUTER; sector++) {
        if (((s.rifts >> sector) & 1) === 0) continue;
        roll(x, sector);
        // Each rift is seen for itself.
        x.beat();
      }
      placeData(x, 'REV-31.3');
      removeRow(s);
      x.push({ k: 'income', seat: NONE, i: 0 });
    },
  },

  /** REV-32. */
  jump: {
    run(x, f): undefined {
      const { s } = x;
      switch (f.step++) {
        case 0:
          clearBoard(x);
          return void x.push({ k: 'reset', seat: NONE, i: 0 });
        case 1:
          return moveMarkers(x);
        case 2:
          rebuild(x);
          removeRow(s);
          return void x.push({ k: 'income', seat: NONE, i: 0 });
        default:
          return nextCycle(x, 'REV-32.9');
      }
    },
  },

  /** REV-32.4a and b, in reverse turn order (AMB-28). */
  reset: {
    run(x, f): undefined {
      const { s } = x;
      if (f.i === s.order.length) return void x.pop();
      const player = s.order[s.order.length - 1 - f.i++];
      const { tactics } = s.players[player];
      if (isRival(s, player)) return resetRival(x, tactics);
      if (tactics >= RESET_INFLUENCE) {
        const houses = openTracks(s, player);
        if (houses !== 0) x.push({ k: 'influence', seat: player, houses, ship: NONE, why: 'reset', must: 1 });
      }
      if (tactics >= RESET_HIDDEN) x.push({ k: 'hidden', seat: player, ship: NONE, step: 0 });
    },
  },

  /** REV-31.5, 32.8, AMB-47. */
  income: {
    run(x, f): undefined {
      const { s } = x;
      if (f.i === s.order.length) return void x.pop();
      const player = s.order[f.i++];
      if (isRival(s, player)) return;
      const p = s.players[player];
      x.push({ k: 'draw', seat: player, n: packOf(s).crews[p.side].income[p.rank] });
    },
  },
};

/** REV-31.2, AMB-27: the rift's sector, left (counter-clockwise), right (clockwise). */
function roll(x: X, sector: number): void {
  const { s } = x;
  const set = setOf(s.options);
  const die = packOf(s).dice.find((one) => one.set === set);
  if (!die) return;
  const { large, left, right } = die.faces[x.die('rift', die.faces.length)];
  x.tell('rolled', 'REV-31.2', NONE, { sector: sectorRef(sector), large, left, right });
  addVoidborn(x, sector, large, 'REV-31.2');
  addVoidborn(x, counterClockwise(sector), left, 'REV-31.2');
  addVoidborn(x, clockwise(sector), right, 'REV-31.2');
}

/** REV-32.4c and d: of several on a space the earlier in turn order lies lower. */
function moveMarkers(x: X): undefined {
  const { s } = x;
  s.tacticsStack = s.order.slice();
  for (const player of s.order) {
    const p = s.players[player];
    // The Rival has no board: its rank is its space, as on all of them.
    p.tactics = isRival(s, player) ? p.rank : packOf(s).crews[p.side].reset[p.rank];
    x.tell('reset', 'REV-32.4', player, { now: p.tactics });
  }
  for (const player of s.order.toReversed()) {
    if (s.players[player].tactics === MATERIAL_SPACE) gainKind(x, player, MATERIAL, 1, 'REV-32.4');
  }
}

function nextCycle(x: X, rule: string): undefined {
  x.pop();
  x.s.cycle++;
  nextRow(x, rule);
}
