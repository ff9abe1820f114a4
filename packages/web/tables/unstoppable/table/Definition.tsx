import { refOf, verbOf } from '@starhold/kernel';
import { coreIn, isBossDef, threatIn, upgradeIn } from '@starhold/unstoppable/content';
import { bossCardText, type CardText, threatText, upgradeText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { RichText } from '../../../kit/index.ts';
import { CardArt, OpenSleeve, usePack } from '../cards/index.ts';
import { useUns } from '../context.ts';
import type { Target } from '../model/marks.ts';
import { plainCard } from './HandRow.tsx';
import styles from './inspector.module.css';

/** A card as it is printed, reached from words: `core:strike`, `upgrade:whetstone`, `threat:cerean-thief`. */
export function DefinitionOf({ target }: { target: Target }): ReactNode {
  const { lang, openRule } = useUns();
  const pack = usePack();
  const id = refOf(target);
  switch (verbOf(target)) {
    case 'core':
      return coreIn(pack, id) ? <OpenSleeve card={plainCard(pack, id)} onRule={openRule} /> : null;
    case 'upgrade':
      return <UpgradeWords id={id} />;
    case 'threat': {
      const def = threatIn(pack, id);
      if (!def) return null;
      return <Printed id={id} text={isBossDef(def) ? bossCardText(def, lang) : threatText(def, lang, pack)} />;
    }
    default:
      return null;
  }
}

export function UpgradeWords({ id }: { id: string }): ReactNode {
  const { lang } = useUns();
  const def = upgradeIn(usePack(), id);
  return def ? <Printed text={upgradeText(def, lang)} /> : null;
}

function Printed({ id, text }: { id?: string; text: CardText }): ReactNode {
  const { openRule } = useUns();
  return (
    <div className={styles.printed}>
      {id === undefined ? null : (
        <span className={styles.art} data-tone="dark">
          <CardArt id={id} />
        </span>
      )}
      <p>
        <RichText text={text.stats} onRule={openRule} />
      </p>
      <p>
        <RichText text={text.body} onRule={openRule} />
      </p>
    </div>
  );
}
