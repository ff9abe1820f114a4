import type { Brief } from '../../tables/brief.ts';

/** People at every seat, or bots where a spec is given. */
export function briefFor(game: string, options: object, bots: (string | null)[], more: Partial<Brief> = {}): Brief {
  return {
    setup: {
      game,
      options: options as Brief['setup']['options'],
      seats: bots.map((bot, i) => (bot === null ? { name: `P${i}` } : { name: `B${i}`, bot })),
    },
    undo: 'consent',
    clock: null,
    pace: 'live',
    origin: { kind: 'dealt' },
    ...more,
  };
}
