export { game } from './module.ts';
