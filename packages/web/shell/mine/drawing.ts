import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { pictureOf } from '../new-table/pictures.tsx';

/** Who fought whom, by the options of a game; the foe comes last. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  'bossin-space': ['boss'],
  unstoppable: ['character1', 'boss'],
  rone: ['leader1', 'scenario'],
  revenant: ['crew1', 'difficulty'],
};

type Options = Readonly<Record<string, unknown>>;

/** Drawings of those who met in a game, as far as its options say so. */
export async function facesOf(game: string, options: Options): Promise<HTMLImageElement[]> {
  // A boss that was drawn by lot, a scenario of a duel, or the Rival of a game for several stands in the options all the same.
  const isUnknown = (key: string): boolean =>
    (key === 'boss' && (options.bossSelection ?? 'chosen') !== 'chosen') ||
    (key === 'scenario' && options.mode !== 'coop') ||
    (key === 'difficulty' && options.players !== 1);
  const drawings = (FACES[game] ?? []).flatMap((key) => {
    const value = options[key];
    const isSaid = typeof value === 'string' && !isUnknown(key);
    return isSaid ? (pictureOf(game, key, value) ?? []) : [];
  });
  return (await Promise.all(drawings.map(imageOf))).flatMap((image) => image ?? []);
}

/** Art comes with its game: so long it is waited for. */
const PATIENCE_MS = 3000;

/** Drawn beside the page, and taken from there. */
async function imageOf(drawing: ReactNode): Promise<HTMLImageElement | undefined> {
  const box = document.createElement('div');
  const root = createRoot(box);
  root.render(drawing);
  try {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
      const made = box.querySelector('img, svg');
      if (made) return await loaded(sourceOf(made));
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    return undefined;
  } finally {
    root.unmount();
  }
}

function sourceOf(made: Element): string {
  if (made instanceof HTMLImageElement) return made.src;
  const [, , width = '160', height = '100'] = made.getAttribute('viewBox')?.split(/[\s,]+/) ?? [];
  made.setAttribute('width', width);
  made.setAttribute('height', height);
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(made))}`;
}

export async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
