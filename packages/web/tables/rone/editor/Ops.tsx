import { plain } from '@starhold/effects/text';
import type { Op } from '@starhold/rone/content';
import { opsText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { IconButton } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { EDITOR_TEXT } from '../text/editor.ts';
import styles from './editor.module.css';
import {
  EFFECTS,
  type Effect,
  effectOf,
  fewOf,
  firstOf,
  innerOf,
  type Slot,
  type Values,
  withFew,
  withInner,
} from './effects.ts';

/** A list of effects in order: each one chosen, its numbers set, moved up or taken out. */
export function Ops({
  label,
  ops,
  onChange,
}: {
  label: string;
  ops: readonly Op[];
  onChange: (ops: Op[]) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const put = (at: number, op: Op): void => onChange(ops.map((old, i) => (i === at ? op : old)));
  return (
    <fieldset className={styles.ops}>
      <legend>{label}</legend>
      <ol>
        {ops.map((op, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what it is
          <li key={i}>
            <OneOp op={op} at={i} onChange={(next) => put(i, next)} />
            <span className={styles.tools}>
              <IconButton
                label={t.up}
                icon={<Icon name="up" />}
                size="s"
                disabled={i === 0}
                onPress={() => onChange(swapped(ops, i - 1))}
              />
              <IconButton
                label={t.remove}
                icon={<Icon name="close" />}
                size="s"
                onPress={() => onChange(ops.filter((_, j) => j !== i))}
              />
            </span>
          </li>
        ))}
      </ol>
      <EffectChoice
        label={t.addEffect}
        value=""
        onChange={(effect) => onChange([...ops, effect.make(firstOf(effect))])}
      />
    </fieldset>
  );
}

function swapped(ops: readonly Op[], at: number): Op[] {
  const next = ops.slice();
  [next[at], next[at + 1]] = [next[at + 1], next[at]];
  return next;
}

function OneOp({ op, at, onChange }: { op: Op; at: number; onChange: (op: Op) => void }): ReactNode {
  const t = useText(EDITOR_TEXT);
  const known = effectOf(op);
  if (!known) return <Nested op={op} onChange={onChange} />;
  const { effect, values } = known;
  return (
    <div className={styles.op}>
      <EffectChoice
        label={t.effect(at + 1)}
        value={effect.id}
        onChange={(next) => onChange(next.make(firstOf(next)))}
      />
      {effect.slots.map((slot) => (
        <SlotField
          key={slot.key}
          slot={slot}
          value={values[slot.key]}
          onChange={(value) => onChange(effect.make({ ...values, [slot.key]: value }))}
        />
      ))}
    </div>
  );
}

/** More than a form of numbers: it is said in words, and the effects inside are changed one by one. */
function Nested({ op, onChange }: { op: Op; onChange: (op: Op) => void }): ReactNode {
  const t = useText(EDITOR_TEXT);
  const lang = useLang();
  const few = fewOf(op);
  return (
    <div className={styles.nested}>
      <p className={styles.raw}>{plain(opsText([op], lang))}</p>
      {few === null ? null : (
        <NumberField label={t.few} min={1} max={3} value={few} onChange={(n) => onChange(withFew(op, n))} />
      )}
      {innerOf(op).map(([room, inner]) => (
        <Ops key={room} label={t.rooms[room]} ops={inner} onChange={(next) => onChange(withInner(op, room, next))} />
      ))}
    </div>
  );
}

/** Named by what they do: the text of the card they would make. */
function EffectChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (effect: Effect) => void;
}): ReactNode {
  const lang = useLang();
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const effect = EFFECTS.find(({ id }) => id === event.target.value);
        if (effect) onChange(effect);
      }}
    >
      {value === '' ? <option value="">{label}</option> : null}
      {EFFECTS.map((effect) => (
        <option key={effect.id} value={effect.id}>
          {plain(opsText([effect.make(firstOf(effect))], lang))}
        </option>
      ))}
    </select>
  );
}

function SlotField({
  slot,
  value,
  onChange,
}: {
  slot: Slot;
  value: Values[string];
  onChange: (value: number | string) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const label = t.slots[slot.key as keyof typeof t.slots] ?? slot.key;
  if (slot.kind === 'number')
    return <NumberField label={label} min={slot.min} max={slot.max} value={Number(value)} onChange={onChange} />;
  return (
    <label className={styles.slot}>
      <span>{label}</span>
      <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {slot.of.map((word) => (
          <option key={word} value={word}>
            {t.words[word as keyof typeof t.words] ?? word}
          </option>
        ))}
      </select>
    </label>
  );
}

export function NumberField({
  label,
  min,
  max,
  value,
  onChange,
  invalid,
}: {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  invalid?: boolean;
}): ReactNode {
  return (
    <label className={styles.slot}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
