import type { Requirement, StoryCardDef, StoryOption } from '@starhold/unstoppable/content';
import { requirementText, storyText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { touchOf } from '../../../desk/turn/useTurn.ts';
import { RichText } from '../../../kit/index.ts';
import { useUns } from '../useUns.ts';
import { haveOf, neededOf } from './owned.ts';
import styles from './story.module.css';
import type { Stage } from './storyPath.ts';

export interface StoryOptionsProps {
  def: StoryCardDef;
  /** What was chosen on a card read before. */
  taken: string | undefined;
  /** Of the current card; null for one that was read before. */
  stage: Stage | null;
}

/** The ways on: the words, what they ask for and whether the players have it, what they do. */
export function StoryOptions({ def, taken, stage }: StoryOptionsProps): ReactNode {
  const { view, openRule, parts, lang } = useUns();
  const { story: t } = parts;
  const text = storyText(def, lang, view.players.length);
  const isCurrent = stage !== null;
  const next = view.players.length === 1 ? t.when.solo : t.when.duo;
  return (
    <div className={styles.ways} data-stage={stage ?? 'read'}>
      <h4 className={styles.goal}>{stage === null ? t.options : t.goal[stage]}</h4>
      {stage === null ? null : <p className={styles.when}>{stage === 'next' ? next : t.when[stage]}</p>}
      <ul className={styles.options}>
        {def.options.map((option, i) => (
          <Way
            key={option.id}
            option={option}
            number={i + 1}
            words={text.options[i]?.story ?? ''}
            rules={<RichText text={text.options[i]?.rules ?? []} onRule={isCurrent ? undefined : openRule} />}
            taken={taken}
            isCurrent={isCurrent}
          />
        ))}
      </ul>
    </div>
  );
}

interface WayProps {
  option: StoryOption;
  /** Its key. */
  number: number;
  words: string;
  rules: ReactNode;
  taken: string | undefined;
  isCurrent: boolean;
}

function Way({ option, number, words, rules, taken, isCurrent }: WayProps): ReactNode {
  const { marks, press, parts } = useUns();
  const { story: t } = parts;
  const target = `tell:${option.id}`;
  const { mark, reason } = marks.of(target);
  const asked = mark === 'legal' || mark === 'chosen' || mark === 'locked';
  const isTaken = taken === option.id;
  const body = (
    <>
      <span className={styles.way}>
        {asked && mark !== 'locked' ? <kbd>{number}</kbd> : null}
        {option.ending ? <Icon name="trophy" label={t.ending} /> : null}
        {words}
      </span>
      <span className={styles.rules}>{rules}</span>
      {isCurrent ? <Needs requires={option.requires} /> : null}
      {taken === undefined ? null : (
        <span className={styles.taken}>
          <Icon name={isTaken ? 'check' : 'close'} />
          {isTaken ? t.chosen : t.notChosen}
        </span>
      )}
      {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
    </>
  );
  const flags = { 'data-mark': mark, 'data-taken': taken === undefined ? undefined : isTaken ? 'yes' : 'no' };
  return (
    <li>
      {asked && isCurrent ? (
        <button
          type="button"
          className={styles.option}
          {...flags}
          data-option={mark === 'locked' ? undefined : target}
          data-rove={target}
          aria-pressed={mark === 'chosen' ? true : undefined}
          aria-disabled={mark === 'locked' || undefined}
          onClick={(event) => press(target, touchOf(event))}
        >
          {body}
        </button>
      ) : (
        <div className={styles.option} {...flags}>
          {body}
        </div>
      )}
    </li>
  );
}

/** Each requirement with how much of it the players have. */
function Needs({ requires }: { requires: readonly Requirement[] }): ReactNode {
  const { view, parts, lang } = useUns();
  const { story: t } = parts;
  if (requires.length === 0) return null;
  return (
    <span className={styles.needs}>
      {requires.map((req) => {
        const have = haveOf(view, req);
        const need = neededOf(view, req);
        const met = have === null || have >= need;
        return (
          <span key={req.req} data-met={met ? '' : undefined}>
            <Icon name={met ? 'check' : 'lock'} label={met ? t.met : t.unmet} />
            <RichText text={requirementText(req, lang, view.players.length)} />
            {have === null ? null : <b>{t.have(have)}</b>}
          </span>
        );
      })}
    </span>
  );
}
