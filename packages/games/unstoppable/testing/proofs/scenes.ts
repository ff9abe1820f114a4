import type * as z from 'zod';
import type { UnsEntry } from '../../catalogue.ts';
import {
  type BossCardDef,
  type BossMatDef,
  type CoreDef,
  FACTIONS,
  type Modifier,
  type ThreatDef,
  type ThreatKeyword,
  type UpgradeDef,
} from '../../content/index.ts';
import { SKIPPED_BORDER } from '../../rules/rulings.ts';
import type { Given } from '../../words/index.ts';
import type { Scene } from './stage.ts';

/** Where and how each kind of card is shown: once with everything it may ask for, once with nothing. */

type GivenWords = z.input<typeof Given>;
type PlayerWords = NonNullable<GivenWords['me']>;

/** Cards without effects that keywords count, and threats that fall or stand. */
const EXTRAS: Pick<GivenWords, 'cores' | 'threats'> = {
  cores: {
    blow: { play: [{ ops: [{ op: 'damage', n: 9 }] }] },
    ...Object.fromEntries(
      FACTIONS.flatMap((faction) => [
        [`${faction}-card`, { faction, play: [{ ops: [{ op: 'train' }] }] }],
        [`${faction}-ally`, { faction, kind: 'ally' }],
      ]),
    ),
  },
  threats: {
    weak: { attack: 0, defence: 1 },
    wall: { attack: 2, defence: 18 },
    dread: { attack: 0, defence: 18, keywords: [{ k: 'fear' }] },
  },
};

const wall = (as: string): { threat: string; as: string } => ({ threat: 'wall', as });

/** Level 6, credits, friends of all factions, an ally to refresh, a tactic to repeat, a threat that falls at once. */
function rich(me: PlayerWords, more: Partial<GivenWords> = {}): GivenWords {
  return {
    moment: 'action',
    ...EXTRAS,
    upgradeDeck: ['serrated-edge', 'coin-belt'],
    market: ['rail-slug'],
    ...more,
    me: {
      health: 5,
      armour: 1,
      ap: 4,
      credits: 12,
      level: 6,
      draft: 2,
      battlefield: [{ threat: 'weak', as: 'weak' }, wall('wall')],
      deck: [{ threat: 'weak', as: 'top' }, wall('below')],
      discard: [{ core: 'strike', as: 'old' }],
      ...me,
      hand: [...(me.hand ?? []), ...FACTIONS.map((faction) => `${faction}-card`)],
      play: [...(me.play ?? []), { core: 'silver-ally', as: 'tired', exhausted: true }, 'council-card'],
    },
  };
}

/** Level 1, no credits, nobody else, and nothing falls. */
function poor(me: PlayerWords, more: Partial<GivenWords> = {}): GivenWords {
  const alone = { health: 5, ap: 4, level: 1, battlefield: [wall('wall')], deck: [wall('top'), wall('below')] };
  return { moment: 'action', ...EXTRAS, ...more, me: { ...alone, ...me } };
}

const both = (title: string, me: PlayerWords, first: string[], more: Partial<GivenWords> = {}): Scene[] => [
  { title, given: rich(me, more), first },
  { title: `${title} with nothing`, given: poor(me, more), first },
];

function coreScenes(def: CoreDef): Scene[] {
  const x = { core: def.id, as: 'x' };
  const groups = def.exhaust.length;
  return [
    ...both('play', { hand: [x] }, ['play:x']),
    ...def.exhaust.flatMap((_, g) =>
      both(`exhaust ${g + 1}`, { play: [x] }, [groups > 1 ? `exhaust:x.${g}` : 'exhaust:x']),
    ),
    ...(def.triggers.some((t) => t.on === 'upkeep')
      ? [
          { title: 'upkeep', given: rich({ play: [x] }, { moment: 'upkeep' }) },
          { title: 'upkeep with nothing', given: poor({ play: [x] }, { moment: 'upkeep' }) },
        ]
      : []),
    ...(def.triggers.some((t) => t.on === 'defeat')
      ? [{ title: 'a defeat', given: rich({ play: [x], hand: [STRIKE] }), first: ['play:hit', 'hit:weak'] }]
      : []),
    ...def.passives.flatMap((passive) => modifierScenes(passive, { play: [x] })),
  ];
}

