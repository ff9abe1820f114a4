import { soakSuite } from './support/soak.ts';

soakSuite({ random: 1_000, deep: 80 });
