import { Component, lazy, type ReactNode, Suspense, useRef } from 'react';
import { ProgressDots } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../../text/rulebook.ts';
import { useNear } from '../Near.tsx';
import styles from './example.module.css';

// Until it is drawn its room says so: a part that comes later with nothing in its place would leave it black.
const ExampleTable = lazy(async () => ({ default: (await import('./ExampleTable.tsx')).ExampleTable }));

/** A worked example; game and pictures are loaded when the reader comes near. The caption stands there in any case. */
export function ExampleView({ game, id, caption }: { game: string; id: string; caption: ReactNode }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const box = useRef<HTMLElement>(null);
  const isNear = useNear(box);
  return (
    <figure ref={box} className={styles.example} data-example={id}>
      <figcaption>
        <b>{t.example.title}</b>
        {caption}
      </figcaption>
      {isNear ? (
        <Guard>
          <Suspense
            fallback={
              <div className={styles.room}>
                <ProgressDots label={t.example.title} />
              </div>
            }
          >
            <ExampleTable game={game} id={id} />
          </Suspense>
        </Guard>
      ) : (
        <div className={styles.room} />
      )}
    </figure>
  );
}

/** Without its picture an example is still a sentence. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
