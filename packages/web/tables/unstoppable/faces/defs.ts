import type { UpgradeDef } from '@starhold/unstoppable/content';

export type Notch = UpgradeDef['notch'];
export const NOTCHES: readonly Notch[] = ['top', 'bottom'];
