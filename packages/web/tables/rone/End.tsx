import type { Side } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { DIFFICULTY_NAMES, MODE_NAMES, nameFor } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { RoneArt, RoneIcon, RonePortrait } from '../../art/rone/index.ts';
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
  Ranking,
} from '../../kit/index.ts';
import { isLeader } from './cards/pack.ts';
import { scenarioIn } from './invasion/model.ts';
import { bestCard, DEEDS, lastHit, seatDeeds } from './model/ending.ts';
import { ENDS_TEXT, type EndsWords } from './text/ends.ts';
import { type Rone, useRone } from './useRone.ts';

type Words = EndsWords['end'];

/** How a game of RONE ended: a duel, a series, a team fight or the campaign. */
export function End({ ending: { rows, scene } }: { ending: Ending }): ReactNode {
  const rone = useRone();
  const { view, moment, seat, lang, names } = rone;
  const t = ENDS_TEXT[lang].end;
  const { result } = moment;
  const { standing } = scene;
  return (
    <EndScene
      {...scene}
      about={aboutOf(rone, t)}
      title={titleOf(rone, t, standing)}
      cause={causeOf(rone, t)}
      picture={<Picture rone={rone} standing={standing} />}
      turning={useTurningBox(DEEDS)}
      best={bestOf(rone, t)}
      close={closeOf(rone, t)}
      players={playersOf(rone, t)}
      record={recordOf(scene, view, t)}
      details={
        <EndNumbers facts={factsOf(rone, t)} charts={plotted(rows, t.round, plotsOf(rone, t))}>
          {result && !view.invasion ? (
            <Ranking
              result={result}
              nameOf={(one) => names[one] ?? ''}
              gameName={t.game}
              teamName={(side: Side) => (side.seats.length > 1 ? t.team(namesOf(side, names)) : undefined)}
              me={seat}
            />
          ) : null}
        </EndNumbers>
      }
    />
  );
}

const namesOf = (side: Side, names: readonly string[]): string => side.seats.map((one) => names[one] ?? '').join(' & ');

function aboutOf({ view, lang, pack }: Rone, t: Words): string {
  const scenario = view.invasion && scenarioIn(pack, view.invasion.scenario)?.name[lang];
  const parts = [
    // A scenario says already against whom.
    ...(scenario && view.options.mode === 'coop' ? [] : [MODE_NAMES[view.options.mode][lang]]),
    ...(scenario ? [scenario, DIFFICULTY_NAMES[view.options.difficulty][lang]] : []),
    `${t.rounds}: ${view.round}`,
  ];
  return parts.join(' · ');
}

/** Who fell, where somebody did. */
function fallenSeat({ view, moment, log }: Rone): number {
  const fallen = view.players.findIndex(({ health }) => health <= 0);
  const told = log.findLast(({ event }) => event.type === 'fell')?.event.seat;
  return told ?? (fallen < 0 ? (moment.result?.sides.find(({ place }) => place > 1)?.seats[0] ?? 0) : fallen);
}

function titleOf(rone: Rone, t: Words, standing: Ending['scene']['standing']): string {
  const { view, moment, names } = rone;
  if (view.invasion) return t.coop[standing === 'won' ? 'won' : 'lost'];
  if (standing === 'drawn' || !moment.result) return t.drawn;
  const side = moment.result.sides.find(({ place }) => (standing === 'won' ? place > 1 : place === 1));
  return t.titles[standing === 'won' ? 'won' : 'lost'](side ? namesOf(side, names) : '');
}

/** Who fell, by what, and why; a draw by survival check says so. */
function causeOf(rone: Rone, t: Words): string {
  const { view, names, log, w } = rone;
  if (!view.invasion && view.over === 'survival') return t.checkDraw;
  const loser = fallenSeat(rone);
  const why = t.why[view.over]?.(names[loser] ?? '') ?? '';
  const hit = view.over === 'health' ? lastHit(log, loser) : undefined;
  if (!hit) return why;
  const kind = hit.damage === 'ranged' || hit.damage === 'destruction' ? hit.damage : 'melee';
  return `${t.blow(view.round, hit.n, w.tally[kind])} ${why}`;
}

const leaderOf = ({ view, pack }: Rone, seat: number): string =>
  view.players[seat]?.base.find(({ id }) => isLeader(pack, id))?.id ?? 'RC48';

function Picture({ rone, standing }: { rone: Rone; standing: Ending['scene']['standing'] }): ReactNode {
  const { view, moment } = rone;
  const seat = Math.max(0, rone.seat);
  const mine = moment.result?.sides.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
  const face = (one: number) => ({ art: <RonePortrait id={leaderOf(rone, one)} />, shape: 1, framed: true });
  const other = view.players.findIndex((_, one) => !mine.includes(one));
  const foe = view.invasion ? (
    <RoneArt id={view.invasion.stack.at(-1)?.id ?? 'IC22'} kind="invasion" />
  ) : (
    <RoneArt id={leaderOf(rone, other)} kind="leader" />
  );
  // Who lost against somebody is not shown his ruins.
  const fallen = standing === 'won' ? 'foe' : standing === 'lost' && view.invasion ? 'heroes' : 'nobody';
  return <EndPicture foe={{ art: foe, shape: 1.6, framed: true }} heroes={mine.map(face)} fallen={fallen} />;
}

