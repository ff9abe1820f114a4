import { memo, type ReactNode } from 'react';
import styles from './screw.module.css';

/** Resources by letter, a neutral screw of a die, a screw of training. */
export type ResourceKind = 'u' | 'r' | 'k' | 'g' | 'y' | 'w';
export type ScrewKind = ResourceKind | 'n' | 's';

interface Plate {
  /** Colour + shape + letter: each alone says which. */
  colour: string;
  shape: ReactNode;
  letter: string;
  /** Where the letter stands. */
  y: number;
}

const path = (d: string): ReactNode => <path d={d} strokeLinejoin="round" />;

const PLATES: Readonly<Record<ResourceKind, Plate>> = {
  u: { colour: '#4fa3ff', shape: <circle cx="20" cy="20" r="13.4" />, letter: 'B', y: 25.4 },
  r: { colour: '#ff5a52', shape: path('M20 5.4 34.6 30.2H5.4Z'), letter: 'R', y: 27 },
  k: { colour: '#8b93a7', shape: path('M8.5 8.5h23v23h-23Z'), letter: 'K', y: 25.4 },
  g: { colour: '#57d07c', shape: path('M20 4.6 35.4 20 20 35.4 4.6 20Z'), letter: 'G', y: 25.2 },
  y: { colour: '#f5c84b', shape: path('M20 4.8 34.8 15.6 29.2 33H10.8L5.2 15.6Z'), letter: 'Y', y: 26 },
  w: {
    colour: '#e9edf7',
    shape: path(
      'M20 3.6 24.2 12.8 34.2 11.8 28.4 20 34.2 28.2 24.2 27.2 20 36.4 15.8 27.2 5.8 28.2 11.6 20 5.8 11.8 15.8 12.8Z',
    ),
    letter: 'W',
    y: 25,
  },
};

/** The colour of a resource, for edges and words beside its shape. */
export const toneOf = (kind: ScrewKind): string => (kind === 'n' || kind === 's' ? '#a8998a' : PLATES[kind].colour);

function Head({ tone }: { tone: 'steel' | 'bare' | 'brass' }): ReactNode {
  return (
    <>
      <circle cx="20" cy="21.2" r="19" fill="#000" opacity="0.45" />
      <circle cx="20" cy="20" r="19" className={styles[tone]} />
      <path d="M5.5 13.500A16 16 0 0 1 30 6.500A18 18 0 0 0 5.500 13.500Z" fill="#fff" opacity="0.4" />
      <circle cx="20" cy="20" r="18.4" fill="none" stroke="#1d1916" strokeWidth="1.2" opacity="0.7" />
    </>
  );
}

function Drawing({ kind }: { kind: ScrewKind }): ReactNode {
  if (kind === 'n') {
    return (
      <>
        <Head tone="bare" />
        <circle cx="20" cy="20" r="13.5" fill="#56514c" />
        <path d="M17.4 9.5h5.2v7.9h7.9v5.2h-7.9v7.9h-5.2v-7.9H9.5v-5.2h7.9Z" fill="#24201d" />
        <path d="M17.4 9.5h5.2" stroke="#8d877f" />
      </>
    );
  }
  if (kind === 's') {
    return (
      <>
        <Head tone="brass" />
        <path d="M17.6 7h4.8v26h-4.8Z" transform="rotate(38 20 20)" fill="#3d2608" />
      </>
    );
  }
  const { colour, shape, letter, y } = PLATES[kind];
  return (
    <>
      <Head tone="steel" />
      <circle cx="20" cy="20" r="16.6" fill="#26211d" />
      <g fill={colour} stroke={colour} strokeWidth="1.6">
        {shape}
      </g>
      <path
        d="M9 17a12 12 0 0 1 20-6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <text x="20" y={y} className={styles.letter} data-narrow={kind === 'r' ? '' : undefined}>
        {letter}
      </text>
    </>
  );
}

/** A steel head with an enamel plate in the shape of its kind, one em large; `empty` is the socket it would lie in. */
export const Screw = memo(function Screw({
  kind,
  empty,
  flip,
}: {
  kind: ScrewKind;
  empty?: boolean;
  /** A thing of its own for what flies. */
  flip?: string;
}): ReactNode {
  return (
    // Shape and colour say it, too: its letter may be small.
    <svg
      className={styles.screw}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-screw={kind}
      data-small=""
      data-flip={flip}
    >
      {empty && kind !== 'n' && kind !== 's' ? (
        <>
          <circle cx="20" cy="20" r="18" fill="#0b0908" stroke="#43362d" strokeWidth="2" />
          <g
            fill="none"
            stroke={PLATES[kind].colour}
            strokeWidth="1.6"
            opacity="0.55"
            transform="translate(5 5) scale(.75)"
          >
            {PLATES[kind].shape}
          </g>
        </>
      ) : (
        <Drawing kind={kind} />
      )}
    </svg>
  );
});

/** Letters as screws in a row: `rrk`. */
export function Screws({ of }: { of: string }): ReactNode {
  return (
    <span className={styles.screws} aria-hidden="true">
      {[...of].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, equal screws may lie side by side
        <Screw key={i} kind={letter as ScrewKind} />
      ))}
    </span>
  );
}

/** Three sockets in a triangle: one face of a die. */
export const DieFaceArt = memo(function DieFaceArt({ face }: { face: string }): ReactNode {
  return (
    <svg className={styles.face} viewBox="0 0 100 100" aria-hidden="true" data-small="">
      {FACE_PLACES.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <g data-notch={i}>
            <Drawing kind={(face[i] ?? 'n') as ScrewKind} />
          </g>
        </g>
      ))}
    </svg>
  );
});

const FACE_PLACES = [
  [30, 9],
  [8, 51],
  [52, 51],
] as const;
