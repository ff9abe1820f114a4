import type { GuideFrameText } from './texts.ts';

export const de: GuideFrameText = {
  next: 'Weiter',
  done: 'Weiterspielen',
  leave: 'Einführung beenden',
  leaveHelp: 'Du kannst jederzeit ohne sie weiterspielen.',
  showMe: 'Für mich auswählen',
  rule: 'Regel nachlesen',
};
