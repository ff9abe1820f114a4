import type { UnsView } from '@starhold/unstoppable';
import { packOf, storyIn } from '@starhold/unstoppable/content';
import { DIFFICULTY_NAMES, nameFor, storyText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import type { Ending } from '../../../desk/EndPage.tsx';
import { type Plot, plotted } from '../../../desk/end/plots.ts';
import { useTurningBox } from '../../../desk/end/useTurningBox.ts';
import {
  type Closeness,
  type EndFact,
  EndNumbers,
  EndPicture,
  type EndPlayer,
  EndScene,
  type EndSceneProps,
} from '../../../kit/index.ts';
import type { RoundValues } from '../../../session/types.ts';
import { CardArt, CharacterPortrait } from '../faces/index.ts';
import { ENDS_TEXT, type EndsText } from '../texts/ends.ts';
import type { PARTS_TEXT, PartsText } from '../texts/parts.ts';
import { type Uns, useUns } from '../useUns.ts';
import { Downfall, type DownfallProps } from './Downfall.tsx';
import { lacking, lastDeeds, lastTurn, measuresOf } from './downfall.ts';
import { bestCard, DEEDS, lastHit, lastOfBoss, seatDeeds } from './ending.ts';
import { Achievements, ScoreSheet } from './ScoreSheet.tsx';

/** How a game of Unstoppable ended. */
export function End({ ending: { rows, scene } }: { ending: Ending }): ReactNode {
  const desk = useUns();
  const { view, lang, parts } = desk;
  const t = ENDS_TEXT[lang];
  const won = scene.standing === 'won';
  const end = endOf(view);
  const characters = view.players.map((p) => nameFor(view, p.character, lang)).join(' & ');
  return (
    <EndScene
      {...scene}
      about={parts.end.text(view.turn, DIFFICULTY_NAMES[view.options.difficulty][lang], characters)}
      title={won ? (parts.end.won[view.boss.id] ?? '') : parts.end.lost[end]}
      cause={won ? wonBy(desk, t) : lostBy(desk, t)}
      picture={<Picture view={view} won={won} />}
      turning={useTurningBox(DEEDS)}
      best={bestOf(desk, t)}
      close={closeOf(desk, t)}
      players={playersOf(desk, t)}
      details={<Numbers won={won} rows={rows} />}
    />
  );
}

const endOf = ({ end }: UnsView): 'danger' | 'threats' | 'health' =>
  end === 'danger' || end === 'threats' ? end : 'health';

function wonBy({ view, log, words, lang }: Uns, t: EndsText): string {
  const story = storyIn(packOf(view), view.boss.story);
  if (view.boss.goal === null) return story ? storyText(story, lang).ending : t.wonStory(view.turn);
  const last = lastOfBoss(log);
  return last ? t.won(view.turn, words.cause(last.cause), last.n, view.boss.goal) : '';
}

/** What did it, and how little was missing. */
function lostBy({ view, log, parts, nameOf }: Uns, t: EndsText): string {
  const end = endOf(view);
  const { downfall } = parts.end;
  const hit = end === 'health' ? lastHit(log) : undefined;
  const cause = hit && hit.threat !== '' ? t.hit(view.turn, nameOf(hit.threat), hit.n) : downfall.cause[end](view.turn);
  const more = lacking(log);
  if (end === 'health' && more > 0) return `${cause} ${downfall.lacking(more)}`;
  const { goal, damage } = view.boss;
  return goal === null ? cause : `${cause} ${downfall.missing(goal - damage)}`;
}

function Picture({ view, won }: { view: UnsView; won: boolean }): ReactNode {
  const heroes = view.players.map(({ character }) => ({
    art: <CharacterPortrait id={character} />,
    shape: 1,
    framed: true,
  }));
  return (
    <EndPicture
      foe={{ art: <CardArt id={view.boss.id} />, shape: 1.6, framed: true }}
      heroes={heroes}
      fallen={won ? 'foe' : 'heroes'}
    />
  );
}

function bestOf({ log, nameOf, t: words }: Uns, t: EndsText): EndSceneProps['best'] {
  const best = bestCard(log);
  if (!best) return undefined;
  const { core, damage, used, beaten } = best;
  const text = damage > 0 ? t.best(damage, used) : t.played(used);
  return {
    label: words.end.best,
    name: nameOf(core),
    text: beaten > 0 ? `${text}, ${t.threats(beaten)}` : text,
    picture: <CardArt id={core} />,
  };
}

function closeOf({ view, parts }: Uns, t: EndsText): Closeness[] {
  const [boss, time, health] = measuresOf(view);
  return [
    {
      label: view.boss.goal === null ? parts.story.title : parts.end.boss,
      value: boss.have,
      of: boss.of,
      icon: <Icon name="enemies" />,
    },
    { label: parts.end.health, value: health.have, of: health.of, icon: <Icon name="heart" /> },
    { label: t.turnsLeft, value: time.of - time.have, of: time.of, icon: <Icon name="hourglass" /> },
  ];
}

function playersOf({ view, log, names, me, nameOf }: Uns, t: EndsText): EndPlayer[] {
  return seatDeeds(log, view.players.length).map(({ damage, beaten }, seat) => {
    const { character, level } = view.players[seat];
    return {
      name: view.players.length === 1 ? nameOf(character) : (names[seat] ?? ''),
      line: `${t.line(level, damage)}, ${t.defeated(beaten)}`,
      portrait: <CharacterPortrait id={character} />,
      isMe: seat === me,
    };
  });
}

/** Score with achievements, or what was lacking; and the course of the game. */
export function Numbers({ won, rows }: { won: boolean; rows: readonly RoundValues[] }): ReactNode {
  const { view, parts: t, log, words, replay, why } = useUns();
  const start = lastTurn(log);
  const lost: Omit<DownfallProps, 'view' | 'children'> = {
    deeds: lastDeeds(log).map(({ event }) => ({
      key: event.n,
      icon: words.look(event.type)[0],
      text: words.line(event),
    })),
    lacking: lacking(log),
    onWhy: why,
    onLastTurn: start ? () => replay.go(start.at) : undefined,
  };
  return (
    <EndNumbers facts={factsOf(view, t.end)} charts={plotted(rows, t.end.charts.turn, plotsOf(view.boss.goal, t))}>
      {won ? (
        <ScoreSheet view={view} />
      ) : (
        <Downfall view={view} {...lost}>
          <Achievements view={view} brief />
        </Downfall>
      )}
    </EndNumbers>
  );
}

function factsOf(view: UnsView, t: (typeof PARTS_TEXT)['en']['end']): EndFact[] {
  const both = (of: (p: UnsView['players'][number]) => number): string => view.players.map(of).join(' + ');
  return [
    ...(view.score ? [{ label: t.score, value: view.score.total, icon: <Icon name="trophy" /> }] : []),
    { label: t.turns, value: view.turn, icon: <Icon name="hourglass" /> },
    { label: t.level, value: both((p) => p.level), icon: <Icon name="up" /> },
    { label: t.health, value: both((p) => p.health), icon: <Icon name="heart" /> },
    ...(view.boss.goal === null
      ? []
      : [{ label: t.boss, value: `${view.boss.damage}/${view.boss.goal}`, icon: <Icon name="enemies" /> }]),
    { label: t.danger, value: view.danger.level, icon: <Icon name="warning" /> },
  ];
}

function plotsOf(goal: number | null, { end, player }: PartsText): Plot[] {
  const t = end.charts;
  const boss: Plot = { title: end.boss, lines: [['boss', end.boss, '#ff5fd2']] };
  return [
    ...(goal === null ? [] : [{ ...boss, limit: { at: goal, label: t.goal } }]),
    {
      title: t.players,
      lines: [
        ['health', end.health, '#ff7d8d'],
        ['credits', player.credits, '#ffb454'],
      ],
    },
    {
      title: t.pace,
      lines: [
        ['level', end.level, '#38c8e8'],
        ['danger', end.danger, '#ff4fa3'],
      ],
    },
    {
      title: t.pressure,
      lines: [
        ['attack', t.attack, '#ff8080'],
        ['threats', t.threats, '#9cc9ff'],
      ],
    },
  ];
}
