import type { Text, Voice } from '@starhold/effects/text';
import type { BosLexicon, CrewId } from '../content/index.ts';

/** Everything the cards say in one language. */
export interface Wording {
  voice: Voice<BosLexicon>;
  /** What a crew member can do; who may when is a label. */
  crew: Record<CrewId, (called: (command: string) => string) => Text>;
  labels: { activation: Text; captain: Text; oncePerRound: Text; enemyDefeated: Text };
  words: {
    heat: string;
    health: string;
    attack: string;
    shield: string;
    side: string;
    none: string;
    preferred: string;
    left: string;
    right: string;
  };
}
