import type { ReactNode } from 'react';
import { EndSummary } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { Ending } from '../EndPage.tsx';

/** Places and points, for a game without an ending of its own. */
export function GeneralEnd({ ending }: { ending: Ending }): ReactNode {
  const { moment, names, t, front, lang, me } = useDesk();
  const { result } = moment;
  const sides = [...(result?.sides ?? [])].sort((a, b) => a.place - b.place);
  const won = sides.some((side) => side.place === 1 && (me < 0 || side.seats.includes(me)));
  return (
    <EndSummary
      won={won}
      title={front.name[lang]}
      text={sides
        .map((side) => t.end.place(side.place, side.seats.map((seat) => names[seat]).join(', '), side.score ?? null))
        .join(' · ')}
      facts={[]}
      charts={[]}
      actions={ending.actions}
      {...ending.caveat}
    />
  );
}
