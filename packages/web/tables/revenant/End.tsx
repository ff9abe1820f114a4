import type { Side } from '@starhold/kernel';
import { DIFFICULTY_NAMES, nameFor, RIVAL } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { PLAYER_TONES, RevenantArt, RevenantIcon } from '../../art/revenant/index.ts';
import type { Ending } from '../../desk/EndPage.tsx';
import { type Plot, plotted } from '../../desk/end/plots.ts';
import type { Deeds } from '../../desk/end/turning.ts';
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
import { Scoring } from './Scoring.tsx';
import { houseRows } from './scoring.ts';
import { ENDS_TEXT, type EndsText } from './texts/ends.ts';
import { type Revenant, useRevenant } from './useRevenant.ts';

/** What helps and what hurts, the weightiest first. */
const DEEDS: Deeds = {
  good: ['deployed', 'landed', 'rank', 'charged', 'played', 'influence', 'destroyed', 'hiddenKept'],
  bad: ['shipLost', 'failure', 'corrupted', 'shipCorrupted', 'hullHit', 'dropped', 'influence', 'played'],
};

/** How a game of Revenant ended: who leads, where everybody's prestige comes from, how it went. */
export function End({ ending: { rows, scene } }: { ending: Ending }): ReactNode {
  const desk = useRevenant();
  const { moment, seat, lang, names } = desk;
  const t = ENDS_TEXT[lang];
  const { result } = moment;
  const turning = useTurningBox(DEEDS);
  return (
    <EndScene
      {...scene}
      about={aboutOf(desk, t)}
      title={titleOf(desk, t, scene.standing)}
      cause={causeOf(desk, t, scene.standing)}
      picture={<Picture desk={desk} standing={scene.standing} />}
      turning={turning}
      best={bestOf(desk, t)}
      close={closeOf(desk, t)}
      players={playersOf(desk, t)}
      details={
        <EndNumbers facts={factsOf(desk, t)} charts={plotted(rows, t.cycle, plotsOf(desk, t))}>
          {result ? (
            <>
              <Ranking
                result={result}
                nameOf={(one) => names[one] ?? ''}
                gameName={RIVAL[lang]}
                partName={(part) => t.ranking[part] ?? part}
                {...(seat < 0 ? {} : { me: seat })}
              />
              <Scoring result={result} />
            </>
          ) : null}
        </EndNumbers>
      }
    />
  );
}

function aboutOf({ view, lang }: Revenant, t: EndsText): string {
  const rival = view.rival === null ? [] : [`${RIVAL[lang]}: ${DIFFICULTY_NAMES[view.options.difficulty][lang]}`];
  return [...rival, `${t.cycle} ${view.cycle}`].join(' · ');
}

const sideNames = ({ seats }: Side, { names, lang }: Revenant): string =>
  seats.map((one) => names[one] ?? '').join(', ') || RIVAL[lang];

function firstOf({ moment }: Revenant): Side | undefined {
  return moment.result?.sides.find(({ place }) => place === 1);
}

function titleOf(desk: Revenant, t: EndsText, standing: Ending['scene']['standing']): string {
  if (standing === 'drawn') return t.drawn;
  const first = firstOf(desk);
  return standing === 'won' || !first ? t.titleWon : t.titleLost(sideNames(first, desk));
}

/** Who leads (unless the title says so) and by how much, and where the fleet has come to. */
function causeOf(desk: Revenant, t: EndsText, standing: Ending['scene']['standing']): string {
  const { view, lang, pack, moment } = desk;
  const first = firstOf(desk);
  const second = moment.result?.sides.find((side) => side !== first);
  const colony = pack.colonies[pack.colonyIndex.get(view.chosen) ?? -1];
  const settled = colony ? t.colony(colony.name[lang], nameFor(view, colony.house, lang)) : t.noColony;
  const winner = standing === 'lost' || !first ? [] : [t.winner(sideNames(first, desk))];
  const by = first && second ? [t.points(first.score ?? 0, second.score ?? 0)] : [];
  return [...winner, ...by, settled].join(' ');
}

/** The winner in front of the world that was reached; whoever lost sees his own crew, whole. */
function Picture({ desk, standing }: { desk: Revenant; standing: Ending['scene']['standing'] }): ReactNode {
  const { view, own } = desk;
  return (
    <EndPicture
      foe={{ art: <RevenantArt id={view.chosen || 'K1'} kind="colony" />, shape: 1.6, framed: true }}
      heroes={[{ art: <RevenantArt id={own?.side ?? '1A'} kind="crew" />, shape: 1.6, framed: true }]}
      fallen={standing === 'lost' && view.rival !== null ? 'heroes' : 'nobody'}
    />
  );
}

