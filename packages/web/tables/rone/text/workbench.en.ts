/** Words of the workbench. */
export const en = {
  title: 'Die workbench',
  face: (left: number): string =>
    left === 1
      ? 'Choose the face that gets another screw: 1 screw is left.'
      : `Choose the face that gets another screw: ${left} screws are left.`,
  screw: (die: number, face: number): string => `Die ${die}, face ${face}: which screw comes out, which one goes in?`,
  dice: 'Dice',
  die: (n: number): string => `Die ${n}`,
  after: (n: number): string => `Die ${n} after`,
  turn: 'press to turn it',
  out: 'Comes out',
  in: 'Goes in',
  kinds: { u: 'blue', r: 'red', k: 'black', g: 'green', y: 'yellow', n: 'neutral' },
  shows: (n: number): string => `Die ${n} shows at least one`,
  all: 'All dice together',
  two: (kind: string): string => `two or more ${kind} in one roll`,
  mean: 'resources per roll, on average',
  blank: (n: number): string => `die ${n} shows nothing`,
  spread: (kind: string): string => `How many ${kind} in one roll (dashed: before)`,
  change: (was: string, is: string): string => `${was}, after it ${is}`,
};
