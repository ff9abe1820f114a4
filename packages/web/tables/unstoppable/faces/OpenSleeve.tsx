import type { Text } from '@starhold/effects/text';
import type { SleeveView, ThreatView } from '@starhold/unstoppable';
import { type CoreDef, coreIn, isBossDef, type Pack, threatIn, upgradeIn } from '@starhold/unstoppable/content';
import {
  bossCardText,
  coreBody,
  coreText,
  nameFor,
  upgradeBack,
  upgradeBody,
  wordingOf,
} from '@starhold/unstoppable/text';
import { type ReactNode, useId } from 'react';
import { UnsIcon } from '../../../art/unstoppable/index.ts';
import { RichText } from '../../../kit/index.ts';
import { CoreFace } from './CoreFace.tsx';
import { NOTCHES, type Notch } from './defs.ts';
import { addedBody, capital, printed, rewardText } from './describe.ts';
import styles from './OpenSleeve.module.css';
import { useCards } from './pack.ts';
import { TEXT_ICONS } from './TextIcons.tsx';
import { ThreatFace } from './ThreatFace.tsx';
import './tones.css';

export interface OpenSleeveProps {
  card: SleeveView & { cost: number };
  /** Only where the threat side lies open: on the battlefield or on deck. */
  threat?: ThreatView | undefined;
  onRule?: ((ref: string) => void) | undefined;
}

type OnRule = OpenSleeveProps['onRule'];

/** A sleeve taken apart for reading: the card, and beside it what the core and each notch put into it. */
export function OpenSleeve({ card, threat, onRule }: OpenSleeveProps): ReactNode {
  const { pack, lang, t } = useCards();
  const def = coreIn(pack, card.core);
  return (
    <div className={styles.sleeve} data-faction={def?.faction ?? 'none'}>
      <div className={styles.picture} aria-hidden="true" data-tone="dark">
        {threat ? (
          <span className={styles.threatFace}>
            <ThreatFace threat={threat} />
          </span>
        ) : (
          <CoreFace card={card} size="large" />
        )}
      </div>
      <ol className={styles.layers}>
        <Layer
          tone="core"
          label={def ? t.coreOf(def.level) : t.core}
          title={card.core ? nameFor(pack, card.core, lang) : ''}
        >
          {def ? (
            <>
              <p className={styles.stats}>
                <RichText text={coreText(def, lang, pack).stats} onRule={onRule} />
              </p>
              <p>
                <RichText text={coreBody(def, lang)} icons={TEXT_ICONS} onRule={onRule} />
              </p>
            </>
          ) : (
            <p>{t.bossHasNoCore}</p>
          )}
        </Layer>
        {NOTCHES.map((notch) => (
          <NotchLayer key={notch} notch={notch} upgrade={card[notch]} on={def?.kind} onRule={onRule} />
        ))}
      </ol>
      {def && isChanged(card) ? <Now card={card} onRule={onRule} /> : null}
      {threat ? <ThreatSide threat={threat} onRule={onRule} /> : <HiddenSide card={card} />}
    </div>
  );
}

interface LayerProps {
  tone: 'core' | Notch;
  label: string;
  title: string;
  children: ReactNode;
}

function Layer({ tone, label, title, children }: LayerProps): ReactNode {
  return (
    <li className={styles.layer} data-layer={tone}>
      <small>{label}</small>
      {title === '' ? null : <b>{title}</b>}
      {children}
    </li>
  );
}

interface NotchProps {
  notch: Notch;
  upgrade: string | null;
  /** Of the card it is on. */
  on: CoreDef['kind'] | undefined;
  onRule: OnRule;
}

function NotchLayer({ notch, upgrade, on, onRule }: NotchProps): ReactNode {
  const { pack, lang, t } = useCards();
  const def = upgradeIn(pack, upgrade);
  return (
    <Layer
      tone={notch}
      label={notch === 'top' ? t.topNotch : t.bottomNotch}
      title={upgrade === null ? '' : nameFor(pack, upgrade, lang)}
    >
      {def ? (
        <>
          <p>
            <RichText text={upgradeBody(def, lang, on)} icons={TEXT_ICONS} onRule={onRule} />
          </p>
          <p className={styles.threat}>
            <RichText text={upgradeBack(def, lang)} onRule={onRule} />
          </p>
        </>
      ) : (
        <p className={styles.nothing}>{t.nothingThere}</p>
      )}
    </Layer>
  );
}

/** Without upgrades the card does what its core says. */
const isChanged = (card: SleeveView): boolean => NOTCHES.some((notch) => card[notch] !== null);

