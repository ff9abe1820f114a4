import { plain } from '@starhold/effects/text';
import type { View } from '@starhold/rone';
import { COLOURS, LETTERS, packOf } from '@starhold/rone/content';
import { eventText, invasionBody, opsText, scenarioText, ZONE_NAMES } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { RichText } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { INVASION_TEXT } from '../text/invasion.ts';
import { invasionIn, partsOf, STATS, scenarioIn, supportOf } from './model.ts';
import { SupportSigns } from './Numbers.tsx';
import { Actions, Protocols } from './Orders.tsx';
import styles from './sheet.module.css';
import stack from './stack.module.css';

/** All of the Invasion in words: what its cards do, how its numbers come about, what its events will do. */
export function InvasionSheet(): ReactNode {
  const { view, openRule } = useDesk<View>();
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const { invasion } = view;
  if (!invasion) return null;
  const pack = packOf(view);
  const scenario = scenarioIn(pack, invasion.scenario);
  return (
    <div className={styles.sheet} data-form="sheet">
      <Protocols invasion={invasion} pack={pack} long />
      <Actions invasion={invasion} pack={pack} long />
      {scenario ? (
        <section>
          <h3>{scenario.name[lang]}</h3>
          <p>
            <RichText text={scenarioText(scenario, lang, pack).body} onRule={openRule} />
          </p>
          <dl>
            {invasion.events.map(({ id, round, ended }) => {
              const event = scenario.events.find((one) => one.id === id);
              if (!event) return null;
              return [
                <dt key={`${id} name`}>{`${round} · ${event.name[lang]}${ended ? ` (${t.ended})` : ''}`}</dt>,
                <dd key={id}>
                  <RichText text={eventText(scenario, event, lang, pack).body} onRule={openRule} />
                </dd>,
              ];
            })}
          </dl>
        </section>
      ) : null}
      <section>
        <h3>{t.stack.title}</h3>
        <ol className={stack.lines}>
          {supportOf(invasion, pack).map(({ from, id, place, stats }) => {
            const def = invasionIn(pack, id);
            return (
              <li key={`${from}${place}`} className={stack.line} data-from={from}>
                <span>
                  <b>{def ? def.name[lang] : t.lines(invasion.lines)}</b>
                  {def ? ` ${plain(invasionBody(def, lang, pack))}` : ''}
                </span>
                <SupportSigns stats={stats} />
              </li>
            );
          })}
        </ol>
        {invasion.stack.length === 0 ? (
          <p>{t.stack.none}</p>
        ) : (
          <dl>
            {STATS.map((stat) => {
              const { own, support, gained } = partsOf(invasion, pack, stat);
              return [
                <dt key={`${stat} name`}>{`${t.stats[stat]} ${invasion.top[stat]}`}</dt>,
                <dd key={stat}>{t.stack.parts(own, support, gained)}</dd>,
              ];
            })}
          </dl>
        )}
      </section>
      <section>
        <h3>{t.zones.title}</h3>
        <dl>
          {invasion.zones.map(({ colour, card, stored, cost }, i) => {
            const def = invasionIn(pack, card);
            const of = COLOURS[i];
            return [
              <dt key={`${colour} name`}>
                <Screw kind={LETTERS[i] as ScrewKind} /> {ZONE_NAMES[of][lang]}
              </dt>,
              <dd key={colour}>
                <b>{def ? `${def.name[lang]}: ${t.zones.stored(stored, cost)}` : t.zones.only(stored)}</b>{' '}
                <RichText text={opsText(pack.def.invasionBoard.zones[of], lang)} onRule={openRule} />
              </dd>,
            ];
          })}
        </dl>
      </section>
      <section>
        <p className={styles.piles}>
          {(['deck', 'discard', 'scrap', 'supply'] as const).map((pile) => {
            const of = invasion[pile];
            return <span key={pile}>{`${t.piles[pile]}: ${typeof of === 'number' ? of : of.length}`}</span>;
          })}
        </p>
        <h3>{t.piles.reshuffle}</h3>
        <p>
          <RichText text={opsText(pack.def.invasionBoard.beforeReshuffle, lang)} onRule={openRule} />
        </p>
      </section>
    </div>
  );
}
