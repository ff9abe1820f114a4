import type { Eyes, Seat } from '@starhold/kernel';
import type { DoorCalls } from '@starhold/wire';
import { HeldElsewhere, type OpenTables } from '../tables/tables.ts';
import type { AskWhole, WholeName } from './peers.ts';

/** What the lobby asks of tables as a whole. */
export interface WholeTables
  extends Pick<OpenTables, 'create' | 'deal' | 'stopDeal' | 'sit' | 'saved' | 'dealFace' | 'watch'> {
  door(id: string, eyes: Eyes): { calls: DoorCalls };
}

/** Eyes here are mentioned to the holder elsewhere as often as this; it forgets them after a few times as long. */
const MENTION_MS = 10_000;
/** A table that is about to be taken has no holder for a moment. */
const TRIES = 3;
const AGAIN_MS = 300;

export interface SharedTables extends WholeTables {
  /** Something is different at a table: whoever holds it now may not know who looks on here. */
  mention(id: string): void;
  close(): void;
}

/**
 * The tables of all instances: what is asked about one that another instance holds is asked there. The holder makes nothing
 * for eyes it does not know of, so it is told of those that look on here; `onNew` is called when a holder has heard of them for
 * the first time, since they have missed what it sent until then.
 */
export function sharedTables(
  tables: OpenTables,
  askWhole: AskWhole,
  onNew: (id: string, eyes: Eyes) => void,
): SharedTables {
  const elsewhere = async <T>(id: string, name: WholeName, args: unknown[], here: () => Promise<T>): Promise<T> => {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error;
      return (await askWhole(id, name, args)) as T;
    }
  };
  /** By table and eyes: how many look, and which instance has said that it knows. */
  const watched = new Map<string, Map<Eyes, { count: number; knows: unknown }>>();
  const mention = (id: string, tries = TRIES): void => {
    for (const [eyes, looking] of watched.get(id) ?? []) {
      askWhole(id, 'touch', [eyes]).then(
        (holder) => {
          if (looking.knows === holder) return;
          looking.knows = holder;
          onNew(id, eyes);
        },
        () => {
          // Nobody there, too busy to say so, or held here: whoever takes it next hears of it then.
          looking.knows = undefined;
          if (tries > 1) setTimeout(() => mention(id, tries - 1), AGAIN_MS).unref();
        },
      );
    }
  };
  const timer = setInterval(() => {
    for (const id of watched.keys()) mention(id);
  }, MENTION_MS);
  timer.unref();
  return {
    create: (id, brief) => tables.create(id, brief),
    deal: (id) => elsewhere(id, 'deal', [], () => tables.deal(id)),
    stopDeal: (id) => elsewhere(id, 'stopDeal', [], () => tables.stopDeal(id)),
    sit: (id, seat: Seat, name, bot) => elsewhere(id, 'sit', [seat, name, bot], () => tables.sit(id, seat, name, bot)),
    saved: (id) => elsewhere(id, 'saved', [], () => tables.saved(id)),
    dealFace: (id) => elsewhere(id, 'dealFace', [], () => tables.dealFace(id)),
    door: (id, eyes) => tables.door(id, eyes),
    watch(id, eyes) {
      const stop = tables.watch(id, eyes);
      const known = watched.get(id) ?? new Map<Eyes, { count: number; knows: unknown }>();
      watched.set(id, known);
      const looking = known.get(eyes) ?? { count: 0, knows: undefined };
      known.set(eyes, looking);
      looking.count++;
      if (looking.count === 1) mention(id);
      return () => {
        stop();
        looking.count--;
        if (looking.count === 0) known.delete(eyes);
        if (known.size === 0) watched.delete(id);
      };
    },
    mention: (id) => mention(id),
    close: () => clearInterval(timer),
  };
}

/** What another instance asks of a table that is held here; never passed on again. `me`: which instance this is. */
export function askedHere(tables: OpenTables, me: string): AskWhole {
  return async (id, name, args) => {
    if (name === 'touch') {
      tables.touch(id, args[0] as Eyes);
      return me;
    }
    if (name === 'sit') return tables.sit(id, ...(args as [Seat, string, string | null]));
    return tables[name](id);
  };
}
