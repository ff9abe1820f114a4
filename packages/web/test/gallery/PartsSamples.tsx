import type { ReactNode } from 'react';
import { BoardSamples } from './BoardSamples.tsx';
import { DiceSamples } from './DiceSamples.tsx';
import { StorageSamples } from './StorageSamples.tsx';
import { TableSamples } from './TableSamples.tsx';

/** Boards, dice, storage, amounts, tracks, rankings, open decisions: `#/parts`. */
export function PartsSamples(): ReactNode {
  return (
    <>
      <BoardSamples />
      <DiceSamples />
      <StorageSamples />
      <TableSamples />
    </>
  );
}
