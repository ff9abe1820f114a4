import type { GuideFrameText } from './texts.ts';

export const en: GuideFrameText = {
  next: 'Next',
  done: 'Play on',
  leave: 'Leave the guide',
  leaveHelp: 'You can play on without it at any time.',
  showMe: 'Choose this for me',
  rule: 'Read the rule',
};
