import type { PlayerView, View } from '@starhold/rone';
import { type Pack, packOf } from '@starhold/rone/content';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { RoneIcon } from '../../../art/rone/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { BaseTile, GroundFace, PlayedFace } from '../cards/Peek.tsx';
import { cardIn, permanentIn } from '../cards/pack.ts';
import { packetsLeft } from '../model/table.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import styles from './mates.module.css';
import { afterOnslaught, damageOf } from './model.ts';
import { PlayerChip } from './PlayerChip.tsx';

/** The other players: small, and each as large as one likes. */
export function Mates(): ReactNode {
  const { view, seat: own } = useDesk<View>();
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== own);
  return (
    <ul className={styles.mates}>
      {others.map((seat) => (
        <li key={seat}>
          <Mate seat={seat} />
        </li>
      ))}
    </ul>
  );
}

export function Mate({ seat }: { seat: number }): ReactNode {
  const { view, names, turn } = useDesk<View>();
  const t = useText(INVASION_TEXT).mates;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const player = view.players[seat];
  if (!player) return null;
  // What may be touched on this board is never folded away.
  const asked = [...turn.reach.byTarget.keys()].some((target) => target.endsWith(`>p${seat}`));
  const open = wanted || asked;
  const after = view.invasion && view.invasion.stack.length > 0 ? afterOnslaught(view.invasion.top, player) : undefined;
  const name = names[seat] ?? '';
  return (
    <article className={styles.mate} aria-label={name}>
      <div className={styles.row}>
        <PlayerChip seat={seat} after={after} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setWanted(!open)}
        >
          <Spoken>{open ? t.close(name) : t.open(name)}</Spoken>
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open ? <Board seat={seat} player={player} pack={packOf(view)} /> : null}
      </div>
    </article>
  );
}

function Board({ seat, player, pack }: { seat: number; player: PlayerView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT).mates;
  const lang = useLang();
  const { view } = useDesk<View>();
  const deals = damageOf(packetsLeft(player, view.phase));
  return (
    <div className={styles.open}>
      <Part title={t.base} none={t.none}>
        {player.base.map(({ id, exhausted }) => {
          const def = permanentIn(pack, id);
          return def ? (
            <li key={id}>
              <Thing
                target={`base:${id}>p${seat}`}
                className={styles.tile}
                name={def.name[lang]}
                notes={exhausted ? [t.exhausted] : []}
              >
                <BaseTile def={def} exhausted={exhausted} />
              </Thing>
            </li>
          ) : null;
        })}
      </Part>
      <Part title={t.ground} none={t.none}>
        {player.ground.map(({ id, screws, cost }, i) => {
          const def = cardIn(pack, id);
          return def ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place on the ground
            <li key={`${id}${i}`} className={styles.tile} title={`${def.name[lang]} ${screws}/${cost}`}>
              <GroundFace def={def} screws={screws} />
            </li>
          ) : null;
        })}
      </Part>
      {(['cards', 'played'] as const).map((zone) =>
        player[zone].length === 0 ? null : (
          <Part key={zone} title={t[zone]} none={t.none}>
            {player[zone].map((id, i) => {
              const def = cardIn(pack, id);
              return def ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
                <li key={`${id}${i}`} className={styles.tile} title={def.name[lang]}>
                  <PlayedFace def={def} />
                </li>
              ) : null;
            })}
          </Part>
        ),
      )}
      <p className={styles.piles}>{t.piles(player.deck, player.discard.length, player.scrap.length)}</p>
      <p className={styles.deals}>
        {(['melee', 'ranged', 'destruction'] as const).map((kind) =>
          deals[kind] > 0 ? (
            <i key={kind} data-stat={kind}>
              <RoneIcon name={kind} />
              {deals[kind]}
            </i>
          ) : null,
        )}
      </p>
    </div>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }): ReactNode {
  return (
    <section>
      <h4>{title}</h4>
      {children.length === 0 ? <p className={styles.none}>{none}</p> : <ul className={styles.tiles}>{children}</ul>}
    </section>
  );
}
