import { packOf, packs, type ScenarioDef } from '@starhold/rone/content';
import { eventText, scenarioText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { RichText } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { EDITOR_TEXT } from '../text/editor.ts';
import styles from './editor.module.css';

/** The card as it would be printed: its text is made from what was set, nothing is written by hand. */
export function Preview({ def }: { def: ScenarioDef }): ReactNode {
  const t = useText(EDITOR_TEXT);
  const lang = useLang();
  const pack = packOf({ pack: packs.base });
  const text = scenarioText(def, lang, pack);
  const events = def.events.toSorted((a, b) => a.round - b.round);
  return (
    <section className={styles.preview} aria-label={t.preview}>
      <div className={styles.art} data-tone="dark" aria-hidden="true">
        <RoneArt id={def.id} kind="scenario" />
        <b>{def.name[lang]}</b>
      </div>
      <p className={styles.stats}>
        <RichText text={text.stats} />
      </p>
      <p>
        <RichText text={text.body} />
      </p>
      <dl>
        {events.map((event) => {
          const words = eventText(def, event, lang, pack);
          return (
            <div key={event.id}>
              <dt>
                <RichText text={words.stats} />: {event.name[lang]}
              </dt>
              <dd>{words.body.length === 0 ? t.nothing : <RichText text={words.body} />}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
