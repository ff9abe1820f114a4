import { concat, plain, type Text, txt } from '@starhold/effects/text';
import { type Language, refOf, verbOf } from '@starhold/kernel';
import { catalogueOf, type UnsEntry } from '@starhold/unstoppable';
import { type Pack, packs, type StoryCardDef, type ThreatDef } from '@starhold/unstoppable/content';
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
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard } from '../cards.ts';
import { UnstoppablePicture } from './UnstoppablePicture.tsx';

/** The cards of Unstoppable: what the catalogue of the pack lists, with spaces on their mat and options on their card. */

const CORE_GROUPS = ['starter', 'core1', 'core2', 'core3', 'core4', 'core5', 'core6'] as const;
const THREAT_GROUPS: Record<ThreatDef['origin'], CardGroup> = {
  starter: 'starterThreat',
  ceres2: 'ceres2',
  virenos: 'virenos',
  mithras: 'mithras',
};

/** What is printed, how the table refers to it, and where it stands. */
interface Page {
  text: CardText;
  ref: string;
  group: CardGroup;
  parts?: IndexCard['parts'];
}

function pageOf(entry: UnsEntry, lang: Language, pack: Pack): Page | undefined {
  const { id } = entry;
  switch (entry.kind) {
    case 'character':
      return { text: characterText(entry.definition, lang, pack), ref: `character:${id}`, group: 'character' };
    case 'starter':
    case 'core': {
      const { level } = entry.definition;
      return { text: coreText(entry.definition, lang, pack), ref: `core:${id}`, group: CORE_GROUPS[level] };
    }
    case 'upgrade': {
      const group = entry.definition.notch === 'top' ? 'topUpgrade' : 'bottomUpgrade';
      return { text: upgradeText(entry.definition, lang), ref: `upgrade:${id}`, group };
    }
    case 'threat': {
      const group = THREAT_GROUPS[entry.definition.origin];
      return { text: threatText(entry.definition, lang, pack), ref: `threat:${id}`, group };
    }
    case 'bossCard':
      return { text: bossCardText(entry.definition, lang), ref: `boss:${id}`, group: 'bossCard' };
    case 'boss': {
      const mat = entry.definition;
      const text = bossText(mat, lang, pack);
      const spaces = [...mat.track, null].map((_, at) => ({ label: `${at + 1}`, text: spaceText(mat, at, lang) }));
      return { text, ref: `mat:${id}`, group: 'boss', parts: [{ label: '', text: text.back }, ...spaces] };
    }
    case 'story':
      return storyPage(entry.definition, lang);
    case 'space':
    case 'option':
      return undefined;
    default:
      return entry satisfies never;
  }
}

function storyPage(def: StoryCardDef, lang: Language): Page {
  const { title, story: words, ongoing, options } = storyText(def, lang);
  const parts = options.map(({ id, story: choice, rules }) => ({
    label: id.toUpperCase(),
    text: concat(txt`${choice} `, rules),
  }));
  const stats: Text = concat(`${def.id}`, ongoing.length > 0 ? ' · ' : '', ongoing);
  const text = { title: txt`${title}`, stats, body: txt`${words}`, back: [] };
  return { text, ref: `story:${def.id}`, group: 'story', parts };
}

function indexCards(pack: Pack, lang: Language): IndexCard[] {
  const cards = catalogueOf(pack).flatMap((entry): IndexCard[] => {
    const page = pageOf(entry, lang, pack);
    if (!page) return [];
    const { text, ref, group, parts = text.back.length > 0 ? [{ label: '', text: text.back }] : [] } = page;
    const { id, copies, rule } = entry;
    return [{ ref, group, id, title: plain(text.title), stats: text.stats, body: text.body, copies, rule, parts }];
  });
  const groups: readonly CardGroup[] = CARD_GROUPS.unstoppable;
  return cards.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}

/** Boss cards are named as threats, too, and an upgrade by its purchase. */
const OTHER_NAMES: Record<string, string> = { threat: 'boss', buy: 'upgrade' };

function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const other = OTHER_NAMES[verbOf(ref)];
  return (
    cards.find((c) => c.ref === ref) ?? (other ? cards.find((c) => c.ref === `${other}:${refOf(ref)}`) : undefined)
  );
}

export const bookOf: BookOf = (key = packs.base) => ({
  groups: CARD_GROUPS.unstoppable,
  cards: (lang) => indexCards(packs.at(key), lang),
  find: findCard,
  Picture: UnstoppablePicture,
});
