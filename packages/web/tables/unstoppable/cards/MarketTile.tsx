import { nameFor, upgradeBack, upgradeBody } from '@starhold/unstoppable/text';
import { memo, type ReactNode } from 'react';
import { UnsIcon, UpgradeArt } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CARDS_TEXT } from '../text/cards.ts';
import { CardButton } from './CardButton.tsx';
import { TEXT_ICONS } from './CoreFace.tsx';
import { upgradeDef } from './defs.ts';
import { upgradeName } from './describe.ts';
import { Glyphs } from './Glyphs.tsx';
import { threatGlyphs, upgradeGlyphs } from './glyphs.ts';
import styles from './MarketTile.module.css';
import type { MarketTileProps } from './types.ts';

/** An upgrade in the market: signs where it is narrow, words where it is wide. */
export const MarketTile = memo(function MarketTile({ upgrade, price, base, ...touch }: MarketTileProps): ReactNode {
  const lang = useLang();
  const t = useText(CARDS_TEXT);
  const def = upgradeDef(upgrade);
  const notch = def?.notch ?? 'top';
  return (
    <CardButton {...touch} shape="tile" name={upgradeName(upgrade, price, base, lang, t)}>
      <span className={styles.tile} data-notch={notch}>
        <UpgradeArt id={upgrade} notch={notch} className={styles.wiring} />
        <span className={styles.price} data-changed={price < base ? 'less' : price > base ? 'more' : undefined}>
          <UnsIcon name="credit" />
          <b>{price}</b>
          {price === base ? null : <s>{base}</s>}
          <UnsIcon name={notch} className={styles.notch} />
          {def?.discount ? (
            <span className={styles.discount} data-faction={def.discount.faction}>
              −{def.discount.n}
              <UnsIcon name={def.discount.faction} />
            </span>
          ) : null}
        </span>
        <span className={styles.name}>{nameFor(upgrade, lang)}</span>
        {def ? (
          <>
            <Glyphs of={upgradeGlyphs(def)} className={styles.signs} />
            <span className={styles.words}>
              <RichText text={upgradeBody(def, lang)} icons={TEXT_ICONS} />
            </span>
            <span className={styles.foot}>
              <Glyphs of={threatGlyphs(def)} className={styles.threat} />
              <span className={styles.back}>
                <RichText text={upgradeBack(def, lang)} />
              </span>
              <span className={styles.fits}>{t.fits[def.requires]}</span>
            </span>
          </>
        ) : null}
      </span>
    </CardButton>
  );
});
