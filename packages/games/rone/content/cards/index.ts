import type { CardDef } from '../schema.ts';
import { BLACK } from './black.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { RED } from './red.ts';
import { ADDITIONAL, STARTERS } from './starters.ts';
import { WILD } from './wild.ts';
import { YELLOW } from './yellow.ts';

export const CARDS: CardDef[] = [...STARTERS, ...ADDITIONAL, ...RED, ...BLACK, ...BLUE, ...GREEN, ...YELLOW, ...WILD];
