import { type Deal, type Eyes, openSave, type Saved, SaveError, type Seat, type TableModule } from '@starhold/kernel';
import { type AnyTable, knowPack, Lookback, loadGame, REPLAY_HASH } from '@starhold/session';
import { api } from '../../online/api.ts';
import { paths } from '../../shell/routes.ts';
import type { Estimate } from '../estimates.ts';
import { linkData } from '../share.ts';
import type { TableSetup } from '../types.ts';
import { type KeptDeal, keptDeal } from './keptDeal.ts';

/** `unproved`: its seed was not dealt by those at the table. `elsewhere`: this device kept nothing to compare with. */
export type DealCheck = 'proved' | 'broken' | 'unproved' | 'elsewhere';

interface Game {
  module: TableModule;
  table: AnyTable;
}

/** A game that is over: the server hands it out whole, and this device can look at it through all eyes and prove it. */
export class EndedGame {
  private readonly id: string;
  private readonly setup: TableSetup;
  private asked: Promise<Saved> | undefined;
  private opened: Promise<Game> | undefined;

  constructor(id: string, setup: TableSetup) {
    this.id = id;
    this.setup = setup;
  }

  saved(): Promise<Saved> {
    this.asked ??= api.saved(this.id);
    this.asked.catch(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private open(): Promise<Game> {
    this.opened ??= this.play();
    this.opened.catch(() => {
      this.opened = undefined;
    });
    return this.opened;
  }

  private async play(): Promise<Game> {
    const [saved, module] = await Promise.all([this.saved(), loadGame(this.setup.game)]);
    knowPack(module, this.setup);
    return { module, table: openSave(module, saved).table as AnyTable };
  }

  async lookback(eyes: Eyes): Promise<Lookback> {
    const { module, table } = await this.open();
    return new Lookback(module, table, eyes);
  }

  /** How well it stood for a seat along the way, as a bot judges. */
  async estimates(seat: Seat): Promise<Estimate[]> {
    const { module, table } = await this.open();
    return (await import('../estimates.ts')).estimatesOf(module, table, seat);
  }

  /** A link that holds the game; where it is too long for one, the address of the table. */
  async link(): Promise<string | null> {
    const data = await linkData(await this.saved());
    const page = `${location.origin}${location.pathname}`;
    return data === null ? `${page}#${paths.online(this.id)}` : `${page}${REPLAY_HASH}${data}`;
  }

  /** A new table on this device that starts at that moment. */
  async playOnFrom(at: number): Promise<string> {
    const [{ tableStore }, saved] = await Promise.all([import('../store.ts'), this.saved()]);
    const whole = await tableStore.importText(JSON.stringify(saved));
    const session = await tableStore.open(whole);
    try {
      return await session.playOnFrom(at);
    } finally {
      session.close();
      await tableStore.remove(whole);
    }
  }

  /** Does everything that was published fit, and fit what this device had kept before the deal? */
  async verdict(): Promise<DealCheck> {
    const saved = await this.saved();
    const deal = saved.starhold === 2 ? saved.deal : undefined;
    if (!deal) return 'unproved';
    try {
      // Plays the whole game again, and does the sums of the deal.
      await this.open();
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      console.warn(error);
      return 'broken';
    }
    const kept = keptDeal(this.id, deal.k);
    return kept === null ? 'elsewhere' : isSame(kept, deal) ? 'proved' : 'broken';
  }
}

function isSame({ commit, x, seals, opens, seat }: KeptDeal, deal: Deal): boolean {
  if (commit.server !== deal.server || commit.agreed !== deal.agreed) return false;
  if (seals?.some((seal, i) => seal !== (deal.parts[i]?.seal ?? null))) return false;
  if (opens?.some((open, i) => open !== (deal.parts[i]?.open ?? null))) return false;
  return deal.parts[seat]?.open === x;
}