const sideOfSeat = ({ moment, view }: Revenant, seat: number): Side | undefined =>
  moment.result?.sides.find(({ seats }) => (seat < view.options.players ? seats.includes(seat) : seats.length === 0));

function bestOf(desk: Revenant, t: EndsText): EndSceneProps['best'] {
  const { view, pack, lang } = desk;
  const seat = Math.max(0, desk.seat);
  const [best] = houseRows(view, pack).toSorted(
    (a, b) => (b.scores[seat]?.points ?? 0) - (a.scores[seat]?.points ?? 0),
  );
  if (!best) return undefined;
  return {
    label: t.bestHouse,
    name: nameFor(view, best.house, lang),
    text: t.bestText(best.scores[seat]?.points ?? 0, sideOfSeat(desk, seat)?.score ?? 0),
    picture: <RevenantArt id={best.house} kind="house" house={best.house} />,
  };
}

/** REV-29.7: so much damage the hull bears before something fails. */
const HULL_MAX = 5;

function closeOf(desk: Revenant, t: EndsText): Closeness[] {
  const { view, moment } = desk;
  const own = sideOfSeat(desk, Math.max(0, desk.seat))?.score ?? 0;
  const others = (moment.result?.sides ?? []).flatMap(({ score, seats }) =>
    seats.includes(Math.max(0, desk.seat)) ? [] : [score ?? 0],
  );
  const ships = view.ships.filter(({ id, sector }) => !id.startsWith('frigate') && sector !== '').length;
  return [
    ...(others.length === 0
      ? []
      : [{ label: t.margin, value: own - Math.max(...others), icon: <Icon name="trophy" /> }]),
    { label: t.ships, value: ships, icon: <RevenantIcon name="ark" /> },
    { label: t.hull, value: view.hull, of: HULL_MAX, icon: <RevenantIcon name="damage" />, bad: true },
  ];
}

function playersOf(desk: Revenant, t: EndsText): EndPlayer[] {
  const { view, names, seat, lang } = desk;
  const players = view.players.flatMap(({ side }, one): EndPlayer | never[] => {
    const own = sideOfSeat(desk, one);
    if (!own) return [];
    return {
      name: names[one] ?? RIVAL[lang],
      line: t.line(own.parts?.houses ?? 0, own.parts?.agendas ?? 0),
      portrait: <RevenantArt id={side} kind="crew" />,
      isMe: one === seat,
      place: own.place,
      score: own.score ?? 0,
    };
  });
  return players.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

function factsOf({ view, lang }: Revenant, t: EndsText): EndFact[] {
  const ships = view.ships.filter(({ id, sector }) => !id.startsWith('frigate') && sector !== '').length;
  const voidborn = view.sectors.reduce((sum, sector) => sum + sector.voidborn, 0);
  return [
    ...(view.rival === null
      ? []
      : [
          {
            label: RIVAL[lang],
            value: DIFFICULTY_NAMES[view.options.difficulty][lang],
            icon: <Icon name="warning" />,
          },
        ]),
    { label: t.ships, value: ships, icon: <RevenantIcon name="ark" /> },
    { label: t.voidborn, value: voidborn, icon: <RevenantIcon name="voidborn" /> },
    { label: t.hull, value: view.hull, icon: <RevenantIcon name="damage" /> },
  ];
}

function plotsOf({ view, names, lang }: Revenant, t: EndsText): Plot[] {
  const perPlayer = (what: 'tactics' | 'influence' | 'cards'): Plot => ({
    title: t.charts[what],
    lines: view.players.map((_, seat) => [
      `${what}:${seat}`,
      names[seat] ?? RIVAL[lang],
      PLAYER_TONES[seat % PLAYER_TONES.length] ?? PLAYER_TONES[0],
    ]),
  });
  return [
    perPlayer('influence'),
    perPlayer('cards'),
    perPlayer('tactics'),
    {
      title: t.charts.fleet,
      lines: [
        ['ships', t.charts.ships, '#e9c765'],
        ['voidborn', t.charts.voidborn, '#ff4fae'],
        ['hull', t.charts.hull, '#ff5b45'],
      ],
    },
  ];
}
