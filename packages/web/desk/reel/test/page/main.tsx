import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Moment, TableSession } from '../../../../session/types.ts';
import type { Score } from '../../score.ts';
import { NORMAL } from '../../speeds.ts';
import { useReel } from '../../useReel.ts';

/** The smallest table: cards in a field and in a hand. The test sends moments and looks at what is on the page. */

export interface ToyView {
  field: string[];
  hand: string[];
  face: Record<string, string>;
}

export interface Toy {
  send(moment: Moment<ToyView>): void;
  scores: Record<string, Score>;
  acted: string[];
  shown: number[];
  tempo: string[];
  sounds: string[];
  /** When each sounded. */
  heard: number[];
}

const listeners = new Set<() => void>();
let now: Moment<ToyView>;
const toy: Toy = {
  send(moment) {
    now = moment;
    if (listeners.size === 0) createRoot(document.querySelector('#app') as HTMLElement).render(<Table />);
    for (const changed of listeners) changed();
  },
  scores: {},
  acted: [],
  shown: [],
  tempo: [],
  sounds: [],
  heard: [],
};
Object.assign(globalThis, { toy });

const session = {
  moment: () => now,
  subscribe: (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  shown: (at: number) => void toy.shown.push(at),
  tempo: (tempo: string) => void toy.tempo.push(tempo),
  pace: () => {},
} as unknown as TableSession<ToyView>;

const watching = { ...NORMAL, reduced: location.hash === '#reduced' };
const sound = (name: string): void => {
  toy.sounds.push(name);
  toy.heard.push(performance.now());
};

const scoreOf = ({ i }: { i: number }): Score => toy.scores[i] ?? { kind: 'plain', lead: [], follow: [] };

function Table(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { moment, behind, promptLive } = useReel(session, root, scoreOf, { watching, sound });
  const { decisions, view } = moment;
  const { ask } = decisions[0] ?? {};
  const options = ask?.kind === 'one' ? ask.options : [];
  useEffect(() => {
    const key = (event: KeyboardEvent): void => void toy.acted.push(`key ${event.key}`);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  const press = (card: string): void => void toy.acted.push(options.includes(card) ? card : `no ${card}`);
  const row = (cards: string[]): ReactNode => (
    <div className="row">
      {cards.map((card) => (
        <button type="button" key={card} data-flip={card} data-target={card} onClick={() => press(card)}>
          {view.face[card] ?? card}
        </button>
      ))}
    </div>
  );
  return (
    <div id="table" ref={root} data-behind={behind} data-live={promptLive}>
      {row(view.field)}
      {row(view.hand)}
      <button type="button" id="plain" onClick={() => press('plain')}>
        plain
      </button>
      <aside data-reel="free" id="log">
        log
      </aside>
    </div>
  );
}
