import { plain } from '@starhold/effects/text';
import type { ThreatView } from '@starhold/unstoppable';
import { isBossDef, type Op, type Pack, threatIn, upgradeIn } from '@starhold/unstoppable/content';
import { nameFor, wordingOf } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { CardArt, UnsIcon } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { divided } from '../texts/breaks.ts';
import { NOTCHES, type Notch } from './defs.ts';
import { rewardText } from './describe.ts';
import { linesOf } from './fit.ts';
import { Glyphs } from './Glyphs.tsx';
import { keywordGlyph, opGlyphs } from './glyphs.ts';
import { useCards } from './pack.ts';
import styles from './ThreatFace.module.css';

/** Colours of a planet. */
const KIN = { starter: 'street', ceres2: 'ceres', virenos: 'virenos', mithras: 'mithras' } as const;

/** Width of the name on a narrow tile, in em of its letters. */
const NARROW = 6.2;

export interface ThreatFaceProps {
  threat: ThreatView;
  incoming?: number | undefined;
  /** "On deck": it does not attack yet. */
  tag?: string | undefined;
  deckSize?: number | undefined;
}

/** The threat side fills the cell it lies in: tile or card, its numbers stand at the foot in the same order. */
export function ThreatFace({ threat, incoming = 0, tag, deckSize }: ThreatFaceProps): ReactNode {
  const { pack, lang } = useCards();
  const def = threatIn(pack, threat.threat);
  const boss = def !== undefined && isBossDef(def);
  const origin = boss ? 'starter' : (def?.origin ?? 'starter');
  const name = divided(nameFor(pack, threat.threat, lang), lang);
  const ops = def ? (isBossDef(def) ? def.onDrawn : def.reward) : [];
  return (
    <span
      className={styles.cell}
      data-tone="dark"
      data-origin={boss ? 'boss' : origin}
      data-tagged={tag ? '' : undefined}
      data-long={linesOf(name, NARROW) > 2 ? '' : undefined}
    >
      <span className={styles.frame} />
      <span className={styles.body} data-part="body">
        <CardArt id={threat.threat} kin={boss ? 'order' : KIN[origin]} className={styles.art} />
        <span className={styles.low}>
          <span className={styles.name} lang={lang}>
            {name}
          </span>
          <span className={styles.stats}>
            <span data-stat="attack">
              <UnsIcon name="attack" />
              {threat.attack}
              <Added card={threat} what="attack" danger={typeof def?.attack === 'object'} />
            </span>
            <span data-stat="defence">
              <Added card={threat} what="defence" danger={typeof def?.defence === 'object'} />
              {threat.defence}
              <UnsIcon name="armour" />
            </span>
          </span>
          <Pips threat={threat} incoming={incoming} />
          {def ? <Reward threat={threat} ops={ops} isBoss={boss} /> : null}
        </span>
        {tag === undefined ? null : (
          <em className={styles.tag} data-part="tag">
            <Icon name="deck" />
            <span>{tag} · </span>
            {deckSize}
          </em>
        )}
        <Keywords threat={threat} />
      </span>
    </span>
  );
}

/** In words where the cell is wide enough for them, else in signs. */
function Reward({ threat, ops, isBoss }: { threat: ThreatView; ops: readonly Op[]; isBoss: boolean }): ReactNode {
  const { pack, lang, t } = useCards();
  const def = threatIn(pack, threat.threat);
  const extra = NOTCHES.flatMap((notch) => (upgradeIn(pack, threat[notch])?.threat.reward ?? []).flatMap(opGlyphs));
  if (!def || ops.length + extra.length === 0) return <span className={styles.reward} data-part="reward" />;
  return (
    <span className={styles.reward} data-part="reward">
      <span className={styles.signs}>
        <i>{isBoss ? t.drawn : t.reward} </i>
        <Glyphs of={[...ops.flatMap(opGlyphs), ...extra]} />
      </span>
      <span className={styles.words} data-part="text">
        <RichText text={rewardText(pack, def, lang)} /> {extra.length > 0 ? <Glyphs of={extra} /> : null}
      </span>
    </span>
  );
}

function Keywords({ threat }: { threat: ThreatView }): ReactNode {
  const w = wordingOf(useCards().lang);
  const sources = keywordSources(useCards().pack, threat);
  if (threat.keywords.length === 0) return null;
  return (
    <span className={styles.keywords} data-many={threat.keywords.length > 1 ? '' : undefined}>
      {threat.keywords.map((keyword, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same keyword may stand there twice
        <span key={`${keyword.k}${i}`} data-keyword={keyword.k} data-notch={sources[i]}>
          <UnsIcon name={keywordGlyph(keyword).icon} />
          <i>{plain(w.threatKeyword(keyword))}</i>
          <b>{keywordGlyph(keyword).n}</b>
        </span>
      ))}
    </span>
  );
}

/** Where each keyword comes from: printed ones first, then those of the notches, then the story (as the game lists them). */
function keywordSources(pack: Pack, threat: ThreatView): (Notch | undefined)[] {
  const own = (threatIn(pack, threat.threat)?.keywords ?? []).map(() => undefined);
  return [
    ...own,
    ...NOTCHES.flatMap((notch) => (upgradeIn(pack, threat[notch])?.threat.keywords ?? []).map(() => notch)),
  ];
}

/** What upgrades add to a number, in the colour of their notch; the hazard sign stands for the danger level. */
function Added({ card, what, danger }: { card: ThreatView; what: 'attack' | 'defence'; danger: boolean }): ReactNode {
  const { pack } = useCards();
  return (
    <sup>
      {danger ? <UnsIcon name="danger" /> : null}
      {NOTCHES.map((notch) => {
        const n = upgradeIn(pack, card[notch])?.threat[what] ?? 0;
        return n === 0 ? null : (
          <span key={notch} data-notch={notch}>
            +{n}
          </span>
        );
      })}
    </sup>
  );
}

function Pips({ threat, incoming }: { threat: ThreatView; incoming: number }): ReactNode {
  const stateOf = (i: number): string => {
    if (i < threat.damage) return 'hit';
    if (i < threat.damage + incoming) return 'coming';
    return i < threat.attack ? 'attack' : 'defence';
  };
  return (
    <span className={styles.pips} data-units="">
      {Array.from({ length: threat.health }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are their place
        <i key={i} data-pip={stateOf(i)} />
      ))}
    </span>
  );
}
