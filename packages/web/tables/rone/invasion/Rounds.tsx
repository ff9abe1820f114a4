import { plain } from '@starhold/effects/text';
import type { InvasionView } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';
import { eventText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { INVASION_TEXT } from '../text/invasion.ts';
import { type Round, roundsOf, scenarioIn } from './model.ts';
import styles from './rounds.module.css';

/** The round track: where the marker stands, which events end when. */
export function Rounds({ invasion, pack }: { invasion: InvasionView; pack: Pack }): ReactNode {
  const t = useText(INVASION_TEXT);
  const rounds = roundsOf(invasion);
  return (
    <div className={styles.rounds}>
      <b>{t.round(Math.max(1, invasion.marker), rounds.length)}</b>
      <ol className={styles.track} aria-label={t.track}>
        {rounds.map((round) => (
          <Place key={round.n} round={round} invasion={invasion} pack={pack} />
        ))}
      </ol>
    </div>
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
