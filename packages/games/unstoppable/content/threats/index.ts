import type { ThreatDef } from '../schema.ts';
import { CERES_THREATS, MITHRAS_THREATS, VIRENOS_THREATS } from './planets.ts';
import { STARTER_THREATS } from './starter.ts';

/** Rules file 7.3 and 7.4: 26 starter threats (5 kinds), 39 planet threats. */
export const THREATS: ThreatDef[] = [...STARTER_THREATS, ...CERES_THREATS, ...VIRENOS_THREATS, ...MITHRAS_THREATS];
