import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { IconButton } from '../kit/index.ts';
import { useKitText } from '../text/kit.ts';
import { useDesk } from './context.ts';
import { DeskBar } from './DeskBar.tsx';
import styles from './frame.module.css';
import type { ZonePart } from './front.ts';
import { later } from './later.tsx';
import { isSmall } from './size.ts';

const RoomTab = later(async () => (await import('../online/desk/RoomButton.tsx')).RoomTab);

interface FrameProps {
  prompt: ReactNode;
  /** One line above the question: a guide's or a hint's words. */
  note: ReactNode;
  log: ReactNode;
  inspector: ReactNode;
  banner: ReactNode;
  unread: number;
  onMenu: () => void;
  onRules: () => void;
  /** Who else is at an online table, and what they say. */
  onRoom: () => void;
}

/**
 * Where everything lies: one DOM for all sizes, the areas move by grid template. Stage and dock have fixed places; what is
 * looked up lies open beside them where there is room, else over the stage when its tab is pressed.
 */
export function Frame({
  prompt,
  note,
  log,
  inspector,
  banner,
  unread,
  onMenu,
  onRules,
  onRoom,
}: FrameProps): ReactNode {
  const desk = useDesk();
  const { front, size, turn, view, zone } = desk;
  const zones = front.zones.filter((part) => part.isThere?.(desk) ?? true);
  const { rail = [], others = [] } = Object.groupBy(zones, ({ area }) => (area === 'rail' ? 'rail' : 'others'));
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
        <DeskBar onMenu={onMenu} onRoom={onRoom} />
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
        {rail.map((part) => (
          <Zone key={part.id} part={part} />
        ))}
      </div>
      <div className={styles.side} data-part="side">
        {others.map((part) => (
          <Zone key={part.id} part={part} />
        ))}
        <section className={styles.zone} data-reel="free" data-part="log" data-open={zone === 'log' ? '' : undefined}>
          <Close title={desk.t.log.title} />
          {log}
        </section>
      </div>
      {inspector}
      <div className={styles.dock} data-part="dock">
        {note === null ? null : (
          <div className={styles.note} data-part="note">
            {note}
          </div>
        )}
        <div className={styles.prompt} data-part="prompt">
          {prompt}
        </div>
        <div className={styles.hand} data-part="hand">
          <front.Hand />
        </div>
      </div>
      <Tabs zones={zones} unread={unread} onRules={onRules} onRoom={onRoom} />
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
      // Its own place, where the grid of a game has one.
      style={{ '--area': part.id } as CSSProperties}
      aria-label={part.title(desk)}
    >
      <Close title={part.title(desk)} />
      <part.Body />
    </section>
  );
}

/** The head of a zone that lies over the stage; on a desk it is not shown. */
function Close({ title }: { title: string }): ReactNode {
  const { openZone } = useDesk();
  const kit = useKitText();
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <IconButton label={kit.close} icon={<Icon name="close" />} size="s" onPress={() => openZone(null)} />
    </header>
  );
}

interface TabsProps {
  zones: readonly ZonePart<unknown>[];
  unread: number;
  onRules: () => void;
  onRoom: () => void;
}

function Tabs(props: TabsProps): ReactNode {
  const desk = useDesk();
  const { turn, marks, view, zone, openZone, t, hint } = desk;
  const tab = (id: string, icon: IconName, title: string, act: () => void, more?: TabSigns): ReactNode => (
    <button
      key={id}
      type="button"
      data-tab={id}
      // What happens behind it is seen to go there.
      data-flip={`tab:${id}`}
      data-flip-else={more?.tells}
      aria-pressed={more && zone === id}
      data-legal={more?.legal ? '' : undefined}
      data-hinted={more?.hinted ? '' : undefined}
      onClick={act}
    >
      <Icon name={icon} />
      <span>{title}</span>
      {more?.count === undefined ? null : <em>{more.count}</em>}
    </button>
  );
  const toggle = (id: string) => (): void => openZone(zone === id ? null : id);
  return (
    <nav className={styles.tabs} aria-label={t.bar.tabs}>
      {props.zones.map((part) => {
        const here = [...turn.reach.byTarget.keys()].filter((target) => part.holds?.(target, view));
        return tab(part.id, part.icon, part.title(desk), toggle(part.id), {
          count: part.count?.(desk),
          tells: part.tells,
          legal: here.length > 0,
          hinted: [...(marks.hinted ?? [])].some((target) => part.holds?.(target, view)),
        });
      })}
      {tab('log', 'menu', t.log.title, toggle('log'), { count: props.unread || undefined })}
      {desk.session.room ? <RoomTab onPress={props.onRoom} /> : null}
      {tab('rules', 'book', t.bar.rules, props.onRules)}
      {turn.decision ? tab('hint', 'hint', t.hint.button, hint.more) : null}
    </nav>
  );
}

interface TabSigns {
  count: number | undefined;
  tells?: string | undefined;
  legal?: boolean;
  hinted?: boolean;
}