function bestOf({ view, log, pack, seat, lang, t: words }: Rone, t: Words): EndSceneProps['best'] {
  const best = bestCard(log, pack, Math.max(0, seat));
  if (!best) return undefined;
  const { card, damage, played } = best;
  return {
    label: words.end.best,
    name: nameFor(view, card, lang),
    text: damage > 0 ? t.bestDamage(damage, played) : t.bestPlayed(played),
    picture: <RoneArt id={card} />,
  };
}

function closeOf({ view, seat, names }: Rone, t: Words): Closeness[] {
  const own = Math.max(0, seat);
  const { startArmour, startHealth } = view.options;
  const of = (n: number, least: number): number => Math.max(n, least);
  const heart = <RoneIcon name="health" />;
  const mine = view.players[own];
  if (!mine) return [];
  const rest = view.invasion
    ? [{ label: t.stack, value: view.invasion.stack.length, icon: <Icon name="enemies" />, bad: true }]
    : view.players.flatMap(({ health }, one) =>
        one === own || one % 2 === own % 2
          ? []
          : [{ label: t.healthOf(names[one] ?? ''), value: health, of: of(health, startHealth), icon: heart }],
      );
  return [
    { label: t.health, value: mine.health, of: of(mine.health, startHealth), icon: heart },
    { label: t.armour, value: mine.armour, of: of(mine.armour, startArmour), icon: <RoneIcon name="armour" /> },
    ...rest.slice(0, 1),
  ];
}

function playersOf(rone: Rone, t: Words): EndPlayer[] {
  const { view, log, names, seat, moment } = rone;
  const deeds = seatDeeds(log, view.players.length);
  return view.players.map(({ health }, one) => {
    const side = moment.result?.sides.find(({ seats }) => seats.includes(one));
    const { dealt, beaten } = deeds[one];
    return {
      name: names[one] ?? '',
      line: view.invasion ? t.invasionLine(dealt, beaten) : t.line(health, dealt),
      portrait: <RonePortrait id={leaderOf(rone, one)} />,
      isMe: one === seat,
      ...(view.invasion || !side ? {} : { place: side.place }),
    };
  });
}

/** A series says how it stands beside what was played before. */
function recordOf({ record }: Ending['scene'], view: View, t: Words): Ending['scene']['record'] {
  if (!record || view.options.mode !== 'series') return record;
  return { ...record, lines: [t.series(view.wins.join(' : ')), ...record.lines] };
}

function factsOf({ view, lang, pack }: Rone, t: Words): EndFact[] {
  // Narrow spaces that do not break: four numbers stay in one line.
  const all = (of: (p: View['players'][number]) => number): string => view.players.map(of).join('\u202f·\u202f');
  const facts: EndFact[] = [
    { label: t.rounds, value: view.round, icon: <Icon name="hourglass" /> },
    { label: t.armour, value: all((p) => p.armour), icon: <RoneIcon name="armour" /> },
    { label: t.health, value: all((p) => p.health), icon: <RoneIcon name="health" /> },
    { label: t.technologies, value: all((p) => Math.max(0, p.base.length - 1)), icon: <RoneIcon name="technology" /> },
  ];
  if (view.options.mode === 'series') {
    facts.unshift({ label: t.matches, value: view.wins.join(' : '), icon: <Icon name="trophy" /> });
  }
  if (view.invasion) {
    facts.unshift(
      {
        label: t.scenario,
        value: scenarioIn(pack, view.invasion.scenario)?.name[lang] ?? '',
        icon: <Icon name="book" />,
      },
      { label: t.difficulty, value: DIFFICULTY_NAMES[view.options.difficulty][lang], icon: <Icon name="warning" /> },
    );
  }
  return facts;
}

const TONES = ['#e8793f', '#69b8ff', '#62d992', '#f5c84b'];

function plotsOf({ view, names }: Rone, t: Words): Plot[] {
  const perPlayer = (what: 'health' | 'armour'): Plot => ({
    title: t.charts[what],
    lines: view.players.map((_, seat) => [`${what}:${seat}`, names[seat] ?? '', TONES[seat % TONES.length]]),
  });
  const invasion: Plot = {
    title: t.charts.invasion,
    lines: [
      ['deployed', t.charts.deployed, '#a6ff5c'],
      ['invasionResearch', t.charts.research, '#bfa6ff'],
      ['protocols', t.charts.protocols, '#ff5fb0'],
    ],
  };
  return [perPlayer('health'), perPlayer('armour'), ...(view.invasion ? [invasion] : [])];
}
