import { plain } from '@starhold/effects/text';
import { modifierText, opsText, wordingOf } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { type ResourceLetter, ResourceSign, RevenantIcon } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, Spoken, Storage, type StorageSlot, type StoredThing } from '../../../kit/index.ts';
import { OpSigns } from '../faces/OpSigns.tsx';
import { CardThing } from '../faces/things.tsx';
import { divided } from '../texts/breaks.ts';
import { useRevenant } from '../useRevenant.ts';
import styles from './frigate.module.css';
import { Panel } from './Panel.tsx';
import { boardOf, type SectionState, sectionsOf, totalOf } from './sections.ts';
import { useArranging } from './useArranging.ts';

/** The frigate board in front: five sections with what is stored in them, the row of cards, the emergency space. */
export function Frigate(): ReactNode {
  const { own, pack, w, lang, press, look, lookEnd } = useRevenant();
  const { sections, over } = sectionsOf(pack, own);
  const arranging = useArranging(sections);
  const slotOf = useSlot(arranging !== null);
  const board = boardOf(pack, own);
  if (!board) return <Panel label={w.frigate.title} note={w.frigate.none} part="frigate" />;
  const pool = arranging ? Object.keys(arranging.arranged) : [...over].map((letter, i) => `${letter}.over${i}`);
  return (
    <Panel
      label={`${w.frigate.title} · ${board.name[lang]}`}
      note={
        <>
          <Spoken>{w.own.goods(totalOf(own.stored), own.capacity)}</Spoken>
          <span aria-hidden="true">
            {totalOf(own.stored)}/{own.capacity}
          </span>
        </>
      }
      part="frigate"
    >
      <div className={styles.sections} data-arranging={arranging ? '' : undefined}>
        <Storage
          label={w.frigate.sections}
          slots={sections.map(slotOf)}
          pool={pool.map((target) => thingOf(target, w.resources))}
          stored={arranging?.arranged ?? {}}
          placed={arranging !== null}
          // At other times sections only show: what is in excess is given up in answer to the question.
          onStore={(thing, section) => arranging?.put(thing, section)}
          onPress={arranging?.press ?? press}
          onLook={look}
          onLookEnd={lookEnd}
        />
      </div>
      <FrigateCards />
      <div className={styles.foot}>
        <Thing target="emergency" shape="tile" className={styles.emergency} name={w.frigate.emergencyText}>
          <span>
            <RevenantIcon name="mask" />
            {w.frigate.emergency}
          </span>
        </Thing>
        {board.modifiers.map((modifier) => (
          <p key={modifier.mod} className={styles.always}>
            <b>{w.frigate.always}</b> <RichText text={modifierText(modifier, lang)} />
          </p>
        ))}
      </div>
    </Panel>
  );
}

/** `m.2`: a resource by its letter, told apart from others of its kind. */
function thingOf(target: string, names: Record<ResourceLetter, string>): StoredThing {
  const letter = target[0] as ResourceLetter;
  return { target, kind: letter, name: names[letter], face: <ResourceSign of={letter} letter /> };
}

/** A section as the kit has it: a clean one takes anything, a corrupted one nothing. `isOpen`: what is free is in the pool. */
function useSlot(isOpen: boolean): (section: SectionState) => StorageSlot {
  const { w, lang, marks } = useRevenant();
  const { bonuses } = wordingOf(lang);
  return ({ n, bonus, room, corrupted, safe, holds }) => {
    const target = `section${n}`;
    const state = corrupted ? w.frigate.blocked : safe ? w.frigate.never : '';
    return {
      target,
      name: [w.frigate.section(n, bonuses[bonus]), state].filter((word) => word !== '').join(', '),
      takes: corrupted ? [] : 'any',
      room,
      holds:
        isOpen && !corrupted ? [] : [...holds].map((letter, i) => thingOf(`${letter}.${target}.${i}`, w.resources)),
      marked: marks.of(target),
      note: (
        <span className={styles.bonus} data-corrupted={corrupted ? '' : undefined} aria-hidden="true">
          {corrupted ? <RevenantIcon name="corruption" /> : null}
          <b>{divided(bonuses[bonus], lang)}</b>
        </span>
      ),
      empty: <i className={styles.place} />,
    };
  };
}

/** The row of frigate cards with what each free slot gives. */
function FrigateCards(): ReactNode {
  const { own, pack, w, lang } = useRevenant();
  const board = boardOf(pack, own);
  return (
    <ul className={styles.slots} aria-label={w.frigate.slots}>
      {(board?.slots ?? []).map((ops, i) => {
        const id = own.frigates[i];
        const gives = opsText(ops, lang);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have fixed places
          <li key={i} data-filled={id ? '' : undefined}>
            {id ? (
              <CardThing id={id} form="peek" />
            ) : (
              <span className={styles.free} role="img" aria-label={w.frigate.slotFree(i + 1, plain(gives))}>
                <small>{w.frigate.slot(i + 1)}</small>
                <OpSigns ops={ops} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
