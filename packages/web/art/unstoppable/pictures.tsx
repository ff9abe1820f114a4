import { memo, type ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { backSvg, circuitSvg } from './backs.ts';
import { castOf } from './casting.ts';
import { compose } from './compose.ts';
import type { PaletteName } from './palettes.ts';

type CardArtProps = { id: string; kin?: PaletteName | undefined } & PictureProps;

/** The picture of any card, boss or `story-N`, by its id. `kin`: whose colours it wears if nobody drew it. */
export const CardArt = memo(function CardArt({ id, kin, className }: CardArtProps): ReactNode {
  return <Picture of={`${id}/${kin ?? ''}`} draw={() => compose(id, castOf(id, kin))} className={className} />;
});

/** The wiring of an upgrade, faint, in the colour of its notch. */
export const UpgradeArt = memo(function UpgradeArt(props: { id: string; notch: 'top' | 'bottom' } & PictureProps) {
  const { id, notch, className } = props;
  return <Picture of={`${id}/${notch}`} draw={() => circuitSvg(id, notch)} className={className} />;
});

/** A face, close. */
export const CharacterPortrait = memo(function CharacterPortrait({ id }: { id: string }): ReactNode {
  return <Picture of={`${id}/face`} draw={() => compose(id, { ...castOf(id), box: '34 8 92 92' })} />;
});

export const CardBack = memo(function CardBack({ kind = 'core' }: { kind?: 'core' | 'threat' | 'upgrade' }): ReactNode {
  return <Picture of={`back/${kind}`} draw={() => backSvg(kind)} />;
});
