export { TABLE_EN as TABLE_DE } from './table.en.ts';
