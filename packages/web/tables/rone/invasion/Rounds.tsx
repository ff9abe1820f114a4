import { plain } from '@starhold/effects/text';
import type { InvasionView, View } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import { eventText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { INVASION_TEXT } from '../text/invasion.ts';
import { type Round, roundsOf, scenarioIn, stepIn } from './model.ts';
import { stepOf } from './places.ts';
import styles from './rounds.module.css';

/** The round track: where the marker stands, which events end when. */
export function Rounds({ invasion, pack }: { invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const rounds = roundsOf(invasion);
  return (
    <div className={styles.rounds}>
      <b>{t.round(Math.max(1, invasion.marker), rounds.length)}</b>
      <Rail />
      <ol className={styles.track} aria-label={t.track}>
        {rounds.map((round) => (
          <Place key={round.n} round={round} invasion={invasion} pack={pack} />
        ))}
      </ol>
    </div>
  );
}

/** The seven steps of the phase while it runs: the one at work by its name, those behind it dark. */
function Rail(): ReactNode {
  const t = useText(INVASION_TEXT);
  const { past, beat } = useDesk<View>();
  const names = Object.entries(t.step);
  // What is being told just now is not in the log yet.
  const step = stepIn([...past.map(({ event }) => event), ...(beat?.events ?? [])]);
  const now = names.findIndex(([id]) => id === step);
  if (now < 0) return null;
  return (
    <ol className={styles.rail} aria-label={t.steps} data-rail={step}>
      {names.map(([id, name], i) => (
        <li
          key={id}
          data-state={i === now ? 'now' : i < now ? 'past' : undefined}
          aria-current={i === now ? 'step' : undefined}
          data-flip={stepOf(id)}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

function Place({ round, invasion, pack }: { round: Round; invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const scenario = scenarioIn(pack, invasion.scenario);
  const events = (scenario?.events ?? []).filter(({ id }) => round.events.includes(id));
  const away = round.n - invasion.marker;
  const when = round.state === 'now' ? t.now : round.state === 'past' ? t.ended : t.inRounds(away);
  const said = scenario
    ? events.map((event) => `${event.name[lang]} (${when}): ${plain(eventText(scenario, event, lang, pack).body)}`)
    : [];
  const name = events.map((event) => event.name[lang]).join(', ');
  return (
    <li
      className={styles.place}
      data-state={round.state}
      data-event={events.length > 0 ? '' : undefined}
      aria-current={round.state === 'now' ? 'step' : undefined}
      title={said.length > 0 ? said.join('\n') : undefined}
    >
      <Spoken>{[String(round.n), ...said].join(': ')}</Spoken>
      <span aria-hidden="true" data-flip={round.state === 'now' ? 'round-marker' : undefined}>
        {round.n}
        {events.length > 0 ? <Icon name="warning" /> : null}
        {name === '' ? null : <em className={styles.event}>{name}</em>}
      </span>
    </li>
  );
}
