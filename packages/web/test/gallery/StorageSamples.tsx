import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { Amounts, Storage } from '../../kit/index.ts';
import type { StorageSlot, StoredThing } from '../../kit/types.ts';
import styles from './Gallery.module.css';
import { BINS, POOL, SAID, SCREWS, type Screw, SLOTS } from './partsData.ts';
import { ScrewFace } from './Screws.tsx';
import { Section } from './Section.tsx';

const thing = (target: string, kind: Screw): StoredThing => ({
  target,
  kind,
  name: SCREWS[kind].name,
  face: <ScrewFace kind={kind} />,
});

const slots: readonly StorageSlot[] = SLOTS.map(({ held, effect, ...slot }) => {
  const kind = slot.takes === 'any' ? undefined : (slot.takes[0] as Screw);
  return {
    ...slot,
    holds: held.map((screw, i) => thing(`${slot.target}.${i}`, screw)),
    note: effect,
    empty: <ScrewFace empty {...(kind === undefined ? {} : { kind })} />,
  };
});
const pool = POOL.map((kind, i) => thing(`screw:${i}`, kind));

export function StorageSamples(): ReactNode {
  const [stored, setStored] = useState<Record<string, string>>({});
  const [amounts, setAmounts] = useState<Record<string, number>>({ 'bin:ilse': 1 });
  const store = (what: string, slot: string | undefined): void =>
    setStored(({ [what]: _before, ...rest }) => (slot === undefined ? rest : { ...rest, [what]: slot }));
  return (
    <>
      <Section title={SAID.storage}>
        <div className={styles.columns}>
          <Storage label={SAID.storageLabel} slots={slots} pool={pool} stored={stored} onStore={store} />
          <Storage label={SAID.storageSmall} slots={slots} pool={[]} stored={{}} onStore={store} compact />
        </div>
      </Section>
      <Section title={SAID.amounts}>
        <div className={styles.narrow}>
          <Amounts
            label={SAID.amountsLabel}
            bins={BINS.map((bin, i) => ({ ...bin, picture: <Icon name={PICTURES[i]} /> }))}
            amounts={amounts}
            total={{ min: 4, max: 4 }}
            onAmount={(target, n) => setAmounts((old) => ({ ...old, [target]: n }))}
          />
        </div>
      </Section>
    </>
  );
}

const PICTURES = ['pilot', 'gunner', 'scientist', 'skull'] as const;
