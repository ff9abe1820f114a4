import { standingOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import type { Ending } from '../../../desk/EndPage.tsx';
import { lacking, lastDeeds, lastTurn } from './downfall.ts';
import { EndView } from './EndView.tsx';

export function End({ ending }: { ending: Ending }): ReactNode {
  const { view, moment, seat, log, words, replay, why } = useDesk<UnsView>();
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
  const { rows, actions, caveat } = ending;
  return <EndView view={view} won={won} rows={rows} actions={actions} {...caveat} lost={lost} />;
}
