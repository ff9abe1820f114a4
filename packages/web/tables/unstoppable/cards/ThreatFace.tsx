import { plain } from '@starhold/effects/text';
import type { ThreatView } from '@starhold/unstoppable';
import { isBossDef, type Pack, threatIn, upgradeIn } from '@starhold/unstoppable/content';
import { nameFor, wordingOf } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { CardArt, UnsIcon } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CARDS_TEXT } from '../text/cards.ts';
import { NOTCHES, type Notch } from './defs.ts';
import { capital, rewardText } from './describe.ts';
import { linesOf, nameSize } from './fit.ts';
import { Glyphs } from './Glyphs.tsx';
import { keywordGlyph } from './glyphs.ts';
import { usePack } from './pack.ts';
import styles from './ThreatFace.module.css';

/** Widths of a line of the name and of the reward, in em of their letters. */
const NAME = 8.9;
const REWARD = 10.6;

/** Colours of a planet. */
const KIN = { starter: 'street', ceres2: 'ceres', virenos: 'virenos', mithras: 'mithras' } as const;

interface ThreatFaceProps {
  threat: ThreatView;
  incoming?: number;
}

/** The threat side: eight corners, the origin's colour, attack left, defence right, damage in between. */
export function ThreatFace({ threat, incoming = 0 }: ThreatFaceProps): ReactNode {
  const lang = useLang();
  const t = useText(CARDS_TEXT);
  const pack = usePack();
  const w = wordingOf(lang);
  const def = threatIn(pack, threat.threat);
  const boss = def !== undefined && isBossDef(def);
  const origin = boss ? 'starter' : (def?.origin ?? 'starter');
  const name = nameFor(pack, threat.threat, lang);
  const sources = keywordSources(pack, threat);
  const reward = def ? rewardText(pack, def, lang) : [];
  const lines = linesOf(name, NAME) + linesOf(plain(reward), REWARD);
  const isTight = threat.keywords.length > 1 || lines > (threat.keywords.length === 0 ? 4 : 3);
  return (
    <span className={styles.card} data-origin={boss ? 'boss' : origin} data-tight={isTight ? '' : undefined}>
      <span className={styles.frame} />
      <span className={styles.body} data-part="body">
        <span className={styles.art}>
          <CardArt id={threat.threat} kin={boss ? 'order' : KIN[origin]} />
        </span>
        <span className={styles.origin}>{boss ? t.bossCard : capital(w.origins[origin], lang)}</span>
        <span className={styles.name} data-fit={nameSize(name, 11.9, [1.36, 1.2])}>
          {name}
        </span>
        <span className={styles.stats}>
          <span className={styles.attack}>
            <UnsIcon name="attack" />
            <b>{threat.attack}</b>
            <Added card={threat} what="attack" danger={typeof def?.attack === 'object'} />
          </span>
          <span className={styles.defence}>
            <Added card={threat} what="defence" danger={typeof def?.defence === 'object'} />
            <b>{threat.defence}</b>
            <UnsIcon name="armour" />
          </span>
        </span>
        <Pips threat={threat} incoming={incoming} />
        {threat.keywords.length === 0 ? null : (
          <span className={styles.keywords}>
            {threat.keywords.map((keyword, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the same keyword may stand there twice
                key={`${keyword.k}${i}`}
                className={styles.keyword}
                data-keyword={keyword.k}
                data-notch={sources[i]}
              >
                <UnsIcon name={keywordGlyph(keyword).icon} />
                <span className={styles.short}>{keywordGlyph(keyword).n}</span>
                {threat.keywords.length > 3 ? null : (
                  <span className={styles.word}>{plain(w.threatKeyword(keyword))}</span>
                )}
              </span>
            ))}
          </span>
        )}
        {def ? (
          <span className={styles.reward} data-part="text">
            <RichText text={reward} />
            <UpgradeRewards threat={threat} />
          </span>
        ) : null}
      </span>
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
  const pack = usePack();
  return (
    <span className={styles.added}>
      {danger ? <UnsIcon name="danger" className={styles.hazard} /> : null}
      {NOTCHES.map((notch) => {
        const n = upgradeIn(pack, card[notch])?.threat[what] ?? 0;
        return n === 0 ? null : (
          <span key={notch} data-notch={notch}>
            +{n}
          </span>
        );
      })}
    </span>
  );
}

function Pips({ threat, incoming }: { threat: ThreatView; incoming: number }): ReactNode {
  return (
    <span className={styles.pips}>
      {Array.from({ length: threat.health }, (_, i) => {
        const state =
          i < threat.damage
            ? 'hit'
            : i < threat.damage + incoming
              ? 'coming'
              : i < threat.attack
                ? 'attack'
                : 'defence';
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are their place
        return <i key={i} data-pip={state} />;
      })}
    </span>
  );
}

/** Rewards that stand on upgrades. */
function UpgradeRewards({ threat }: { threat: ThreatView }): ReactNode {
  const pack = usePack();
  return NOTCHES.map((notch: Notch) => {
    const def = upgradeIn(pack, threat[notch]);
    if (!def || def.threat.reward.length === 0) return null;
    return (
      <span key={notch} className={styles.extra} data-notch={notch}>
        <Glyphs of={def.threat.reward.flatMap((op) => (op.op === 'gain' ? [{ icon: op.what, n: `+${op.n}` }] : []))} />
      </span>
    );
  });
}
