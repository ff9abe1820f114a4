import type { Claim, ClaimMaker } from './lock.ts';

/** How long a tab waits for another one to let go before it says so: a reload lets go at once. */
const PATIENCE = 400;

interface Told {
  /** The table is this tab's now, after it was another's. */
  gained(): Promise<void>;
  /** Another tab has it now. */
  lost(): void;
}

/** Which of several tabs plays a table. Whoever lost it stands in the queue again, so it comes back when the other closes. */
export class Hold {
  private readonly make: (how?: 'steal') => Claim;
  private readonly told: Told;
  private claim: Claim;
  private isClosed = false;

  constructor(make: ClaimMaker, name: string, told: Told) {
    this.make = (how) => make(name, how);
    this.told = told;
    this.claim = this.make();
  }

  /** False when another tab has it. */
  async start(): Promise<boolean> {
    this.guard(this.claim);
    const patience = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE));
    if ((await Promise.race([this.claim.granted, patience])) !== 'late') return true;
    this.queue(this.claim);
    return false;
  }

  private queue(claim: Claim): void {
    void claim.granted.then(() => {
      if (claim === this.claim && !this.isClosed) return this.told.gained();
    });
  }

  private guard(claim: Claim): void {
    void claim.lost.then(() => {
      if (claim !== this.claim || this.isClosed) return;
      this.claim = this.make();
      this.guard(this.claim);
      this.queue(this.claim);
      this.told.lost();
    });
  }

  /** Takes it from whoever has it. */
  async take(): Promise<void> {
    this.claim.release();
    this.claim = this.make('steal');
    this.guard(this.claim);
    await this.claim.granted;
    await this.told.gained();
  }

  release(): void {
    this.isClosed = true;
    this.claim.release();
  }
}