const STRIKE = { core: 'strike', as: 'hit' };
/** Whatever the story makes of it, this is enough. */
const BLOW = { core: 'blow', as: 'hit' };

/** The same with and without what changes it: what is told must differ. */
export function modifierScenes(m: Modifier, me: PlayerWords, more: Partial<GivenWords> = {}): Scene[] {
  const strike = (title: string, target: string, field: PlayerWords['battlefield'] = [wall('wall')]): Scene => ({
    title,
    given: poor({ ...me, hand: [STRIKE], battlefield: field, credits: 9 }, more),
    first: ['play:hit', `hit:${target}`],
  });
  const field = [wall('one'), wall('two')];
  switch (m.mod) {
    case 'damage':
      return [strike(`damage ${m.when}`, m.when === 'onDeck' ? 'top' : 'wall')];
    case 'shield':
      return [{ title: `shield ${m.when}`, given: poor({ ...me, battlefield: field }, { ...more, moment: 'threat' }) }];
    case 'price': {
      const given = poor({ ...me, hand: [STRIKE], credits: 9 }, { ...more, market: ['whetstone'] });
      return [{ title: 'price', given, first: ['buy:whetstone'] }];
    }
    case 'haggle': {
      const given = poor({ ...me, hand: [{ core: 'mercenaries', as: 'deal' }], credits: 9 }, more);
      return [{ title: 'haggle', given, first: ['play:deal', 'do:0', 'hit:wall'] }];
    }
    case 'fearless':
      return [strike('fear', 'dread', [{ threat: 'dread', as: 'dread' }])];
    case 'keepArmour': {
      const given = poor({ ...me, armour: 9, battlefield: [...field, wall('three')] }, { ...more, moment: 'cleanup' });
      return [{ title: 'armour in cleanup', given }];
    }
    case 'threatDefence':
    case 'threatAttack':
      return [strike('a threat', 'wall'), { title: 'its attack', given: poor(me, { ...more, moment: 'threat' }) }];
    case 'activeLimit': {
      const deck = ['one', 'two', 'three', 'four', 'five'].map(wall);
      return [{ title: 'refill', given: poor({ ...me, battlefield: [], deck }, { ...more, moment: 'cleanup' }) }];
    }
    case 'keyword':
      return [strike(`each threat: ${m.keyword.k}`, 'wall')];
    default:
      return m satisfies never;
  }
}

/** The card that an upgrade is put on: of its own faction, where it has a mark, so that keywords work. */
function carriers(def: UpgradeDef): { kind: 'tactic' | 'ally'; core: string; plain: string }[] {
  const faction = def.mark ?? 'council';
  const tactic = { kind: 'tactic', core: `${faction}-card`, plain: 'strike' } as const;
  const ally = { kind: 'ally', core: `${faction}-ally`, plain: 'static-the-cat' } as const;
  if (def.requires === 'any') return [tactic, ally];
  return [def.requires === 'tactic' ? tactic : ally];
}

function upgradeScenes(def: UpgradeDef): Scene[] {
  const { id, notch } = def;
  const on = (core: string) => ({ core, as: 'x', [notch]: id });
  const used = carriers(def).flatMap(({ kind, core, plain }): Scene[] => {
    if (def.core.effects.length === 0 && def.core.cost === undefined) return [];
    if (kind === 'tactic')
      return [
        { title: 'play', given: rich({ hand: [on(core)] }), first: ['play:x'] },
        { title: 'play without a faction', given: poor({ hand: [on(plain)] }), first: ['play:x'] },
      ];
    return [
      { title: 'exhaust', given: rich({ play: [on(core)] }), first: ['exhaust:x'] },
      { title: 'exhaust without a faction', given: poor({ play: [on(plain)] }), first: ['exhaust:x'] },
    ];
  });
  const ally = `${def.mark ?? 'council'}-ally`;
  return [
    ...used,
    ...def.core.passives.flatMap((passive) => modifierScenes(passive, { play: [on(ally)] })),
    ...threatScenes(
      { threat: 'wall', as: 'x', [notch]: id },
      20 + def.threat.attack + def.threat.defence,
      def.threat.keywords,
    ),
  ];
}

