export { explained } from './cases/explain.ts';
export { nameIt } from './cases/names.ts';
export { type CaseStep, runCase } from './cases/run.ts';
export { Case } from './cases/schema.ts';
export type { CaseResult, CaseWords, WordLists } from './cases/words.ts';
export { caseWordsOf, rulingIds, wordsIn } from './cases/words-of.ts';
