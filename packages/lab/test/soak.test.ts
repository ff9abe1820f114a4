import { soakSuite } from './support/soak.ts';

soakSuite({ random: 400, deep: 40 });
