import { plain } from '@starhold/effects/text';
import type { CardDef } from '@starhold/rone/content';
import { cardBody } from '@starhold/rone/text';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { RichText } from '../../../kit/index.ts';
import { linesOf } from '../../../kit/textFit.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { shortName } from '../model/names.ts';
import { RONE_TEXT } from '../text/table.ts';
import styles from './card.module.css';
import { CombatSigns, Reward } from './Gists.tsx';
import { usePack } from './pack.ts';
import { type ResourceKind, Screw, type ScrewKind } from './Screw.tsx';
import './tones.css';

/** Width of the text, and of the name in large letters, in em of their own letters. */
const TEXT = 9.7;
const NAME = 8.2;
/** What a neighbour covers of both where cards overlap. */
const CUT = 1.4;

export const kindOf = (def: CardDef): ResourceKind => (def.cost === '' ? 'w' : (def.cost[0] as ResourceKind));

/** A card of a player as a steel plate: cost rail, picture, words, combat values and spare parts. All measures in em. */
export const CardFace = memo(function CardFace({ def, short }: { def: CardDef; short?: boolean }): ReactNode {
  const pack = usePack();
  const lang = useLang();
  const t = useText(RONE_TEXT);
  const body = cardBody(def, lang);
  const cut = short ? CUT : 0;
  const name = short ? shortName(pack, def.id, lang) : def.name[lang];
  const lines = body.length === 0 ? 0 : linesOf(plain(body), TEXT - cut);
  return (
    <span
      className={styles.card}
      data-tone="dark"
      data-kind={kindOf(def)}
      style={{ '--lines': Math.max(2, lines) } as CSSProperties}
    >
      <span className={styles.plate}>
        <span className={styles.art}>
          <RoneArt id={def.id} tone={kindOf(def)} />
        </span>
        <span className={styles.name} data-fit={linesOf(name, NAME - cut) > 1 ? 's' : 'm'} data-part="name">
          <b>{name}</b>
        </span>
        <span className={styles.rail} data-part="cost">
          {def.cost === '' ? <em>{t.card.free}</em> : null}
          {[...def.cost].map((letter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
            <Screw key={i} kind={letter as ScrewKind} />
          ))}
          <small>{t.card.sets[def.set]}</small>
          {def.training === undefined ? null : (
            <span className={styles.training} title={t.card.training(def.training)}>
              <RoneIcon name="part" />
              <b>{def.training}</b>
            </span>
          )}
        </span>
        <span className={styles.mark}>
          <Screw kind={kindOf(def)} />
        </span>
        <span className={styles.text} data-part="text">
          {lines === 0 ? <i>{t.card.damageOnly}</i> : <RichText text={body} />}
        </span>
        <span className={styles.foot} data-part="foot">
          <CombatSigns of={def.combat} />
          <Reward n={def.reward} />
        </span>
      </span>
    </span>
  );
});
