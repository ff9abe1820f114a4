import { useCallback, useEffect, useState } from 'react';
import type { PastGame } from '../../session/played.ts';
import { loadForm } from '../new-table/forms.ts';
import type { GameForm } from '../new-table/model.ts';
import { loadStore } from '../store.ts';

/** The finished games of this device; null until they are read. */
export function usePlayed() {
  const [played, setPlayed] = useState<PastGame[] | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback((): void => {
    loadStore()
      .then((store) => store.played())
      .then(setPlayed, () => setFailed(true));
  }, []);
  useEffect(refresh, [refresh]);
  return { played, failed, refresh };
}

/** The form of a game, for the words of its options; null until it is there. */
export function useGameForm(game: string): GameForm | null {
  const [form, setForm] = useState<GameForm | null>(null);
  useEffect(() => {
    let here = true;
    loadForm(game).then(
      (loaded) => here && setForm(loaded),
      () => {}, // without words the options are left out
    );
    return () => {
      here = false;
    };
  }, [game]);
  return form;
}
