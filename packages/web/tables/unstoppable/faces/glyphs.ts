import type { CoreDef, Effect, Op, Passive, ThreatKeyword, UpgradeDef } from '@starhold/unstoppable/content';
import type { UnsIconName } from '../../../art/unstoppable/UnsIcon.tsx';

/** A sign of the short language of inserts and market tiles. The words for it always stand in the large card. */
export interface Glyph {
  icon?: UnsIconName;
  /** Behind the icon, or alone. */
  n?: string;
  /** Crossed out: the card is not stopped by it. */
  not?: boolean;
}

const amount = (n: unknown): string => (typeof n === 'number' || n === 'X' ? String(n) : 'X');

const KEYWORD_ICONS = { unity: 'council', focus: 'virens', conspiracy: 'silver' } as const;

/** What one step of an effect does. */
export function opGlyphs(op: Op): Glyph[] {
  switch (op.op) {
    case 'damage':
      return [
        { icon: 'damage', n: amount(op.n) },
        ...(op.to === 'onDeck' ? [{ icon: 'onDeck' } as const] : []),
        ...(op.ignoreTaunt ? [{ icon: 'taunt', not: true } as const] : []),
      ];
    case 'damageAll':
      return [{ icon: 'blast', n: amount(op.n) }];
    case 'gain':
      return [{ icon: op.what, n: `+${amount(op.n)}` }];
    case 'train':
    case 'remove':
    case 'refresh':
    case 'takeBack':
      return [{ icon: op.op }];
    case 'repeatEffect':
      return [{ icon: 'repeat' }];
    case 'marketRefresh':
      return [{ icon: 'market' }];
    case 'repeat':
      return [{ n: `${amount(op.n)}×` }, ...op.do.flatMap(opGlyphs)];
    default:
      return MORE;
  }
}

/** There is more to it than signs can say. */
const MORE: Glyph[] = [{ n: '…' }];

export function effectGlyphs(effect: Effect): Glyph[] {
  const { kw, level, ops } = effect;
  const from: Glyph[] = level === undefined ? [] : [{ icon: 'train', n: `${level}+:` }];
  const label: Glyph[] =
    kw === undefined
      ? []
      : typeof kw === 'object'
        ? [{ icon: 'scrappers', n: `${kw.haggle}:` }]
        : [{ icon: KEYWORD_ICONS[kw], n: ':' }];
  return [...from, ...label, ...ops.flatMap(opGlyphs)];
}

function passiveGlyphs(passive: Passive): Glyph[] {
  switch (passive.mod) {
    case 'damage':
      return [{ icon: 'damage', n: passive.when === 'first' ? `+${passive.n} (1.)` : `+${passive.n}` }];
    case 'shield':
      return [{ icon: 'armour', n: `−${passive.n}` }];
    case 'price':
    case 'haggle':
      return [{ icon: 'credit', n: `−${-passive.n}` }];
    case 'fearless':
      return [{ icon: 'fear', not: true }];
    case 'keepArmour':
      return [{ icon: 'armour', n: `≤${passive.n}` }];
  }
}

/** What an upgrade does on the core side. */
export function upgradeGlyphs({ core }: UpgradeDef): Glyph[] {
  return [
    ...core.effects.flatMap(effectGlyphs),
    ...core.passives.flatMap(passiveGlyphs),
    ...(core.cost ? [{ icon: 'ap', n: `−${-core.cost}` } as const] : []),
  ];
}

/** What a card in play does: a tactic as it is played, an ally whenever it is exhausted. */
export function signsOf({ kind, play, exhaust }: CoreDef): Glyph[] {
  if (kind === 'tactic') return play.flatMap(effectGlyphs);
  return exhaust.flatMap((group) => [{ icon: 'exhaust' } as const, ...group.flatMap(effectGlyphs)]);
}

/** Which of them are those of one effect; none of an upgrade's, which come after the card's own. */
export function signsAt({ kind, play, exhaust }: CoreDef, group: number, effect: number): [number, number] | undefined {
  const isTactic = kind === 'tactic';
  const effects = isTactic ? play : (exhaust[group] ?? []);
  if (!effects[effect]) return undefined;
  const long = (some: readonly Effect[]): number => some.flatMap(effectGlyphs).length;
  const before = isTactic ? 0 : exhaust.slice(0, group).reduce((sum, one) => sum + 1 + long(one), 1);
  const from = before + long(effects.slice(0, effect));
  return [from, from + long([effects[effect]])];
}

/** What it does on the threat side. */
export function threatGlyphs({ threat }: UpgradeDef): Glyph[] {
  return [
    ...(threat.attack > 0 ? [{ icon: 'attack', n: `+${threat.attack}` } as const] : []),
    ...(threat.defence > 0 ? [{ icon: 'armour', n: `+${threat.defence}` } as const] : []),
    ...threat.keywords.map(keywordGlyph),
    ...threat.reward.flatMap(opGlyphs),
  ];
}

export function keywordGlyph(keyword: ThreatKeyword): Glyph & { icon: UnsIconName } {
  return keyword.k === 'madness' ? { icon: 'madness', n: String(keyword.x) } : { icon: keyword.k };
}
