import { describe, expect, it } from 'vitest';
import { reachOf, type Steps } from '../marks.ts';

/** `verb:thing>place`: first the thing, then the place. */
const steps = (option: string): Steps => {
  const [thing, place] = option.split(':')[1].split('>');
  return place === undefined ? [[thing]] : [[thing], [place]];
};

describe('what can be touched', () => {
  it('is told apart by words where two options end on the same thing', () => {
    const ids = ['play:card>cadet', 'cheap:card>cadet', 'play:card>other', 'play:more>cadet'];
    const first = reachOf(ids, steps, null);
    expect([...first.byTarget.keys()]).toEqual(['card', 'more']);
    expect(first.direct).toEqual([]);
    const held = reachOf(ids, steps, 'card');
    expect(held.byTarget.get('cadet')).toEqual(['play:card>cadet', 'cheap:card>cadet']);
    expect(held.direct).toEqual(['play:card>cadet', 'cheap:card>cadet']);
  });
});
