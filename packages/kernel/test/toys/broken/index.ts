import type { BrokenToy } from './changes.ts';
import { stubbornToys } from './questions.ts';
import { leakyToys } from './secrets.ts';
import { untidyToys } from './state.ts';

export const brokenToys: BrokenToy[] = [...leakyToys, ...untidyToys, ...stubbornToys];
