import { packOf } from '@starhold/bossin-space/content';
import { CREW_NAMES, crewText, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { optionId } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { CrewPortrait, Icon, type IconName } from '../../../art/index.ts';
import { Button, SeatPanel } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import styles from './rail.module.css';

const ICONS: Record<string, IconName> = {
  gunner: 'gunner',
  scientist: 'scientist',
  hacker: 'hacker',
  pilot: 'pilot',
  mechanic: 'mechanic',
};

/** Everybody at the table: who is captain, who thinks, how many cards, who has chosen. */
export function CrewPanel({ onSignal }: { onSignal: () => void }): ReactNode {
  const { view, t, w, lang, names, session, moment, me, inspect, phone, live } = useBos();
  const isCaptain = me === view.captain && view.seats.length > 1;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <span>{w.crew.title}</span>
      </h2>
      <div className={styles.seats}>
        {view.seats.map((seat, i) => {
          const crew = seat.crew;
          const captain = view.captain === i && view.seats.length > 1;
          const state = captain ? (view.crewUsed ? w.crew.used : w.crew.ready) : '';
          return (
            <SeatPanel
              key={names[i]}
              name={names[i] ?? ''}
              seat={i}
              {...(crew === null
                ? {}
                : {
                    portrait: <CrewPortrait crew={crew} />,
                    role: state === '' ? CREW_NAMES[crew][lang] : `${CREW_NAMES[crew][lang]} · ${state}`,
                    roleIcon: <Icon name={ICONS[crew] ?? 'crew'} />,
                    onInspect: () => inspect(`crew:${crew}`, 'press', null),
                  })}
              {...(captain ? { badge: w.crew.captain, badgeIcon: <Icon name="captain" /> } : {})}
              {...(view.phase === 'selection' && seat.plays > 0
                ? { chosen: { done: seat.chosen, of: seat.plays } }
                : { handSize: seat.handSize })}
              me={me === i && view.seats.length > 1}
              bot={session.setup.seats[i]?.bot !== undefined}
              thinking={moment.thinking === i}
              waiting={moment.waitingFor.includes(i) && me !== i}
            />
          );
        })}
      </div>
      {view.seats.length === 1 ? <p className={styles.solo}>{w.crew.solo}</p> : null}
      {isCaptain ? <Ability /> : null}
      {phone && live && moment.signals.length > 0 ? (
        <Button wide icon={<Icon name="speak" />} onPress={onSignal}>
          {t.pings.title}
        </Button>
      ) : null}
    </section>
  );
}

/** The captain's ability: a button while it may be used, otherwise why not. */
function Ability(): ReactNode {
  const { view, w, lang, turn, moment } = useBos();
  const crew = view.seats[view.captain]?.crew;
  if (!crew) return null;
  const option = optionId('use', crew);
  const usable = turn.choices.includes(option);
  const refusal = moment.refusals[option];
  const words = plain(crewText(packOf(view), crew, lang).body);
  const why = view.crewUsed ? w.crew.used : refusal ? plain(refusalText(refusal, lang)) : w.crew.notNow;
  return (
    <button
      type="button"
      className={styles.ability}
      data-state={usable ? 'legal' : 'idle'}
      aria-disabled={usable ? undefined : true}
      title={words}
      onClick={() => {
        if (usable) turn.choose(option);
      }}
    >
      <b>
        <Icon name={ICONS[crew] ?? 'crew'} />
        {w.crew.ability(CREW_NAMES[crew][lang])}
      </b>
      <small>
        {usable ? null : <Icon name="lock" />}
        {usable ? w.crew.use : why}
      </small>
    </button>
  );
}
