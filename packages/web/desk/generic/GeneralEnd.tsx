import type { ReactNode } from 'react';
import { EndScene, Ranking } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { Ending } from '../EndPage.tsx';
import type { Deeds } from '../end/turning.ts';
import { useTurningBox } from '../end/useTurningBox.ts';

const NO_DEEDS: Deeds = { good: [], bad: [] };

/** Places and points, for a game without an ending of its own. */
export function GeneralEnd({ ending: { scene } }: { ending: Ending }): ReactNode {
  const { moment, names, words, front, lang, me } = useDesk();
  const turning = useTurningBox(NO_DEEDS);
  const { result } = moment;
  const about = words.round(front.round(moment.view));
  return (
    <EndScene
      {...scene}
      about={about}
      title={front.name[lang]}
      cause={about}
      picture={null}
      turning={turning}
      close={[]}
      players={names.map((name, seat) => {
        const side = result?.sides.find(({ seats }) => seats.includes(seat));
        return {
          name,
          line: '',
          isMe: seat === me,
          ...(scene.versus && side ? { place: side.place } : {}),
          ...(side?.score === undefined ? {} : { score: side.score }),
        };
      })}
      details={
        result ? (
          <Ranking
            result={result}
            nameOf={(seat) => names[seat]}
            gameName={front.name[lang]}
            {...(me < 0 ? {} : { me })}
          />
        ) : null
      }
    />
  );
}
