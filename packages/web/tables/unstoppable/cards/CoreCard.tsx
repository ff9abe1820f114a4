import { memo, type ReactNode } from 'react';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CARDS_TEXT } from '../text/cards.ts';
import { CardButton } from './CardButton.tsx';
import { CoreFace } from './CoreFace.tsx';
import { coreName } from './describe.ts';
import { usePack } from './pack.ts';
import type { CoreCardProps } from './types.ts';

/** A card by its core side: in hand, in play, in the discard pile. */
export const CoreCard = memo(function CoreCard({ card, size = 'hand', ...touch }: CoreCardProps): ReactNode {
  const lang = useLang();
  const t = useText(CARDS_TEXT);
  const pack = usePack();
  return (
    <CardButton {...touch} shape={size === 'mini' ? 'mini' : 'core'} name={coreName(pack, card, lang, t)}>
      <CoreFace card={card} size={size} />
    </CardButton>
  );
});
