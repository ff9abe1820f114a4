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
  type IconName,
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

/** A printed card: its title, kind and text; the rest is drawn around them. */
function printed({ title, body }: CardText, kind: string, more: Partial<LargeFace>): LargeFace {
  return { title: plain(title), kind, body: body.length === 0 ? [] : [body], ...more };
}

const stat = (label: string, icon: IconName, value: Stat['value'], more: Partial<Stat> = {}): Stat => ({
  label,
  icon: <Icon name={icon} />,
  value,
  ...more,
});

const emblem = (kind: 'danger' | 'boss', icon: ReactNode): ReactNode => (
  <div className={styles.emblem} data-kind={kind}>
    {icon}
  </div>
);

function enemyFace(id: string, r: Reading): LargeFace | undefined {
  const { view, lang, w, why } = r;
  const here = view.columns.flat().find((enemy) => refOfThing(enemy.uid) === id);
  const def = enemyDef(view, here?.type ?? id);
  if (!def) return bossFace(id, r);
  const isDamaged = here !== undefined && here.damage > 0;
  const health = isDamaged ? { printed: def.hp, onWhy: () => why(`damage:${id}`) } : {};
  const face = printed(enemyText(def, lang), w.inspect.kinds.enemy, {
    art: <EnemyArt type={def.id} />,
    stats: [
      stat(w.inspect.health, 'heart', here ? here.hp - here.damage : def.hp, health),
      stat(w.inspect.attack, 'burst', def.attack),
      stat(w.ship.xp, 'cube', def.xp),
      ...(def.shield ? [stat(w.inspect.shield, 'hex', 1)] : []),
    ],
  });
  return face.body.length > 0 ? face : { ...face, body: [w.inspect.idle] };
}

function commandFace(kind: string, { view, lang, w }: Reading): LargeFace | undefined {
  const def = commandDef(view, kind);
  if (!def) return undefined;
  const face = printed(commandText(def, lang), w.inspect.kinds.command, {
    art: <CommandArt kind={kind} />,
    tone: CARD_TONES[kind] ?? '#69b8ff',
    stats: def.heat > 0 ? [stat(w.ship.heat, 'flame', `+${def.heat}`)] : [],
  });
  const now = kind === 'rocket' || kind === 'laser' ? [w.inspect.nowValue(gistOf(kind, view, w))] : [];
  return { ...face, body: [...face.body, ...now] };
}

function dangerFace(id: string, { view, lang, w }: Reading): LargeFace | undefined {
  const def = dangerDef(view, id);
  const art = emblem('danger', <DangerIcon {...iconOfDanger(def)} />);
  return def && printed(dangerText(def, lang), w.inspect.kinds.danger, { tone: '#ff6161', art });
}

function bossFace(id: string, { view, lang, w, why }: Reading): LargeFace | undefined {
  const def = bossDef(view, id);
  if (!def) return undefined;
  const text = bossText(def, lang);
  const here = view.boss?.id === id && view.boss.entered ? view.boss : undefined;
  const health = here && here.hp !== def.hp ? { printed: def.hp, onWhy: () => why('boss') } : {};
  const face = printed(text, w.inspect.kinds.boss, {
    tone: '#ff5fd2',
    art: <BossArt id={id} side={here?.side ?? 1} />,
    stats: [
      stat(w.inspect.health, 'heart', here?.hp ?? def.hp, health),
      stat(w.inspect.attack, 'burst', here?.attack ?? def.sides[0].attack),
      stat(w.inspect.side, 'flip', here?.side ?? 1),
      ...(here?.shield ? [stat(w.inspect.shield, 'hex', 1)] : []),
    ],
    notes: def.cards.map((_, i) => ({ term: w.timeline.slot(i + 1), text: bossCardText(def, i + 1, lang).body })),
  });
  return { ...face, body: [text.stats, ...face.body] };
}

function bossCardFace(boss: string, position: number, { view, lang, w }: Reading): LargeFace | undefined {
  const def = bossDef(view, boss);
  const art = emblem('boss', <BossCardIcon effects={def?.cards[position - 1] ?? []} />);
  return def && printed(bossCardText(def, position, lang), w.inspect.kinds.bossCard, { tone: '#ff5fd2', art });
}

function crewFace(crew: CrewId, { view, lang, w }: Reading): LargeFace {
  const art = (
    <div className={styles.portrait}>
      <CrewPortrait crew={crew} />
    </div>
  );
  return printed(crewText(packOf(view), crew, lang), w.inspect.kinds.crew, { tone: '#7cf29c', art });
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
