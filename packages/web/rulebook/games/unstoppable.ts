import { concat, plain, type Text, txt } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import {
  BASE_PACK,
  type BossMatDef,
  type CharacterDef,
  type CoreDef,
  type StoryCardDef,
  type ThreatDef,
  type UpgradeDef,
} from '@starhold/unstoppable/content';
import {
  bossCardText,
  bossText,
  type CardText,
  characterText,
  coreText,
  spaceText,
  storyText,
  threatText,
  upgradeText,
} from '@starhold/unstoppable/text';
import { CARD_GROUPS, type CardBook, type CardGroup, type IndexCard } from '../cards.ts';
import { UnstoppablePicture } from './UnstoppablePicture.tsx';

/** The cards of Unstoppable. */

const CORE_GROUPS = ['starter', 'core1', 'core2', 'core3', 'core4', 'core5', 'core6'] as const;
const THREAT_GROUPS: Record<ThreatDef['origin'], CardGroup> = {
  starter: 'starterThreat',
  ceres2: 'ceres2',
  virenos: 'virenos',
  mithras: 'mithras',
};

type Extra = Pick<IndexCard, 'ref' | 'group' | 'id' | 'rule'> & Partial<Pick<IndexCard, 'copies' | 'parts'>>;

function entry({ title, stats, body, back }: CardText, extra: Extra): IndexCard {
  const parts = back.length > 0 ? [{ label: '', text: back }] : [];
  return { title: plain(title), stats, body, copies: 1, parts, ...extra };
}

/** Two of each starter deck are in the box; the cards of a character are there once. */
function copiesOf(def: CoreDef): number {
  const sleeve = BASE_PACK.sleeves.find(({ core }) => core === def.id);
  return sleeve ? sleeve.n * 2 : 1;
}

const character = (def: CharacterDef, lang: Language): IndexCard =>
  entry(characterText(def, lang), {
    ref: `character:${def.id}`,
    group: 'character',
    id: def.id,
    rule: 'UNS-3.2',
  });

const core = (def: CoreDef, lang: Language): IndexCard =>
  entry(coreText(def, lang), {
    ref: `core:${def.id}`,
    group: CORE_GROUPS[def.level],
    id: def.id,
    copies: copiesOf(def),
    rule: def.kind === 'ally' ? 'UNS-7.6' : 'UNS-7.5',
  });

const upgrade = (def: UpgradeDef, lang: Language): IndexCard =>
  entry(upgradeText(def, lang), {
    ref: `upgrade:${def.id}`,
    group: def.notch === 'top' ? 'topUpgrade' : 'bottomUpgrade',
    id: def.id,
    rule: 'UNS-9.4',
  });

const threat = (def: ThreatDef, lang: Language): IndexCard =>
  entry(threatText(def, lang), {
    ref: `threat:${def.id}`,
    group: THREAT_GROUPS[def.origin],
    id: def.id,
    copies: def.copies,
    rule: 'UNS-10.3',
  });

/** The mat with its setup and every space of its danger track. */
function mat(def: BossMatDef, lang: Language): IndexCard {
  const text = bossText(def, lang);
  const spaces = [...def.track, null].map((_, at) => ({ label: `${at + 1}`, text: spaceText(def, at, lang) }));
  return entry(text, {
    ref: `mat:${def.id}`,
    group: 'boss',
    id: def.id,
    rule: 'UNS-15.6',
    parts: [{ label: '', text: text.back }, ...spaces],
  });
}

function story(def: StoryCardDef, lang: Language): IndexCard {
  const { title, story: words, ongoing, options } = storyText(def, lang);
  const parts = options.map(({ id, story: choice, rules }) => ({
    label: id.toUpperCase(),
    text: concat(txt`${choice} `, rules),
  }));
  const stats: Text = concat(`${def.id}`, ongoing.length > 0 ? ' · ' : '', ongoing);
  return entry(
    { title: txt`${title}`, stats, body: txt`${words}`, back: [] },
    { ref: `story:${def.id}`, group: 'story', id: String(def.id), rule: 'UNS-15.6', parts },
  );
}

function indexCards(lang: Language): IndexCard[] {
  const { characters, starters, cores, upgrades, threats, bosses, bossCards, story: tale } = BASE_PACK;
  return [
    ...characters.map((def) => character(def, lang)),
    ...[...starters, ...cores].map((def) => core(def, lang)),
    ...upgrades.map((def) => upgrade(def, lang)),
    ...threats.map((def) => threat(def, lang)),
    ...bosses.map((def) => mat(def, lang)),
    ...bossCards.map((def) =>
      entry(bossCardText(def, lang), {
        ref: `boss:${def.id}`,
        group: 'bossCard',
        id: def.id,
        copies: def.copies,
        rule: 'UNS-16.11',
      }),
    ),
    ...tale.map((def) => story(def, lang)),
  ];
}

/** Boss cards are named as threats, too, and an upgrade by its purchase. */
const OTHER_NAMES: Record<string, string> = { threat: 'boss', buy: 'upgrade' };

function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const [kind, id = ''] = ref.split(':');
  const other = OTHER_NAMES[kind];
  return cards.find((c) => c.ref === ref) ?? (other ? cards.find((c) => c.ref === `${other}:${id}`) : undefined);
}

export const book: CardBook = {
  groups: CARD_GROUPS.unstoppable,
  cards: indexCards,
  find: findCard,
  Picture: UnstoppablePicture,
};
