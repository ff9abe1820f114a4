import { plain } from '@starhold/effects/text';
import type { View } from '@starhold/revenant';
import { HULL_SPACES, orderAfterMuster } from '@starhold/revenant/forecast';
import { failureText, opsText } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { PLAYER_TONES, ResourceSign, RevenantIcon } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, Spoken } from '../../../kit/index.ts';
import { playerName } from '../model/names.ts';
import { orderToken } from '../model/targets.ts';
import { Panel } from '../own/Panel.tsx';
import { divided } from '../texts/breaks.ts';
import styles from './fleet.module.css';
import { Row } from './Row.tsx';
import { isOnMap, Supply } from './Supply.tsx';
import { useMap } from './useMap.ts';

/** The state of the fleet: tactics, failures, what the scanner shows, ships in the supply. */
export function Fleet(): ReactNode {
  const { size } = useMap();
  return (
    <div className={styles.fleet}>
      <Tactics />
      <Failures />
      <Row />
      {isOnMap(size) ? null : <Supply />}
    </div>
  );
}

const TACTICS = Array.from({ length: 13 }, (_, n) => n);
/** What a space brings (REV-10.3, REV-32.4): on reaching it, or after the cycle to who stands there or further. */
const BRINGS: Readonly<Record<number, ReactNode>> = {
  3: <ResourceSign of="m" />,
  6: <ResourceSign of="m" />,
  8: <RevenantIcon name="mask" />,
  11: '+1',
  12: <ResourceSign of="n" />,
};

/** Markers on their spaces, one upon the other as they lie: of two the lower one goes first. */
function Tactics(): ReactNode {
  const { view, names, lang, m, sign, seat, seen } = useMap();
  const order = orderAfterMuster(view);
  const gain = seen.gauges?.[`tactics:${seat}`] ?? 0;
  const own = view.players[seat]?.tactics ?? 0;
  const then = gain === 0 ? -1 : Math.max(0, Math.min(TACTICS.length - 1, own + gain));
  // From the lowest marker up; whoever has none in a stack yet lies above.
  const stacked = view.players.map((_, player) => player).toSorted((a, b) => height(view, a) - height(view, b));
  return (
    <Panel
      label={m.tactics.title}
      note={
        <>
          <Spoken>{m.tactics.order(order.map((player) => playerName(names, player, lang)).join(', '))}</Spoken>
          <span className={styles.order} aria-hidden="true">
            {m.tactics.order('')}
            {order.map((player) => (
              <i
                key={player}
                data-flip={orderToken(player)}
                style={{ '--chip': PLAYER_TONES[player] } as CSSProperties}
              >
                {sign(player)}
              </i>
            ))}
          </span>
        </>
      }
      part="tactics"
    >
      <ol className={styles.tactics}>
        {TACTICS.map((n) => {
          const here = stacked.filter((player) => view.players[player]?.tactics === n);
          return (
            <li key={n} data-at={here.length > 0 ? '' : undefined}>
              <span className={styles.stack}>
                {here.length === 0 && n !== then && BRINGS[n] ? (
                  <span className={styles.brings} aria-hidden="true">
                    {BRINGS[n]}
                  </span>
                ) : null}
                {here.map((player) => (
                  <i
                    key={player}
                    data-flip={`marker.${player}`}
                    style={{ '--chip': PLAYER_TONES[player] ?? PLAYER_TONES[0] } as CSSProperties}
                  >
                    <Spoken>{playerName(names, player, lang)}</Spoken>
                    <span aria-hidden="true">{sign(player)}</span>
                  </i>
                ))}
                {n === then ? (
                  <i data-ghost="" style={{ '--chip': PLAYER_TONES[seat] ?? PLAYER_TONES[0] } as CSSProperties}>
                    <span aria-hidden="true">{sign(seat)}</span>
                  </i>
                ) : null}
              </span>
              <b>{n}</b>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

const height = ({ tacticsStack, players }: View, player: number): number => {
  const at = tacticsStack.indexOf(player);
  return at < 0 ? players.length : at;
};

/** With two cards the lower one comes first. */
function Failures(): ReactNode {
  const { view, m, pack, lang } = useMap();
  const { upper, lower, hull, failures } = view;
  const left = [lower, upper].filter(({ card }) => card !== '');
  const next = left.slice(failures);
  // Where two lie beside each other, the one that says more is the wider one: both are as high as they need be.
  const shares = next.map(({ card }) => {
    const def = pack.failures[pack.failureIndex.get(card) ?? -1];
    const said = def ? plain(opsText(def.upper, lang)) + plain(opsText(def.lower, lang)) : '';
    return `minmax(min-content, ${said.length + TITLE_LETTERS}fr)`;
  });
  return (
    <Panel
      label={m.failures.title}
      note={next.length === 0 ? m.failures.deck(view.failureDeck) : m.failures.at(HULL_SPACES + 1 - hull)}
      part="failures"
    >
      {next.length === 0 ? <p>{m.failures.none}</p> : null}
      <ul className={styles.failures} style={{ '--shares': shares.join(' ') } as CSSProperties}>
        {next.map(({ card, cover }, i) => (
          <li key={card}>
            <FailureCard card={card} cover={cover} when={when(next.length, i, m.failures)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the title of a failure takes of its place, in letters of its text. */
const TITLE_LETTERS = 60;

const when = (count: number, i: number, w: { first: string; second: string; only: string }): string =>
  count === 1 ? w.only : i === 0 ? w.first : w.second;

function FailureCard({ card, cover, when }: { card: string; cover: number; when: string }): ReactNode {
  const { pack, lang, m } = useMap();
  const def = pack.failures[pack.failureIndex.get(card) ?? -1];
  if (!def) return null;
  const name = def.name[lang];
  return (
    <div className={styles.failure} data-flip={card}>
      <p>
        <small>{when}</small>
        <strong>{divided(plain(failureText(def, lang).title), lang)}</strong>
      </p>
      {([def.upper, def.lower] as const).map((ops, i) => {
        const isCovered = cover === i + 1;
        return (
          <Thing
            // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower effect
            key={i}
            target={`${card}.${i + 1}`}
            className={styles.effect}
            name={m.failures.effect(name, i + 1)}
            notes={[plain(opsText(ops, lang)), ...(isCovered ? [m.failures.covered] : [])]}
          >
            <span className={styles.words} data-covered={isCovered ? '' : undefined}>
              {isCovered ? <RevenantIcon name="shield" /> : null}
              <RichText text={opsText(ops, lang)} />
            </span>
          </Thing>
        );
      })}
    </div>
  );
}
