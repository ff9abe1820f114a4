import { refOf, verbOf } from '@starhold/kernel';
import { KINDS } from '@starhold/rone/content';
import { KIND_NAMES } from '@starhold/rone/text';
import { type ReactNode, useEffect } from 'react';
import { Laid } from '../../../desk/Laid.tsx';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import type { Marking } from '../../../desk/target.ts';
import { cardIn } from '../cards/pack.ts';
import { Screw, type ScrewKind, Screws } from '../cards/Screw.tsx';
import { CardThing, PermanentThing } from '../cards/things.tsx';
import { lettersOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './offer.module.css';

/** What is chosen from now lies over the stage, never over the hand: cards of a draft, leaders, kinds, payments. */
export function Offer(): ReactNode {
  const { turn, view, w } = useRone();
  const offered = [...new Set(turn.ids.flatMap((id) => turn.stepsOf(id)[0] ?? []))];
  const ids = offered.filter((target) => verbOf(target) === 'offer').map(refOf);
  const kinds = offered.filter((target) => verbOf(target) === 'kind');
  const isOrder = turn.decision?.ask.kind === 'order';
  const cards = ids.length > 0 ? ids : isOrder ? [] : view.looking;
  // What goes with a card is not asked.
  if (turn.at === 'pay') return turn.sending ? null : <Payment />;
  if (kinds.length > 0) return <KindChoice kinds={kinds} />;
  if (cards.length === 0) return null;
  const title = turn.at in w.offer.titles ? w.offer.titles[turn.at as keyof typeof w.offer.titles] : w.offer.any;
  return (
    <Laid className={styles.offer} data-tone="dark" aria-label={title} data-offer={turn.at}>
      <h2>{title}</h2>
      <ul className={styles.cards} data-n={cards.length}>
        {cards.map((id) => (
          <li key={id}>
            <Offered id={id} many={cards.length > 4} />
          </li>
        ))}
      </ul>
    </Laid>
  );
}

/** Whole cards where they fit, else all that is printed in a row; their tops where there are many. */
function Offered({ id, many }: { id: string; many: boolean }): ReactNode {
  const { pack, size, marks } = useRone();
  const target = `offer:${id}`;
  if (!cardIn(pack, id)) return <PermanentThing id={id} target={target} form={many ? 'tile' : 'card'} />;
  // What it does is printed on it.
  const marking = plainly(marks.of(target));
  const form = many ? 'peek' : isSmall(size) || size === 'D-' ? 'row' : 'card';
  return <CardThing id={id} target={target} form={form} marking={marking} />;
}

/** The thing says itself what it would do. */
function plainly({ result: _, ...marking }: Marking): Marking {
  return marking;
}

function KindChoice({ kinds }: { kinds: readonly string[] }): ReactNode {
  const { w, lang, marks } = useRone();
  return (
    <Laid className={styles.offer} data-tone="dark" aria-label={w.offer.kind} data-offer="kind">
      <h2>{w.offer.kind}</h2>
      <ul className={styles.kinds}>
        {kinds.map((target) => {
          const letter = refOf(target);
          const kind = KINDS['urkgyw'.indexOf(letter)];
          return (
            <li key={target}>
              <Thing
                target={target}
                shape="tile"
                className={styles.kind}
                name={KIND_NAMES[kind][lang]}
                marking={plainly(marks.of(target))}
              >
                <span className={styles.choice}>
                  <Screw kind={letter as ScrewKind} />
                  <b>{KIND_NAMES[kind][lang]}</b>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </Laid>
  );
}

/** Which resources go for a card, and what is left of the others; one way is laid out at once and can be changed. */
function Payment(): ReactNode {
  const { turn, own, w, pack, lang, live } = useRone();
  const { decision, armed, preset, ids } = turn;
  const [first] = ids;
  const id = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (live && armed === null && first !== undefined) preset(first);
  }, [id, live]);
  const card = own.underway.at(-1);
  const def = card === undefined ? undefined : cardIn(pack, card);
  return (
    <Laid className={styles.offer} data-tone="dark" aria-label={w.offer.pay} data-offer="pay">
      <h2>
        {def ? w.offer.payFor(def.name[lang]) : w.offer.pay}
        {def ? <Screws of={def.cost} /> : null}
      </h2>
      <ul className={styles.ways}>
        {ids.map((option) => (
          <li key={option}>
            <Way option={option} />
          </li>
        ))}
      </ul>
      <p>{w.offer.lost(own.pool.reduce((a, b) => a + b, 0))}</p>
    </Laid>
  );
}

function Way({ option }: { option: string }): ReactNode {
  const { own, w, words, size, marks } = useRone();
  const paid = refOf(option) === '-' ? '' : refOf(option);
  const left = own.pool.map((n, kind) => n - [...paid].filter((letter) => letter === 'urkgyw'[kind]).length);
  return (
    <Thing
      target={option}
      shape="tile"
      className={styles.way}
      name={words.option(option)}
      marking={plainly(marks.of(option))}
    >
      <span className={styles.choice}>
        <b>{paid === '' ? w.offer.nothing : <Screws of={paid} />}</b>
        <small>
          {w.offer.left} {lettersOf(left) === '' ? '–' : <Screws of={lettersOf(left)} />}
        </small>
        {isSmall(size) ? null : <i>{words.option(option)}</i>}
      </span>
    </Thing>
  );
}
