import type { Example } from './examples.ts';

export const files = {};

export const examples: Record<string, Example> = {};
