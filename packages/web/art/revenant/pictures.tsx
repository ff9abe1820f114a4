import { memo, type ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { compose, type RevenantKind } from './compose.ts';
import type { HouseId } from './emblems.ts';

/** The picture of a card, composed from its id in the light of its House or kind; fills its box. */
export const RevenantArt = memo(function RevenantArt({
  id,
  kind,
  house,
  className,
}: { id: string; kind: RevenantKind; house?: HouseId | undefined } & PictureProps): ReactNode {
  return (
    <Picture of={`revenant ${id}/${kind}/${house ?? ''}`} draw={() => compose(id, kind, house)} className={className} />
  );
});
