import { plain, type Text } from '@starhold/effects/text';
import type { CatalogueEntry, Language } from '@starhold/kernel';
import type {
  BossCardDef,
  BossMatDef,
  CharacterDef,
  CoreDef,
  DangerSpace,
  Name,
  Pack,
  StoryCardDef,
  StoryOption,
  ThreatDef,
  UpgradeDef,
} from './content/index.ts';
import {
  bossCardText,
  bossText,
  type CardText,
  characterText,
  coreText,
  spaceName,
  spaceText,
  threatText,
  upgradeText,
} from './text/cards.ts';
import { optionRules, storyText } from './text/tales.ts';

/** One space of a danger track; behind the last one lies Maximum Danger, which has no definition. */
export interface TrackSpace {
  mat: BossMatDef;
  at: number;
  space: DangerSpace | undefined;
}

/** What stands behind each kind of entry. */
interface Kinds {
  character: CharacterDef;
  starter: CoreDef;
  core: CoreDef;
  upgrade: UpgradeDef;
  threat: ThreatDef;
  bossCard: BossCardDef;
  boss: BossMatDef;
  space: TrackSpace;
  story: StoryCardDef;
  option: StoryOption;
}
export type UnsEntry = {
  [K in keyof Kinds]: Omit<CatalogueEntry, 'kind' | 'definition'> & { kind: K; definition: Kinds[K] };
}[keyof Kinds];

function lines(...texts: readonly Text[]): string[] {
  return texts.map(plain).filter((line) => line !== '');
}

/** Two of each starter deck are in the box; the cards of a character are there once. */
function starterCopies({ def }: Pack, id: string): number {
  return 2 * (def.sleeves.find(({ core }) => core === id)?.n ?? 0) || 1;
}

function spacesOf(mat: BossMatDef): TrackSpace[] {
  return [...mat.track, undefined].map((space, at) => ({ mat, at, space }));
}

/** Everything that a pack holds, kind after kind, in the order in which the pack has it. */
export function catalogueOf(pack: Pack): UnsEntry[] {
  const card = ({ stats, body, back }: CardText): string[] => lines(stats, body, back);
  const core = (def: CoreDef): Pick<CatalogueEntry, 'id' | 'name' | 'text' | 'rule'> => ({
    id: def.id,
    name: def.name,
    text: (lang) => card(coreText(def, lang, pack)),
    rule: def.kind === 'ally' ? 'UNS-7.6' : 'UNS-7.5',
  });
  const named = (name: (lang: Language) => string): Name => ({ en: name('en'), cs: name('cs'), de: name('de') });
  const { characters, starters, cores, upgrades, threats, bossCards, bosses, story } = pack.def;
  return [
    ...characters.map(
      (definition): UnsEntry => ({
        kind: 'character',
        definition,
        id: definition.id,
        name: definition.name,
        text: (lang) => card(characterText(definition, lang, pack)),
        rule: 'UNS-3.2',
        copies: 1,
        group: '',
      }),
    ),
    ...starters.map(
      (definition): UnsEntry => ({
        ...core(definition),
        kind: 'starter',
        definition,
        copies: starterCopies(pack, definition.id),
        group: definition.character ?? '',
      }),
    ),
    ...cores.map(
      (definition): UnsEntry => ({
        ...core(definition),
        kind: 'core',
        definition,
        copies: 1,
        group: String(definition.level),
      }),
    ),
    ...upgrades.map(
      (definition): UnsEntry => ({
        kind: 'upgrade',
        definition,
        id: definition.id,
        name: definition.name,
        text: (lang) => card(upgradeText(definition, lang)),
        rule: 'UNS-9.4',
        copies: 1,
        group: definition.notch,
      }),
    ),
    ...threats.map(
      (definition): UnsEntry => ({
        kind: 'threat',
        definition,
        id: definition.id,
        name: definition.name,
        text: (lang) => card(threatText(definition, lang, pack)),
        rule: 'UNS-10.3',
        copies: definition.copies,
        group: definition.origin,
      }),
    ),
    ...bossCards.map(
      (definition): UnsEntry => ({
        kind: 'bossCard',
        definition,
        id: definition.id,
        name: definition.name,
        text: (lang) => card(bossCardText(definition, lang)),
        rule: 'UNS-16.11',
        copies: definition.copies,
        group: definition.group,
      }),
    ),
    ...bosses.map(
      (definition): UnsEntry => ({
        kind: 'boss',
        definition,
        id: definition.id,
        name: definition.name,
        text: (lang) => card(bossText(definition, lang, pack)),
        rule: 'UNS-15.6',
        copies: 1,
        group: '',
      }),
    ),
    ...bosses.flatMap(spacesOf).map(
      (definition): UnsEntry => ({
        kind: 'space',
        definition,
        id: `${definition.mat.id}/${definition.at}`,
        name: named((lang) => plain(spaceName(definition.space, lang))),
        text: (lang) => lines(spaceText(definition.mat, definition.at, lang)),
        rule: 'UNS-13.1',
        copies: 1,
        group: definition.mat.id,
      }),
    ),
    ...story.flatMap((definition): UnsEntry[] => [
      {
        kind: 'story',
        definition,
        id: String(definition.id),
        name: definition.name,
        text: (lang) => lines(storyText(definition, lang).ongoing),
        rule: 'UNS-15.6',
        copies: 1,
        group: '',
      },
      ...definition.options.map(
        (option): UnsEntry => ({
          kind: 'option',
          definition: option,
          id: `${definition.id}${option.id}`,
          name: option.tale,
          text: (lang) => lines(optionRules(option, lang)),
          rule: 'UNS-15.6',
          copies: 1,
          group: String(definition.id),
        }),
      ),
    ]),
  ];
}
