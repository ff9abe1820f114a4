import type { Language } from '@starhold/kernel';
import { cs } from './texts.cs.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** The words around the steps of a guide, the same in every game. */
export interface GuideFrameText {
  next: string;
  done: string;
  leave: string;
  leaveHelp: string;
  showMe: string;
  rule: string;
}

export const GUIDE_FRAME_TEXT: Record<Language, GuideFrameText> = { en, cs, de };
