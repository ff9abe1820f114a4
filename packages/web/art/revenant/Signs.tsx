import { type CSSProperties, memo, type ReactNode } from 'react';
import styles from '../art.module.css';
import {
  cutOf,
  HOUSE_SIGNS,
  HOUSE_TONES,
  type HouseId,
  RESOURCE_SIGNS,
  RESOURCE_TONES,
  REVENANT_SIGNS,
  type ResourceLetter,
  type RevenantSign,
} from './emblems.ts';

/** The signs of this game, one em large; decoration: what they mean is said in words. */

const INK = '#0b0a1c';

interface DrawnProps {
  sign: { d: string; cut?: string };
  className?: string | undefined;
  style?: CSSProperties;
  letter?: string | undefined;
}

function Drawn({ sign, className, style, letter }: DrawnProps): ReactNode {
  const cut = cutOf(sign);
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      {...(style ? { style } : {})}
    >
      <path fill="currentColor" d={sign.d} />
      {cut === undefined ? null : <path fill={INK} fillRule="evenodd" d={cut} />}
      {letter === undefined ? null : (
        <text
          x="12.5"
          y="12.5"
          textAnchor="end"
          fontSize="14"
          fontWeight="700"
          fill="#fff"
          stroke={INK}
          strokeWidth="3"
          paintOrder="stroke"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}

/** In the colour of its House; `plain` in that of the text around it. `letter`: with the initial in its corner. */
export const HouseEmblem = memo(function HouseEmblem({
  house,
  letter,
  plain,
  className,
}: {
  house: HouseId;
  letter?: boolean;
  plain?: boolean;
  className?: string | undefined;
}): ReactNode {
  return (
    <Drawn
      sign={HOUSE_SIGNS[house]}
      className={className}
      letter={letter ? house[0] : undefined}
      {...(plain ? {} : { style: { color: HOUSE_TONES[house] } })}
    />
  );
});

/** A resource: its shape, its colour and, where it is stored or counted, its letter. */
export const ResourceSign = memo(function ResourceSign({
  of,
  letter,
  className,
}: {
  of: ResourceLetter;
  letter?: boolean;
  className?: string | undefined;
}): ReactNode {
  return (
    <Drawn
      sign={RESOURCE_SIGNS[of]}
      className={className}
      letter={letter ? of.toUpperCase() : undefined}
      style={{ color: RESOURCE_TONES[of] }}
    />
  );
});

export const RevenantIcon = memo(function RevenantIcon({
  name,
  className,
}: {
  name: RevenantSign;
  className?: string | undefined;
}): ReactNode {
  return <Drawn sign={REVENANT_SIGNS[name]} className={className} />;
});
