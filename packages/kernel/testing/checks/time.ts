import { RulesError } from '../../errors.ts';
import { canonical } from '../../hash.ts';
import type { UndoPolicy } from '../../log.ts';
import { openSave, parseSave, saveOf } from '../../save.ts';
import { Table } from '../../table.ts';
import type { AnyRules, BaseFrame, Handler } from '../../types.ts';
import { type Answered, type AnyTable, messageOf, type Position, type State } from '../position.ts';
import { alike, Shot } from '../shot.ts';
import { USUAL_EVERY } from '../trial.ts';
import type { Watcher, WatcherOf } from './watcher.ts';

/** Each answer is also given to a copy that went through JSON; step by step this covers the whole rest of the game. */
export const saveAndLoad: WatcherOf = () => ({
  answered({ after, decision, twin }) {
    after.look('saveLoad');
    if (twin instanceof Error) {
      after.fail('saveLoad', `${decision.id}: the loaded copy threw: ${twin.message}`);
      return;
    }
    if (!after.shot.same(twin.s)) after.fail('saveLoad', `${decision.id}: ${after.shot.difference(twin.s)}`);
    const same = after.seats.every((seat) => {
      const open = twin.open.filter((d) => d.ask.seat === seat);
      return alike(
        open,
        after.open.filter((d) => d.ask.seat === seat),
      );
    });
    if (!same) after.fail('saveLoad', `${decision.id}: the loaded copy asks something else`);
  },
});

/** The log alone gives the same game: position, events, and the save file with all of it. */
export const replays =
  (start: State | undefined): WatcherOf =>
  (trial) => ({
    end(last) {
      const { table, rules } = last;
      const log = table.log();
      let again: AnyTable;
      last.look('replay');
      try {
        if (start) {
          again = new Table(rules, trial.options, last.seed, { state: start });
          for (const answer of log.answers) if (!again.answer(answer).ok) throw new Error(`${answer.decision} refused`);
        } else again = Table.load(rules, log);
      } catch (error) {
        last.fail('replay', messageOf(error));
        return;
      }
      if (again.hash !== table.hash) last.fail('replay', last.shot.difference(again.copyState()));
      for (const eyes of last.eyes) {
        if (!alike(again.events(eyes), table.events(eyes))) last.fail('replay', `events of ${eyes}`);
      }
      if (!start) savedFile(last, again);
    },
  });

function savedFile(last: Position, table: AnyTable): void {
  last.look('saveFile');
  for (const seat of last.seats) {
    const signal = last.rules.signals(last.s, seat)[0];
    if (signal !== undefined && !table.signal(seat, signal)) last.fail('saveFile', `signal ${signal} was refused`);
  }
  try {
    const names = last.seats.map((seat) => `seat ${seat}`);
    const text = JSON.stringify(saveOf(table, names));
    const game = { rules: last.rules, parseOptions: (raw: unknown) => raw };
    const { table: opened, how } = openSave<State, BaseFrame, unknown, unknown>(game, parseSave(text));
    if (how !== 'proved') last.fail('saveFile', `the file was opened as ${how}`);
    if (opened.hash !== table.hash) last.fail('saveFile', 'the opened file is another game');
    if (JSON.stringify(saveOf(opened, names)) !== text) last.fail('saveFile', 'saved again, the file differs');
  } catch (error) {
    last.fail('saveFile', messageOf(error));
  }
}

export const undoing: WatcherOf = (trial) => ({
  answered(answered) {
    const { after, decision, barrier } = answered;
    const { table } = after;
    const { seat } = decision.ask;
    const offer = table.undoOffer(seat);
    const fits = barrier ? !offer.ok && offer.why === 'barrier' : offer.ok && offer.at === answered.before.at;
    after.expect('undo', fits, () => `${decision.id}: barrier ${barrier}, but the offer is ${canonical(offer)}`);
    const every = trial.every ?? USUAL_EVERY;
    if (!after.isTurnOf(every, 2)) return;
    const copy = table.upTo(table.length);
    sameTable(after, copy, after, `${decision.id}: a table made from the log`);
    if (barrier) {
      refusedUndo(answered, copy);
      policies(answered, trial.options);
    } else takenBack(answered, copy, Math.floor(after.at / every));
    for (const mate of after.seats) if (mate !== seat) mateUndo(after, mate);
  },
});

/** Nothing changed for anybody. */
function sameTable(p: Position, table: AnyTable, as: Position, what: string): void {
  p.look('undo');
  const s = table.copyState();
  if (!as.shot.same(s)) p.fail('undo', `${what}: ${as.shot.difference(s)}`);
  for (const eyes of p.eyes) {
    const was = new Shot(as.sent(eyes).seen);
    const seen = table.seen(eyes);
    if (!was.same(seen)) p.fail('undo', `${what}, eyes ${eyes}: ${was.difference(seen)}`);
  }
}

