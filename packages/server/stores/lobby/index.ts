import type { LobbyStore } from '../../lobby/store.ts';
import type { Database } from '../database.ts';
import { peopleStore } from './people.ts';
import { recordStore } from './records.ts';
import { lobbyTableStore } from './tables.ts';
import { talkStore } from './talk.ts';

/** The lobby's rows in a database. */
export function lobbyStore(database: Database): LobbyStore {
  return {
    people: peopleStore(database),
    tables: lobbyTableStore(database),
    talk: talkStore(database),
    records: recordStore(database),
  };
}
