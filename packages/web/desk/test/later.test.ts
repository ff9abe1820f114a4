import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { later } from '../later.tsx';

it('a part that was fetched before it is shown is there with the first drawing, with nothing before it', async () => {
  let fetched = 0;
  const Part = later<{ word: string }>(async () => {
    fetched++;
    return ({ word }) => h('p', null, word);
  });
  expect(renderToStaticMarkup(h(Part, { word: 'early' }))).not.toContain('early');
  await Part.preload?.();
  expect(renderToStaticMarkup(h(Part, { word: 'here' }))).toBe('<p>here</p>');
  expect(fetched).toBeGreaterThan(0);
});
