import type { BosView } from '@starhold/bossin-space';
import { type CrewId, packOf } from '@starhold/bossin-space/content';
import { refOfThing } from '@starhold/bossin-space/refs';
import {
  bossCardText,
  bossText,
  type CardText,
  commandText,
  crewText,
  dangerText,
  enemyName,
  enemyText,
  nameOf,
} from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { type Language, refOf, verbOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import {
  BossArt,
  BossCardIcon,
  CommandArt,
  CrewPortrait,
  DangerIcon,
  EnemyArt,
  Icon,
  ShipArt,
} from '../../../art/index.ts';
import type { Desk } from '../../../desk/context.ts';
import type { Face } from '../../../desk/front.ts';
import { type AnyText, RichText } from '../../../kit/index.ts';
import { BOS_TEXT, type BosText } from '../text/index.ts';
import { bossDef, CARD_TONES, commandDef, dangerDef, enemyDef, gistOf, iconOfDanger } from './cards.ts';
import styles from './inspect.module.css';
import { threatOf } from './threat.ts';

/** The large card of anything on the table, with the values in force now. */

interface Stat {
  label: string;
  icon: ReactNode;
  value: number | string;
  printed?: number;
  onWhy?: () => void;
}

interface LargeFace {
  title: string;
  kind?: string;
  art?: ReactNode;
  tone?: string;
  stats?: readonly Stat[];
  body: readonly AnyText[];
  notes?: readonly { term: string; text: AnyText }[];
}

interface Reading {
  view: BosView;
  lang: Language;
  w: BosText;
  why: (gauge: string) => void;
}

/** The printed card behind a target of the table: in hand, in a slot, on the board. */
function cardAt(target: string, view: BosView): string {
  const id = refOf(target);
  const n = Number(id);
  if (target === 'boss') return `boss:${view.boss?.id ?? ''}`;
  if (verbOf(target) === 'field') return `column:${id.slice(-1)}`;
  if (Number.isNaN(n)) return target;
  if (verbOf(target) === 'command') return `command:${view.hand[n] ?? ''}`;
  if (verbOf(target) === 'slot') return `command:${view.slots[n - 1]?.command ?? ''}`;
  return verbOf(target) === 'danger' ? `danger:${view.slots[n - 1]?.danger ?? ''}` : target;
}

export function faceOf(target: string, { view, lang, t, why, openRule }: Desk<BosView>): Face | undefined {
  const large = largeOf(cardAt(target, view), { view, lang, w: BOS_TEXT[lang], why });
  if (!large) return undefined;
  const { title, kind, tone, ...rest } = large;
  return {
    title,
    ...(kind === undefined ? {} : { kind }),
    ...(tone === undefined ? {} : { tone }),
    body: <Large {...rest} why={t.why.short} onRule={openRule} />,
  };
}

function Large({
  art,
  stats = [],
  body,
  notes = [],
  why,
  onRule,
}: Pick<LargeFace, 'art' | 'stats' | 'body' | 'notes'> & { why: string; onRule: (ref: string) => void }): ReactNode {
  return (
    <div className={styles.large}>
      {art === undefined ? null : (
        <div className={styles.art} data-tone="dark">
          {art}
        </div>
      )}
      {stats.length === 0 ? null : (
        <dl className={styles.stats}>
          {stats.map(({ label, icon, value, printed, onWhy }) => (
            <div key={label}>
              <dt>
                {icon}
                {label}
              </dt>
              <dd>
                <b>{value}</b>
                {printed === undefined ? null : <s>{printed}</s>}
                {onWhy === undefined ? null : (
                  <button type="button" onClick={onWhy}>
                    {why}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {body.map((words, i) => (
        <p key={i.toString()}>
          <RichText text={words} onRule={onRule} />
        </p>
      ))}
      {notes.length === 0 ? null : (
        <dl className={styles.notes}>
          {notes.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText text={text} onRule={onRule} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function largeOf(ref: string, r: Reading): LargeFace | undefined {
  const id = refOf(ref);
  switch (verbOf(ref)) {
    case 'enemy':
      return enemyFace(id, r);
    case 'command':
      return commandFace(id, r);
    case 'danger':
      return dangerFace(id, r);
    case 'boss': {
      const [boss, position] = id.split('.');
      return position === undefined ? bossFace(boss, r) : bossCardFace(boss, Number(position), r);
    }
    case 'bossCard':
      return bossCardFace(r.view.boss?.id ?? '', Number(id), r);
    case 'column':
      return columnFace(Number(id), r);
    case 'crew':
      return crewFace(id as CrewId, r);
    default:
      return undefined;
  }
}

const bodyOf = (text: CardText): AnyText[] => (text.body.length === 0 ? [] : [text.body]);

function enemyFace(id: string, { view, lang, w, why }: Reading): LargeFace | undefined {
  const here = view.columns.flat().find((enemy) => refOfThing(enemy.uid) === id);
  const def = enemyDef(view, here?.type ?? id);
  if (!def) return bossDef(view, id) ? bossFace(id, { view, lang, w, why }) : undefined;
  const text = enemyText(def, lang);
  const damaged = here !== undefined && here.damage > 0;
  const health: Stat = {
    label: w.inspect.health,
    icon: <Icon name="heart" />,
    value: here ? here.hp - here.damage : def.hp,
    ...(damaged ? { printed: def.hp, onWhy: () => why(`damage:${id}`) } : {}),
  };
  const stats: Stat[] = [
    health,
    { label: w.inspect.attack, icon: <Icon name="burst" />, value: def.attack },
    { label: w.ship.xp, icon: <Icon name="cube" />, value: def.xp },
  ];
  if (def.shield) stats.push({ label: w.inspect.shield, icon: <Icon name="hex" />, value: 1 });
  const body = bodyOf(text);
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.enemy,
    art: <EnemyArt type={def.id} />,
    stats,
    body: body.length > 0 ? body : [w.inspect.idle],
  };
}

function commandFace(kind: string, { view, lang, w }: Reading): LargeFace | undefined {
  const def = commandDef(view, kind);
  if (!def) return undefined;
  const text = commandText(def, lang);
  const now = kind === 'rocket' || kind === 'laser' ? [w.inspect.nowValue(gistOf(kind, view, w))] : [];
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.command,
    art: <CommandArt kind={kind} />,
    tone: CARD_TONES[kind] ?? '#69b8ff',
    stats: def.heat > 0 ? [{ label: w.ship.heat, icon: <Icon name="flame" />, value: `+${def.heat}` }] : [],
    body: [...bodyOf(text), ...now],
  };
}

function dangerFace(id: string, { view, lang, w }: Reading): LargeFace | undefined {
  const def = dangerDef(view, id);
  if (!def) return undefined;
  const text = dangerText(def, lang);
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.danger,
    tone: '#ff6161',
    art: (
      <div className={styles.emblem} data-kind="danger">
        <DangerIcon {...iconOfDanger(def)} />
      </div>
    ),
    body: bodyOf(text),
  };
}

function bossFace(id: string, { view, lang, w, why }: Reading): LargeFace | undefined {
  const def = bossDef(view, id);
  if (!def) return undefined;
  const text = bossText(def, lang);
  const here = view.boss?.id === id && view.boss.entered ? view.boss : undefined;
  const stats: Stat[] = [
    {
      label: w.inspect.health,
      icon: <Icon name="heart" />,
      value: here?.hp ?? def.hp,
      ...(here && here.hp !== def.hp ? { printed: def.hp, onWhy: () => why('boss') } : {}),
    },
    { label: w.inspect.attack, icon: <Icon name="burst" />, value: here?.attack ?? def.sides[0].attack },
    { label: w.inspect.side, icon: <Icon name="flip" />, value: here?.side ?? 1 },
  ];
  if (here?.shield) stats.push({ label: w.inspect.shield, icon: <Icon name="hex" />, value: 1 });
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.boss,
    tone: '#ff5fd2',
    art: <BossArt id={id} side={here?.side ?? 1} />,
    stats,
    body: [text.stats, ...bodyOf(text)],
    notes: def.cards.map((_, i) => ({ term: w.timeline.slot(i + 1), text: bossCardText(def, i + 1, lang).body })),
  };
}

function bossCardFace(boss: string, position: number, { view, lang, w }: Reading): LargeFace | undefined {
  const def = bossDef(view, boss);
  if (!def) return undefined;
  const text = bossCardText(def, position, lang);
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.bossCard,
    tone: '#ff5fd2',
    art: (
      <div className={styles.emblem} data-kind="boss">
        <BossCardIcon effects={def.cards[position - 1] ?? []} />
      </div>
    ),
    body: bodyOf(text),
  };
}

function crewFace(crew: CrewId, { view, lang, w }: Reading): LargeFace {
  const text = crewText(packOf(view), crew, lang);
  return {
    title: plain(text.title),
    kind: w.inspect.kinds.crew,
    tone: '#7cf29c',
    art: (
      <div className={styles.portrait}>
        <CrewPortrait crew={crew} />
      </div>
    ),
    body: bodyOf(text),
  };
}

/** A column: what stands in it, nearest first, and what threatens the ship there. */
function columnFace(column: number, { view, lang, w }: Reading): LargeFace {
  const enemies = [...(view.columns[column - 1] ?? [])].reverse();
  const names = enemies.map((enemy) => plain(enemyName(view, enemy.type, lang)));
  if (view.boss?.entered && view.boss.column === column) names.push(nameOf(view, 'boss', view.boss.id, lang));
  const danger = threatOf(view).columns[column - 1] ?? 0;
  return {
    title: w.board.column(column),
    ...(view.ship === column ? { kind: w.inspect.kinds.ship, art: <ShipArt /> } : {}),
    tone: '#7cf29c',
    body: [
      names.length > 0 ? w.inspect.inColumn(names.join(', ')) : w.inspect.emptyColumn,
      ...(danger > 0 ? [w.board.shipThreat(danger)] : []),
    ],
  };
}
