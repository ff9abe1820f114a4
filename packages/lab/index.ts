export { type Bench, runBench } from './bench/bench.ts';
export { type Coverage, coverageOf, filesIn } from './coverage.ts';
export { GAMES, gameById } from './games.ts';
export { InputError, judging } from './input-error.ts';
export { botRng, DECISION_LIMIT, makeBot, type Played, playGame, type Series } from './play.ts';
export { type Progress, playSeries, USUAL_WORKERS } from './pool.ts';
export { mixedSetting, type Setting, settingFor, type Wish } from './setting.ts';
export { type Simulation, type SimulationResult, simulate } from './simulate.ts';
export { type Interval, mean, median, percent, wilson } from './stats.ts';
