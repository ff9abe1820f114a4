import { plain, txt } from '@starhold/effects/text';
import { type Language, refOf } from '@starhold/kernel';
import { catalogueOf, type RoneEntry } from '@starhold/rone';
import { type Pack, packs } from '@starhold/rone/content';
import { eventText } from '@starhold/rone/text';
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard, inGroups } from '../cards.ts';
import { RonePicture } from './RonePicture.tsx';

/** The cards of RONE: what the catalogue of the pack lists, with its events on the scenario they belong to. */

const GROUP_OF: Record<Exclude<RoneEntry['kind'], 'event'>, CardGroup> = {
  starter: 'roneStarter',
  additional: 'roneAdditional',
  recruit: 'roneRecruit',
  leader: 'roneLeader',
  technology: 'roneTechnology',
  invasionStarter: 'roneInvasionStarter',
  invasion: 'roneInvasion',
  protocol: 'roneProtocol',
  scenario: 'roneScenario',
  part: 'roneBoard',
  action: 'roneBoard',
  pair: 'roneBoard',
  zone: 'roneBoard',
  steps: 'roneBoard',
};

function eventsOf(entry: RoneEntry, lang: Language, pack: Pack): IndexCard['parts'] {
  if (entry.kind !== 'scenario') return [];
  return entry.definition.events.map((event) => {
    const { title, stats, body } = eventText(entry.definition, event, lang, pack);
    return { label: plain(stats), text: body.length === 0 ? title : txt`${title}: ${body}` };
  });
}

function indexCards(pack: Pack, lang: Language): IndexCard[] {
  const cards = catalogueOf(pack).flatMap((entry): IndexCard[] => {
    const { id, copies, rule, kind } = entry;
    if (kind === 'event') return [];
    const { title, stats, body } = entry.face(lang);
    const parts = eventsOf(entry, lang, pack);
    return [{ ref: id, group: GROUP_OF[kind], id, title: plain(title), stats, body, copies, rule, parts }];
  });
  return inGroups(cards, CARD_GROUPS.rone);
}

/** Texts name a card by its id; the table by its place, `card:RC10`. */
function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  return cards.find((card) => card.ref === ref) ?? cards.find((card) => card.ref === refOf(ref).split('>')[0]);
}

export const bookOf: BookOf = (key = packs.base) => ({
  groups: CARD_GROUPS.rone,
  cards: (lang) => indexCards(packs.at(key), lang),
  find: findCard,
  Picture: RonePicture,
});
