import { randomBytes, randomUUID } from 'node:crypto';
import { quickRng, sealOf } from '@starhold/kernel';
import { loadBotGame } from '@starhold/session';
import { type OnlineMoment, stepped } from '@starhold/wire';
import type { Guest } from './club.ts';

/** A page's part at a table: gives its share of the deal, keeps the newest moment, answers as the game's own policy would. */
export class Player {
  readonly guest: Guest;
  readonly seat: number;
  readonly x = randomBytes(32).toString('hex');
  moment: OnlineMoment | null = null;
  /** epoch, gen, n of the newest message; a gap is a fault. */
  at = { epoch: -1, gen: -1, n: -1 };
  event = -1;

  constructor(guest: Guest, seat: number) {
    this.guest = guest;
    this.seat = seat;
  }

  async deal(): Promise<void> {
    const { commit } = await this.guest.until('deal');
    const { table, k } = commit;
    const sealed = await this.guest.ask('seal', { k, seal: sealOf(table, k, this.seat, this.x) });
    if (!sealed.ok) throw new Error(`seal: ${sealed.why}`);
    await this.guest.until('deal', ({ seals }) => seals !== null);
    const opened = await this.guest.ask('open', { k, x: this.x });
    if (!opened.ok) throw new Error(`open: ${opened.why}`);
    await this.guest.until('full');
  }

  /** Reads what has come since. */
  catchUp(): OnlineMoment {
    for (const { name, data } of this.guest.heard.splice(0)) {
      if (name === 'full') {
        const full = data as Parameters<typeof this.takeFull>[0];
        this.takeFull(full);
      } else if (name === 'to') {
        const step = data as Parameters<typeof stepped>[1];
        if (!this.moment || step.epoch !== this.at.epoch || step.n <= this.at.n) continue;
        if (step.n !== this.at.n + 1) throw new Error(`a gap: ${this.at.n} → ${step.n}`);
        this.moment = stepped(this.moment, step);
        this.at = { epoch: step.epoch, gen: step.gen, n: step.n };
        this.event = step.log.at(-1)?.event.n ?? this.event;
      }
    }
    if (!this.moment) throw new Error('no moment yet');
    return this.moment;
  }

  private async news(since: number): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      this.catchUp();
      if (this.at.n > since) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('what the view offered was refused, and nothing has changed since');
  }

  private takeFull(full: {
    epoch: number;
    gen: number;
    n: number;
    moment: OnlineMoment;
    log: { event: { n: number } }[];
  }): void {
    this.moment = full.moment;
    this.at = { epoch: full.epoch, gen: full.gen, n: full.n };
    this.event = full.log.at(-1)?.event.n ?? this.event;
  }

  /** One answer where one is asked for; false otherwise. */
  async act(game: string): Promise<boolean> {
    const moment = this.catchUp();
    const decision = moment.decisions.find(({ aside }) => aside === undefined);
    if (!decision || moment.over !== '') return false;
    const { brain } = await loadBotGame(game);
    const pick = brain.choose(moment.view, decision, quickRng(moment.at + 1));
    const said = await this.guest.ask('answer', { c: randomUUID(), d: decision.id, p: pick });
    // Another tab of the same seat, or a partner whose answer changed what is offered, may have been faster: then there is news.
    if (!said.ok && !['stale', 'notYours', 'notOffered', 'over'].includes(said.why))
      throw new Error(`answer: ${said.why}`);
    if (!said.ok && said.why === 'notOffered') await this.news(this.at.n);
    return said.ok;
  }
}

export async function playOn(
  players: readonly Player[],
  game: string,
  until: (moment: OnlineMoment) => boolean,
): Promise<void> {
  for (let idle = 0; idle < 400; ) {
    if (players.every((player) => until(player.catchUp()))) return;
    const acted = await Promise.all(players.map((player) => player.act(game)));
    if (acted.includes(true)) idle = 0;
    else {
      idle++;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  throw new Error(
    `nobody moves: ${JSON.stringify(players.map((p) => [p.moment?.waitingFor, p.moment?.at, p.moment?.over]))}`,
  );
}
