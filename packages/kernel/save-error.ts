/** A file that cannot be used, in a message id that the interface puts into words. */
export class SaveError extends Error {
  readonly problem: 'notJson' | 'shape' | 'sum' | 'commitment' | 'version' | 'game' | 'options' | 'answer' | 'hash';
  readonly detail: string;
  constructor(problem: SaveError['problem'], detail: string) {
    super(`${problem}: ${detail}`);
    this.name = 'SaveError';
    this.problem = problem;
    this.detail = detail;
  }
}