type CardWords = { threat: string; as: string; damage?: number };

/** A threat attacks, is defeated, and shows each of its keywords. */
function threatScenes(
  x: CardWords,
  health: number,
  keywords: readonly ThreatKeyword[],
  more: Partial<GivenWords> = {},
): Scene[] {
  const ally = { core: 'silver-ally', as: 'friend' };
  const plain = { ...more, ...EXTRAS };
  return [
    {
      title: 'attack',
      given: poor({ battlefield: [x], play: [ally], health: 10, armour: 1 }, { ...plain, moment: 'threat' }),
    },
    {
      title: 'defeat',
      given: rich({ hand: [STRIKE], battlefield: [{ ...x, damage: health - 1 }, wall('wall')] }, more),
      first: ['play:hit', 'hit:x'],
    },
    ...keywords.flatMap((keyword) => keywordScenes(keyword, x, plain)),
  ];
}

function keywordScenes({ k }: ThreatKeyword, x: CardWords, more: Partial<GivenWords>): Scene[] {
  switch (k) {
    case 'fear':
      return [{ title: 'fear', given: poor({ hand: [STRIKE], battlefield: [x] }, more), first: ['play:hit', 'hit:x'] }];
    case 'taunt': {
      const given = poor({ hand: [STRIKE], battlefield: [wall('wall'), x] }, more);
      return [{ title: 'taunt', given, first: ['play:hit'], instead: 'offers' }];
    }
    case 'swift':
    case 'madness': {
      const deck = [wall('one'), wall('two'), x, wall('three'), wall('four')];
      const weak = k === 'madness' ? [2, 10] : [10];
      return weak.map((health) => ({
        title: `${k} at ${health} health`,
        given: poor({ health, battlefield: [wall('wall')], deck }, { ...more, moment: 'cleanup' }),
      }));
    }
    // Shown by the attack: an ally goes.
    case 'rage':
      return [];
  }
}

const statOf = (n: ThreatDef['attack'], danger: number): number =>
  typeof n === 'number' ? n : (n.half ? Math.floor(danger / 2) : danger) + (n.plus ?? 0);

/** At danger level 2, so that what follows the danger differs from what is printed. */
const DANGER = { boss: 'harbinger' as const, at: 8, level: 2 };

function faceScenes(def: ThreatDef | BossCardDef): Scene[] {
  const health = statOf(def.attack, DANGER.level) + statOf(def.defence, DANGER.level);
  return threatScenes({ threat: def.id, as: 'x' }, health, def.keywords, { danger: DANGER.at });
}

/** What a level up does at the mat: early in the game and late. */
function matScenes(mat: BossMatDef): Scene[] {
  const boss = mat.id as 'harbinger';
  const bossDeck = mat.bossDeck.solo.flat().map(({ card }) => card);
  const at = (level: number): Scene => ({
    title: `level ${level + 1}`,
    given: {
      ...EXTRAS,
      moment: 'action',
      options: { boss },
      bossDeck,
      ...('ending' in mat.victory ? { story: 1 } : {}),
      me: {
        level,
        ap: 1,
        hand: [STRIKE],
        battlefield: [{ threat: 'weak', as: 'weak' }],
        discard: ['strike', 'strike'],
      },
    },
    first: ['play:hit', 'hit:weak'],
    since: 'levelUp',
  });
  return [at(1), at(4)];
}

