import type { Eyes, Seat } from '@starhold/kernel';
import type { DoorCalls } from '@starhold/wire';
import { HeldElsewhere, type Tables } from '../tables/tables.ts';
import type { AskWhole, WholeName } from './peers.ts';

/** What the lobby asks of tables as a whole. */
export interface WholeTables
  extends Pick<Tables, 'create' | 'deal' | 'stopDeal' | 'sit' | 'saved' | 'dealFace' | 'watch'> {
  door(id: string, eyes: Eyes): { calls: DoorCalls };
}

/** Eyes here are mentioned to the holder elsewhere as often as this; it forgets them after three times as long. */
const MENTION_MS = 30_000;

/** The tables of all instances: what is asked about one that another instance holds is asked there. */
export function sharedTables(tables: Tables, askWhole: AskWhole): WholeTables & { close(): void } {
  const elsewhere = async <T>(id: string, name: WholeName, args: unknown[], here: () => Promise<T>): Promise<T> => {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error;
      return (await askWhole(id, name, args)) as T;
    }
  };
  const watched = new Map<string, { id: string; eyes: Eyes; count: number }>();
  /** Whoever holds the table makes nothing for eyes it does not know of. Nobody there: whoever takes it next hears of it. */
  const mention = (id: string, eyes: Eyes): void => {
    askWhole(id, 'touch', [eyes]).catch(() => {});
  };
  const timer = setInterval(() => {
    for (const { id, eyes } of watched.values()) mention(id, eyes);
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
      const key = `${id} ${eyes}`;
      const known = watched.get(key) ?? { id, eyes, count: 0 };
      known.count++;
      watched.set(key, known);
      if (known.count === 1) mention(id, eyes);
      return () => {
        stop();
        known.count--;
        if (known.count === 0) watched.delete(key);
      };
    },
    close: () => clearInterval(timer),
  };
}

/** What another instance asks of a table that is held here; never passed on again. */
export function askedHere(tables: Tables): AskWhole {
  return async (id, name, args) => {
    if (name === 'touch') return tables.touch(id, args[0] as Eyes);
    if (name === 'sit') return tables.sit(id, ...(args as [Seat, string, string | null]));
    return tables[name](id);
  };
}
