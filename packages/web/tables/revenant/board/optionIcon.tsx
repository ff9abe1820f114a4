import { parseOption } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import type { ReactNode } from 'react';
import {
  HouseEmblem,
  isHouse,
  type ResourceLetter,
  ResourceSign,
  RevenantIcon,
  type RevenantSign,
} from '../../../art/revenant/index.ts';
import { houseIn, kindIn } from '../model/fleet.ts';
import { isShip } from '../model/targets.ts';

const SIGNS: Readonly<Record<string, RevenantSign>> = {
  attack: 'voidborn',
  manoeuvre: 'fighter',
  land: 'planet',
  tactics: 'tactics',
  shield: 'shield',
};

const DECKS = { cadet: 'cadet', frigate: 'frigate', command: 'tactics' } as const;

/** The picture of an option beside its words: resources by shape and letter, Houses by their emblems, figures, ships. */
export function optionIcon(option: string, _view: View): ReactNode {
  const { verb, refs } = parseOption(option);
  const [ref = '', other = ''] = refs;
  switch (verb) {
    case 'gain':
    case 'drop':
    case 'pay':
      return <Resources of={ref} />;
    case 'draw':
      return ref === 'cadet' || ref === 'frigate' || ref === 'command' ? <RevenantIcon name={DECKS[ref]} /> : null;
    case 'burn':
      return <Resources of={other} />;
    case 'send':
    case 'emergency':
      return <RevenantIcon name={ref === 'captain' ? 'captain' : 'cadet'} />;
    default:
      break;
  }
  if (Object.hasOwn(SIGNS, verb)) return <RevenantIcon name={SIGNS[verb]} />;
  if (isHouse(ref)) return <HouseEmblem house={ref} />;
  if (!isShip(ref)) return null;
  const house = houseIn(ref);
  return (
    <>
      <RevenantIcon name={kindIn(ref)} />
      {isHouse(house) ? <HouseEmblem house={house} /> : null}
    </>
  );
}

/** Letters of a payment; nothing is `-`. */
function Resources({ of }: { of: string }): ReactNode {
  return (
    [...of]
      .filter((letter): letter is ResourceLetter => 'mesn'.includes(letter))
      // biome-ignore lint/suspicious/noArrayIndexKey: equal resources have only their places
      .map((letter, i) => <ResourceSign key={i} of={letter} />)
  );
}
