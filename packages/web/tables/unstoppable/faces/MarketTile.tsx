import { plain } from '@starhold/effects/text';
import { upgradeIn } from '@starhold/unstoppable/content';
import { nameFor, upgradeBody, wordingOf } from '@starhold/unstoppable/text';
import { memo, type ReactNode } from 'react';
import { UnsIcon, UpgradeArt } from '../../../art/unstoppable/index.ts';
import { Thing, type ThingProps } from '../../../desk/Thing.tsx';
import { RichText } from '../../../kit/index.ts';
import { divided } from '../texts/breaks.ts';
import { upgradeName } from './describe.ts';
import { linesOf, widthOf } from './fit.ts';
import { Glyphs } from './Glyphs.tsx';
import { threatGlyphs, upgradeGlyphs } from './glyphs.ts';
import styles from './MarketTile.module.css';
import { useCards } from './pack.ts';
import { TEXT_ICONS } from './TextIcons.tsx';

export interface MarketTileProps extends Pick<ThingProps, 'target' | 'marking' | 'onPress'> {
  upgrade: string;
  /** What it costs now, and what is printed. */
  price: number;
  base: number;
}

/** Width of a line on a narrow and on a wide tile, in em of its letters, and how many name and text have together. */
const ROOM = { narrow: { line: 6.6, lines: 3 }, wide: { line: 7.2, lines: 4 } };

/** An upgrade in the market: words where there is room for them, signs where it is narrow. */
export const MarketTile = memo(function MarketTile({ upgrade, price, base, ...touch }: MarketTileProps): ReactNode {
  const cards = useCards();
  const { pack, lang, t } = cards;
  const def = upgradeIn(pack, upgrade);
  const notch = def?.notch ?? 'top';
  const name = divided(nameFor(pack, upgrade, lang), lang);
  const body = def ? upgradeBody(def, lang) : [];
  const words = (['narrow', 'wide'] as const).find((tile) => {
    const { line, lines } = ROOM[tile];
    return linesOf(name, line) + linesOf(plain(body), line) <= lines;
  });
  const keyword = def?.threat.keywords[0];
  const keywordName = keyword ? plain(wordingOf(lang).threatKeyword(keyword)) : '';
  const isNamed = keyword !== undefined && def !== undefined && widthOf(keywordName + t.fits[def.requires]) < 6.6;
  return (
    <Thing
      flip={`upgrade-${upgrade}`}
      {...touch}
      shape="tile"
      className={styles.thing}
      name={upgradeName(cards, upgrade, price, base)}
    >
      <span className={styles.tile} data-tone="dark" data-notch={notch} data-words={words}>
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
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {def ? (
          <>
            <Glyphs of={upgradeGlyphs(def)} className={styles.signs} />
            <span className={styles.words} data-part="text">
              <RichText text={body} icons={TEXT_ICONS} />
            </span>
            <span className={styles.foot} data-part="foot">
              <span className={styles.threat}>
                <Glyphs of={threatGlyphs(def)} />
                {isNamed ? <span>{keywordName}</span> : null}
              </span>
              <span className={styles.fits}>{t.fits[def.requires]}</span>
            </span>
          </>
        ) : null}
      </span>
    </Thing>
  );
});
