import { Ctx } from '../../engine.ts';
import type { GameEvent } from '../../events.ts';
import { type Film, newFilm } from '../../film.ts';
import { canonical } from '../../hash.ts';
import { isLegal } from '../../picks.ts';
import { projectEvent } from '../../project.ts';
import { newRecorder } from '../../recorder.ts';
import { below, quickRng } from '../../rng.ts';
import type { AnyRules, Decision, Eyes, Picked, Seat } from '../../types.ts';
import { type Answered, openAt, type State } from '../position.ts';
import { alike, Shot } from '../shot.ts';
import { USUAL_EVERY } from '../trial.ts';
import { wordsIn } from '../walk.ts';
import { soundness } from './structure.ts';
import type { WatcherOf } from './watcher.ts';

/** An answer played step by step: what a watcher is shown between two questions keeps the same promises as a position. */
export const filming: WatcherOf = (trial) => {
  const sound = soundness();
  const passing = new Set(trial.passing ?? []);
  const ambiguous = new Set(trial.publicWords ?? []);
  return {
    position(p) {
      if (p.at === 0) sound(p, p.s, 'here');
    },
    answered(answered) {
      const { before, after, decision, pick } = answered;
      if (!before.isTurnOf(trial.every ?? USUAL_EVERY, 3)) return;
      const shown = play(before.rules, before.s, decision, pick, answered.held);
      const { cuts } = shown.film;
      after.expect('film', after.shot.same(shown.s), () => `${decision.id}: filmed, the game is another one`);
      const last = cuts.at(-1)?.state;
      after.expect('film', after.shot.same(last), () => `${decision.id}: the last cut is not the position`);
      for (const [i, cut] of cuts.entries()) sound(after, cut.state, `${decision.id}, cut ${i}`);
      for (const eyes of after.eyes) tellsNoSecret(answered, shown, eyes, passing, ambiguous);
      for (const seat of after.seats) learnsNothingYet(answered, shown, seat);
      sameBeats(answered, shown);
    },
  };
};

interface Shown {
  s: State;
  film: Film<State>;
  events: GameEvent[];
}

function play(rules: AnyRules, from: State, decision: Decision, pick: Picked, held: GameEvent[][]): Shown {
  const s = rules.clone(from) as State;
  const recorder = newRecorder();
  recorder.held = held.map((lane) => lane.slice());
  const film = newFilm<State>();
  new Ctx(rules, s, recorder, undefined, film).take(decision, pick);
  return { s, film, events: recorder.events };
}

/** What one pair of eyes gets of the first `n` cuts. */
function beatsFor(rules: AnyRules, { film, events }: Shown, eyes: Eyes, n: number): unknown[] {
  let told = 0;
  return film.cuts.slice(0, n).map((cut) => {
    const its = events.slice(told, cut.told).map((e) => ({ ...projectEvent(e, eyes), n: 0 }));
    told = cut.told;
    return { events: its, view: rules.view(cut.state, eyes) };
  });
}

/** Judged by what is secret at that cut, or was told before it: what is shown and hidden again was not hidden then. */
function tellsNoSecret(
  { before, after, decision }: Answered,
  shown: Shown,
  eyes: Eyes,
  passing: ReadonlySet<string>,
  ambiguous: ReadonlySet<string>,
): void {
  const known = wordsIn(before.sent(eyes));
  for (const [i, { state }] of shown.film.cuts.entries()) {
    const view = before.rules.view(state, eyes);
    const words = wordsIn(view);
    const secrets = before.rules.secrets(state, eyes).filter((name) => !ambiguous.has(name));
    const told = secrets.filter((name) => words.has(name) && !known.has(name));
    after.expect('film', told.length === 0, () => `${decision.id}, cut ${i} shows ${eyes}: ${told.join(', ')}`);
    let n = i === 0 ? 0 : shown.film.cuts[i - 1].told;
    for (; n < shown.film.cuts[i].told; n++)
      if (!passing.has(shown.events[n].type)) wordsIn(projectEvent(shown.events[n], eyes), known);
  }
}

function learnsNothingYet({ before, after, decision, pick, held }: Answered, shown: Shown, eyes: Seat): void {
  const { sure } = shown.film;
  if (sure === 0) return;
  const world = before.rules.redeal(before.s, eyes, quickRng(below(before.rng, 1_000_000))) as State;
  const here = openAt(before.rules, world).find((d) => d.id === decision.id);
  if (!here || here.ask.seat !== decision.ask.seat || !isLegal(here.ask, pick)) return;
  const does = new Shot(beatsFor(before.rules, shown, eyes, sure));
  const would = beatsFor(before.rules, play(before.rules, world, here, pick, held), eyes, sure);
  const who = `${decision.id} ${canonical(pick)}: before the barrier seat ${eyes} learned:`;
  after.expect('film', does.same(would), () => `${who} ${does.difference(would)}`);
}

/** The table cuts the same way, also when it plays an earlier answer again. */
function sameBeats({ after, decision, before }: Answered, shown: Shown): void {
  const eyes = after.eyes[below(after.rng, after.eyes.length)];
  const same = alike(
    after.table.beats(before.at, eyes).map(({ view }) => view),
    shown.film.cuts.map((cut) => before.rules.view(cut.state, eyes)),
  );
  after.expect('film', same, () => `${decision.id}: the table shows ${eyes} other beats`);
}
