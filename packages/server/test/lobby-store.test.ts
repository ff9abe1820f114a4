import { memoryStore } from '../lobby/memory-store.ts';
import { lobbyStoreSuite } from './lobby-store-suite.ts';

lobbyStoreSuite('memory', async () => memoryStore());
