import type { View } from '@starhold/revenant';
import { HOUSES, packOf } from '@starhold/revenant/content';
import { nameFor, RIVAL } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { HOUSE_TONES } from '../../../art/revenant/index.ts';
import type { Desk } from '../../../desk/context.ts';
import type { Face } from '../../../desk/front.ts';
import type { Target } from '../../../desk/target.ts';
import { worthAfterLoss, worthOf } from '../model/worth.ts';
import { OtherBoard } from '../own/OtherBoard.tsx';
import { MAP_TEXT } from '../texts/map.ts';
import { REVENANT_TEXT } from '../texts/table.ts';
import { CardFace } from './CardFace.tsx';
import { type CardEntry, cardIn, houseOf, kindName } from './card.ts';
import styles from './faces.module.css';

/** Whatever is looked at, large: cards as they are, ships by their House and by what a crew does on them. */
export function faceOf(target: Target, desk: Desk<View>): Face | undefined {
  const { view, lang, names } = desk;
  const player = /^player:p(\d)$/.exec(target);
  if (player) {
    const seat = Number(player[1]);
    const title = names[seat] ?? RIVAL[lang];
    return view.players[seat] ? { title, body: <Laid>{<OtherBoard seat={seat} />}</Laid> } : undefined;
  }
  const entries = idsOf(target, view).flatMap((id) => cardIn(packOf(view), id) ?? []);
  const [first] = entries;
  if (!first) return undefined;
  const house = houseOf(first);
  return {
    title: nameFor(view, first.id, lang),
    kind: kindName(first, lang, REVENANT_TEXT[lang]),
    body: (
      <Laid>
        {entries.map((entry) => (
          <CardFace key={entry.id} entry={entry} {...inForce(entry, target, view)} />
        ))}
        <Worth of={entries.find(({ kind }) => kind === 'house')?.id} desk={desk} />
      </Laid>
    ),
    ...(house ? { tone: HOUSE_TONES[house] } : {}),
  };
}

/** What a House is worth to whoever looks, and would be with one ship less. */
function Worth({ of, desk: { view, seat, lang } }: { of: string | undefined; desk: Desk<View> }): ReactNode {
  const house = (HOUSES as readonly (string | undefined)[]).indexOf(of);
  const worth = house < 0 ? 0 : worthOf(view, seat, house);
  if (worth === 0) return null;
  const { houses } = MAP_TEXT[lang];
  return <p>{[houses.worthOf(worth), houses.falls(worthAfterLoss(view, seat, house))].join('; ')}</p>;
}

function Laid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.face}>{children}</div>;
}

const SHIP = /^(ark|fighter|dropship|shuttle)([A-Z]{3})$/;

/** The cards that tell about a target: `p1.C07` is C07, an ark its House, a fighter what fighters do and its House. */
function idsOf(target: Target, view: View): string[] {
  const bare = target.replace(/^p\d\./, '').replace(/^hidden\./, '');
  const [, kind, house] = SHIP.exec(bare) ?? [];
  if (kind !== undefined && house !== undefined) return kind === 'ark' ? [house] : [kind, house];
  const frigate = /^frigate(\d)$/.exec(bare);
  if (frigate) return ['frigate', view.players[Number(frigate[1])]?.board ?? ''];
  if (bare === 'revenant') return ['reinforce', 'hypercharge'];
  if (bare === 'captain') return [view.players[Math.max(0, view.me)]?.side ?? ''];
  if (bare.startsWith('section')) return [view.players[Math.max(0, view.me)]?.board ?? ''];
  // Decks are called as the cards in them: nothing to show.
  if (bare === 'cadet' || bare === 'frigate' || bare === 'command') return [];
  return [bare.split('.')[0] ?? ''];
}

/** Of a failure card with a cover, the effect that is still in force; of a planet that was pointed at by effect, that one. */
function inForce(entry: CardEntry, target: Target, view: View): { now?: number } {
  if (entry.kind === 'failure') {
    const { cover } = [view.upper, view.lower].find(({ card }) => card === entry.id) ?? { cover: 0 };
    return cover === 0 ? {} : { now: 2 - cover };
  }
  const which = /\.([12])$/.exec(target);
  return which && (entry.kind === 'planet' || entry.kind === 'house') ? { now: Number(which[1]) - 1 } : {};
}
