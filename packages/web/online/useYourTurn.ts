import { useEffect, useRef } from 'react';
import { useSynth } from '../desk/useSynth.ts';
import { PLAIN } from '../kit/tempers.ts';
import { paths } from '../shell/routes.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { isYours } from './model.ts';
import { tell } from './notices.ts';
import { linkTo } from './room/Invite.tsx';
import { useRoom, useWaitingFor } from './roomContext.ts';

/** Tells whoever looks elsewhere that the table waits for them: by the title, a sound, and a notice where they want one. */
export function useYourTurn(game: string): void {
  const t = useOnlineText().table;
  const shell = useShellText();
  const { table, room } = useRoom();
  const play = useSynth(PLAIN, true);
  const waitingFor = useWaitingFor();
  const yours = isYours({ ...table, waitingFor: [...waitingFor] });
  const before = useRef(yours);
  useEffect(() => {
    const page = shell.pageTitle(game);
    const show = (): void => {
      document.title = yours && document.hidden ? t.yourTurnTitle(page) : page;
    };
    const looked = (): void => {
      show();
      room.look(!document.hidden);
    };
    show();
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, [yours, game, shell, t, room]);
  useEffect(() => {
    const isNew = yours && !before.current;
    before.current = yours;
    if (!isNew || !document.hidden) return;
    play('upgrade');
    void tell(t.yourTurn(game), linkTo(paths.online(room.id)));
  }, [yours, game, t, room, play]);
}
