import type { Standing } from '@starhold/kernel';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import { Dialog } from './Dialog.tsx';
import { type CurvePoint, EndCurve } from './EndCurve.tsx';
import styles from './EndScene.module.css';
import { RichText } from './RichText.tsx';
import { Spoken } from './Spoken.tsx';
import type { AnyText, EndAction } from './types.ts';

/** What was nearly otherwise: "Life left 1 of 4". */
export interface Closeness {
  label: string;
  value: number;
  /** Of how many; without it there is no bar. */
  of?: number;
  icon?: ReactNode;
  /** Full is bad: heat, danger. */
  bad?: boolean;
}

export interface EndPlayer {
  name: string;
  line: string;
  portrait?: ReactNode;
  isMe?: boolean;
  /** Where people play against each other. */
  place?: number;
  score?: number;
}

export interface EndTurning {
  title: string;
  curve: readonly CurvePoint[];
  which: number;
  /** The curve in words. */
  label: string;
  /** "Round 11" */
  mark: string;
  text: AnyText;
  watch: string;
  onWatch: () => void;
}

export interface EndSceneProps {
  standing: Standing;
  /** Played against each other: whoever lost is not shown ruins. */
  versus?: boolean;
  /** The game, and what was played: "Null Cantor · Normal · 16 rounds". */
  game: string;
  about: string;
  title: string;
  /** What ended it, in one sentence. */
  cause: AnyText;
  picture: ReactNode;
  turning?: EndTurning | undefined;
  best?: { label: string; name: string; text: string; picture: ReactNode } | undefined;
  close: readonly Closeness[];
  players: readonly EndPlayer[];
  /** Rank, series, campaign, what came before. */
  record?: { title: string; lines: readonly string[] } | undefined;
  caveat?: string;
  /** The primary one first; those with `main` are always in sight, the rest beside the numbers. */
  actions: readonly EndAction[];
  /** Everything in numbers, one press away. */
  details?: ReactNode;
  /** Sound, back. */
  corner?: ReactNode;
}

/** How it ended, as one scene: what happened and why, where it turned, and on to the next game. Nothing lies under the fold. */
export function EndScene(props: EndSceneProps): ReactNode {
  const { standing, versus = false, turning, best, close, record, caveat } = props;
  const t = useKitText();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      className={styles.end}
      data-end=""
      data-standing={standing}
      data-versus={versus ? '' : undefined}
      data-tone="dark"
      aria-labelledby={heading}
    >
      <div className={styles.picture}>{props.picture}</div>
      <header className={styles.top}>
        {props.corner}
        <p>
          <b className={styles.game}>{props.game}</b> <span className={styles.about}>{props.about}</span>
        </p>
      </header>
      <div className={styles.left}>
        <div className={styles.words}>
          <p className={styles.outcome}>{standing === 'drawn' ? t.draw : standing === 'won' ? t.won : t.lost}</p>
          <h1 id={heading} ref={title} tabIndex={-1}>
            {props.title}
          </h1>
          <p className={styles.cause}>
            <RichText text={props.cause} />
          </p>
          {caveat === undefined ? null : <p className={styles.caveat}>{caveat}</p>}
        </div>
        <Players players={props.players} />
      </div>
      <div className={styles.side}>
        {turning ? <Turning {...turning} /> : null}
        {best || close.length > 0 ? (
          <div className={styles.pair}>
            {best ? (
              <section className={styles.best}>
                <span className={styles.art} data-fill="" aria-hidden="true">
                  {best.picture}
                </span>
                <h2>{best.label}</h2>
                <p>
                  <b className={styles.bestName}>{best.name}</b>
                  {best.text}
                </p>
              </section>
            ) : null}
            {close.length > 0 ? <Close close={close} /> : null}
          </div>
        ) : null}
        {record && record.lines.length > 0 ? (
          <section className={styles.record}>
            <h2>{record.title}</h2>
            {record.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ) : null}
        <Actions actions={props.actions} details={props.details} />
      </div>
    </section>
  );
}

function Turning({ title, text, watch, onWatch, ...curve }: EndTurning): ReactNode {
  return (
    <section className={styles.turning}>
      <h2>
        {title}
        <button type="button" className={styles.watch} onClick={onWatch}>
          <Icon name="replay" />
          {watch}
        </button>
      </h2>
      <EndCurve {...curve} />
      <p>
        <RichText text={text} />
      </p>
    </section>
  );
}

function Close({ close }: { close: readonly Closeness[] }): ReactNode {
  const t = useKitText();
  return (
    <section className={styles.close}>
      <h2>{t.howClose}</h2>
      <dl>
        {close.map(({ label, value, of, icon, bad }) => (
          <div key={label} data-bad={bad ? '' : undefined}>
            <dt>
              {icon}
              <span>{label}</span>
            </dt>
            <dd>
              <b className={styles.value}>{value}</b>
              {of === undefined ? null : <small className={styles.of}>/{of}</small>}
            </dd>
            {of === undefined ? null : (
              <i
                className={styles.bar}
                aria-hidden="true"
                style={{ '--part': Math.min(1, Math.max(0, value / of)) } as CSSProperties}
              />
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Players({ players }: { players: readonly EndPlayer[] }): ReactNode {
  const t = useKitText();
  if (players.length === 0) return null;
  return (
    <ol className={styles.players} data-n={players.length}>
      {players.map(({ name, line, portrait, isMe, place, score }) => (
        <li key={name} data-me={isMe ? '' : undefined} data-first={place === 1 ? '' : undefined}>
          {place === undefined ? null : (
            <b className={styles.place}>
              <Spoken>{t.rankPlace(place)}</Spoken>
              <span aria-hidden="true">{place}</span>
            </b>
          )}
          {portrait === undefined ? null : (
            <i className={styles.face} data-fill="" aria-hidden="true">
              {portrait}
            </i>
          )}
          <span className={styles.who}>
            <b>
              {name}
              {isMe && players.length > 1 ? <em>{t.you}</em> : null}
            </b>
            <small>{line}</small>
          </span>
          {score === undefined ? null : <b className={styles.score}>{score}</b>}
        </li>
      ))}
    </ol>
  );
}

function Actions({ actions, details }: Pick<EndSceneProps, 'actions' | 'details'>): ReactNode {
  const t = useKitText();
  const [open, setOpen] = useState(false);
  const main = actions.filter(({ primary, main }) => primary || main);
  const rest = actions.filter((action) => !main.includes(action));
  return (
    <div className={styles.actions}>
      {main.map(({ id, label, icon, primary, onAct }) => (
        <button
          key={id}
          type="button"
          className={`${styles.action} ${primary ? styles.again : styles.icon}`}
          title={label}
          onClick={onAct}
        >
          {icon}
          <span>{label}</span>
        </button>
      ))}
      <button
        type="button"
        className={`${styles.action} ${styles.icon}`}
        title={t.inNumbers}
        data-numbers=""
        onClick={() => setOpen(true)}
      >
        <Icon name="chart" />
        <span>{t.inNumbers}</span>
      </button>
      {open ? (
        <Dialog title={t.inNumbers} onClose={() => setOpen(false)}>
          <div className={styles.details}>
            <div className={styles.rest}>
              {rest.map(({ id, label, icon, onAct }) => (
                <button key={id} type="button" className={styles.action} onClick={onAct}>
                  {icon}
                  <span>{label}</span>
                </button>
              ))}
            </div>
            {details}
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
