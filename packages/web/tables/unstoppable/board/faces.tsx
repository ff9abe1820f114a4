import { refOf, verbOf } from '@starhold/kernel';
import { type AskedNumber, type UnsView, whyIn } from '@starhold/unstoppable';
import { coreIn, isBossDef, packOf, threatIn, upgradeIn } from '@starhold/unstoppable/content';
import { bossCardText, type CardText, nameFor, threatText, upgradeText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import type { Desk } from '../../../desk/context.ts';
import type { Face } from '../../../desk/front.ts';
import { later } from '../../../desk/later.tsx';
import type { Target } from '../../../desk/target.ts';
import { RichText } from '../../../kit/index.ts';
import { CardArt, OpenSleeve, PackProvider } from '../faces/index.ts';
import { UNS_TEXT } from '../texts/table.ts';
import { titleAt } from '../texts/titles.ts';
import { findAnywhere } from '../texts/words.ts';
import { useUns } from '../useUns.ts';
import { BossDetails } from './BossPanel.tsx';
import styles from './faces.module.css';
import { plainCard } from './Offer.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { priceAt } from './prices.ts';
import { inPlay, PlayRow } from './Stage.tsx';
import { toldIn } from './storyPath.ts';

type Uns = Desk<UnsView>;

const StoryView = later(async () => (await import('./StoryView.tsx')).StoryView);

/** Whatever is looked at, large and taken apart. */
export function faceOf(target: Target, desk: Uns): Face | undefined {
  const body = bodyOf(target, desk);
  if (body === null) return undefined;
  return {
    title: titleAt(desk, target),
    body: (
      <PackProvider value={packOf(desk.view)}>
        <div className={styles.face}>{body}</div>
      </PackProvider>
    ),
  };
}

function bodyOf(target: Target, desk: Uns): ReactNode {
  const { view, openRule } = desk;
  const ref = refOf(target);
  switch (verbOf(target)) {
    case 'card':
      return findAnywhere(view, ref) ? <Sleeve handle={ref} /> : null;
    case 'looking':
    case 'core':
      return coreIn(packOf(view), ref) ? <OpenSleeve card={plainCard(packOf(view), ref)} onRule={openRule} /> : null;
    case 'deck':
      return <Deck level={Number(ref)} />;
    case 'market':
      return view.market[Number(ref)] ? <Offered slot={Number(ref)} /> : null;
    case 'boss':
      return <BossDetails />;
    case 'story':
      return <StoryView told={toldIn(desk.log.map(({ event }) => event))} />;
    case 'player':
      return <Side seat={Number(ref)} />;
    case 'upgrade':
      return <UpgradeWords id={ref} />;
    case 'threat':
      return <ThreatWords id={ref} />;
    default:
      return null;
  }
}

function Sleeve({ handle }: { handle: string }): ReactNode {
  const { view, openRule, why, t, lang } = useUns();
  const found = findAnywhere(view, handle);
  if (!found) return null;
  const { threat } = found;
  return (
    <>
      <OpenSleeve card={found.card} threat={threat} onRule={openRule} />
      <Reasons handle={handle} of={threat ? ['attack', 'defence'] : ['cost']} />
      {threat && threat.damage > 0 ? (
        <button type="button" className={styles.why} onClick={() => why(`damage:${handle}`)}>
          {`${UNS_TEXT[lang].inspect.damage}: ${threat.damage}/${threat.health} · ${t.why.short}`}
        </button>
      ) : null}
    </>
  );
}

/** What makes a card's numbers other than printed, each with its source; nothing where nothing does. */
export function Reasons({ handle, of }: { handle: string; of: readonly AskedNumber[] }): ReactNode {
  const { view, lang, w } = useUns();
  const { changed } = w.inspect;
  const lines = of.flatMap((fact) => whyIn(view, fact, { ref: handle }).map(([source, n]) => ({ fact, source, n })));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {lines.map(({ fact, source, n }) => (
        <li key={`${fact} ${source}`}>
          {`${changed[fact as keyof typeof changed]} ${n > 0 ? '+' : '−'}${Math.abs(n)} · ${
            verbOf(source) === 'story' ? changed.story : nameFor(view, refOf(source), lang)
          }`}
        </li>
      ))}
    </ul>
  );
}

/** The top card of a core deck, and what is known of its bottom. */
function Deck({ level }: { level: number }): ReactNode {
  const { view, lang, openRule, w } = useUns();
  const { inspect } = w;
  const deck = view.coreDecks[level - 1];
  if (!deck) return null;
  return (
    <>
      <p>{`${inspect.size(deck.size)} · ${inspect.top}`}</p>
      {deck.top === null ? null : <OpenSleeve card={plainCard(packOf(view), deck.top)} onRule={openRule} />}
      {deck.bottom.length === 0 ? null : (
        <>
          <h3>{inspect.under}</h3>
          <ul>
            {deck.bottom.toReversed().map((core) => (
              <li key={core}>{nameFor(view, core, lang)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** An upgrade on offer with its price for each card that can take it. */
function Offered({ slot }: { slot: number }): ReactNode {
  const { view, seat, lang, w } = useUns();
  const { inspect } = w;
  const offer = view.market[slot];
  const price = priceAt(view, seat, slot, null);
  if (!offer || !price) return null;
  const player = view.players[seat];
  const fitting = [...player.hand, ...player.play].flatMap((card) => {
    const own = priceAt(view, seat, slot, card);
    return own?.fits && coreIn(packOf(view), card.core) ? [{ card, price: own.price }] : [];
  });
  return (
    <>
      <UpgradeWords id={offer.upgrade} />
      <h3>{inspect.pricesFor}</h3>
      <ul>
        {fitting.length === 0 ? <li>{inspect.noCard}</li> : null}
        {fitting.map(({ card, price: own }) => (
          <li key={card.ref} data-less={own < price.base ? '' : undefined}>
            <span>{nameFor(view, card.core ?? '', lang)}</span>
            <b>{own}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The other player's side: numbers and what lies in play; the threats lie in its zone. */
function Side({ seat }: { seat: number }): ReactNode {
  const { view, names } = useUns();
  return (
    <>
      <PlayerPanel seat={seat} name={names[seat]} />
      <div className={styles.row}>
        <PlayRow cards={inPlay(view, seat)} label={names[seat]} />
      </div>
    </>
  );
}

function UpgradeWords({ id }: { id: string }): ReactNode {
  const { view, lang } = useUns();
  const def = upgradeIn(packOf(view), id);
  return def ? <Printed text={upgradeText(def, lang)} /> : null;
}

function ThreatWords({ id }: { id: string }): ReactNode {
  const { view, lang } = useUns();
  const pack = packOf(view);
  const def = threatIn(pack, id);
  if (!def) return null;
  return <Printed id={id} text={isBossDef(def) ? bossCardText(def, lang) : threatText(def, lang, pack)} />;
}

/** A card as it is printed, reached from words: `upgrade:whetstone`, `threat:cerean-thief`. */
function Printed({ id, text }: { id?: string; text: CardText }): ReactNode {
  const { openRule } = useUns();
  return (
    <>
      {id === undefined ? null : (
        <span className={styles.art} data-tone="dark">
          <CardArt id={id} />
        </span>
      )}
      {[text.stats, text.body, text.back].map((part, i) =>
        part.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <p key={i}>
            <RichText text={part} onRule={openRule} />
          </p>
        ),
      )}
    </>
  );
}
