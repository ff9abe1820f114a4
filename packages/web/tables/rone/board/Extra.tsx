import { verbOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isSmall } from '../../../desk/size.ts';
import { IconButton, Spoken } from '../../../kit/index.ts';
import { payingIn } from '../model/dicePlan.ts';
import { shortcutsAt, togetherAt } from '../model/gestures.ts';
import { severalIn, sizeOf } from '../model/several.ts';
import { useRone } from '../useRone.ts';
import styles from './extra.module.css';

/**
 * Beside what ends: roll a die again, give two dice for one resource, each of which begins a choice that the dice go on with;
 * and several cards and abilities at once.
 */
export function Extra(): ReactNode {
  const { turn, own, w, view, press, moment, which, openDecision, live, size } = useRone();
  if (!live || !own) return null;
  // Something is about to be played or used: on a small screen the answer gets the room, and where something
  // would be given up, one button leads back here: a thumb that slips loses nothing.
  if (isSmall(size) && (turn.then.length > 0 || (turn.armed !== null && turn.at === 'main'))) {
    return (
      <>
        <span data-put-back="">
          <IconButton label={w.prompt.notThis} icon={<Icon name="close" />} onPress={turn.letGo} />
        </span>
        <PayOtherwise />
      </>
    );
  }
  const has = (verb: string): boolean => turn.decision !== undefined && offers(turn.decision, verb);
  const several = severalIn(turn.armed, turn.then);
  const asked = turn.sending ? undefined : turn.decision;
  const free = asked && !several ? shortcutsAt(asked, view).find(({ id }) => id === 'free') : undefined;
  const all = asked && !several ? togetherAt(asked, view) : undefined;
  // Where all of it is free, one press does it.
  const together = all && sizeOf(all.several) !== free?.n ? all : undefined;
  const aside = moment.decisions.findIndex((decision, i) => i !== which && offers(decision, 'reroll'));
  return (
    <>
      <PayOtherwise />
      {several ? <IconButton label={w.prompt.notThese} icon={<Icon name="close" />} onPress={turn.letGo} /> : null}
      {together ? (
        <Begin
          what="together"
          label={w.prompt.together(sizeOf(together.several))}
          onPress={() => turn.chain(together.chain, together.goal)}
        >
          <RoneIcon name="deploy" />
          <b>{sizeOf(together.several)}</b>
        </Begin>
      ) : null}
      {free ? (
        <Begin
          what="free"
          label={w.prompt.free(free.n)}
          onPress={() => turn.sayOn({ ...free, label: '', how: 'hand' })}
        >
          <RoneIcon name="deploy" />
          <b>{free.n}</b>
        </Begin>
      ) : null}
      {has('convert') ? (
        <Begin what="convert" label={w.dice.convert} onPress={() => press('convert')}>
          <RoneIcon name="convert" />
        </Begin>
      ) : null}
      {has('reroll') || aside >= 0 ? (
        <Begin
          what="reroll"
          label={w.dice.reroll(own.rerolls)}
          onPress={() => (has('reroll') ? press('reroll') : openDecision(aside))}
        >
          <RoneIcon name="reroll" />
          <b>{own.rerolls}</b>
        </Begin>
      ) : null}
    </>
  );

  function offers({ ask }: (typeof moment.decisions)[number], verb: string): boolean {
    return ask.kind === 'one' && ask.options.some((id) => verbOf(id) === verb);
  }
}

/** The card is about to be played with what suits best: here the player chooses what goes. */
function PayOtherwise(): ReactNode {
  const { turn, w } = useRone();
  const { armed, then } = turn;
  if (armed === null || payingIn(armed, then) === null || armed.startsWith('pay:')) return null;
  const rest = then.filter((option) => !option.startsWith('pay:'));
  return (
    <span data-pay="otherwise">
      <IconButton
        label={w.prompt.payOtherwise}
        icon={<RoneIcon name="convert" />}
        onPress={() => turn.sayOn({ id: 'pay', label: w.prompt.payOtherwise, pick: armed, how: 'hand', then: rest })}
      />
    </span>
  );
}

function Begin({
  what,
  label,
  onPress,
  children,
}: {
  what: string;
  label: string;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  const { turn, marks } = useRone();
  return (
    <button
      type="button"
      className={styles.begin}
      data-target={what}
      data-rove={what}
      data-hinted={marks.of(what).hinted ? '' : undefined}
      aria-pressed={turn.held === what}
      title={label}
      onClick={onPress}
    >
      <Spoken>{label}</Spoken>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
