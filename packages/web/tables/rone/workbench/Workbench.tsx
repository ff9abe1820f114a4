import { offeredIds, parseOption } from '@starhold/kernel';
import { asked, type View } from '@starhold/rone';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { isSmall } from '../../../desk/size.ts';
import { Die3d, DieCross, Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { dieFace, sixFaces } from '../cards/dice.tsx';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { swapInto } from '../model/swaps.ts';
import { WORKBENCH_TEXT } from '../text/workbench.ts';
import { Odds } from './Odds.tsx';
import { atLeast, COLOURS, type ColourLetter, swapped, withFace } from './odds.ts';
import styles from './workbench.module.css';

/** A die on the bench: opened into its cross, turned in the hand, a screw out and another one in, with the odds of it. */
export function Workbench(): ReactNode {
  const { view, seat, turn, marks, press, look, lookEnd, size } = useDesk<View>();
  const t = useText(WORKBENCH_TEXT);
  const lang = useLang();
  // Its question is answered before its screw is seen to turn in.
  const [kept, setKept] = useState(turn.decision);
  if (turn.decision && turn.decision !== kept) setKept(turn.decision);
  const decision = turn.decision ?? kept;
  const about = decision ? asked(decision) : undefined;
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState(0);
  const [socket, setSocket] = useState<string | null>(null);
  /** The screw in the hand: the next face that is touched gets it. */
  const [taken, setTaken] = useState<ColourLetter | null>(null);
  const own = view.players[seat];
  if (!own || about?.at !== 'upgrade') return null;
  const { step, left, die: bound, face } = about.ask.about;
  const armed = turn.armed ?? turn.held ?? '';
  const touched = /^face:d(\d)\.(\d)$/.exec(armed);
  const at = bound > 0 ? bound - 1 : touched ? Number(touched[1]) - 1 : Math.min(wanted, own.dice.length - 1);
  const die = own.dice[at];
  const faceAt = step === 'screw' ? face - 1 : touched ? Number(touched[2]) - 1 : -1;
  const swaps = (decision ? offeredIds(decision.ask) : [])
    .filter((id) => id.startsWith('swap:'))
    .map((id) => ({ id, refs: parseOption(id).refs }));
  const [from, to] = armed.startsWith('swap:') ? parseOption(armed).refs : [undefined, undefined];
  // Mostly a bare screw gives way.
  const usual = swaps.some(({ refs }) => refs[0] === 'n') ? 'n' : swaps[0]?.refs[0];
  const out = from ?? (socket !== null && swaps.some(({ refs }) => refs[0] === socket) ? socket : usual);
  const after =
    from && to && faceAt >= 0 ? withFace(die.faces, faceAt, swapped(die.faces[faceAt], from, to)) : undefined;
  const faceOf = (i: number): string => `face:d${at + 1}.${i + 1}`;
  const name = t.die(at + 1);
  return (
    <section className={styles.bench} data-workbench="" data-step={step} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <p>{step === 'screw' ? t.screw(at + 1, face) : t.face(left)}</p>
        <fieldset className={styles.pick} aria-label={t.dice}>
          {own.dice.map((one, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are counted
              key={i}
              type="button"
              aria-pressed={i === at}
              disabled={bound > 0 && i !== at}
              onClick={() => setWanted(i)}
            >
              {i + 1}
              <Spoken>{`${t.die(i + 1)}: ${one.faces.length}`}</Spoken>
            </button>
          ))}
        </fieldset>
      </header>
      <div className={styles.mat} data-tone="dark">
        <div className={styles.cross}>
          <DieCross
            name={name}
            faces={sixFaces(die.faces, lang)}
            {...(die.up >= 0 ? { up: die.up } : {})}
            flipOf={faceOf}
            targetOf={(i) => {
              const target = faceOf(i);
              if (step === 'face') return { target, marked: marks.of(target) };
              return i === faceAt ? { target, marked: { mark: 'chosen' } } : undefined;
            }}
            {...(after ? { exchange: { face: faceAt, after: dieFace(after[faceAt], lang) } } : {})}
            onPress={(target) => {
              const into = taken === null || step === 'screw' ? undefined : swapInto(own, target, taken);
              if (into) turn.sayOn({ id: 'screw', label: t.in, how: 'hand', ...into });
              else press(target);
            }}
            onLook={look}
            onLookEnd={lookEnd}
          />
        </div>
        <div className={styles.preview}>
          <Die3d
            target={`bench:d${at + 1}`}
            name={after ? t.after(at + 1) : name}
            faces={sixFaces(after ?? die.faces, lang)}
            up={(shown + Math.max(0, faceAt)) % 6}
            size={size === 'XS' || size === 'S' || size === 'L' ? 44 : 72}
            marked={{ mark: 'plain' }}
            onPress={() => setShown((shown + 1) % 6)}
          />
          <small>{t.turn}</small>
        </div>
      </div>
      <div className={styles.tray}>
        {step === 'screw' ? (
          <>
            <fieldset aria-label={t.out}>
              <legend>{t.out}</legend>
              {[...new Set(swaps.map(({ refs }) => refs[0]))].map((letter) => (
                <button
                  key={letter}
                  type="button"
                  aria-pressed={letter === out}
                  onClick={() => {
                    setSocket(letter);
                    turn.letGo();
                  }}
                >
                  <Screw kind={letter as ScrewKind} flip={`out:${letter}`} />
                  <span>{t.kinds[letter as keyof typeof t.kinds]}</span>
                </button>
              ))}
            </fieldset>
            <Icon name="right" />
          </>
        ) : null}
        <fieldset aria-label={t.in}>
          <legend>{t.in}</legend>
          {COLOURS.map((letter) => {
            const option = swaps.find(({ refs }) => refs[0] === out && refs[1] === letter)?.id;
            const isTaken = step === 'face' ? taken === letter : turn.armed !== null && turn.armed === option;
            return (
              <button
                key={letter}
                type="button"
                data-target={step === 'face' ? `screw:${letter}` : option}
                data-mark={isTaken ? 'chosen' : step === 'face' || option !== undefined ? 'legal' : 'plain'}
                aria-pressed={isTaken}
                disabled={(step === 'screw' && option === undefined) || turn.sending || !turn.decision}
                onClick={() => {
                  if (step === 'face') setTaken(isTaken ? null : letter);
                  else if (option !== undefined) turn.choose(option);
                }}
              >
                <Screw kind={letter} flip={`in:${letter}`} />
                <span>{t.kinds[letter]}</span>
              </button>
            );
          })}
        </fieldset>
      </div>
      <Odds
        dice={own.dice.map(({ faces }) => faces)}
        at={at}
        {...(after ? { after } : {})}
        // A small table keeps its room for the screws until one is in the hand.
        letter={to ?? taken ?? (isSmall(size) ? undefined : mostShown(own.dice))}
      />
    </section>
  );
}

/** The colour that comes most often: its spread is shown as long as no screw is in the hand. */
function mostShown(dice: readonly { faces: readonly string[] }[]): ColourLetter {
  const all = dice.map(({ faces }) => faces);
  return COLOURS.reduce((most, letter) => (atLeast(all, letter, 1) > atLeast(all, most, 1) ? letter : most));
}
