import { refOf, verbOf } from '@starhold/kernel';
import { coreIn, packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { usePing } from '../../../desk/pings.ts';
import { Button, IconButton } from '../../../kit/index.ts';
import { MarketTile, OpenSleeve } from '../cards/index.ts';
import { type Uns, useUns } from '../context.ts';
import type { Target } from '../model/marks.ts';
import { priceAt } from '../model/prices.ts';
import { toldIn } from '../model/storyPath.ts';
import { findAnywhere } from '../model/words.ts';
import { Battlefield, BossDetails, InPlay, PlayerPanel, StoryView } from '../parts/index.ts';
import { DefinitionOf, UpgradeWords } from './Definition.tsx';
import { plainCard } from './HandRow.tsx';
import styles from './inspector.module.css';
import { nameAt } from './options.tsx';
import { usePart } from './usePart.ts';

/** Beside the table: whatever is looked at, taken apart. */
export function Inspector({ target }: { target: Target }): ReactNode {
  const uns = useUns();
  const { w, closeInspector } = uns;
  return (
    <section className={styles.inspector} aria-label={nameAt(uns, target)} data-inspector={verbOf(target)}>
      <header>
        <h2>{nameAt(uns, target)}</h2>
        <IconButton label={w.inspect.close} icon={<Icon name="close" />} size="s" onPress={closeInspector} />
      </header>
      <div className={styles.body}>
        <Inspected target={target} />
      </div>
    </section>
  );
}

/** The same content in the column of a desk and in the sheet of a phone. */
export function Inspected({ target }: { target: Target }): ReactNode {
  const { closeInspector } = useUns();
  const ping = usePing()(target);
  return (
    <>
      <Content target={target} />
      {ping === undefined ? null : (
        <div className={styles.ping}>
          <Button
            icon={<Icon name="eyeOpen" />}
            hotkey="P"
            onPress={() => {
              ping.send();
              closeInspector();
            }}
          >
            {ping.label}
          </Button>
        </div>
      )}
    </>
  );
}

function Content({ target }: { target: Target }): ReactNode {
  const uns = useUns();
  const part = usePart();
  const { view, openRule } = uns;
  const ref = refOf(target);
  switch (verbOf(target)) {
    case 'card':
      return <Sleeve uns={uns} handle={ref} />;
    case 'looking':
      return <OpenSleeve card={plainCard(packOf(view), ref)} onRule={openRule} />;
    case 'deck':
      return <Deck uns={uns} level={Number(ref)} />;
    case 'market':
      return <Offer uns={uns} slot={Number(ref)} />;
    case 'boss':
      return <BossDetails view={view} onRule={openRule} />;
    case 'story':
      return <StoryView {...part} told={toldIn(uns.log.map(({ event }) => event))} onRule={openRule} />;
    case 'player':
      return <Side seat={Number(ref)} />;
    default:
      return <DefinitionOf target={target} />;
  }
}

function Sleeve({ uns, handle }: { uns: Uns; handle: string }): ReactNode {
  const { view, openRule, why, t, w, marks } = uns;
  const found = findAnywhere(view, handle);
  if (!found) return null;
  const { reason } = marks.of(`card:${handle}`);
  const { threat } = found;
  return (
    <>
      {reason === undefined ? null : (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
        </p>
      )}
      <OpenSleeve card={found.card} threat={threat} onRule={openRule} />
      {threat && threat.damage > 0 ? (
        <button type="button" className={styles.why} onClick={() => why(`damage:${handle}`)}>
          {`${w.inspect.damage}: ${threat.damage}/${threat.health} · ${t.why.short}`}
        </button>
      ) : null}
    </>
  );
}

/** The top card of a core deck, and what is known of its bottom. */
function Deck({ uns, level }: { uns: Uns; level: number }): ReactNode {
  const { view, w, lang, openRule, marks } = uns;
  const deck = view.coreDecks[level - 1];
  if (!deck) return null;
  const { reason } = marks.of(`deck:${level}`);
  return (
    <>
      {reason === undefined ? null : (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
        </p>
      )}
      <p className={styles.note}>{`${w.inspect.size(deck.size)} · ${w.inspect.top}`}</p>
      {deck.top === null ? null : <OpenSleeve card={plainCard(packOf(view), deck.top)} onRule={openRule} />}
      {deck.bottom.length === 0 ? null : (
        <>
          <h3>{w.inspect.under}</h3>
          <ul className={styles.list}>
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
function Offer({ uns, slot }: { uns: Uns; slot: number }): ReactNode {
  const { view, seat, w, lang, marks } = uns;
  const offer = view.market[slot];
  const price = priceAt(view, seat, slot, null);
  if (!offer || !price) return null;
  const player = view.players[seat];
  const fitting = [...player.hand, ...player.play].flatMap((card) => {
    const own = priceAt(view, seat, slot, card);
    return own?.fits && coreIn(packOf(view), card.core) ? [{ card, price: own.price }] : [];
  });
  const { reason } = marks.of(`market:${slot}`);
  return (
    <>
      {reason === undefined ? null : (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reason}</span>
        </p>
      )}
      <div className={styles.tile}>
        <MarketTile upgrade={offer.upgrade} price={price.price} base={price.base} />
      </div>
      <UpgradeWords id={offer.upgrade} />
      <h3>{w.inspect.pricesFor}</h3>
      <ul className={styles.list}>
        {fitting.length === 0 ? <li>{w.inspect.noCard}</li> : null}
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

/** The other player's side at full size. */
function Side({ seat }: { seat: number }): ReactNode {
  const part = usePart();
  const { names, why } = useUns();
  return (
    <div className={styles.side}>
      <PlayerPanel view={part.view} seat={seat} name={names[seat]} onWhy={(what) => why(`${what}:${seat}`)} />
      <Battlefield {...part} seat={seat} compact />
      <InPlay {...part} seat={seat} />
    </div>
  );
}