function spaceScenes({ mat, at, space }: Extract<UnsEntry, { kind: 'space' }>['definition']): Scene[] {
  const boss = mat.id as 'harbinger';
  if (at === 0) return [{ title: 'set-up', given: { moment: 'setup', options: { boss } } }];
  const difficulty = (['normal', 'hard', 'expert'] as const).find((d) => space?.border !== SKIPPED_BORDER[d]);
  const given = poor(
    { credits: 3, discard: ['strike'] },
    {
      moment: 'danger',
      options: { boss, difficulty },
      danger: at - 1,
      market: ['whetstone', 'coin-belt'],
      upgradeDeck: ['serrated-edge'],
    },
  );
  return [{ title: difficulty ?? '', given }];
}

const UPGRADED = [
  ['overcharged-coil', 'ledger-of-favours'],
  ['guided-munitions', 'lucky-washer'],
  ['adrenal-injector', 'patchwork-plating'],
  ['siege-barrel', 'field-dressing'],
  ['whetstone', 'annotated-manual'],
  ['trophy-hook', 'drill-whistle'],
] as const;

/** Enough of everything that a story can ask for. */
const WEALTH: PlayerWords = {
  health: 5,
  credits: 30,
  level: 6,
  draft: 2,
  ap: 2,
  defeated: 9,
  hand: [BLOW, { core: 'guard-unit', as: 'envoy' }, { core: 'scrap-hunter', as: 'second' }],
  battlefield: [{ threat: 'weak', as: 'weak' }],
  discard: [
    ...FACTIONS.flatMap((faction) => [`${faction}-ally`, `${faction}-ally`, `${faction}-ally`]),
    ...UPGRADED.map(([top, bottom]) => ({ core: 'virens-card', top, bottom })),
    ...FACTIONS.map((faction) => `${faction}-card`),
  ],
};

function optionScenes(card: string, option: string): Scene[] {
  const table = { moment: 'action', options: { boss: 'duomo' }, story: Number(card), ...EXTRAS } as const;
  const market = { market: ['rail-slug'], upgradeDeck: ['serrated-edge'] };
  const first = ['play:hit', 'hit:weak', 'skip', `tell:${option}`];
  const partner: PlayerWords = { health: 6, credits: 3, deck: [wall('far')], battlefield: [wall('away')] };
  return [
    { title: 'tell', given: { ...table, ...market, me: WEALTH }, first, since: 'told' },
    { title: 'tell in pairs', given: { ...table, ...market, levelUps: 1, p: [WEALTH, partner] }, first, since: 'told' },
  ];
}

/** How everything in the catalogue is shown. */
export function scenesOf(entry: UnsEntry): Scene[] {
  switch (entry.kind) {
    case 'character':
      return [
        {
          title: 'deck',
          given: { moment: 'setup', options: { character1: entry.id as 'kai' } },
          instead: 'owned',
        },
      ];
    case 'starter':
    case 'core':
      return coreScenes(entry.definition);
    case 'upgrade':
      return upgradeScenes(entry.definition);
    case 'threat':
    case 'bossCard':
      return faceScenes(entry.definition);
    case 'boss':
      return matScenes(entry.definition);
    case 'space':
      return spaceScenes(entry.definition);
    case 'story': {
      const { id, modifiers, upkeep } = entry.definition;
      const table = { options: { boss: 'duomo' }, story: id } as const;
      const income = upkeep.length > 0 ? [{ title: 'upkeep', given: poor({}, { ...table, moment: 'upkeep' }) }] : [];
      // The prologue changes nothing: it is told at once.
      if (modifiers.length === 0 && upkeep.length === 0)
        return [{ title: 'set-up', given: { moment: 'setup', options: { boss: 'duomo' } }, instead: 'offers' }];
      return [...modifiers.flatMap((m) => modifierScenes(m, {}, table)), ...income];
    }
    case 'option':
      return optionScenes(entry.group, entry.definition.id);
    default:
      return entry satisfies never;
  }
}
