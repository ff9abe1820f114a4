import type { ReactNode } from 'react';
import { UnsIcon } from '../../../art/unstoppable/index.ts';

/** Signs of the card texts as drawings. */
export const TEXT_ICONS: Readonly<Record<string, ReactNode>> = { '↻': <UnsIcon name="exhaust" /> };
