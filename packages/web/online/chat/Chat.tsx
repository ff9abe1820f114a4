import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import buttons from '../../shell/buttons.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { useOnlineText } from '../../text/online.ts';
import { useRoom } from '../roomContext.ts';
import { useDoing } from '../useDoing.ts';
import { useMyId } from '../useMe.ts';
import styles from './chat.module.css';
import { setMuted, useMuted } from './muted.ts';

export const CHAT_MAX = 300;

/** What is said at the table. What somebody muted said is not drawn. */
export function Chat(): ReactNode {
  const t = useOnlineText().chat;
  const { chat, room, table } = useRoom();
  const me = useMyId();
  // Who watches reads.
  const canSpeak = table.you !== null;
  const muted = useMuted();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const end = useRef<HTMLOListElement>(null);
  const lines = chat.filter(({ person }) => !muted.has(person));
  const silent = [...new Map(chat.map(({ person, name }) => [person, name]))].filter(([person]) => muted.has(person));
  const newest = lines.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new line
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [newest]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    setFailed(false);
    room.say(words).catch(() => {
      setText(words);
      setFailed(true);
    });
  };
  /** The little menu of a line goes when something in it is chosen. */
  const closing =
    (act: () => void) =>
    (event: MouseEvent): void => {
      event.currentTarget.closest('details')?.removeAttribute('open');
      act();
    };
  const mute = (person: string, on: boolean): void => {
    setMuted(person, on);
    room.mute(person, on).catch(() => setMuted(person, !on));
  };
  return (
    <div className={styles.chat}>
      <ol ref={end} className={styles.lines} aria-live="polite" aria-label={t.title}>
        {lines.length === 0 ? <li className="help">{t.empty}</li> : null}
        {lines.map((line) => (
          <li key={line.n} data-mine={line.person === me}>
            <b>{line.name}</b> <span>{line.text}</span>
            {line.person === me || me === '' ? null : (
              <details className={styles.more}>
                <summary aria-label={t.about(line.name)} title={t.about(line.name)}>
                  <Icon name="settings" />
                </summary>
                <div>
                  <button type="button" onClick={closing(() => mute(line.person, true))}>
                    {t.mute(line.name)}
                  </button>
                  <button type="button" onClick={closing(() => setAbout(line.person))}>
                    {t.report(line.name)}
                  </button>
                </div>
              </details>
            )}
          </li>
        ))}
      </ol>
      {silent.map(([person, name]) => (
        <p key={person} className={styles.muted}>
          {t.muted}: {name}{' '}
          <button type="button" onClick={() => mute(person, false)}>
            {t.unmute(name)}
          </button>
        </p>
      ))}
      {canSpeak ? (
        <form className={styles.say} onSubmit={send}>
          <input
            type="text"
            value={text}
            maxLength={CHAT_MAX}
            aria-label={t.label}
            placeholder={t.label}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={buttons.plain}>
            {t.send}
          </button>
        </form>
      ) : null}
      <p className={failed ? 'problem' : 'help'} role={failed ? 'alert' : undefined}>
        {failed ? t.failed : canSpeak ? t.help : t.onlyRead}
      </p>
      {about === null ? null : <Report person={about} onClose={() => setAbout(null)} />}
    </div>
  );
}

function Report({ person, onClose }: { person: string; onClose: () => void }): ReactNode {
  const t = useOnlineText();
  const { chat, room } = useRoom();
  const { busy, problem, run } = useDoing();
  const [done, setDone] = useState(false);
  const name = chat.findLast((line) => line.person === person)?.name ?? '';
  const report = async (): Promise<void> => {
    await room.report(person, chat.findLast((line) => line.person === person)?.text ?? name);
    setDone(true);
  };
  return (
    <Dialog
      title={t.chat.reportTitle}
      kind="narrow"
      onClose={onClose}
      footer={
        done ? undefined : (
          <>
            <button type="button" className={buttons.plain} onClick={onClose}>
              {t.cancel}
            </button>
            <button type="button" className={buttons.danger} disabled={busy} onClick={() => void run(report)}>
              {t.chat.reportYes}
            </button>
          </>
        )
      }
    >
      <p role="status">{done ? t.chat.reported : t.chat.reportText(name)}</p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </Dialog>
  );
}
