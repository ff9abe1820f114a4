import type { ReactNode } from 'react';
import { EndSummary, Ranking } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { Ending } from '../EndPage.tsx';

/** Places and points, for a game without an ending of its own. */
export function GeneralEnd({ ending }: { ending: Ending }): ReactNode {
  const { moment, names, t, front, lang, me } = useDesk();
  const { result } = moment;
  const won = result?.sides.some((side) => side.place === 1 && (me < 0 || side.seats.includes(me))) ?? false;
  return (
    <EndSummary
      won={won}
      title={front.name[lang]}
      text={t.round(front.round(moment.view))}
      facts={[]}
      charts={[]}
      actions={ending.actions}
      {...ending.caveat}
    >
      {result ? (
        <Ranking
          result={result}
          nameOf={(seat) => names[seat]}
          gameName={front.name[lang]}
          {...(me < 0 ? {} : { me })}
        />
      ) : null}
    </EndSummary>
  );
}
