import { packOf } from '@starhold/bossin-space/content';
import { CREW_NAMES, crewText, refusalText } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { optionId } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { AvatarArt, CrewPortrait, Icon, type IconName } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { touchOf } from '../../../desk/turn/useTurn.ts';
import { ProgressDots } from '../../../kit/index.ts';
import { useKitText } from '../../../text/kit.ts';
import { useBos } from '../useBos.ts';
import styles from './rail.module.css';

const ICONS: Record<string, IconName> = {
  gunner: 'gunner',
  scientist: 'scientist',
  hacker: 'hacker',
  pilot: 'pilot',
  mechanic: 'mechanic',
};

/** Everybody at the table: who is captain, who thinks, how many cards, who has chosen. */
export function Crew(): ReactNode {
  const { view, w, me } = useBos();
  const shared = view.seats.length > 1;
  return (
    <section>
      <h2 className="caption">{w.crew.title}</h2>
      <ul className={styles.seats}>
        {view.seats.map((_, i) => (
          <li key={i.toString()}>
            <Seat seat={i} />
          </li>
        ))}
      </ul>
      {shared ? null : <p className={styles.solo}>{w.crew.solo}</p>}
      {shared && me === view.captain ? <Ability /> : null}
    </section>
  );
}

function Seat({ seat }: { seat: number }): ReactNode {
  const { view, w, lang, names, session, moment, me } = useBos();
  const t = useKitText();
  const { crew, handSize, plays, chosen } = view.seats[seat];
  const name = names[seat] ?? '';
  const shared = view.seats.length > 1;
  const isCaptain = shared && view.captain === seat;
  const picking = view.phase === 'selection' && plays > 0;
  const count = picking ? `${chosen}/${plays}` : String(handSize);
  const role = [
    ...(crew === null ? [] : [CREW_NAMES[crew][lang]]),
    ...(isCaptain ? [view.crewUsed ? w.crew.used : w.crew.ready] : []),
    ...(session.setup.seats[seat]?.bot === undefined ? [] : [t.bot]),
  ].join(' · ');
  const spoken = [
    name,
    ...(isCaptain ? [w.crew.captain] : []),
    role,
    picking ? t.cardsChosen(chosen, plays) : t.cardsInHand(handSize),
  ];
  return (
    <Thing target={crew === null ? `seat:${seat}` : `crew:${crew}`} name={spoken.filter(Boolean).join(', ')}>
      <span
        className={styles.seat}
        data-me={shared && me === seat ? '' : undefined}
        data-waiting={moment.waitingFor.includes(seat) && me !== seat ? '' : undefined}
      >
        <span className={styles.face} data-tone="dark" data-fill="">
          {crew === null ? <AvatarArt seed={`${name}/${seat}`} /> : <CrewPortrait crew={crew} />}
        </span>
        <span className={styles.who}>
          <b title={name}>{name}</b>
          <small>
            {role}
            {moment.thinking === seat ? <ProgressDots label={t.thinking(name)} /> : null}
          </small>
        </span>
        {isCaptain ? (
          <em title={w.crew.captain}>
            <Icon name="captain" />
          </em>
        ) : null}
        <span className={styles.count} data-done={picking && chosen >= plays ? '' : undefined}>
          {count}
        </span>
      </span>
    </Thing>
  );
}

/** The captain's ability: a button while it may be used, otherwise why not. */
function Ability(): ReactNode {
  const { view, w, lang, turn, moment } = useBos();
  const crew = view.seats[view.captain]?.crew;
  if (!crew) return null;
  const option = optionId('use', crew);
  const usable = turn.ids.includes(option);
  const refusal = moment.refusals[option];
  const why = view.crewUsed ? w.crew.used : refusal ? plain(refusalText(refusal, lang)) : w.crew.notNow;
  return (
    <button
      type="button"
      className={styles.ability}
      data-state={usable ? 'legal' : 'idle'}
      aria-disabled={usable ? undefined : true}
      title={plain(crewText(packOf(view), crew, lang).body)}
      onClick={(event) => {
        if (usable) turn.choose(option, touchOf(event));
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
