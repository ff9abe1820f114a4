import type { BosView } from '@starhold/bossin-space';
import { DIFFICULTY_NAMES, nameOf } from '@starhold/bossin-space/text';
import type { ReactNode } from 'react';
import { AvatarArt, BossArt, CommandArt, CrewPortrait, Icon, ShipArt } from '../../art/index.ts';
import type { Ending } from '../../desk/EndPage.tsx';
import { type Plot, plotted } from '../../desk/end/plots.ts';
import { useTurningBox } from '../../desk/end/useTurningBox.ts';
import {
  type Closeness,
  type EndFact,
  EndNumbers,
  EndPicture,
  type EndPlayer,
  EndScene,
  type EndSceneProps,
} from '../../kit/index.ts';
import { bestCard, DEEDS, enemyIn, lastBlow, seatDeeds } from './model/ending.ts';
import { ENDS_TEXT, type EndsText } from './text/ends.ts';
import { type Bos, useBos } from './useBos.ts';

const SLOTS = 4;

/** How a game of Bossin' Space ended. */
export function End({ ending: { rows, scene } }: { ending: Ending }): ReactNode {
  const desk = useBos();
  const { view, lang } = desk;
  const t = ENDS_TEXT[lang];
  const won = scene.standing === 'won';
  const boss = view.boss && nameOf(view, 'boss', view.boss.id, lang);
  return (
    <EndScene
      {...scene}
      about={[
        ...(boss ? [boss] : []),
        t.text(view.round, DIFFICULTY_NAMES[view.options.difficulty][lang], view.seats.length),
      ].join(' · ')}
      title={won ? t.broken(boss ?? t.titles.boss) : t.titles[view.end === 'heat' ? 'heat' : 'hull']}
      cause={causeOf(desk, t, won)}
      picture={<Picture view={view} won={won} />}
      turning={useTurningBox(DEEDS, (cause) => whatOf(desk, cause))}
      best={bestOf(desk, t)}
      close={closeOf(view, t, won)}
      players={playersOf(desk, t)}
      details={
        <EndNumbers facts={factsOf(desk, t)} charts={plotted(rows, t.round, plotsOf(rows, view.heatMax, desk, t))} />
      }
    />
  );
}

function Picture({ view, won }: { view: BosView; won: boolean }): ReactNode {
  const { boss } = view;
  const foe = boss ? { foe: { art: <BossArt id={boss.id} side={boss.side} />, shape: 420 / 166 } } : {};
  const ship = { art: <ShipArt thrust={won} damaged={!won} />, shape: 160 / 122 };
  return <EndPicture {...foe} heroes={[ship]} fallen={won ? 'foe' : 'heroes'} />;
}

/** What did something, by its name. */
function whatOf({ view, words, lang, log }: Bos, cause: string): string {
  const enemy = enemyIn(log, cause);
  return enemy === undefined ? words.cause(cause) : nameOf(view, 'enemy', enemy, lang);
}

function causeOf(desk: Bos, t: EndsText, won: boolean): string {
  const { view, lang, log } = desk;
  const blow = lastBlow(log);
  if (!blow) return '';
  const { round, slot, cause, damage, enemy } = blow;
  const what = whatOf(desk, cause);
  if (won) return t.won(round, slot, what, Math.max(1, damage));
  if (view.end === 'heat') return t.heat(round, slot, what, view.heatMax);
  return enemy === undefined ? t.hull(round, slot, what) : t.line(round, slot, nameOf(view, 'enemy', enemy, lang));
}

function bestOf({ view, log, lang, t: words }: Bos, t: EndsText): EndSceneProps['best'] {
  const best = bestCard(log);
  if (!best) return undefined;
  const { card, damage, times, kills } = best;
  const text = damage > 0 ? t.bestDamage(damage, times) : t.bestUsed(times);
  return {
    label: words.end.best,
    name: nameOf(view, 'command', card, lang),
    text: kills > 0 ? `${text}, ${t.bestKills(kills)}` : text,
    picture: <CommandArt kind={card} />,
  };
}

function closeOf({ intact, life, heat, heatMax, boss, slot }: BosView, t: EndsText, won: boolean): Closeness[] {
  return [
    { label: t.life, value: intact, of: life, icon: <Icon name="heart" /> },
    { label: t.heatOf, value: heat, of: heatMax, icon: <Icon name="flame" />, bad: true },
    ...(won
      ? [{ label: t.slotsLeft, value: Math.max(0, SLOTS - slot), of: SLOTS, icon: <Icon name="hourglass" /> }]
      : boss
        ? [{ label: t.bossLeft, value: boss.hp, of: boss.maxHp, icon: <Icon name="skull" />, bad: true }]
        : []),
  ];
}

function playersOf({ view, log, names, me, moment }: Bos, t: EndsText): EndPlayer[] {
  const alone = view.seats.length === 1;
  const { levels } = view;
  return seatDeeds(log, view.seats.length).map(({ captain, damage, hadLast }, seat) => {
    const crew = view.seats[seat]?.crew;
    const line = alone
      ? [t.damage(damage), t.upgraded(levels.rockets + levels.laser + levels.deck + levels.life)]
      : [t.captain(captain), hadLast && moment.over === 'win' ? t.lastShot : t.damage(damage)];
    return {
      name: names[seat] ?? '',
      line: line.join(', '),
      portrait: crew ? <CrewPortrait crew={crew} /> : <AvatarArt seed={`${names[seat] ?? ''}/${seat}`} />,
      isMe: seat === me,
    };
  });
}

function factsOf({ view, w, lang }: Bos, t: EndsText): EndFact[] {
  const { levels, boss } = view;
  return [
    { label: t.rounds, value: view.round, icon: <Icon name="hourglass" /> },
    { label: t.life, value: `${view.intact}/${view.life}`, icon: <Icon name="heart" /> },
    { label: w.ship.heat, value: `${view.heat}/${view.heatMax}`, icon: <Icon name="flame" /> },
    {
      label: t.upgrades,
      value: levels.rockets + levels.laser + levels.deck + levels.life,
      icon: <Icon name="cube" />,
    },
    { label: t.defeated, value: view.discards.enemies.length, icon: <Icon name="skull" /> },
    ...(boss
      ? [
          {
            label: nameOf(view, 'boss', boss.id, lang),
            value: `${boss.hp}/${boss.maxHp}`,
            icon: <Icon name="enemies" />,
          },
        ]
      : []),
  ];
}

function plotsOf(rows: Ending['rows'], heatMax: number, { w }: Bos, t: EndsText): Plot[] {
  const names = t.charts;
  const hasBoss = rows.some(({ values }) => (values.boss ?? 0) > 0);
  return [
    {
      title: names.hull,
      lines: [
        ['damage', names.damage, '#ff7d8d'],
        ['heat', w.ship.heat, '#ff9a4d'],
      ],
      limit: { at: heatMax, label: w.ship.explosion },
    },
    {
      title: names.progress,
      lines: [
        ['xp', w.ship.xp, '#7cf29c'],
        ['upgrades', w.ship.upgrades, '#ffd166'],
      ],
    },
    {
      title: names.enemies,
      lines: [
        ['enemies', names.onBoard, '#69b8ff'],
        ['enemiesToCome', names.toCome, '#c19bff'],
        ...(hasBoss ? [['boss', names.boss, '#ff5fd2'] as const] : []),
      ],
    },
  ];
}
