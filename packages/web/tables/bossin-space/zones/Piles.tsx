import { dangerName, enemyName, nameOf, ZONE_NAMES } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import styles from '../../../desk/dialogs/dialogs.module.css';
import { useBos } from '../useBos.ts';

/** Decks by number, discard piles by name: all of it is open to everybody. */
export function Piles(): ReactNode {
  const { view, w, lang } = useBos();
  const { decks, discards } = view;
  const [one = 0, two = 0, three = 0] = decks.enemiesByClass;
  const piles = [
    {
      id: 'enemyDeck' as const,
      note: w.piles.byClass(one, two, three),
      n: decks.enemies,
      gone: counted(discards.enemies.map((type) => plain(enemyName(view, type, lang)))),
    },
    {
      id: 'dangerDeck' as const,
      note: '',
      n: decks.dangers,
      gone: counted(discards.dangers.map((id) => plain(dangerName(view, id, lang)))),
    },
    {
      id: 'commandDeck' as const,
      note: '',
      n: decks.commands,
      gone: counted(discards.commands.map((kind) => nameOf(view, 'command', kind, lang))),
    },
  ];
  return (
    <div className={styles.piles}>
      {piles.map((pile) => (
        <section key={pile.id}>
          <h3>{ZONE_NAMES[pile.id][lang]}</h3>
          <p>
            {w.piles.inDeck(pile.n)}
            {pile.note === '' ? null : <small>{pile.note}</small>}
          </p>
          <h4>{w.piles.discards}</h4>
          <ul>
            {pile.gone.length === 0 ? <li>{w.piles.none}</li> : null}
            {pile.gone.map(([name, n]) => (
              <li key={name}>{n > 1 ? `${n} × ${name}` : name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
