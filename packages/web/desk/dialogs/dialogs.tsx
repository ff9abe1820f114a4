import { type ReactNode, useCallback } from 'react';
import { Icon } from '../../art/index.ts';
import { Button, Dialog, KeyList, ProgressDots, RichText } from '../../kit/index.ts';
import { useKitText } from '../../text/kit.ts';
import { useDesk } from '../context.ts';
import { useLoaded } from '../useLoaded.ts';
import styles from './dialogs.module.css';

interface Closing {
  onClose: () => void;
}

export interface KeyLine {
  keys: readonly string[];
  text: string;
}

/** The keys of every table; a game adds its own. */
export function KeysDialog({ onClose }: Closing): ReactNode {
  const desk = useDesk();
  const kit = useKitText();
  const { keys: t } = desk.t;
  const line = (text: string, ...keys: string[]): KeyLine => ({ keys, text });
  const play = [
    line(t.list.options, '1', '…', '9'),
    line(t.list.commit, kit.keyEnter),
    line(t.list.esc, kit.keyEsc),
    line(t.list.undo, 'U'),
    line(t.list.hint, 'H'),
    line(t.list.decline, 'E'),
    ...(desk.front.keys?.(desk) ?? []),
    ...(desk.moment.signals.length > 0 ? [line(desk.words.pings.point ? t.list.ping : desk.t.pings.title, 'P')] : []),
  ];
  const look = [
    line(t.list.inspect, 'I'),
    line(t.list.why, 'W'),
    line(t.list.rules, 'R'),
    line(t.list.replay, '←', '→'),
    line(t.list.sound, 'M'),
    line(t.list.menu, 'O'),
    line(t.list.help, '?'),
  ];
  const go = [
    line(t.list.arrows, kit.keyArrows),
    line(t.list.board, 'B'),
    line(t.list.hand, 'C'),
    line(t.list.log, 'L'),
    line(t.list.prompt, 'Q'),
    line(t.list.choices, 'A'),
  ];
  return (
    <Dialog title={t.title} onClose={onClose}>
      <KeyList
        groups={[
          { title: t.play, keys: play },
          { title: t.look, keys: look },
          { title: t.go, keys: go },
        ]}
      />
    </Dialog>
  );
}

/** What a seat may say to the others. Things are pointed at on the table itself; the dialog says how. */
export function PingDialog({ onClose }: Closing): ReactNode {
  const { moment, t, words, session } = useDesk();
  const { isPlace, point, text } = words.pings;
  const send = (id: string): void => {
    void session.signal(id);
    onClose();
  };
  return (
    <Dialog title={t.pings.title} kind="sheet" onClose={onClose}>
      <div className={styles.pings}>
        {moment.signals
          .filter((id) => !isPlace(id))
          .map((id) => (
            <Button key={id} onPress={() => send(id)} icon={<Icon name="speak" />}>
              {words.option(id)}
            </Button>
          ))}
      </div>
      {point === undefined ? null : <p className="help">{point}</p>}
      <p className="help">{text}</p>
    </Dialog>
  );
}

/** Taking back past something new leaves a caveat, so it is asked first. */
export function UndoDialog({ onClose }: Closing): ReactNode {
  const { t, session } = useDesk();
  const undo = (): void => {
    void session.undo(true);
    onClose();
  };
  return (
    <Dialog
      title={t.undo.caveatTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.undo.caveatNo}</Button>
          <Button kind="danger" onPress={undo}>
            {t.undo.caveatYes}
          </Button>
        </>
      }
    >
      <p>{t.undo.caveatText}</p>
    </Dialog>
  );
}

const SHOWN = 12;

/** The chain of events that made a number what it is, newest first, each with its cause and rule. */
export function WhyDialog({ gauge, onClose }: Closing & { gauge: string }): ReactNode {
  const { session, t, replay, words, openRule } = useDesk();
  const load = useCallback(() => session.why(gauge).catch(() => []), [session, gauge]);
  const changes = useLoaded(load);
  const { at } = replay;
  const newest = changes?.filter((entry) => at === null || entry.at <= at).reverse() ?? [];
  const show = (then: number): void => {
    replay.go(then);
    onClose();
  };
  return (
    <Dialog title={words.whyTitle(gauge)} onClose={onClose}>
      {changes ? null : <ProgressDots label={t.prompt.sending} />}
      {changes && newest.length === 0 ? <p>{words.whyNone(gauge)}</p> : null}
      <ol className={styles.causes}>
        {newest.slice(0, SHOWN).map(({ event, change, round, at: then }) => (
          <li key={event.n}>
            <b data-change={Math.sign(change)}>{signed(change)}</b>
            <div>
              <p>
                <Icon name={words.look(event.type)[0]} />
                <span>
                  <RichText text={words.line(event)} />
                </span>
              </p>
              <small>
                {[words.round(round), words.cause(event.cause)].filter((word) => word !== '').join(' · ')} ·{' '}
                <button type="button" onClick={() => openRule(event.rule)}>
                  {event.rule}
                </button>
              </small>
            </div>
            <button
              type="button"
              className={styles.jump}
              aria-label={t.why.show}
              title={t.why.show}
              onClick={() => show(then)}
            >
              <Icon name="replay" />
            </button>
          </li>
        ))}
      </ol>
      {newest.length > SHOWN ? <p className="help">{t.why.earlier(newest.length - SHOWN)}</p> : null}
    </Dialog>
  );
}

function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`;
}
