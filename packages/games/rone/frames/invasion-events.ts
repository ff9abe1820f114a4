export type { InvasionAbouts } from '../rules/invasion/abouts.ts';
export type { InvasionEvents } from '../rules/invasion/events.ts';
