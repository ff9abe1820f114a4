import { soakSuite } from './support/soak.ts';

soakSuite({ random: 120, deep: 12 });
