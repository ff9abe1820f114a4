import { plain } from '@starhold/effects/text';
import type { CardView, SleeveView } from '@starhold/unstoppable';
import { type CoreDef, coreIn, upgradeIn } from '@starhold/unstoppable/content';
import { coreBody, nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { CardArt, UnsIcon } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { divided } from '../texts/breaks.ts';
import { NOTCHES } from './defs.ts';
import { linesOf } from './fit.ts';
import { Glyphs } from './Glyphs.tsx';
import { type Glyph, signsOf, upgradeGlyphs } from './glyphs.ts';
import styles from './Peek.module.css';
import { useCards } from './pack.ts';
import { TEXT_ICONS } from './TextIcons.tsx';

/** Width of the name on the narrowest peek, in em of its letters. */
const NARROW = 5.6;
/** And of its text; on a desk it is wider. */
const TEXT = 9;
const WIDE_TEXT = 10.6;
/** Of the name of a card in play where what it does stands under it. */
const ALLY = 8.4;
/** As many signs as fit beside its picture where it is not very wide; fewer beside a word. */
const SIGNS = 5;
const SIGNS_AND_WORD = 3;

/** How high a peek has to be for so many lines. */
const SIZES = [
  [3, 's'],
  [4, 'm'],
  [6, 'l'],
  [7, 'xl'],
] as const;
const sizeOf = (lines: number): string => SIZES.find(([most]) => lines <= most)?.[1] ?? 'xxl';

/** The top of a card where there is no room for all of it: cost, name in two lines, both notches with their value. */
export function PeekFace({ card }: { card: SleeveView & { cost: number } }): ReactNode {
  const { pack, lang, t } = useCards();
  const def = coreIn(pack, card.core);
  const text = def ? coreBody(def, lang) : [];
  const name = card.core === null ? t.bossCard : divided(nameFor(pack, card.core, lang), lang);
  return (
    <span
      className={styles.peek}
      data-tone="dark"
      data-faction={def?.faction ?? 'none'}
      data-long={linesOf(name, NARROW) > 2 ? '' : undefined}
      data-lines={sizeOf(linesOf(plain(text), TEXT))}
      data-wide={sizeOf(linesOf(plain(text), WIDE_TEXT))}
    >
      {card.core === null ? null : <CardArt id={card.core} kin={def?.faction ?? undefined} className={styles.art} />}
      <b className={styles.cost} data-part="cost">
        {card.core === null ? '–' : card.cost}
      </b>
      <span className={styles.name} data-part="name" lang={lang}>
        {name}
      </span>
      <span className={styles.text}>
        <RichText text={text} icons={TEXT_ICONS} />
      </span>
      <span className={styles.foot}>
        <UnsIcon name={def?.faction ?? 'none'} />
        <Ticks card={card} isWorded />
      </span>
    </span>
  );
}

/** Both notches, filled or dashed; where a card is covered by the next one they are mirrored under its cost. */
export function Ticks({ card, isWorded }: { card: SleeveView; isWorded?: boolean }): ReactNode {
  const { pack } = useCards();
  return NOTCHES.map((notch) => {
    const def = upgradeIn(pack, card[notch]);
    return (
      <i key={notch} className={styles.notch} data-notch={notch} data-empty={card[notch] === null ? '' : undefined}>
        {def && isWorded ? <Glyphs of={brief(upgradeGlyphs(def))} /> : null}
      </i>
    );
  });
}

/** One sign with its number, where that is short. */
function brief([first]: readonly Glyph[]): Glyph[] {
  if (!first) return [];
  return [first.n !== undefined && first.n.length > 2 && first.icon ? { ...first, n: undefined } : first];
}

/** A card in play: picture, name, state; with what it does where there is room. */
export function AllyFace({ card, state }: { card: CardView; state?: string | undefined }): ReactNode {
  const { pack, lang } = useCards();
  const def: CoreDef | undefined = coreIn(pack, card.core);
  const name = divided(nameFor(pack, card.core ?? '', lang), lang);
  const signs = def ? signsOf(def) : [];
  const most = state === undefined ? SIGNS : SIGNS_AND_WORD;
  return (
    <span
      className={styles.ally}
      data-signs={signs.length > most ? 'many' : undefined}
      data-long={linesOf(name, ALLY) > 1 ? '' : undefined}
      data-tone="dark"
      data-faction={def?.faction ?? 'none'}
      data-exhausted={card.exhausted ? '' : undefined}
    >
      {card.core === null ? null : <CardArt id={card.core} kin={def?.faction ?? undefined} className={styles.art} />}
      <span className={styles.words}>
        <b lang={lang}>{name}</b>
        <small>{signs.length > 0 ? <Glyphs of={signs} /> : null}</small>
      </span>
      {card.exhausted ? (
        <em>
          <UnsIcon name="exhaust" />
        </em>
      ) : state === undefined ? null : (
        <em data-now="">{state}</em>
      )}
    </span>
  );
}
