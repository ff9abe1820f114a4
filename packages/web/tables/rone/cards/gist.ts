import type { CardDef, LeaderDef, Op } from '@starhold/rone/content';
import type { RoneIconName } from '../../../art/rone/RoneIcon.tsx';
import type { ScrewKind } from './Screw.tsx';

/** A sign of the short language of peeks and tiles. The words for it always stand on the large card. */
export interface Gist {
  icon?: RoneIconName;
  screw?: ScrewKind;
  n?: string;
  /** Only when something happens, or only if one wants. */
  faint?: boolean;
}

const LETTER_OF: Readonly<Record<string, ScrewKind>> = {
  blue: 'u',
  red: 'r',
  black: 'k',
  green: 'g',
  yellow: 'y',
  wild: 'w',
  oneColour: 'n',
};

const amount = (n: unknown): string => (typeof n === 'number' ? String(n) : 'X');

/** What one operation does, in signs; the Invasion's own have none here. */
function opGist(op: Op): Gist[] {
  switch (op.op) {
    case 'deal':
      return [{ icon: op.damage, n: amount(op.n) }];
    case 'suffer':
      return [{ icon: op.damage, n: `−${amount(op.n)}` }];
    case 'lose':
      return [{ icon: op.what, n: `−${amount(op.n)}` }];
    case 'gain':
      return op.what === 'screw' ? [{ screw: 's', n: amount(op.n) }] : [{ icon: op.what, n: amount(op.n) }];
    case 'resource':
      return [{ screw: LETTER_OF[op.kind], n: String(op.n) }];
    case 'store':
      return [{ icon: 'store' }, { screw: LETTER_OF[op.kind], n: String(op.n) }];
    case 'research':
      return [{ icon: 'research', n: amount(op.n) }];
    case 'draw':
      return [{ icon: 'draw', n: String(op.n) }];
    case 'mill':
      return [{ icon: op.to === 'discard' ? 'discard' : 'scrap', n: String(op.n) }];
    case 'recycle':
      return [{ icon: 'recycle', n: String(op.n) }];
    case 'refresh':
      return [{ icon: 'refresh', n: op.n === 'all' ? '' : String(op.n) }];
    case 'exhaust':
      return [{ icon: 'exhaust', n: String(op.n) }];
    case 'upgrade':
      return [{ icon: 'upgrade', n: String(op.n) }];
    case 'destroyStored':
      return [{ icon: 'store', n: op.n === 'all' ? '−' : `−${op.n}` }];
    case 'destroyScrews':
      return [{ screw: 's', n: `−${op.n}` }];
    case 'screwIt':
      return [{ screw: 's', n: String(op.n) }];
    case 'sacrifice':
      return [{ icon: 'sacrifice' }];
    case 'recruit':
    case 'enlist':
      return [{ icon: 'recruit' }];
    case 'discover':
      return [{ icon: 'technology' }];
    case 'train':
      return [{ icon: 'training' }];
    case 'destroyPlayed':
    case 'destroySelf':
      return [{ icon: 'destroy' }];
    case 'repeatPlayed':
      return [{ icon: 'convert' }];
    case 'playDiscard':
      return [{ icon: 'discard' }];
    case 'choose':
      return op.of.flatMap(({ do: inner }) => gistOfOps(inner)).map(faint);
    case 'may':
    case 'repeat':
    case 'each':
      return gistOfOps(op.do).map(faint);
    case 'when':
      return gistOfOps(op.then).map(faint);
    default:
      return [];
  }
}

const faint = (sign: Gist): Gist => ({ ...sign, faint: true });

export function gistOfOps(ops: readonly Op[]): Gist[] {
  return ops.flatMap(opGist);
}

/** What a card does when it is played, drawn or kept; its combat values stand apart. */
export function gistOf(def: CardDef): Gist[] {
  return [
    ...gistOfOps(def.play),
    ...[...def.drawn, ...def.unplayed].flatMap(opGist).map(faint),
    ...def.bonus.map(({ damage }): Gist => ({ icon: damage, n: '+', faint: true })),
    ...(def.keep ? [{ icon: 'keep' } as const] : []),
  ];
}

export function permanentGist(def: LeaderDef): Gist[] {
  return [...gistOfOps(def.use), ...def.abilities.flatMap(({ do: ops }) => gistOfOps(ops)).map(faint)];
}
