import { refOf, verbOf } from '@starhold/kernel';
import { BASE_PACK } from '@starhold/unstoppable/content';
import { bossCardText, type CardText, threatText, upgradeText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { RichText } from '../../../kit/index.ts';
import { CardArt, OpenSleeve } from '../cards/index.ts';
import { useUns } from '../context.ts';
import type { Target } from '../model/marks.ts';
import { coreDef, upgradeDef } from '../model/pack.ts';
import { plainCard } from './HandRow.tsx';
import styles from './inspector.module.css';

/** A card as it is printed, reached from words: `core:strike`, `upgrade:whetstone`, `threat:cerean-thief`. */
export function DefinitionOf({ target }: { target: Target }): ReactNode {
  const { lang, openRule } = useUns();
  const id = refOf(target);
  switch (verbOf(target)) {
    case 'core':
      return coreDef(id) ? <OpenSleeve card={plainCard(id)} onRule={openRule} /> : null;
    case 'upgrade':
      return <UpgradeWords id={id} />;
    case 'threat': {
      const def = BASE_PACK.threats.find((threat) => threat.id === id);
      const boss = BASE_PACK.bossCards.find((card) => card.id === id);
      const text = def ? threatText(def, lang) : boss ? bossCardText(boss, lang) : undefined;
      return text ? <Printed id={id} text={text} /> : null;
    }
    default:
      return null;
  }
}

export function UpgradeWords({ id }: { id: string }): ReactNode {
  const { lang } = useUns();
  const def = upgradeDef(id);
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
