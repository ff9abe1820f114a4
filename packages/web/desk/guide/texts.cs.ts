import type { GuideFrameText } from './texts.ts';

export const cs: GuideFrameText = {
  next: 'Dál',
  done: 'Hrát dál',
  leave: 'Ukončit průvodce',
  leaveHelp: 'Kdykoli můžeš hrát dál bez něj.',
  showMe: 'Vybrat za mě',
  rule: 'Přečíst pravidlo',
};
