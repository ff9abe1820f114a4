import { packOf } from '@starhold/rone/content';
import { type ReactNode, useId, useState } from 'react';
import { RoneArt, RonePortrait } from '../../../art/rone/index.ts';
import { Button } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { isLeader, permanentIn } from '../cards/pack.ts';
import { scenarioIn } from '../invasion/model.ts';
import { ENDS_TEXT } from '../text/ends.ts';
import { useRone } from '../useRone.ts';
import styles from './interlude.module.css';
import { interludeOf } from './model.ts';

/** Between two scenarios or matches: how it went, what is kept, what comes next. Lies over the stage until it is read. */
export function Interlude(): ReactNode {
  const { view, past, names, live } = useRone();
  const t = useText(ENDS_TEXT).interlude;
  const lang = useLang();
  const title = useId();
  const [read, setRead] = useState('');
  const found = interludeOf(past.map(({ event }) => event));
  const key = found === null ? '' : `${found.what}${found.over}`;
  if (found === null || read === key) return null;
  const pack = packOf(view);
  const scenario = view.invasion ? scenarioIn(pack, view.invasion.scenario) : undefined;
  const before = found.what === 'scenario' ? pack.scenarios.find(({ no }) => no === found.over + 1) : undefined;
  const winner = view.players.map((_, seat) => seat).find((seat) => seat % 2 === found.winner);
  return (
    <section
      className={styles.interlude}
      aria-labelledby={title}
      data-interlude={found.what}
      data-live={live ? '' : undefined}
    >
      <div className={styles.art} data-tone="dark" aria-hidden="true">
        <RoneArt id={scenario?.id ?? 'RC48'} kind="scenario" />
      </div>
      <h2 id={title}>
        {found.what === 'match'
          ? t.match(view.match - 1)
          : t.scenario(before?.name[lang] ?? scenario?.name[lang] ?? '')}
      </h2>
      <p>
        {found.what === 'match'
          ? winner === undefined || found.winner < 0
            ? t.drawn
            : t.won(names[winner] ?? '')
          : (t.why[found.why] ?? '')}
      </p>
      {found.what === 'match' ? (
        <p className={styles.wins}>
          {`${t.standing}: `}
          <b>{found.wins.map((n, side) => `${names[side] ?? ''} ${n}`).join(' · ')}</b>
        </p>
      ) : null}
      <div className={styles.players}>
        {view.players.map((player, seat) => {
          const check = found.checks.find((one) => one.seat === seat);
          const leader = player.base.find(({ id }) => isLeader(pack, id));
          const owned = player.deck + player.hand + player.played.length + player.discard.length + player.scrap.length;
          const screws = player.dice.reduce((n, { faces }) => n + faces.join('').replaceAll('n', '').length, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <article key={seat}>
              <header>
                <span data-tone="dark">{leader ? <RonePortrait id={leader.id} /> : null}</span>
                <b>{names[seat]}</b>
              </header>
              <dl>
                {check ? (
                  <div>
                    <dt>{t.checks}</dt>
                    <dd>{t.check(check.moved, check.lost, check.health)}</dd>
                  </div>
                ) : null}
                <div>
                  <dt>{t.deck}</dt>
                  <dd>{t.cards(owned)}</dd>
                </div>
                <div>
                  <dt>{t.dice}</dt>
                  <dd>{t.screws(screws)}</dd>
                </div>
                <div>
                  <dt>{t.base}</dt>
                  <dd>{player.base.map(({ id }) => permanentIn(pack, id)?.name[lang] ?? id).join(', ')}</dd>
                </div>
              </dl>
            </article>
          );
        })}
      </div>
      <p className={styles.gone}>
        <b>{t.gone}</b> {t.goneText}
      </p>
      <p>{t.again(view.players[0].armour, view.players[0].health)}</p>
      <footer>
        <p>
          <b>{found.what === 'match' ? t.nextMatch(view.match) : t.next(scenario?.name[lang] ?? '')}</b> {t.recruits}
        </p>
        <Button onPress={() => setRead(key)}>{t.go}</Button>
      </footer>
    </section>
  );
}