/** What was told long ago is played again to be told again: that is looked at through other eyes each `time`. */
function takenBack(answered: Answered, copy: AnyTable, time: number): void {
  const { before, after, decision } = answered;
  const { seat } = decision.ask;
  copy.undo(seat);
  sameTable(after, copy, before, `${decision.id} taken back`);
  const outcome = copy.answer({ decision: decision.id, seat, pick: answered.pick });
  if (!outcome.ok) after.fail('undo', `${decision.id} taken back cannot be given again: ${outcome.why}`);
  else sameTable(after, copy, after, `${decision.id} given again`);
  const told = after.table.told - answered.events.length;
  for (const [i, eyes] of after.eyes.entries()) {
    const since = i === time % after.eyes.length ? 0 : told;
    const same = alike(copy.events(eyes, since), after.table.events(eyes, since));
    if (!same) after.fail('undo', `${decision.id} given again: other events for ${eyes}`);
  }
}

function refusedUndo(answered: Answered, copy: AnyTable): void {
  const { before, after, decision } = answered;
  const offer = copy.undo(decision.ask.seat);
  if (offer.ok) after.fail('undo', `${decision.id} was taken back past a barrier`);
  else sameTable(after, copy, after, `${decision.id}: a refused undo`);
  const forced = copy.undo(decision.ask.seat, true);
  if (!forced.ok || !forced.caveat || !copy.log().caveats.includes('undo'))
    after.fail('undo', `${decision.id}: forced, but without a caveat`);
  else sameTable(after, copy, before, `${decision.id} forced back`);
}

/** What a table lets one insist on: nothing at all, or what all others agree to. */
function policies({ before, after, decision, pick }: Answered, options: unknown): void {
  const { seat } = decision.ask;
  const others = after.seats.filter((mate) => mate !== seat);
  const tableOf = (undo: UndoPolicy): AnyTable => {
    const table: AnyTable = new Table(before.rules, options, before.seed, { state: before.s, undo });
    table.answer({ decision: decision.id, seat, pick });
    return table;
  };
  const never = tableOf('never').undo(seat, true, others);
  after.expect('undo', !never.ok && never.why === 'barrier', () => `${decision.id}: taken back where it never may be`);
  const asking = tableOf('consent');
  if (others.length > 0) {
    const alone = asking.undo(seat, true, others.slice(1));
    after.expect('undo', !alone.ok && alone.why === 'consent', () => `${decision.id}: taken back without consent`);
  }
  const agreed = asking.undo(seat, true, others);
  after.expect(
    'undo',
    agreed.ok && before.shot.same(asking.copyState()),
    () => `${decision.id}: consent changes nothing`,
  );
}

/** Taking back an older answer keeps the answers that others gave since. */
function mateUndo(p: Position, mate: number): void {
  const offer = p.table.undoOffer(mate);
  if (!offer.ok || offer.at === p.at - 1) return;
  const copy = p.table.upTo(p.at);
  copy.undo(mate);
  const kept = p.table.log().answers.filter((_, i) => i !== offer.at);
  p.expect('undo', alike(copy.log().answers, kept), () => `seat ${mate}: others' answers were lost`);
}

/** Handlers that throw when the fuse has burnt down. */
function withFuse(rules: AnyRules, fuse: { left: number }): AnyRules {
  const burn = (): void => {
    if (fuse.left === 0) throw new Error('fuse');
    if (fuse.left > 0) fuse.left--;
  };
  const handlers: Record<string, Handler<State, BaseFrame, BaseFrame>> = {};
  for (const [k, raw] of Object.entries(rules.handlers)) {
    const h = raw as Handler<State, BaseFrame, BaseFrame>;
    const wrapped: Handler<State, BaseFrame, BaseFrame> = { ...h };
    if (h.run) {
      wrapped.run = (x, f) => {
        burn();
        return h.run?.(x, f);
      };
    }
    if (h.take) {
      // After the work, so that there is something to be undone.
      wrapped.take = (x, f, pick, seat) => {
        h.take?.(x, f, pick, seat);
        burn();
      };
    }
    handlers[k] = wrapped;
  }
  return Object.create(rules, { handlers: { value: handlers } }) as AnyRules;
}

/** One position in so many is played with a fuse. */
const FUSE_EVERY = 3;

export const atomicity: WatcherOf = (trial): Watcher => ({
  answered({ before, after, decision, pick }) {
    if (!before.isTurnOf((trial.every ?? USUAL_EVERY) * FUSE_EVERY)) return;
    const fuse = { left: -1 };
    const table: AnyTable = new Table(withFuse(trial.rules, fuse), trial.options, before.seed, { state: before.s });
    const answer = { decision: decision.id, seat: decision.ask.seat, pick };
    // One burns the first thing that is called, the next lets some of the work happen.
    for (const left of [0, 1, 3]) {
      fuse.left = left;
      try {
        table.answer(answer);
        break;
      } catch (error) {
        const position = error instanceof RulesError ? (error.position as { state?: unknown }) : {};
        const same = before.shot.same(table.copyState()) && table.length === 0 && table.events(0).length === 0;
        after.expect('atomic', same, () => `${decision.id}: the table changed`);
        const carried = before.shot.same(position.state);
        after.expect('atomic', carried, () => `${decision.id}: the error does not carry the position`);
      }
    }
    fuse.left = -1;
    const accepted = table.length === 1 || table.answer(answer).ok;
    after.expect(
      'atomic',
      accepted && after.shot.same(table.copyState()),
      () => `${decision.id}: the answer was spoilt by an earlier exception`,
    );
  },
});
