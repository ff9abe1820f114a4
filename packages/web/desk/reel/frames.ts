import type { Place } from './places.ts';

/** Ways that things go, as frames of an animation. */

export const TWISTED: Keyframe = { rotate: '540deg' };
/** Pixels above the table. */
export const FLIGHT = 56;
export const arc = (height: number): Keyframe[] => [
  { translate: '0 0', offset: 0 },
  { translate: `0 -${height}px`, offset: 0.35 },
  { translate: '0 0', offset: 0.9 },
];
export const nudged = (side: number): Keyframe[] => [
  { translate: '0 0' },
  { translate: `${side * 18}px 0`, rotate: `${side * 7}deg`, offset: 0.35 },
  { translate: `${side * -5}px 0`, rotate: '0deg', offset: 0.7 },
  { translate: '0 0' },
];

/** A long line falls over like a flap: about its middle its ends would come out of the screen. */
const FLAP = 5;

/** Turned by so many degrees, as is fit for its form. */
export function turnOf(place?: Place): (degrees: number) => Keyframe {
  const axis = place && place.width > FLAP * place.height ? 'X' : 'Y';
  return (degrees) => ({ transform: `perspective(600px) rotate${axis}(${degrees}deg)` });
}
