import type { CardDef, LeaderDef } from '@starhold/rone/content';
import { cardBody } from '@starhold/rone/text';
import { memo, type ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { RichText } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { shortName } from '../model/names.ts';
import { RONE_TEXT } from '../text/table.ts';
import { kindOf } from './CardFace.tsx';
import { CombatSigns, combatGist, Gists, Reward } from './Gists.tsx';
import { gistOf, permanentGist } from './gist.ts';
import { usePack } from './pack.ts';
import styles from './peek.module.css';
import { type ResourceKind, Screw, type ScrewKind, Screws } from './Screw.tsx';
import './tones.css';

/** The top of a hand card where there is no room for all of it: cost rail, name, what it does, spare parts. */
export const PeekFace = memo(function PeekFace({ def, needs }: { def: CardDef; needs?: string }): ReactNode {
  const lang = useLang();
  const t = useText(RONE_TEXT);
  const pack = usePack();
  return (
    <span
      className={styles.peek}
      data-tone="dark"
      data-kind={kindOf(def)}
      data-short={needs === undefined ? undefined : ''}
    >
      <span className={styles.art}>
        <RoneArt id={def.id} tone={kindOf(def)} />
      </span>
      <span className={styles.rail} data-part="cost" data-n={def.cost.length}>
        {def.cost === '' ? <em>{0}</em> : null}
        {paidOf(def.cost, needs).map(({ letter, isPaid }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
          <i key={i} data-missing={isPaid ? undefined : ''}>
            <Screw kind={letter as ScrewKind} />
          </i>
        ))}
      </span>
      <b className={styles.name} data-part="name" lang={lang}>
        {shortName(pack, def.id, lang)}
      </b>
      <span className={styles.does} data-part="marks">
        <Gists of={[...combatGist(def.combat), ...gistOf(def)]} />
      </span>
      <span className={styles.needs}>
        {needs === undefined ? null : (
          <>
            {t.card.needs} <Screws of={needs} />
          </>
        )}
      </span>
      <span className={styles.parts}>
        <Reward n={def.reward} />
      </span>
    </span>
  );
});

/** The symbols of a price, each with whether it can be paid: what is missing is looked for from the end. */
function paidOf(cost: string, needs = ''): { letter: string; isPaid: boolean }[] {
  let missing = needs;
  return [...cost]
    .reverse()
    .map((letter) => {
      const isPaid = !missing.includes(letter);
      missing = missing.replace(letter, '');
      return { letter, isPaid };
    })
    .reverse();
}

/** A card to be chosen where whole cards would be too small to read: everything that is printed on it, side by side. */
export const RowFace = memo(function RowFace({ def }: { def: CardDef }): ReactNode {
  const lang = useLang();
  const t = useText(RONE_TEXT);
  return (
    <span className={styles.wide} data-tone="dark" data-kind={kindOf(def)}>
      <span className={styles.rail} data-part="cost" data-n={def.cost.length}>
        {def.cost === '' ? <em>{t.card.free}</em> : <Screws of={def.cost} />}
      </span>
      <span className={styles.picture}>
        <RoneArt id={def.id} tone={kindOf(def)} />
        {def.training === undefined ? null : (
          <em title={t.card.training(def.training)}>
            <Screw kind="s" />
            {def.training}
          </em>
        )}
      </span>
      <span className={styles.words}>
        <b data-part="name">{def.name[lang]}</b>
        <span data-part="text">
          <RichText text={cardBody(def, lang)} />
        </span>
        <span className={styles.values}>
          <CombatSigns of={def.combat} />
          <Reward n={def.reward} />
        </span>
      </span>
    </span>
  );
});

/** A card that lies on the table: picture, name, what counts there. */
export const TileFace = memo(function TileFace({
  id,
  kind,
  name,
  children,
  tag,
  tone,
}: {
  id: string;
  kind: ResourceKind;
  name: string;
  children?: ReactNode;
  tag?: ReactNode;
  tone?: 'good' | 'drained';
}): ReactNode {
  const lang = useLang();
  return (
    <span className={styles.tile} data-tone="dark" data-kind={kind} data-state={tone}>
      <span className={styles.art}>
        <RoneArt id={id} tone={kind} />
      </span>
      <span className={styles.foot}>
        <b data-part="name" lang={lang}>
          {name}
        </b>
        <span className={styles.line}>{children}</span>
      </span>
      {tag === undefined ? null : <em>{tag}</em>}
    </span>
  );
});

/** Played this turn: what it will deal and what it will give. */
export function PlayedFace({ def }: { def: CardDef }): ReactNode {
  const lang = useLang();
  const pack = usePack();
  const hits = def.combat.melee + def.combat.ranged + def.combat.destruction > 0;
  return (
    <TileFace id={def.id} kind={kindOf(def)} name={shortName(pack, def.id, lang)}>
      {hits ? <CombatSigns of={def.combat} /> : <Gists of={gistOf(def)} most={3} />}
      <Reward n={def.reward} />
    </TileFace>
  );
}

/** On the training ground, with its screws; those it still lacks are empty holes. */
export function GroundFace({ def, screws, flip }: { def: CardDef; screws: number; flip?: string }): ReactNode {
  const lang = useLang();
  const pack = usePack();
  const t = useText(RONE_TEXT);
  const cost = def.training ?? 0;
  const done = screws >= cost;
  return (
    <TileFace
      id={def.id}
      kind={kindOf(def)}
      name={shortName(pack, def.id, lang)}
      {...(done ? { tone: 'good' as const, tag: t.ground.trained } : {})}
    >
      <span className={styles.screws}>
        {Array.from({ length: Math.max(cost, Math.min(screws, 7)) }, (_, i) => `s${i}`).map((key, i) =>
          i < screws ? <Screw key={key} kind="s" {...(flip ? { flip: `${flip}.${i + 1}` } : {})} /> : <i key={key} />,
        )}
      </span>
      <span className={styles.of}>{`${screws}/${cost}`}</span>
    </TileFace>
  );
}

/** A card of a base in one line, where there is no room for its text. */
export function BaseTile({ def, exhausted }: { def: LeaderDef; exhausted: boolean }): ReactNode {
  const lang = useLang();
  const pack = usePack();
  return (
    <TileFace
      id={def.id}
      kind="w"
      name={shortName(pack, def.id, lang)}
      {...(exhausted ? { tone: 'drained' as const, tag: <RoneIcon name="exhaust" /> } : {})}
    >
      <Gists of={permanentGist(def)} most={4} />
    </TileFace>
  );
}
