import type { Found, Place } from './places.ts';

/** Where a part of a thing is; of a slanted one, where it would be upright. */
export function placeOf({ el, place }: Found, part: HTMLElement): Place {
  const [whole, box] = [el, part].map((one) => one.getBoundingClientRect());
  // A drawing knows only how large it looks.
  const { offsetWidth: width = box.width, offsetHeight: height = box.height } = part;
  return {
    left: place.left + box.left - whole.left + (box.width - width) / 2,
    top: place.top + box.top - whole.top + (box.height - height) / 2,
    width,
    height,
  };
}

export const centredOn = (
  { x, y }: { x: number; y: number },
  { width, height }: Pick<Place, 'width' | 'height'>,
): Place => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});
