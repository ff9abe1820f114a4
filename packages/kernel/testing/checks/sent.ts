import type { GameEvent } from '../../events.ts';
import { canonical } from '../../hash.ts';
import { projectEvent } from '../../project.ts';
import type { Eyes } from '../../types.ts';
import type { Position } from '../position.ts';
import { alike } from '../shot.ts';
import { handlesIn, objectsIn, sharedPath, wordsIn } from '../walk.ts';
import type { WatcherOf } from './watcher.ts';

/** Names of hidden things appear in nothing that is sent. */
export const secrecy: WatcherOf = (trial) => {
  const passing = new Set(trial.passing ?? []);
  const ambiguous = new Set(trial.publicWords ?? []);
  const search = (p: Position, sent: unknown, eyes: Eyes, where: string, before?: Position): void => {
    const secrets = p.rules.secrets(p.s, eyes).filter((name) => !ambiguous.has(name));
    if (secrets.length === 0) return;
    p.look('secrets');
    const words = wordsIn(sent);
    let told = secrets.filter((name) => words.has(name));
    // What lay open before the answer may be told by its events, although it was shuffled away in the end.
    if (before && told.length > 0) {
      const known = wordsIn(before.sent(eyes));
      told = told.filter((name) => !known.has(name));
    }
    if (told.length > 0) p.fail('secrets', `${where} tells ${eyes}: ${told.join(', ')}`);
  };
  return {
    position(p) {
      for (const eyes of p.eyes) search(p, p.sent(eyes), eyes, 'the view or a question');
    },
    answered({ before, after, decision, events }) {
      for (const eyes of after.eyes) {
        for (const e of events) {
          const where = `event ${e.type} of ${decision.id}`;
          if (!passing.has(e.type)) search(after, projectEvent(e, eyes), eyes, where, before);
        }
      }
    },
  };
};

/** What was known before a shuffle names nothing after it. */
export const handleRenewal: WatcherOf = (trial) => {
  const sent = new Map<Eyes, Set<string>>();
  const stale = new Map<Eyes, Set<string>>();
  const remember = (eyes: Eyes, value: unknown): void => {
    const known = sent.get(eyes) ?? new Set();
    for (const handle of handlesIn(wordsIn(value))) known.add(handle);
    sent.set(eyes, known);
  };
  return {
    position(p) {
      for (const eyes of p.eyes) remember(eyes, p.sent(eyes));
    },
    answered({ after, events, shuffled }) {
      if (!trial.rules.hiddenHandles) return;
      for (const eyes of after.eyes) {
        if (shuffled) stale.set(eyes, new Set(sent.get(eyes)));
        const old = stale.get(eyes);
        if (old && old.size > 0) {
          const borne = trial.rules.hiddenHandles(after.s, eyes).filter((handle: string) => old.has(handle));
          const hint = `${eyes} can follow ${borne.join(', ')} through the shuffle`;
          after.expect('handles', borne.length === 0, () => hint);
        }
        remember(
          eyes,
          events.map((e) => projectEvent(e, eyes)),
        );
      }
    },
  };
};

/** The stream of events, as each pair of eyes has it. */
export const eventStream = (setup: readonly GameEvent[]): WatcherOf => {
  return () => {
    const received = new Map<Eyes, string[]>();
    const receive = (p: Position, raw: readonly GameEvent[]): void => {
      for (const eyes of p.eyes) {
        const had = received.get(eyes) ?? [];
        const fresh = p.table.events(eyes, had.length);
        p.expect('events', fresh.length === raw.length, () => `${eyes} gets ${fresh.length} of ${raw.length} events`);
        for (const [i, e] of fresh.entries()) {
          if (e.n !== had.length) p.fail('events', `${eyes} gets number ${e.n} after ${had.length - 1}`);
          const may = eyes !== 'table' && raw[i]?.to?.includes(eyes) === true;
          if (e.priv && !may) p.fail('events', `${eyes} gets the private part of ${e.type}`);
          if (may && !alike(e.priv, raw[i].priv)) p.fail('events', `${eyes} misses a part of ${e.type}`);
          had.push(JSON.stringify(e));
        }
        received.set(eyes, had);
      }
      for (const e of raw) {
        const problem = problemWith(e, p);
        p.expect('events', problem === undefined, () => `${e.type}: ${problem}`);
      }
    };
    return {
      position(p) {
        if (p.at === 0) receive(p, setup);
      },
      answered({ after, events, twin }) {
        receive(after, events);
        if (events.length === 0 || twin instanceof Error) return;
        const part = sharedPath(events, new Set(objectsIn(twin.s)));
        after.expect('events', part === undefined, () => `${part} of the events is part of the state`);
      },
      end(last) {
        for (const [eyes, had] of received) {
          const now = last.table.events(eyes).map((e) => JSON.stringify(e));
          const changed = now.findIndex((text, i) => text !== had[i]);
          last.expect('events', changed < 0, () => `${eyes}: event ${changed} was changed after it had been sent`);
        }
      },
    };
  };
};

function problemWith(e: GameEvent, p: Position): string | undefined {
  const scalars = [...Object.values(e.pub), ...Object.values(e.priv ?? {})].flat();
  if (scalars.some((v) => typeof v !== 'string' && !Number.isFinite(v))) return `not scalars: ${canonical(scalars)}`;
  if (e.priv && !e.to?.length) return 'has a private part for nobody';
  if (e.to?.some((seat) => !p.seats.includes(seat))) return `goes to ${e.to.join(', ')}`;
  return undefined;
}
