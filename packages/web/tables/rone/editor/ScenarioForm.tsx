import { plain } from '@starhold/effects/text';
import { type Modifier, packOf, packs } from '@starhold/rone/content';
import { DIFFICULTY_NAMES, modifierText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Button, IconButton } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { STATS } from '../invasion/model.ts';
import { EDITOR_TEXT } from '../text/editor.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import { ConditionField, useConditionWords } from './Conditions.tsx';
import { OPENINGS } from './conditions.ts';
import { type Draft, type EventDraft, freeId, type Line, type Problem, renamed } from './draft.ts';
import styles from './editor.module.css';
import { LASTING } from './effects.ts';
import { NumberField, Ops } from './Ops.tsx';

const LEVELS = ['easy', 'normal', 'hard'] as const;

/** Everything a scenario can be made of, in the order in which it is told. */
export function ScenarioForm({
  draft,
  problem,
  onChange,
}: {
  draft: Draft;
  problem: Problem | null;
  onChange: (draft: Draft) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const lang = useLang();
  const change = (part: Partial<Draft>): void => onChange({ ...draft, ...part });
  const wrong = (field: string): boolean => problem?.field.startsWith(field) === true;
  return (
    <div className={styles.form}>
      <label className={styles.wide}>
        <span>{t.name}</span>
        <input
          type="text"
          maxLength={60}
          value={draft.name[lang]}
          aria-invalid={wrong('name') ? true : undefined}
          onChange={(event) => change({ name: renamed(draft.name, lang, event.target.value) })}
        />
      </label>
      <details className={styles.more}>
        <summary>{t.names}</summary>
        {(['en', 'cs', 'de'] as const).map((one) => (
          <label key={one} className={styles.wide}>
            <span>{t.languages[one]}</span>
            <input
              type="text"
              maxLength={60}
              value={draft.name[one]}
              onChange={(event) => change({ name: { ...draft.name, [one]: event.target.value } })}
            />
          </label>
        ))}
      </details>
      <Ops label={t.prep} ops={draft.prep} onChange={(prep) => change({ prep })} />
      <section>
        <h3>{t.events}</h3>
        {draft.events.map((event, i) => (
          <EventFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what it is
            key={i}
            event={event}
            wrong={wrong(`events.${i}`)}
            onChange={(next) => change({ events: draft.events.map((old, j) => (j === i ? next : old)) })}
            onRemove={() => change({ events: draft.events.filter((_, j) => j !== i) })}
          />
        ))}
        <Button
          onPress={() => {
            const id = freeId(
              `event-${draft.events.length + 1}`,
              draft.events.map((event) => event.id),
            );
            const round = Math.max(0, ...draft.events.map((event) => event.round)) + 2;
            const name = t.newEvent(draft.events.length + 1);
            change({
              events: [
                ...draft.events,
                { id, round, name: { en: name, cs: name, de: name }, whileActive: [], onEnd: [] },
              ],
            });
          }}
        >
          {t.addEvent}
        </Button>
      </section>
      <Support draft={draft} wrong={wrong} onChange={(support) => change({ support })} />
      <Target draft={draft} wrong={wrong('target')} onChange={onChange} />
      <ConditionField
        label={t.victory}
        draft={draft}
        condition={draft.victory}
        onChange={(victory) => change({ victory })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.defeat !== undefined}
          onChange={(event) => {
            const { defeat: _, ...rest } = draft;
            onChange(event.target.checked ? { ...rest, defeat: { atLeast: 12, of: 'round' } } : rest);
          }}
        />
        <span>{t.hasDefeat}</span>
      </label>
      {draft.defeat ? (
        <ConditionField
          label={t.defeat}
          draft={draft}
          condition={draft.defeat}
          onChange={(defeat) => change({ defeat })}
        />
      ) : null}
    </div>
  );
}

function EventFields({
  event,
  wrong,
  onChange,
  onRemove,
}: {
  event: EventDraft;
  wrong: boolean;
  onChange: (event: EventDraft) => void;
  onRemove: () => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const lang = useLang();
  const pack = packOf({ pack: packs.base });
  const has = (m: Modifier): boolean => event.whileActive.some((one) => JSON.stringify(one) === JSON.stringify(m));
  return (
    <fieldset className={styles.event} data-wrong={wrong ? '' : undefined}>
      <legend>{event.name[lang]}</legend>
      <div className={styles.op}>
        <NumberField
          label={t.round}
          min={1}
          max={40}
          value={event.round}
          onChange={(round) => onChange({ ...event, round })}
        />
        <label className={styles.wide}>
          <span>{t.eventName}</span>
          <input
            type="text"
            maxLength={60}
            value={event.name[lang]}
            onChange={(input) => onChange({ ...event, name: renamed(event.name, lang, input.target.value) })}
          />
        </label>
        <IconButton label={t.removeEvent(event.name[lang])} icon={<Icon name="close" />} size="s" onPress={onRemove} />
      </div>
      <fieldset className={styles.lasting}>
        <legend>{t.until}</legend>
        {LASTING.map((m) => (
          <label key={m.mod} className={styles.check}>
            <input
              type="checkbox"
              checked={has(m)}
              onChange={(input) =>
                onChange({
                  ...event,
                  whileActive: input.target.checked
                    ? [...event.whileActive, m]
                    : event.whileActive.filter((one) => JSON.stringify(one) !== JSON.stringify(m)),
                })
              }
            />
            <span>{plain(modifierText(m, lang, pack))}</span>
          </label>
        ))}
      </fieldset>
      <Ops label={t.onEnd} ops={event.onEnd} onChange={(onEnd) => onChange({ ...event, onEnd })} />
    </fieldset>
  );
}

function Support({
  draft,
  wrong,
  onChange,
}: {
  draft: Draft;
  wrong: (field: string) => boolean;
  onChange: (support: Draft['support']) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const words = useText(INVASION_TEXT);
  const lang = useLang();
  const put = (level: number, part: Partial<Line>): void => {
    const next = draft.support.map((line, i) => (i === level ? { ...line, ...part } : line));
    onChange(next as Draft['support']);
  };
  return (
    <section>
      <h3>{t.support}</h3>
      <p>{t.supportHelp}</p>
      {LEVELS.map((level, i) => (
        <fieldset key={level} className={styles.line} data-wrong={wrong(`support.${i}`) ? '' : undefined}>
          <legend>{i === 0 ? DIFFICULTY_NAMES[level][lang] : t.adds(DIFFICULTY_NAMES[level][lang])}</legend>
          {STATS.map((stat) => (
            <NumberField
              key={stat}
              label={words.stats[stat]}
              min={0}
              max={20}
              value={draft.support[i][stat]}
              onChange={(value) => put(i, { [stat]: value })}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function Target({
  draft,
  wrong,
  onChange,
}: {
  draft: Draft;
  wrong: boolean;
  onChange: (draft: Draft) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const say = useConditionWords(draft);
  const { target } = draft;
  const put = (part: Partial<NonNullable<Draft['target']>>): void => {
    if (target) onChange({ ...draft, target: { ...target, ...part } });
  };
  const at = target ? OPENINGS.findIndex((one) => JSON.stringify(one) === JSON.stringify(target.when)) : 0;
  return (
    <section data-wrong={wrong ? '' : undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={target !== undefined}
          onChange={(event) => {
            const { target: _, ...rest } = draft;
            if (!event.target.checked) return onChange(rest);
            onChange({
              ...rest,
              target: { armourPerPlayer: 6, healthBase: 16, healthPerPlayer: 14, when: OPENINGS[0] },
            });
          }}
        />
        <span>{t.hasTarget}</span>
      </label>
      {target ? (
        <div className={styles.op}>
          <NumberField
            label={t.targetArmour}
            min={0}
            max={20}
            value={target.armourPerPlayer}
            onChange={(armourPerPlayer) => put({ armourPerPlayer })}
          />
          <NumberField
            label={t.targetHealth}
            min={0}
            max={99}
            value={target.healthBase}
            onChange={(healthBase) => put({ healthBase })}
          />
          <NumberField
            label={t.targetHealthEach}
            min={0}
            max={40}
            value={target.healthPerPlayer}
            onChange={(healthPerPlayer) => put({ healthPerPlayer })}
          />
          <label className={styles.wide}>
            <span>{t.targetWhen}</span>
            <select value={at} onChange={(event) => put({ when: OPENINGS[Number(event.target.value)] ?? target.when })}>
              {at < 0 ? <option value={-1}>{say(target.when)}</option> : null}
              {OPENINGS.map((one, i) => (
                <option key={JSON.stringify(one)} value={i}>
                  {say(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
      ) : null}
    </section>
  );
}
