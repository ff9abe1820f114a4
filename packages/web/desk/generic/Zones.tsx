import type { TableModule, Zone } from '@starhold/kernel';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../art/index.ts';
import { useRoving } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import { Thing } from '../Thing.tsx';
import { entryOf } from './frontOf.tsx';
import styles from './zones.module.css';

/** A table drawn from its zones: rows of cards, piles with a count, counters. */

const isHand = (zone: Zone, seat: number): boolean => zone.id === 'hand' && zone.owner === seat;

export function StageZones({ game }: { game: TableModule }): ReactNode {
  const { view, seat, names } = useDesk();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const zones = (game.zones?.(view) ?? []).filter((zone) => !isHand(zone, seat) && !isOwnCounter(zone, seat));
  const owners = [undefined, ...names.map((_, i) => i)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from card to card
    <div ref={root} className={styles.stage} onKeyDown={onKeyDown}>
      {owners.map((owner) => {
        const own = zones.filter((zone) => zone.owner === owner);
        if (own.length === 0) return null;
        return (
          <section key={String(owner)} className={styles.owner} data-own={owner === seat ? '' : undefined}>
            {owner === undefined ? null : <h2>{names[owner]}</h2>}
            <div className={styles.zones}>
              {own.map((zone) => (
                <ZoneView key={`${zone.id}/${zone.owner}`} game={game} zone={zone} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

const isOwnCounter = (zone: Zone, seat: number): boolean => zone.shape === 'counter' && zone.owner === seat;

export function OwnCounters({ game }: { game: TableModule }): ReactNode {
  const { view, seat, lang } = useDesk();
  const zones = (game.zones?.(view) ?? []).filter((zone) => isOwnCounter(zone, seat));
  return (
    <dl className={styles.own}>
      {zones.map((zone) => (
        <div key={zone.id}>
          <dt>{zone.name[lang]}</dt>
          <dd>{zone.count}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HandZones({ game }: { game: TableModule }): ReactNode {
  const { view, seat } = useDesk();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const hand = (game.zones?.(view) ?? []).find((zone) => isHand(zone, seat));
  if (!hand) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from card to card
    <div ref={root} className={styles.hand} onKeyDown={onKeyDown}>
      <Cards game={game} zone={hand} />
    </div>
  );
}

function ZoneView({ game, zone }: { game: TableModule; zone: Zone }): ReactNode {
  const { lang } = useDesk();
  return (
    <section className={styles.zone} data-shape={zone.shape} aria-label={zone.name[lang]}>
      <h3>
        {zone.name[lang]} <b>{zone.count}</b>
      </h3>
      {zone.shape === 'counter' ? null : <Cards game={game} zone={zone} />}
    </section>
  );
}

function Cards({ game, zone }: { game: TableModule; zone: Zone }): ReactNode {
  const { view, lang } = useDesk();
  return (
    <ul className={styles.cards}>
      {zone.cards.map((card, i) => {
        const entry = card.face && entryOf(game, view, card.face);
        // Equal cards may lie side by side under one target.
        const key = `${card.target ?? zone.id}/${i}`;
        if (!entry) {
          return (
            <li key={key} className={styles.back} aria-hidden="true">
              <Icon name="deck" />
            </li>
          );
        }
        const text = entry.text(lang);
        const face = (
          <span className={styles.card}>
            <b>{entry.name[lang]}</b>
            {text.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        );
        return (
          <li key={key}>
            {card.target === undefined ? (
              face
            ) : (
              <Thing target={card.target} name={[entry.name[lang], ...text].join('. ')} shape="zone-card">
                {face}
              </Thing>
            )}
          </li>
        );
      })}
    </ul>
  );
}
