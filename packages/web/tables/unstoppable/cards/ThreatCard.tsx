import { memo, type ReactNode } from 'react';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CARDS_TEXT } from '../text/cards.ts';
import { CardButton } from './CardButton.tsx';
import { threatName } from './describe.ts';
import { usePack } from './pack.ts';
import { ThreatFace } from './ThreatFace.tsx';
import type { ThreatCardProps } from './types.ts';

/** A threat on the battlefield or on top of the deck. */
export const ThreatCard = memo(function ThreatCard({
  threat,
  incoming = 0,
  place,
  ...touch
}: ThreatCardProps): ReactNode {
  const lang = useLang();
  const t = useText(CARDS_TEXT);
  const pack = usePack();
  const notes =
    incoming === 0 ? [] : [t.incoming(incoming), ...(threat.damage + incoming >= threat.health ? [t.defeats] : [])];
  return (
    <CardButton {...touch} shape="threat" name={threatName(pack, threat, place, lang, t)} notes={notes}>
      <ThreatFace threat={threat} incoming={incoming} />
    </CardButton>
  );
});
