import { opsFrame } from '@starhold/effects';
import { asksOne, optionId, refOf } from '@starhold/kernel';
import { COLOURS, packOf } from '../content/index.ts';
import { fillZones, protocolId, recruitInto } from '../rules/invasion/cards.ts';
import { invasionOf } from '../rules/invasion/stack.ts';
import { NONE, type State, type X } from '../state.ts';
import type { InvasionHandlers } from './invasion.ts';
import { askOne, kindOf, letterOf } from './invasion-common.ts';

/** Steps 4 and 6 of the Invasion phase: training zones and protocols. */

type Train = Pick<InvasionHandlers, 'trainZones' | 'trainZone' | 'protocols'>;

/** Zones whose resources have reached the training cost of their card. */
function trainable(s: State): number[] {
  const { zones, stored } = invasionOf(s);
  const found: number[] = [];
  for (let zone = 0; zone < zones.length; zone++) {
    if (zones[zone] !== NONE && stored[zone] >= packOf(s).invasion[zones[zone]].training) found.push(zone);
  }
  return found;
}

/** Places of refreshed protocols with something to do. */
function runnable(s: State): number[] {
  const { protocols, exhausted } = invasionOf(s);
  const found: number[] = [];
  for (let i = 0; i < protocols.length; i++) {
    if (exhausted[i] === 0 && packOf(s).protocols[protocols[i]].use.length > 0) found.push(i);
  }
  return found;
}

const startTraining = (x: X, zone: number): void => x.push({ k: 'trainZone', seat: NONE, zone, step: 0 });

function runProtocol(x: X, at: number): void {
  const { s } = x;
  const inv = invasionOf(s);
  const id = protocolId(s, inv.protocols[at]);
  inv.exhausted[at] = 1;
  x.tell('protocolRun', 'RONE-18.9', NONE, { protocol: id });
  x.push(opsFrame(NONE, `${id}/use`, inv.protocols[at], `${id}/use`));
}

export const train: Train = {
  /** RONE-18.6: all that can be trained, also what becomes so meanwhile, in the order the players choose. */
  trainZones: asksOne({
    run(x, f) {
      if (f.begun === 0) {
        f.begun = 1;
        // zones that stayed empty for want of cards.
        fillZones(x);
      }
      const zones = trainable(x.s);
      if (zones.length === 0) return void x.pop();
      if (zones.length > 1) return 'wait';
      startTraining(x, zones[0]);
      return undefined;
    },
    ask(s, f) {
      const options = trainable(s).map((zone) => optionId('train', letterOf(zone)));
      return askOne(s, f.seat, { kind: 'one', options, about: {} });
    },
    take: (x, _f, pick) => startTraining(x, kindOf(refOf(pick))),
  }),

  /** resources, "when trained", the card moves, the effect of the zone, a new card. */
  trainZone: {
    run(x, f): undefined {
      const { s } = x;
      const inv = invasionOf(s);
      const step = f.step++;
      if (step === 0) {
        const { id, trained } = packOf(s).invasion[inv.zones[f.zone]];
        x.tell('zoneTrained', 'RONE-18.6', NONE, { colour: COLOURS[f.zone], card: id, spent: inv.stored[f.zone] });
        inv.stored[f.zone] = 0;
        if (trained.length > 0) x.push(opsFrame(NONE, `${id}/trained`, inv.zones[f.zone], `${id}/trained`));
      } else if (step === 1) {
        if (inv.zones[f.zone] !== NONE) inv.discard.push(inv.zones[f.zone]);
        inv.zones[f.zone] = NONE;
        const list = `zone/${COLOURS[f.zone]}`;
        x.push(opsFrame(NONE, list, NONE, list));
      } else {
        x.pop();
        recruitInto(x, f.zone);
      }
    },
  },

  /** RONE-18.9, A-49: every refreshed one, in the order the players choose. */
  protocols: asksOne({
    run(x) {
      const places = runnable(x.s);
      if (places.length === 0) return void x.pop();
      if (places.length > 1) return 'wait';
      runProtocol(x, places[0]);
      return undefined;
    },
    ask(s, f) {
      const { protocols } = invasionOf(s);
      const options = runnable(s).map((at) => optionId('run', protocolId(s, protocols[at])));
      return askOne(s, f.seat, { kind: 'one', options, about: {} });
    },
    take(x, _f, pick): void {
      const { s } = x;
      const { protocols } = invasionOf(s);
      const at = runnable(s).find((i) => protocolId(s, protocols[i]) === refOf(pick));
      if (at === undefined) throw new Error(`no protocol for ${pick}`);
      runProtocol(x, at);
    },
  }),
};
