import type { Handler } from '@starhold/kernel';
import type { Events } from '../events.ts';
import type { InvasionFrame } from '../rules/invasion/state.ts';
import type { Frame, State } from '../state.ts';
import { assault } from './invasion-assault.ts';
import { campaign } from './invasion-campaign.ts';
import { deploy } from './invasion-deploy.ts';
import { round } from './invasion-round.ts';
import { share } from './invasion-share.ts';
import { train } from './invasion-train.ts';

export type { InvasionFrame } from '../rules/invasion/state.ts';

export type InvasionHandlers = {
  [K in InvasionFrame['k']]: Handler<State, Extract<InvasionFrame, { k: K }>, Frame, Events>;
};

/** Everything that asks or works about the Invasion and among team mates. */
export const invasionHandlers: InvasionHandlers = { ...campaign, ...round, ...deploy, ...train, ...assault, ...share };
