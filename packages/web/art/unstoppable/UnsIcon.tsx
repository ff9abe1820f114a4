import { memo, type ReactNode } from 'react';
import styles from '../art.module.css';
import { UNSTOPPABLE_ICONS } from './icons.ts';

/** Own icons, on a field of 24 × 24. */
const OWN = {
  /** A point of action. */
  ap: 'M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.700zM13.500 5.500l-6.500 8h4l-1.500 5.500 6.500-8h-4z',
  /** The threat on top of the deck. */
  onDeck:
    'M4 8h12v14H4zM6.500 5.500H18.500V19H17V7H6.500zM9 3h12v13h-1.500V4.500H9zM9 11v4.500H6.500L10 20l3.500-4.500H11V11z',
  /** A card with both notches; the top one is filled. */
  top: 'M4 1h16v5h-8v5h8v12H4zM13.500 7.500H23v2h-9.500z',
  bottom: 'M4 1h16v12h-8v5h8v5H4zM13.500 14.500H23v2h-9.500z',
} as const;

export type UnsIconName = keyof typeof UNSTOPPABLE_ICONS | keyof typeof OWN;

const isOwn = (name: UnsIconName): name is keyof typeof OWN => Object.hasOwn(OWN, name);

/** Icons of this game, one em large, in the colour of the text; decoration: what they mean is said in words. */
export const UnsIcon = memo(function UnsIcon({
  name,
  className,
}: {
  name: UnsIconName;
  className?: string | undefined;
}): ReactNode {
  const own = isOwn(name);
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox={own ? '0 0 24 24' : '0 0 512 512'}
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        fillRule={own ? 'evenodd' : undefined}
        d={own ? OWN[name] : UNSTOPPABLE_ICONS[name as keyof typeof UNSTOPPABLE_ICONS]}
      />
    </svg>
  );
});
