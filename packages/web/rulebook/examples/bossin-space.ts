import type { Example } from './examples.ts';

export const files = {
  activation: () => import('@starhold/bossin-space/cases/activation.json'),
  boss: () => import('@starhold/bossin-space/cases/boss.json'),
  commands: () => import('@starhold/bossin-space/cases/commands.json'),
  crew: () => import('@starhold/bossin-space/cases/crew.json'),
  damage: () => import('@starhold/bossin-space/cases/damage.json'),
  dangers: () => import('@starhold/bossin-space/cases/dangers.json'),
  end: () => import('@starhold/bossin-space/cases/end.json'),
  heat: () => import('@starhold/bossin-space/cases/heat.json'),
  movement: () => import('@starhold/bossin-space/cases/movement.json'),
  round: () => import('@starhold/bossin-space/cases/round.json'),
  timeline: () => import('@starhold/bossin-space/cases/timeline.json'),
  upgrades: () => import('@starhold/bossin-space/cases/upgrades.json'),
};

export const examples: Record<string, Example> = {
  commands: {
    file: 'commands',
    title: 'A laser destroys the nearest enemy and goes on to the next (T-10)',
    parts: ['stage'],
    steps: 1,
  },
};
