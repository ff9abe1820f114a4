import { packs } from '@starhold/revenant/content';
import type { ReactNode } from 'react';
import { HouseEmblem, isHouse, RevenantArt, type RevenantKind } from '../../art/revenant/index.ts';
import type { CardGroup } from '../cards.ts';

/** `revCadet` is drawn as `cadet`. */
const kindOf = (group: CardGroup): RevenantKind => group.slice('rev'.length).toLowerCase() as RevenantKind;

export function RevenantPicture({ group, id }: { group: CardGroup; id: string }): ReactNode {
  if (isHouse(id)) return <HouseEmblem house={id} letter />;
  const { operations, operationIndex, colonies, colonyIndex } = packs.at(packs.base);
  const house = operations[operationIndex.get(id) ?? -1]?.flag ?? colonies[colonyIndex.get(id) ?? -1]?.house;
  return <RevenantArt id={id} kind={kindOf(group)} house={house} />;
}
