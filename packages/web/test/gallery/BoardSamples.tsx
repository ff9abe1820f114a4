import { type ReactNode, useState } from 'react';
import { gridLayout, ringLayout, SvgBoard } from '../../kit/index.ts';
import type { BoardPath, BoardPiece, BoardSpot } from '../../kit/types.ts';
import styles from './Gallery.module.css';
import { COLOURS, MARKS, SAID, SECTORS, SHIP_NAMES, SHIPS } from './partsData.ts';
import { Section } from './Section.tsx';

const RING = ringLayout({
  sectors: SECTORS.slice(0, 8).map(({ target }) => target),
  inner: SECTORS.slice(8, 12).map(({ target }) => target),
  centre: 'centre',
  innerStart: 45,
  clockwise: false,
});

const SHAPES = {
  ark: { width: 62, height: 30, d: 'M2 15L12 4H48L60 15L48 26H12Z' },
  fighter: { width: 34, height: 32, d: 'M17 2L31 29L17 23L3 29Z' },
  drop: { width: 34, height: 30, d: 'M5 28V12Q17 -4 29 12V28Z' },
} as const;

const PIECES: readonly BoardPiece[] = SHIPS.map(([on, kind, mark], i) => {
  const { width, height, d } = SHAPES[kind];
  return {
    target: `ship:${i}`,
    name: `${SHIP_NAMES[kind]} ${i + 1}, sector ${on}`,
    on: `sector:${on}`,
    width,
    height,
    marked: MARKS[mark],
    face: <path d={d} fill="#131a33" stroke={COLOURS[i % COLOURS.length]} strokeWidth="2" />,
  };
});

const ROUTES: readonly BoardPath[] = [{ key: 'route', through: ['sector:7', 'sector:6'] }];

const STATIONS = ['plain', 'legal', 'chosen', 'locked', 'hinted', 'pointed', 'ordered', 'plain', 'legal'] as const;
const CELLS: readonly BoardSpot[] = STATIONS.map((mark, i) => ({
  target: `cell:${i}`,
  name: `Station ${i + 1}, ${mark}`,
  label: String(i + 1),
  marked: MARKS[mark],
}));
const GRID = gridLayout({ rows: 3, columns: 3, gap: 46, target: (row, column) => `cell:${row * 3 + column}` });
const LINKS: readonly BoardPath[] = (['legal', 'locked', 'chosen', 'plain', 'hinted'] as const).map((mark, i) => {
  const [from, to] = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 7],
    [7, 8],
  ][i];
  const link = { target: `link:${from}-${to}`, name: `Link from ${from + 1} to ${to + 1}`, marked: MARKS[mark] };
  return { key: link.target, through: [`cell:${from}`, `cell:${to}`], link };
});
const PAWNS: readonly BoardPiece[] = [0, 4, 4].map((cell, i) => ({
  target: `pawn:${i}`,
  name: `Pawn ${i + 1}`,
  on: `cell:${cell}`,
  width: 22,
  height: 30,
  marked: i === 1 ? MARKS.legal : MARKS.plain,
  face: <path d="M11 2A6 6 0 0 1 14 13L20 28H2L8 13A6 6 0 0 1 11 2Z" fill={COLOURS[i]} stroke="#0b0d1c" />,
}));

export function BoardSamples(): ReactNode {
  const [pressed, setPressed] = useState<string>(SAID.none);
  return (
    <>
      <Section title={SAID.ring}>
        <div className={styles.map}>
          <SvgBoard
            label={SAID.ringLabel}
            layout={RING}
            aspect={1.06}
            spots={SECTORS}
            pieces={PIECES}
            paths={ROUTES}
            onPress={setPressed}
            onLook={(target, how) => setPressed(`${target}, ${how}`)}
          />
        </div>
        <p className={styles.said} data-pressed="">
          {SAID.pressed}: {pressed}
        </p>
      </Section>
      <Section title={SAID.grid}>
        <div className={styles.map}>
          <SvgBoard
            label={SAID.gridLabel}
            layout={GRID}
            aspect={1}
            spots={CELLS}
            pieces={PAWNS}
            paths={LINKS}
            onPress={setPressed}
          />
        </div>
      </Section>
    </>
  );
}
