import { standingOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { EndPage } from '../../../desk/EndPage.tsx';
import { useUns } from '../context.ts';
import { lacking, lastDeeds, lastTurn } from '../model/downfall.ts';
import { EndView } from '../parts/index.ts';

export function End({ onBoard }: { onBoard: () => void }): ReactNode {
  const { view, moment, seat, log, words, replay, why } = useUns();
  const won = moment.result !== null && standingOf(moment.result, seat) === 'won';
  const start = lastTurn(log);
  const lost = {
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
    <EndPage round={view.turn} onBoard={onBoard}>
      {({ rows, actions, caveat }) => (
        <EndView view={view} won={won} rows={rows} actions={actions} {...caveat} lost={lost} />
      )}
    </EndPage>
  );
}
