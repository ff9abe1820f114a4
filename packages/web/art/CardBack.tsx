import { memo, type ReactNode, useId } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import type { CardBackProps } from './types.ts';

const BACKS = {
  command: ['#12351f', '#0a1a12', '#7cf29c'],
  danger: ['#3a1216', '#1a080a', '#ff6161'],
  enemy: ['#2a1a3c', '#120a1c', '#c79bff'],
  boss: ['#3c0f33', '#1a0716', '#ff5fd2'],
} as const;

/** The back of a card: a star fort in the colour of its deck. */
export const CardBack = memo(function CardBack({ kind = 'command', className }: CardBackProps): ReactNode {
  const id = useId();
  const [sky, ground, ink] = BACKS[kind];
  return (
    <ArtFrame box="0 0 80 108" isCut className={className}>
      <radialGradient id={id}>
        <stop offset="0" stopColor={sky} />
        <stop offset="1" stopColor={ground} />
      </radialGradient>
      <rect width="80" height="108" fill={`url(#${id})`} />
      <path d="M5 5h70v98H5zM9 9h62v90H9z" fill={ink} fillRule="evenodd" opacity=".22" />
      <path d="M0 54L40 0l40 54-40 54z" fill="none" stroke={ink} opacity=".16" />
      <path d="M12 54L40 16l28 38-28 38z" fill="none" stroke={ink} strokeWidth="1.4" opacity=".35" />
      <path d="M40 26l6 19 17 9-17 9-6 19-6-19-17-9 17-9z" fill={ink} opacity=".3" />
      <path d="M40 26v56l-6-19-17-9 17-9z" fill={ink} opacity=".35" />
      <circle cx="40" cy="54" r="9" fill={ground} stroke={ink} strokeWidth="1.6" />
      <path d="M40 48l5 6-5 6-5-6z" fill={ink} />
    </ArtFrame>
  );
});
