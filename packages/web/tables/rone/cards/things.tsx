import { plain } from '@starhold/effects/text';
import type { CardDef } from '@starhold/rone/content';
import { cardText, permanentText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { Thing } from '../../../desk/Thing.tsx';
import type { Marking } from '../../../desk/target.ts';
import { useLang } from '../../../shell/lang.tsx';
import { useRone } from '../useRone.ts';
import { CardFace } from './CardFace.tsx';
import { BaseTile, GroundFace, PeekFace, PlayedFace, RowFace } from './Peek.tsx';
import { PermanentFace } from './PermanentFace.tsx';
import { cardIn, permanentIn } from './pack.ts';
import { Screws } from './Screw.tsx';
import styles from './things.module.css';

/** Cards as things of the table: their words for the ear, their face for the eye. */

function useSpoken(def: CardDef | undefined): string {
  const lang = useLang();
  if (!def) return '';
  const { stats, body } = cardText(def, lang);
  return [def.name[lang], plain(stats), plain(body)].filter((part) => part !== '').join('. ');
}

interface CardThingProps {
  id: string;
  target: string;
  form: 'card' | 'peek' | 'played' | 'row';
  /** Which of several equal ones, for what flies. */
  flip?: string;
  marking?: Marking;
  onPress?: () => void;
  /** Symbols that are missing to pay for it. */
  needs?: string;
  notes?: readonly string[];
  /** Its short name. */
  short?: boolean;
}

export function CardThing({
  id,
  target,
  form,
  flip,
  marking,
  onPress,
  needs,
  notes,
  short,
}: CardThingProps): ReactNode {
  const { pack, w } = useRone();
  const def = cardIn(pack, id);
  const name = useSpoken(def);
  if (!def) return null;
  return (
    <Thing
      target={target}
      shape={form === 'peek' || form === 'played' ? 'tile' : form}
      className={styles[form]}
      name={name}
      flip={flip ?? target}
      {...(marking ? { marking } : {})}
      {...(onPress ? { onPress } : {})}
      notes={notes ?? []}
    >
      {form === 'card' ? (
        <>
          <span className={needs === undefined ? undefined : styles.short}>
            <CardFace def={def} {...(short ? { short } : {})} />
          </span>
          {needs === undefined ? null : (
            <span className={styles.needs}>
              {w.card.needs} <Screws of={needs} />
            </span>
          )}
        </>
      ) : form === 'row' ? (
        <RowFace def={def} />
      ) : form === 'peek' ? (
        <PeekFace def={def} {...(needs === undefined ? {} : { needs })} />
      ) : (
        <PlayedFace def={def} />
      )}
    </Thing>
  );
}

/** A card on the training ground, at its place. */
export function GroundThing({ id, screws, at }: { id: string; screws: number; at: number }): ReactNode {
  const { pack, w, turn } = useRone();
  const def = cardIn(pack, id);
  const name = useSpoken(def);
  if (!def) return null;
  const target = `ground:g${at + 1}`;
  const ask = turn.decision?.ask;
  const bin = ask?.kind === 'amounts' ? ask.bins.find((one) => one.id === `screw:g${at + 1}`) : undefined;
  const more = bin ? (turn.amounts[bin.id] ?? bin.min) : 0;
  const left = ask?.kind === 'amounts' ? ask.max - Object.values(turn.amounts).reduce((a, b) => a + b, 0) : 0;
  // Screws that are being laid out: a touch puts one more here; where none is left, all of them, and then it says so.
  const give = bin
    ? { onPress: () => void (left > 0 ? turn.put(bin.id, more + 1) : turn.touch(target)), marking: marked(more) }
    : {};
  return (
    <Thing
      target={target}
      shape="tile"
      className={styles.ground}
      name={name}
      notes={[w.ground.screws(screws + more, def.training ?? 0)]}
      {...give}
    >
      <GroundFace def={def} screws={screws + more} flip={target} />
    </Thing>
  );

  function marked(n: number): Marking {
    return n > 0 ? { mark: 'chosen', result: `+${n}` } : { mark: 'legal' };
  }
}

interface PermanentThingProps {
  id: string;
  target: string;
  exhausted?: boolean;
  form: 'card' | 'tile';
  marking?: Marking;
  onPress?: () => void;
}

/** A card of a base; exhausted ones are turned, drained and say so. */
export function PermanentThing({
  id,
  target,
  exhausted = false,
  form,
  marking: given,
  onPress,
}: PermanentThingProps): ReactNode {
  const lang = useLang();
  const { pack, w, marks } = useRone();
  const def = permanentIn(pack, id);
  if (!def) return null;
  const marking = given ?? marks.of(target);
  return (
    <Thing
      target={target}
      {...(onPress ? { onPress } : {})}
      marking={exhausted && marking.mark === 'locked' ? { ...marking, mark: 'plain' } : marking}
      shape={form === 'card' ? 'card' : 'tile'}
      className={form === 'card' ? styles.permanent : styles.ground}
      name={`${def.name[lang]}. ${plain(permanentText(def, lang, pack).body)}`}
      notes={exhausted ? [w.base.exhausted] : []}
    >
      {form === 'tile' ? (
        <BaseTile def={def} exhausted={exhausted} />
      ) : (
        <span className={styles.laid} data-exhausted={exhausted ? '' : undefined}>
          <PermanentFace def={def} bare={exhausted} />
          {exhausted ? (
            <em>
              <RoneIcon name="exhaust" />
              <span>{w.base.exhausted}</span>
              <small>{def.name[lang]}</small>
            </em>
          ) : null}
        </span>
      )}
    </Thing>
  );
}
