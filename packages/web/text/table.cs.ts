export { TABLE_EN as TABLE_CS } from './table.en.ts';
