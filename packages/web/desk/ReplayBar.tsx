import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/index.ts';
import { Button, Dialog, IconButton, Segmented, Spoken, useKeys } from '../kit/index.ts';
import { paths } from '../shell/routes.ts';
import { useDesk } from './context.ts';
import styles from './ReplayBar.module.css';
import { PACES } from './useReplay.ts';
import { useHandedOut } from './useShare.ts';

/** Looking back: scrub, step, play, through whose eyes, and on from here as a new table. */
export function ReplayBar(): ReactNode {
  const { session, replay, words, front, view, t: table } = useDesk();
  const t = table.replay;
  const when = words.round(front.round(view));
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const { length, over } = session.moment();
  const at = replay.at ?? length;
  const canPlayOn = useHandedOut(session);
  useKeys({
    ArrowLeft: ({ shiftKey }) => (shiftKey ? replay.go(at - 1) : replay.step(-1)),
    ArrowRight: ({ shiftKey }) => (shiftKey ? replay.go(at + 1) : replay.step(1)),
    Home: () => replay.go(0),
    End: () => replay.go(length),
    ' ': () => replay.play(!replay.playing),
    Escape: replay.leave,
  });
  const playOn = (): void => {
    void session.playOnFrom(at).then((id) => go(paths.table(id)));
  };
  return (
    <section className={styles.bar} aria-label={t.title} data-replay="" data-reel="free">
      <div className={styles.text}>
        <p>
          <Icon name="replay" />
          {t.title}
        </p>
        <h1>
          {t.at(at, length)} <small>{when}</small>
        </h1>
      </div>
      <input
        type="range"
        className={styles.scrub}
        min={0}
        max={length}
        value={at}
        aria-label={t.scrub}
        aria-valuetext={`${t.at(at, length)}, ${when}`}
        onChange={(event) => replay.go(Number(event.currentTarget.value))}
      />
      <div className={styles.steps}>
        <IconButton label={t.first} icon={<Icon name="stepBack" />} onPress={() => replay.go(0)} />
        <IconButton label={t.back} icon={<Icon name="back" />} onPress={() => replay.step(-1)} disabled={at === 0} />
        <IconButton
          label={replay.playing ? t.pause : t.play}
          icon={<Icon name={replay.playing ? 'pause' : 'play'} />}
          onPress={() => replay.play(!replay.playing)}
        />
        <IconButton
          label={t.on}
          icon={<Icon name="forward" />}
          onPress={() => replay.step(1)}
          disabled={at === length && replay.beat === null}
        />
        <IconButton label={t.last} icon={<Icon name="stepOn" />} onPress={() => replay.go(length)} />
        <Segmented
          label={t.speed}
          value={replay.speed}
          options={PACES.map((value) => ({ value, label: value === 0.5 ? '½×' : `${value}×` }))}
          onChange={replay.pace}
          size="s"
        />
        {over === '' ? null : <EyesSwitch />}
      </div>
      <div className={styles.actions}>
        <Button kind="filled" onPress={replay.leave}>
          {over === '' ? t.leave : t.leaveOver}
        </Button>
        {canPlayOn ? <Button onPress={() => setAsking(true)}>{t.playOn}</Button> : null}
      </div>
      {asking ? (
        <Dialog
          title={t.playOnTitle}
          onClose={() => setAsking(false)}
          footer={
            <Button kind="filled" onPress={playOn}>
              {t.playOn}
            </Button>
          }
        >
          <p>{t.playOnText}</p>
        </Dialog>
      ) : null}
    </section>
  );
}

/** Once the game is over nothing is secret any more. */
function EyesSwitch(): ReactNode {
  const { replay, names, t } = useDesk();
  const look = (value: string): void => replay.look(value === 'table' ? 'table' : Number(value));
  return (
    <label className={styles.eyes}>
      <Icon name="eyeOpen" />
      <Spoken>{t.replay.eyes}</Spoken>
      <select value={String(replay.eyes)} onChange={(event) => look(event.currentTarget.value)}>
        <option value="table">{t.replay.table}</option>
        {names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
