import { IDLE, LOCKED, type PlayerView, USED, type View } from '@starhold/rone';
import { type Pack, packOf } from '@starhold/rone/content';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { RoneIcon, RonePortrait } from '../../../art/rone/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { useLang, useText } from '../../../shell/lang.tsx';
import { faceWords, yieldOf } from '../cards/dice.tsx';
import { isLeader, permanentIn } from '../cards/pack.ts';
import { Screw, type ScrewKind, Screws } from '../cards/Screw.tsx';
import { INVASION_TEXT, type InvasionWords } from '../text/invasion.ts';
import styles from './mates.module.css';
import type { Left } from './model.ts';

export function leaderOf(pack: Pack, player: PlayerView): string | undefined {
  return player.base.find(({ id }) => isLeader(pack, id))?.id;
}

/** A player in short: face, armour and health with what is to come, dice as they lie, what is stored. */
export function PlayerChip({
  seat,
  after,
  onPress,
}: {
  seat: number;
  after?: Left | undefined;
  onPress?: () => void;
}): ReactNode {
  const { view, names, moment } = useDesk<View>();
  const t = useText(INVASION_TEXT);
  const lang = useLang();
  const player = view.players[seat];
  if (!player) return null;
  const pack = packOf(view);
  const leader = leaderOf(pack, player);
  const waits = moment.waitingFor.includes(seat);
  const name = names[seat] ?? '';
  const numbers = (what: 'armour' | 'health'): string =>
    `${t.stats[what]} ${player[what]}${after && after[what] !== player[what] ? ` → ${after[what]}` : ''}`;
  const said = [
    name,
    ...(leader ? [permanentIn(pack, leader)?.name[lang] ?? ''] : []),
    numbers('armour'),
    numbers('health'),
    t.mates.hand(player.hand),
  ];
  return (
    <Thing
      target={`player:p${seat}`}
      className={styles.chip}
      name={said.join(', ')}
      notes={[...(waits ? [t.mates.waits] : []), ...dieWords(player, t, lang)]}
      {...(onPress ? { onPress } : {})}
    >
      <span className={styles.chipFace} data-waits={waits ? '' : undefined}>
        <span className={styles.portrait} data-tone="dark">
          {leader ? <RonePortrait id={leader} /> : <Icon name="captain" />}
        </span>
        <span className={styles.who}>
          <b lang={lang}>{name}</b>
          <small>
            <Icon name="hand" />
            {player.hand}
            <RoneIcon name="reroll" />
            {player.rerolls}
            <RoneIcon name="part" />
            {player.parts}
          </small>
        </span>
        <span className={styles.values}>
          {(['armour', 'health'] as const).map((what) => (
            <i key={what} data-stat={what} data-flip={`${what}:p${seat}`}>
              <RoneIcon name={what} />
              <b>{player[what]}</b>
              {after && after[what] !== player[what] ? <em>{`→${after[what]}`}</em> : null}
            </i>
          ))}
        </span>
        <span className={styles.things}>
          <span className={styles.dice}>
            {player.dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they lie
              <DieSign key={i} die={die} />
            ))}
          </span>
          <span className={styles.stored}>
            {player.stored.map((n, i) =>
              n === 0 ? null : (
                <i key={KINDS[i]}>
                  <Screw kind={KINDS[i]} />
                  {n}
                </i>
              ),
            )}
          </span>
        </span>
      </span>
    </Thing>
  );
}

const KINDS: readonly ScrewKind[] = ['u', 'r', 'k', 'g', 'y', 'w'];

function DieSign({ die }: { die: PlayerView['dice'][number] }): ReactNode {
  const shown = die.state === IDLE || die.up < 0 ? '' : yieldOf(die.faces[die.up] ?? '');
  return (
    <i
      data-state={
        die.state === USED ? 'used' : die.state === LOCKED ? 'locked' : die.state === IDLE ? 'idle' : 'rolled'
      }
    >
      {die.state === LOCKED ? <RoneIcon name="lock" /> : null}
      {shown === '' ? '·' : <Screws of={shown} />}
    </i>
  );
}

function dieWords(player: PlayerView, t: InvasionWords, lang: 'en' | 'cs' | 'de'): string[] {
  const words = player.dice.map((die) => {
    if (die.state === LOCKED) return t.mates.locked;
    if (die.state === IDLE || die.up < 0) return t.mates.notRolled;
    return `${faceWords(die.faces[die.up] ?? '', lang)}${die.state === USED ? ` (${t.mates.used})` : ''}`;
  });
  return [`${t.mates.dice}: ${words.join('; ')}`];
}
