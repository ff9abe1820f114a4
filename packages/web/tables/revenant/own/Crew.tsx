import { plain } from '@starhold/effects/text';
import type { CrewDef } from '@starhold/revenant/content';
import { abilityText, opsText, wordingOf } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { PLAYER_TONES, RevenantIcon } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, Spoken } from '../../../kit/index.ts';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './crew.module.css';
import { FIGURES, figureKey } from './Figures.tsx';
import { Panel } from './Panel.tsx';

const SLOTS = 2;

/** The crew board in front: the ladder of ranks, the captain with what he can, two cadets with two slots each. */
export function Crew(): ReactNode {
  const { own, pack, w, lang, seat } = useRevenant();
  const side = own && pack.crews[pack.crewIndex.get(own.side) ?? -1];
  if (!own) return null;
  if (!side) return <Panel label={w.crew.title} note={w.crew.none} part="crew" />;
  return (
    <Panel label={`${w.crew.title} · ${side.name[lang]}`} note={w.crew.rank(own.rank)} part="crew">
      <div className={styles.rows} style={{ '--who': PLAYER_TONES[seat] ?? PLAYER_TONES[0] } as CSSProperties}>
        {FIGURES.map((figure, i) => (
          <div key={figure} className={styles.row} data-figure={figure}>
            <Figure id={figure} {...(i === 0 ? { can: plain(abilityText(side.basic, lang)) } : {})} />
            {i === 0 ? (
              <div className={styles.captain}>
                <Ladder def={side} rank={own.rank} />
                <Captain def={side} />
              </div>
            ) : (
              <Slots of={own.cadets.slice((i - 1) * SLOTS, i * SLOTS)} />
            )}
            {i === 0 ? (
              <p className={styles.numbers}>
                <span>
                  {w.crew.income} <b>{side.income[own.rank]}</b>
                </span>
                <span>
                  {w.crew.draw} <b>+{side.hiddenDraw[own.rank]}</b>
                </span>
                <span>
                  {w.crew.reset} <b>{side.reset[own.rank]}</b>
                </span>
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <p className={styles.activation}>
        <b>{w.crew.activation}</b> <RichText text={opsText(side.activation, lang)} />
      </p>
    </Panel>
  );
}

/** Four ranks with what each of them gives; the present one stands out and says so. */
function Ladder({ def, rank }: { def: CrewDef; rank: number }): ReactNode {
  const { w, lang } = useRevenant();
  return (
    <ol className={styles.ladder} aria-label={w.crew.ladder}>
      {def.developing.map((ability, n) => {
        const said = w.crew.level(n, def.income[n] ?? 0, def.hiddenDraw[n] ?? 0, def.reset[n] ?? 0);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: ranks are numbers
            key={n}
            data-now={n === rank ? '' : undefined}
            data-past={n < rank ? '' : undefined}
            aria-current={n === rank ? 'step' : undefined}
          >
            <Spoken>{`${said}. ${plain(abilityText(ability, lang))}${n === rank ? `, ${w.crew.now}` : ''}`}</Spoken>
            <span aria-hidden="true">
              <b>{n}</b>
              <small>
                <RichText text={opsText(ability.do, lang)} />
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** `can`: what is not written beside it everywhere, for the ear. */
function Figure({ id, can }: { id: (typeof FIGURES)[number]; can?: string }): ReactNode {
  const { own, w, lang, seat } = useRevenant();
  const isHome = own.home.includes(id);
  return (
    <Thing
      target={id}
      shape="tile"
      className={styles.figure}
      name={wordingOf(lang).figures[id]}
      notes={[isHome ? w.crew.ready : w.crew.sent, ...(can === undefined ? [] : [can])]}
    >
      <span data-home={isHome ? '' : undefined}>
        {/* He goes alone: what is said of him stays. */}
        <i data-flip={figureKey(seat, id)}>
          <RevenantIcon name={id === 'captain' ? 'captain' : 'cadet'} />
        </i>
        <small>{isHome ? w.crew.ready : w.crew.sent}</small>
      </span>
    </Thing>
  );
}

/** What the captain does in turns in which he is sent. */
function Captain({ def }: { def: CrewDef }): ReactNode {
  const { own, w, lang } = useRevenant();
  const grown = def.developing[own.rank];
  return (
    <dl className={styles.abilities}>
      <dt>{w.crew.always}</dt>
      <dd>
        <RichText text={abilityText(def.basic, lang)} />
      </dd>
      <dt>{w.crew.grows}</dt>
      <dd>{grown ? <RichText text={abilityText(grown, lang)} /> : null}</dd>
    </dl>
  );
}

function Slots({ of }: { of: readonly string[] }): ReactNode {
  const { w } = useRevenant();
  return (
    <ul className={styles.slots}>
      {of.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have fixed places
        <li key={i}>
          {id === '' ? <span className={styles.free}>{w.crew.freeSlot}</span> : <CardThing id={id} form="peek" />}
        </li>
      ))}
    </ul>
  );
}
