import type { CSSProperties, ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import { Screw } from '../cards/Screw.tsx';
import { forecastFor, MOST } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './tracks.module.css';

const TRACKS = [
  { id: 'armour', screw: 'u', tone: '#4fa3ff' },
  { id: 'health', screw: 'g', tone: '#57d07c' },
] as const;

/** Armour and health of the seat in front, 0 to 18; what the damage to come would take is hatched. */
export function Tracks(): ReactNode {
  const { view, seat, pack, own, w } = useRone();
  const t = useText(KIT_TEXT);
  const after = forecastFor(view, pack, seat);
  return (
    <div className={styles.tracks} data-part="tracks" data-flip={`player:p${seat}`}>
      {TRACKS.map(({ id, screw, tone }) => {
        const value = own[id];
        const spoken =
          after[id] === value ? t.valueOf(w.own[id], value, MOST) : t.forecast(w.own[id], value, after[id]);
        return (
          <div
            key={id}
            className={styles.track}
            style={{ '--c': tone } as CSSProperties}
            data-gauge={id}
            role="img"
            aria-label={spoken}
          >
            <span className={styles.head} aria-hidden="true" data-flip={`${id}:p${seat}`}>
              <RoneIcon name={id} />
              <span>{w.own[id]}</span>
              <b>{value}</b>
            </span>
            <span className={styles.holes} aria-hidden="true">
              {Array.from({ length: MOST + 1 }, (_, n) => n).map((n) => (
                <i
                  key={n}
                  data-on={n <= value ? '' : undefined}
                  data-third={n % 3 === 0 ? '' : undefined}
                  data-going={n > after[id] && n <= value ? '' : undefined}
                  data-marker={n === value ? '' : undefined}
                  data-flip={n === value ? `marker:${id}` : undefined}
                >
                  {n === value ? <Screw kind={screw} /> : <span>{n}</span>}
                </i>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
