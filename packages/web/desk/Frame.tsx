import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { IconButton } from '../kit/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { useDesk } from './context.ts';
import { DeskBar } from './DeskBar.tsx';
import styles from './frame.module.css';
import type { ZonePart } from './front.ts';
import { isSmall } from './size.ts';

export interface FrameProps {
  prompt: ReactNode;
  /** One line above the question: a guide's or a hint's words. */
  note: ReactNode;
  log: ReactNode;
  inspector: ReactNode;
  banner: ReactNode;
  unread: number;
  onMenu: () => void;
  onRules: () => void;
}

/**
 * Where everything lies: one DOM for all sizes, the areas move by grid template. Stage and dock have fixed places; what is
 * looked up lies open beside them where there is room, else over the stage when its tab is pressed.
 */
export function Frame({ prompt, note, log, inspector, banner, unread, onMenu, onRules }: FrameProps): ReactNode {
  const desk = useDesk();
  const { front, size, turn, view, zone, lang } = desk;
  const zones = front.zones.filter((part) => part.isThere?.(desk) ?? true);
  // Cards to be chosen among: they get two lines of the prompt. One card to be played is chosen beside everything else.
  const kind = turn.decision?.ask.kind;
  const asksHand =
    (kind === 'order' && front.ordersInHand === true) ||
    (kind === 'subset' && [...turn.reach.byTarget.keys()].some((target) => front.isInHand(target, view)));
  const className = front.className ? `${styles.desk} ${front.className}` : styles.desk;
  return (
    <div
      className={className}
      data-game={front.id}
      data-size={size}
      data-asks={asksHand ? 'hand' : 'board'}
      data-zone={zone ?? undefined}
    >
      <div className={styles.bar} data-part="bar">
        <DeskBar
          name={front.name[lang]}
          round={desk.words.round(front.round(view))}
          phases={front.phases(view, lang)}
          own={isSmall(size) ? <front.Own /> : null}
          onMenu={onMenu}
        />
      </div>
      {banner}
      {isSmall(size) ? null : (
        <div className={styles.own} data-part="own">
          <front.Own />
        </div>
      )}
      <main className={styles.stage} id="content" tabIndex={-1} data-board="">
        <front.Stage />
      </main>
      <div className={styles.rail} data-part="rail">
        {zones
          .filter((part) => part.area === 'rail')
          .map((part) => (
            <Zone key={part.id} part={part} />
          ))}
      </div>
      <div className={styles.side} data-part="side">
        {zones
          .filter((part) => part.area !== 'rail')
          .map((part) => (
            <Zone key={part.id} part={part} />
          ))}
        <section className={styles.zone} data-reel="free" data-part="log" data-open={zone === 'log' ? '' : undefined}>
          <Close title={desk.t.log.title} />
          {log}
        </section>
      </div>
      {inspector}
      <div className={styles.dock} data-part="dock">
        {note === null ? null : <Note>{note}</Note>}
        <div className={styles.prompt} data-part="prompt">
          {prompt}
        </div>
        <div className={styles.hand} data-part="hand">
          <front.Hand />
        </div>
      </div>
      <Tabs zones={zones} unread={unread} onRules={onRules} />
    </div>
  );
}

function Zone({ part }: { part: ZonePart<unknown> }): ReactNode {
  const desk = useDesk();
  return (
    <section
      className={styles.zone}
      data-reel="free"
      data-part={part.id}
      data-area={part.area}
      data-open={desk.zone === part.id ? '' : undefined}
      aria-label={part.title(desk)}
    >
      <Close title={part.title(desk)} />
      <part.Body />
    </section>
  );
}

/** Above the question; at the other end of the stage where it would cover what it points at. */
function Note({ children }: { children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = root.current;
    const desk = note?.closest('[data-size]');
    const stage = desk?.querySelector('[data-board]')?.getBoundingClientRect();
    if (!note || !desk || !stage) return;
    note.style.translate = '';
    const own = note.getBoundingClientRect();
    const isCovered = [...desk.querySelectorAll('[data-hinted]')].some((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom - 8 && bottom > own.top + 8;
    });
    if (isCovered && own.top > stage.top) note.style.translate = `0 ${stage.top - own.top}px`;
  });
  return (
    <div ref={root} className={styles.note} data-part="note">
      {children}
    </div>
  );
}

/** The head of a zone that lies over the stage; on a desk it is not shown. */
function Close({ title }: { title: string }): ReactNode {
  const { openZone } = useDesk();
  const kit = useText(KIT_TEXT);
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <IconButton label={kit.close} icon={<Icon name="close" />} size="s" onPress={() => openZone(null)} />
    </header>
  );
}

function Tabs({
  zones,
  unread,
  onRules,
}: {
  zones: readonly ZonePart<unknown>[];
  unread: number;
  onRules: () => void;
}): ReactNode {
  const desk = useDesk();
  const { turn, marks, view, zone, openZone, t, hint } = desk;
  const root = useRef<HTMLElement>(null);
  const is = (part: ZonePart<unknown>, test: (target: string) => boolean): boolean =>
    part.holds !== undefined &&
    [...turn.reach.byTarget.keys()].some((target) => part.holds?.(target, view) && test(target));
  return (
    <nav ref={root} className={styles.tabs} aria-label={t.bar.tabs}>
      {zones.map((part) => (
        <button
          key={part.id}
          type="button"
          data-tab={part.id}
          aria-pressed={zone === part.id}
          data-legal={is(part, () => true) ? '' : undefined}
          data-hinted={is(part, (target) => marks.of(target).hinted === true) ? '' : undefined}
          onClick={() => openZone(zone === part.id ? null : part.id)}
        >
          <Icon name={part.icon} />
          <span>{part.title(desk)}</span>
          {part.count?.(desk) === undefined ? null : <em>{part.count(desk)}</em>}
        </button>
      ))}
      <button
        type="button"
        data-tab="log"
        aria-pressed={zone === 'log'}
        onClick={() => openZone(zone === 'log' ? null : 'log')}
      >
        <Icon name="menu" />
        <span>{t.log.title}</span>
        {unread === 0 ? null : <em>{unread}</em>}
      </button>
      <button type="button" data-tab="rules" onClick={onRules}>
        <Icon name="book" />
        <span>{t.bar.rules}</span>
      </button>
      {turn.decision ? (
        <button type="button" data-tab="hint" onClick={hint.more}>
          <Icon name="hint" />
          <span>{t.hint.button}</span>
        </button>
      ) : null}
    </nav>
  );
}
