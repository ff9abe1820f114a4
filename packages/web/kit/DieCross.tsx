import { type ReactNode, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './DieCross.module.css';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { Spoken } from './Spoken.tsx';
import { spokenName } from './spokenMark.ts';
import type { DieFace, Marked, SixFaces, TargetHandlers } from './types.ts';
import { useRoving } from './useRoving.ts';
import { useTarget } from './useTarget.ts';

interface DieCrossProps extends TargetHandlers {
  name: string;
  faces: SixFaces;
  up?: number;
  /** A face that cannot be chosen is a thing for what moves all the same. */
  flipOf?: (face: number) => string;
  /** The target of a face and what can be done with it; faces without one are only shown. */
  targetOf?: (face: number) => { target: string; marked?: Marked } | undefined;
  /** One face as it would be afterwards. */
  exchange?: { face: number; after: DieFace };
}

/** A die unfolded: six faces as a cross, one of them perhaps as it was and as it will be. */
export function DieCross(props: DieCrossProps): ReactNode {
  const { name, faces, up, targetOf, exchange } = props;
  const t = useKitText();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <ul ref={root} className={styles.cross} aria-label={t.dieFaces(name)} onKeyDown={onKeyDown}>
      {faces.map((face, i) => {
        const own = targetOf?.(i);
        const after = exchange?.face === i ? exchange.after : undefined;
        const said = [t.faceOf(i + 1, after ? t.exchanged(face.name, after.name) : face.name)];
        if (i === up) said.push(t.faceUp);
        const body = <FaceBody n={i + 1} face={face} after={after} isUp={i === up} />;
        return (
          <li key={PLACES[i]} style={{ gridArea: PLACES[i] }}>
            {own ? (
              <FaceTarget {...props} {...own} said={said.join(', ')}>
                {body}
              </FaceTarget>
            ) : (
              <div className={`${markClass} ${styles.face}`} data-mark="plain" data-flip={props.flipOf?.(i)}>
                <Spoken>{said.join(', ')}</Spoken>
                {body}
              </div>
            )}
          </li>
        );
      })}
      {exchange ? <BeforeAfter before={faces[exchange.face] ?? faces[0]} after={exchange.after} /> : null}
    </ul>
  );
}

/** Front, right, back, left, top, bottom, as rows and columns of the cross. */
const PLACES = ['2 / 2', '2 / 3', '2 / 4', '2 / 1', '1 / 2', '3 / 2'];

function FaceTarget({
  target,
  marked,
  said,
  children,
  ...props
}: DieCrossProps & { target: string; marked?: Marked; said: string; children: ReactNode }): ReactNode {
  const t = useKitText();
  const attributes = useTarget(target, marked, props);
  return (
    <button
      type="button"
      className={`${markClass} ${styles.face}`}
      data-rove={target}
      data-flip={target}
      title={marked?.reason}
      {...attributes}
    >
      <Spoken>{spokenName(said, marked, t)}</Spoken>
      {children}
      <MarkSigns marked={marked} />
    </button>
  );
}

function FaceBody({
  n,
  face,
  after,
  isUp,
}: {
  n: number;
  face: DieFace;
  after: DieFace | undefined;
  isUp: boolean;
}): ReactNode {
  return (
    <span className={styles.body} aria-hidden="true" data-tone="dark" data-changes={after ? '' : undefined}>
      <small className={styles.n} data-up={isUp ? '' : undefined}>
        {isUp ? <Icon name="eyeOpen" /> : null}
        {n}
        {after ? <Icon name="flip" /> : null}
      </small>
      {(after ?? face).face}
    </span>
  );
}

/** In the free corner of the cross: the face as it is and as it will be. The list itself says it in words. */
function BeforeAfter({ before, after }: { before: DieFace; after: DieFace }): ReactNode {
  const t = useKitText();
  return (
    <li className={styles.change} aria-hidden="true">
      <figure>
        <span className={styles.body} data-tone="dark" data-old="">
          {before.face}
        </span>
        <figcaption>{t.before}</figcaption>
      </figure>
      <Icon name="right" />
      <figure>
        <span className={styles.body} data-tone="dark" data-changes="">
          {after.face}
        </span>
        <figcaption>{t.after}</figcaption>
      </figure>
    </li>
  );
}
