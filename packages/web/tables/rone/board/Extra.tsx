import { verbOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isSmall } from '../../../desk/size.ts';
import { IconButton, Spoken } from '../../../kit/index.ts';
import { useRone } from '../useRone.ts';
import styles from './extra.module.css';

/** Beside what ends: roll a die again, give two dice for one resource. Each begins a choice that the dice go on with. */
export function Extra(): ReactNode {
  const { turn, own, w, press, moment, which, openDecision, live, size } = useRone();
  if (!live || !own) return null;
  // A card is about to be played: on a small screen the answer gets the room, and one button leads back here.
  if (isSmall(size) && (turn.then.length > 0 || turn.armed?.startsWith('play:'))) {
    return <IconButton label={w.prompt.notThis} icon={<Icon name="close" />} onPress={turn.letGo} />;
  }
  const has = (verb: string): boolean => turn.decision !== undefined && offers(turn.decision, verb);
  const aside = moment.decisions.findIndex((decision, i) => i !== which && offers(decision, 'reroll'));
  return (
    <>
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
