import { think } from '@starhold/bots';
import { knowPack } from '@starhold/session';
import { expose } from 'comlink';
import { loadBotGame, loadGame } from '../games/modules.ts';
import type { BotApi } from './thinker.ts';

/** Bots think here. Gets projected situations only: a view, a decision, a world re-dealt for the seat. */
const api: BotApi = {
  prepare: async (setup) => knowPack(await loadGame(setup.game), setup),
  think: async (job) => think(await loadBotGame(job.game), job),
};

expose(api);
