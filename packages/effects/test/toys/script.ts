/** The picks of players, as numbers: which of the options, over and over. Only real choices use one up. */
export class Script {
  /** Every question that was one. */
  readonly asked: string[] = [];
  private readonly picks: readonly number[];

  constructor(picks: readonly number[]) {
    this.picks = picks;
  }

  pick(options: readonly string[], question = ''): string {
    if (options.length === 1) return options[0];
    const pick = options[this.picks[this.asked.length % this.picks.length] % options.length];
    this.asked.push(`${question}${options.join(' ')}`);
    return pick;
  }
}
