import type { Lang, Text } from '@starhold/effects/text';
import type { SleeveView } from '@starhold/unstoppable';
import { coreIn, type Pack, upgradeIn } from '@starhold/unstoppable/content';
import { coreBody, nameFor, wordingOf } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { CardArt, CardBack, UnsIcon } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { divided } from '../texts/breaks.ts';
import banner from './Banner.module.css';
import styles from './CoreFace.module.css';
import { NOTCHES, type Notch } from './defs.ts';
import { addedBody, capital } from './describe.ts';
import { fitsWithUpgrades, nameSize, roomFor } from './fit.ts';
import { Glyphs } from './Glyphs.tsx';
import { upgradeGlyphs } from './glyphs.ts';
import { useCards } from './pack.ts';
import sleeve from './Sleeve.module.css';
import { TEXT_ICONS } from './TextIcons.tsx';

export interface CoreFaceProps {
  card: SleeveView & { cost: number; exhausted?: boolean };
  /** `large` always has the text of the upgrades too. */
  size?: 'hand' | 'large';
}

/** A crafted card as it lies on the table: clear sleeve, face with two notches, inserts behind them. */
export function CoreFace({ card, size = 'hand' }: CoreFaceProps): ReactNode {
  const { pack, lang, t } = useCards();
  const def = coreIn(pack, card.core);
  const name = card.core === null ? t.bossCard : divided(nameFor(pack, card.core, lang), lang);
  const words = wordsOf(pack, card, size, lang);
  const room = roomFor(words.all);
  return (
    <span
      className={styles.card}
      data-tone="dark"
      data-size={size}
      data-faction={def?.faction ?? 'none'}
      data-kind={def?.kind}
      data-room={room.isBrief ? 'brief' : room.lines > 8 ? 'full' : undefined}
      style={{ ['--lines' as string]: room.lines }}
      data-open={NOTCHES.filter((notch) => card[notch] === null).join(' ')}
      data-exhausted={card.exhausted ? '' : undefined}
    >
      <span className={sleeve.sleeve} />
      {NOTCHES.map((notch) => (
        <Insert key={notch} notch={notch} upgrade={card[notch]} />
      ))}
      <span className={styles.face}>
        <span className={styles.art}>
          {card.core === null ? <CardBack /> : <CardArt id={card.core} kin={def?.faction ?? undefined} />}
        </span>
        <span className={banner.header} data-part="header">
          <span className={banner.name} data-part="name" data-fit={nameSize(name, 10.6, [1.25, 1.14])}>
            {name}
          </span>
        </span>
        <span className={banner.sign}>
          <UnsIcon name={def?.faction ?? 'none'} />
        </span>
        <span className={styles.mark}>
          <UnsIcon name={def?.faction ?? 'none'} />
        </span>
        <span className={styles.text} data-part="text">
          <RichText text={words.core} icons={TEXT_ICONS} />
          {words.added.map(({ notch, text }) => (
            <span key={notch} className={styles.added} data-notch={notch}>
              {' '}
              <RichText text={text} icons={TEXT_ICONS} />
            </span>
          ))}
        </span>
        <span className={styles.foot} data-part="foot">
          {def ? <b>{capital(wordingOf(lang).kinds[def.kind], lang)}</b> : null}
          {def ? <i>{t.level(def.level)}</i> : null}
        </span>
      </span>
      {card.core === null ? null : (
        <span
          className={styles.cost}
          data-part="cost"
          data-changed={def && def.cost !== card.cost ? changedBy(pack, card) : undefined}
        >
          <b>{card.cost}</b>
        </span>
      )}
      <span className={sleeve.gloss} />
      {card.exhausted ? (
        <span className={styles.exhausted}>
          <UnsIcon name="exhaust" />
          {t.exhausted}
        </span>
      ) : null}
    </span>
  );
}

function Insert({ notch, upgrade }: { notch: Notch; upgrade: string | null }): ReactNode {
  const { pack, t } = useCards();
  const def = upgradeIn(pack, upgrade);
  return (
    <span className={sleeve.insert} data-notch={notch} data-empty={upgrade === null ? '' : undefined}>
      {def ? <Glyphs of={upgradeGlyphs(def)} /> : null}
      {upgrade === null ? (notch === 'top' ? t.emptyTop : t.emptyBottom) : null}
    </span>
  );
}

/** Which notch made the cost another one. */
function changedBy(pack: Pack, card: SleeveView): Notch | undefined {
  return NOTCHES.find((notch) => upgradeIn(pack, card[notch])?.core.cost);
}

interface Words {
  core: Text;
  added: { notch: Notch; text: Text }[];
  all: Text;
}

/** The text of the card, with what the upgrades add as long as there is room for it. */
function wordsOf(pack: Pack, card: SleeveView, size: CoreFaceProps['size'], lang: Lang): Words {
  const def = coreIn(pack, card.core);
  const core = def ? coreBody(def, lang) : [];
  const added = NOTCHES.flatMap((notch) => {
    const upgrade = upgradeIn(pack, card[notch]);
    return upgrade ? [{ notch, text: addedBody(upgrade, def, lang) }] : [];
  });
  const all = [...core, ...added.flatMap(({ text }) => [{ t: 'text', v: ' ' } as const, ...text])];
  if (size === 'large' || fitsWithUpgrades(all)) return { core, added, all };
  return { core, added: [], all: core };
}
