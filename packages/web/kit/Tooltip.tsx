import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/index.ts';
import styles from './Tooltip.module.css';
import type { TooltipProps } from './types.ts';

type Side = NonNullable<TooltipProps['side']>;

/** A word of explanation beside its child, on hover, on focus, or as long as `open` holds. Esc hides it. */
export function Tooltip({ title, text, tone = 'plain', side = 'top', open, children }: TooltipProps): ReactNode {
  const [over, setOver] = useState(false);
  const id = useId();
  const shown = open ?? over;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for hover and focus of the child it wraps
    <span
      className={styles.wrap}
      aria-describedby={shown ? id : undefined}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOver(false);
      }}
    >
      {children}
      {shown ? (
        <Bubble id={id} side={side} tone={tone}>
          {title === undefined ? null : (
            <b>
              {tone === 'refused' ? <Icon name="lock" /> : null}
              {title}
            </b>
          )}
          {text}
        </Bubble>
      ) : null}
    </span>
  );
}

function Bubble({
  id,
  side,
  tone,
  children,
}: {
  id: string;
  side: Side;
  tone: string;
  children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ side: Side; style: CSSProperties }>({ side, style: { visibility: 'hidden' } });
  useLayoutEffect(() => {
    const own = ref.current;
    const child = own?.parentElement?.firstElementChild;
    if (!own || !child) return;
    own.showPopover();
    const update = () => setPlace(fit(side, child.getBoundingClientRect(), own.getBoundingClientRect()));
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [side]);
  return (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tip}
      data-side={place.side}
      data-tip={tone}
      data-tone="dark"
      style={place.style}
    >
      {children}
    </span>
  );
}

/** In the top layer, so that no box cuts it off. */
function fit(side: Side, at: DOMRect, own: DOMRect): { side: Side; style: CSSProperties } {
  const room: Record<Side, boolean> = {
    top: at.top > own.height + 14,
    bottom: innerHeight - at.bottom > own.height + 14,
    left: at.left > own.width + 14,
    right: innerWidth - at.right > own.width + 14,
  };
  const order: Side[] = [side, 'top', 'bottom', 'right', 'left'];
  const use = order.find((s) => room[s]) ?? side;
  const middleX = at.left + at.width / 2;
  const middleY = at.top + at.height / 2;
  const x = Math.max(8, Math.min(innerWidth - own.width - 8, middleX - own.width / 2));
  const y = Math.max(8, Math.min(innerHeight - own.height - 8, middleY - own.height / 2));
  const style: CSSProperties & Record<'--tip', string> = { '--tip': `${middleX - x}px` };
  if (use === 'top') Object.assign(style, { left: x, top: at.top - own.height - 10 });
  if (use === 'bottom') Object.assign(style, { left: x, top: at.bottom + 10 });
  if (use === 'left') Object.assign(style, { left: at.left - own.width - 10, top: y });
  if (use === 'right') Object.assign(style, { left: at.right + 10, top: y });
  return { side: use, style };
}
