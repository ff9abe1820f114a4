import { soakSuite } from './support/soak.ts';

soakSuite({ random: 200, deep: 20 });
