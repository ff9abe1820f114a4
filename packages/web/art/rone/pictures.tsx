import { memo, type ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { castOf, type RoneKind } from './casting.ts';
import { compose } from './compose.ts';
import type { PaletteName } from './palettes.ts';

/** The picture of a card, by its id; fills its box. `kind` and `tone`: whose tones it wears if nobody drew it. */
export const RoneArt = memo(function RoneArt({
  id,
  kind = 'card',
  tone,
  className,
}: { id: string; kind?: RoneKind; tone?: PaletteName | undefined } & PictureProps): ReactNode {
  const key = `rone ${id}/${kind}/${tone ?? ''}`;
  return <Picture of={key} draw={() => compose(id, castOf(id, kind, tone))} className={className} />;
});

/** A face, close: leaders, and whoever else has one. */
export const RonePortrait = memo(function RonePortrait({
  id,
  kind = 'leader',
  className,
}: { id: string; kind?: RoneKind } & PictureProps): ReactNode {
  return (
    <Picture
      of={`rone ${id}/face`}
      draw={() => compose(id, { ...castOf(id, kind), box: '34 6 92 92' })}
      className={className}
    />
  );
});
