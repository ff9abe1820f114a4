import { plain } from '@starhold/effects/text';
import { modifierText, opsText, wordingOf } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { type ResourceLetter, ResourceSign, RevenantIcon } from '../../../art/revenant/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, Storage, type StorageSlot, type StoredThing } from '../../../kit/index.ts';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './frigate.module.css';
import { Panel } from './Panel.tsx';
import { boardOf, type SectionState, sectionsOf, totalOf } from './sections.ts';

/** The frigate board in front: five sections with what is stored in them, the row of cards, the emergency space. */
export function Frigate(): ReactNode {
  const { own, pack, w, lang, size, press, look, lookEnd } = useRevenant();
  const slotOf = useSlot();
  const board = own && boardOf(pack, own);
  if (!own || !board) return null;
  const { sections, over } = sectionsOf(pack, own);
  return (
    <Panel
      label={`${w.frigate.title} · ${board.name[lang]}`}
      note={w.own.goods(totalOf(own.stored), own.capacity)}
      part="frigate"
    >
      <div className={styles.sections}>
        <Storage
          label={w.frigate.sections}
          slots={sections.map(slotOf)}
          pool={[...over].map((letter, i) => thingOf(letter as ResourceLetter, `over${i}`, w.resources))}
          stored={{}}
          // Where clean sections hold what is free: what is in excess is given up in answer to the question.
          onStore={() => undefined}
          compact={isSmall(size)}
          onPress={press}
          onLook={look}
          onLookEnd={lookEnd}
        />
      </div>
      <FrigateCards />
      {board.modifiers.map((modifier) => (
        <p key={modifier.mod} className={styles.always}>
          <b>{w.frigate.always}</b> <RichText text={modifierText(modifier, lang)} />
        </p>
      ))}
    </Panel>
  );
}

function thingOf(letter: ResourceLetter, key: string, names: Record<ResourceLetter, string>): StoredThing {
  return { target: `${letter}.${key}`, kind: letter, name: names[letter], face: <ResourceSign of={letter} letter /> };
}

/** A section as the kit has it: a clean one takes anything, a corrupted one nothing. */
function useSlot(): (section: SectionState) => StorageSlot {
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
      holds: [...holds].map((letter, i) => thingOf(letter as ResourceLetter, `${target}.${i}`, w.resources)),
      marked: marks.of(target),
      note: (
        <span className={styles.bonus} data-corrupted={corrupted ? '' : undefined} aria-hidden="true">
          {corrupted ? <RevenantIcon name="corruption" /> : null}
          <b>{bonuses[bonus]}</b>
        </span>
      ),
    };
  };
}

/** The row of frigate cards with what each free slot gives, and the emergency space at its end. */
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
          <li key={i}>
            {id ? (
              <CardThing id={id} form="peek" />
            ) : (
              <span className={styles.free} role="img" aria-label={w.frigate.slotFree(i + 1, plain(gives))}>
                <small>{w.frigate.slot(i + 1)}</small>
                <RichText text={gives} />
              </span>
            )}
          </li>
        );
      })}
      <li>
        <Thing target="emergency" shape="tile" className={styles.emergency} name={w.frigate.emergencyText}>
          <span className={styles.free}>
            <RevenantIcon name="mask" />
            {w.frigate.emergency}
          </span>
        </Thing>
      </li>
    </ul>
  );
}
