import { soakSuite } from './support/soak.ts';

/** Still more, where there is more time: `starhold simulate GAME --mixed --checked --games 20000 --seed soak`. */
soakSuite({ random: 8_000, deep: 600 });
