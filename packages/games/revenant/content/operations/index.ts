import type { OperationDef } from '../schema.ts';
import { CADETS } from './cadets.ts';
import { COMMANDS } from './commands.ts';
import { FRIGATE_CARDS } from './frigates.ts';

export const OPERATION_CARDS: OperationDef[] = [...CADETS, ...FRIGATE_CARDS, ...COMMANDS];
