import { gameById } from '../games.ts';
import { measure } from './measure.ts';

/** The process of `bench.ts` in which one game is measured: its id, and how many rounds. */
const [id, rounds] = process.argv.slice(2);
process.stdout.write(JSON.stringify(measure(gameById(id), Number(rounds))));