/** Everything together: the core's text, then what each notch adds, in its colour. */
function Now({ card, onRule }: { card: OpenSleeveProps['card']; onRule: OnRule }): ReactNode {
  const { pack, lang, t } = useCards();
  const def = coreIn(pack, card.core);
  const id = useId();
  if (!def) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id}>{t.doesNow}</h4>
      {def.cost === card.cost ? null : (
        <p>
          {t.costsNow}:{' '}
          <Sum parts={[def.cost]} added={addedBy((notch) => costOf(pack, card, notch))} total={card.cost} />
        </p>
      )}
      <p>
        <RichText text={coreBody(def, lang)} icons={TEXT_ICONS} onRule={onRule} />
        {NOTCHES.map((notch) => {
          const upgrade = upgradeIn(pack, card[notch]);
          return upgrade ? (
            <span key={notch} className={styles.value} data-notch={notch}>
              {' '}
              <RichText text={addedBody(upgrade, def, lang)} icons={TEXT_ICONS} onRule={onRule} />
            </span>
          ) : null;
        })}
      </p>
    </section>
  );
}

const costOf = (pack: Pack, card: SleeveView, notch: Notch): number => upgradeIn(pack, card[notch])?.core.cost ?? 0;

interface Addend {
  notch: Notch;
  n: number;
}

function addedBy(by: (notch: Notch) => number): Addend[] {
  return NOTCHES.map((notch) => ({ notch, n: by(notch) })).filter(({ n }) => n !== 0);
}

/** `3 + 1 = 4`, each addend in the colour of its notch; what else changed it is the rest. */
function Sum({ parts, added, total }: { parts: readonly number[]; added: Addend[]; total: number }): ReactNode {
  const known = parts.reduce((a, b) => a + b, 0) + added.reduce((a, { n }) => a + n, 0);
  const rest = total - known;
  const signed = (n: number): string => (n < 0 ? ` − ${-n}` : ` + ${n}`);
  return (
    <span className={styles.sum}>
      {parts.join(' + ')}
      {added.map(({ notch, n }) => (
        <span key={notch} className={styles.value} data-notch={notch}>
          {signed(n)}
        </span>
      ))}
      {rest === 0 ? '' : signed(rest)}
      {' = '}
      <b>{total}</b>
    </span>
  );
}

/** The threat side, where it lies open. */
function ThreatSide({ threat, onRule }: { threat: ThreatView; onRule: OnRule }): ReactNode {
  const { pack, lang, t } = useCards();
  const w = wordingOf(lang);
  const def = threatIn(pack, threat.threat);
  const id = useId();
  const body: Text = def ? (isBossDef(def) ? bossCardText(def, lang).body : rewardText(pack, def, lang)) : [];
  const number = (what: 'attack' | 'defence'): ReactNode => {
    const added = addedBy((notch) => upgradeIn(pack, threat[notch])?.threat[what] ?? 0);
    // What follows the danger level has no printed number: it is what the upgrades leave.
    const base = printed(def?.[what]) ?? threat[what] - added.reduce((sum, { n }) => sum + n, 0);
    if (base === threat[what]) return <b>{threat[what]}</b>;
    return <Sum parts={[base]} added={added} total={threat[what]} />;
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id}>
        {t.threatSide}: {nameFor(pack, threat.threat, lang)}
      </h4>
      <p className={styles.numbers}>
        <span>
          <UnsIcon name="attack" /> {capital(w.words.attack, lang)} {number('attack')}
          {typeof def?.attack === 'object' ? ` (${t.byDanger})` : ''}
        </span>
        <span>
          <UnsIcon name="armour" /> {capital(w.words.defence, lang)} {number('defence')}
          {typeof def?.defence === 'object' ? ` (${t.byDanger})` : ''}
        </span>
        <span>{capital(t.damageTaken(threat.damage, threat.health), lang)}</span>
      </p>
      {threat.keywords.length === 0 ? null : (
        <dl className={styles.words}>
          {threat.keywords.map((keyword, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same keyword may stand there twice
            <div key={`${keyword.k}${i}`}>
              <dt>
                <RichText text={w.threatKeyword(keyword)} onRule={onRule} />
              </dt>
              <dd>{w.help[keyword.k]}</dd>
            </div>
          ))}
        </dl>
      )}
      {body.length === 0 ? null : (
        <p>
          <RichText text={body} onRule={onRule} />
        </p>
      )}
    </section>
  );
}

/** The other side is nobody's to look at; what the upgrades will do to it is known. */
function HiddenSide({ card }: { card: SleeveView }): ReactNode {
  const { pack, lang, t } = useCards();
  const known = NOTCHES.flatMap((notch) => {
    const def = upgradeIn(pack, card[notch]);
    return def ? [{ notch, text: upgradeBack(def, lang) }] : [];
  });
  return (
    <section className={styles.hidden}>
      <span className={styles.back} aria-hidden="true">
        <UnsIcon name="hidden" />
      </span>
      <p>
        {t.hiddenThreat}
        {known.length === 0 ? null : ` ${t.upgradesWillAdd}`}
        {known.map(({ notch, text }) => (
          <span key={notch} className={styles.value} data-notch={notch}>
            {' '}
            <RichText text={text} />
          </span>
        ))}
      </p>
    </section>
  );
}
