import { plain } from '@starhold/effects/text';
import { verbOf } from '@starhold/kernel';
import { NONE, type View } from '@starhold/rone';
import { KINDS, packOf } from '@starhold/rone/content';
import { opsText, PAIR_NAMES, partText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import type { Desk } from '../../../desk/context.ts';
import type { Face } from '../../../desk/front.ts';
import type { Target } from '../../../desk/target.ts';
import { DieCross, RichText } from '../../../kit/index.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { sixFaces } from '../cards/dice.tsx';
import { PermanentFace } from '../cards/PermanentFace.tsx';
import { cardIn, PackProvider, permanentIn } from '../cards/pack.ts';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { chancesOf } from '../model/chances.ts';
import { nameFor } from '../model/names.ts';
import { reshuffleOf, survivalOf } from '../model/table.ts';
import { ownerIn, thingIn } from '../model/targets.ts';
import { RONE_TEXT } from '../text/table.ts';
import { useRone } from '../useRone.ts';
import styles from './faces.module.css';
import { PilesSheet } from './Piles.tsx';
import { OtherSide } from './Zones.tsx';

type RoneDesk = Desk<View>;

/** Whatever is looked at, large and taken apart. */
export function faceOf(target: Target, desk: RoneDesk): Face | undefined {
  const found = bodyOf(target, desk);
  if (!found) return undefined;
  return {
    title: found.title,
    body: (
      <PackProvider value={packOf(desk.view)}>
        <div className={styles.face}>{found.body}</div>
      </PackProvider>
    ),
  };
}

interface Shown {
  title: string;
  body: ReactNode;
}

function bodyOf(target: Target, { view, lang, names, seat }: RoneDesk): Shown | null {
  const w = RONE_TEXT[lang];
  const pack = packOf(view);
  const thing = thingIn(target);
  switch (verbOf(target)) {
    case 'die': {
      const n = Number(thing.slice(1));
      return { title: w.dice.name(n), body: <Die seat={ownerIn(target, view)} at={n - 1} /> };
    }
    case 'ground': {
      const place = view.players[ownerIn(target, view)]?.ground[Number(thing.slice(1)) - 1];
      const def = place && cardIn(pack, place.id);
      if (!place || !def) return null;
      return {
        title: def.name[lang],
        body: (
          <>
            <CardFace def={def} />
            <p>{w.ground.screws(place.screws, place.cost)}</p>
          </>
        ),
      };
    }
    case 'store': {
      const kind = KINDS['urkgyw'.indexOf(thing)];
      return {
        title: PAIR_NAMES[kind][lang],
        body: (
          <p>
            <Screw kind={thing as ScrewKind} /> <RichText text={opsText(pack.def.board.pairs[kind], lang)} />{' '}
            {w.store.discount}
          </p>
        ),
      };
    }
    case 'part': {
      const def = pack.parts.find(({ id }) => id === thing);
      if (!def) return null;
      const { stats, body } = partText(def, lang);
      return {
        title: def.name[lang],
        body: (
          <>
            <p>{plain(stats)}</p>
            <p>
              <RichText text={body} />
            </p>
          </>
        ),
      };
    }
    case 'player': {
      const other = Number(thing.slice(1));
      return view.players[other] ? { title: names[other] ?? '', body: <OtherSide seat={other} /> } : null;
    }
    case 'pile':
      return { title: w.piles.title, body: <PileFace seat={seat} /> };
    default: {
      const card = cardIn(pack, thing);
      if (card) return { title: card.name[lang], body: <CardFace def={card} /> };
      const permanent = permanentIn(pack, thing);
      return permanent ? { title: nameFor(view, thing, lang), body: <PermanentFace def={permanent} /> } : null;
    }
  }
}

/** A die unfolded, with how often it shows each colour. */
function Die({ seat, at }: { seat: number; at: number }): ReactNode {
  const { view, w, lang } = useRone();
  const die = view.players[seat]?.dice[at];
  if (!die) return null;
  return (
    <>
      <DieCross
        name={w.dice.name(at + 1)}
        faces={sixFaces(die.faces, lang)}
        {...(die.up === NONE ? {} : { up: die.up })}
      />
      <ul className={styles.chances}>
        {chancesOf(die.faces).map(({ kind, of6 }) => (
          <li key={kind}>
            <Screw kind={kind as ScrewKind} />
            <b>{`${of6}/6`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The own piles, and what they will cost. */
function PileFace({ seat }: { seat: number }): ReactNode {
  const { view, pack, w } = useRone();
  const player = view.players[seat];
  if (!player) return null;
  const { lost } = survivalOf(pack, player);
  return (
    <>
      <p>{w.costs.survival(lost)}</p>
      <p>{w.costs.reshuffle(reshuffleOf(pack, player, view))}</p>
      <PilesSheet />
    </>
  );
}
