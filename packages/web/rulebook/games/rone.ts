import { plain, txt } from '@starhold/effects/text';
import { type Language, refOf } from '@starhold/kernel';
import { catalogueOf, type RoneEntry } from '@starhold/rone';
import { type Pack, packs } from '@starhold/rone/content';
import {
  actionText,
  type CardText,
  cardText,
  eventText,
  invasionText,
  opsText,
  partText,
  permanentText,
  scenarioText,
} from '@starhold/rone/text';
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard } from '../cards.ts';
import { RonePicture } from './RonePicture.tsx';

/** The cards of RONE: what the catalogue of the pack lists, with its events on the scenario they belong to. */

interface Page {
  text: CardText;
  group: CardGroup;
  parts?: IndexCard['parts'];
}

function pageOf(entry: RoneEntry, lang: Language, pack: Pack): Page | undefined {
  const printed = (ops: Parameters<typeof opsText>[0]): CardText => ({
    title: txt`${entry.name[lang]}`,
    stats: [],
    body: opsText(ops, lang),
  });
  switch (entry.kind) {
    case 'starter':
      return { text: cardText(entry.definition, lang), group: 'roneStarter' };
    case 'additional':
      return { text: cardText(entry.definition, lang), group: 'roneAdditional' };
    case 'recruit':
      return { text: cardText(entry.definition, lang), group: 'roneRecruit' };
    case 'leader':
      return { text: permanentText(entry.definition, lang, pack), group: 'roneLeader' };
    case 'technology':
      return { text: permanentText(entry.definition, lang, pack), group: 'roneTechnology' };
    case 'invasionStarter':
      return { text: invasionText(entry.definition, lang, pack), group: 'roneInvasionStarter' };
    case 'invasion':
      return { text: invasionText(entry.definition, lang, pack), group: 'roneInvasion' };
    case 'protocol':
      return { text: permanentText(entry.definition, lang, pack), group: 'roneProtocol' };
    case 'scenario': {
      const def = entry.definition;
      const parts = def.events.map((event) => {
        const { title, stats, body } = eventText(def, event, lang, pack);
        return { label: plain(stats), text: body.length === 0 ? title : txt`${title}: ${body}` };
      });
      return { text: scenarioText(def, lang, pack), group: 'roneScenario', parts };
    }
    case 'part':
      return { text: partText(entry.definition, lang), group: 'roneBoard' };
    case 'action':
      return { text: actionText(entry.definition, lang), group: 'roneBoard' };
    case 'pair':
    case 'zone':
      return { text: printed(entry.definition.ops), group: 'roneBoard' };
    case 'steps':
      return { text: printed(entry.definition), group: 'roneBoard' };
    case 'event':
      return undefined;
    default:
      return entry satisfies never;
  }
}

function indexCards(pack: Pack, lang: Language): IndexCard[] {
  const cards = catalogueOf(pack).flatMap((entry): IndexCard[] => {
    const page = pageOf(entry, lang, pack);
    if (!page) return [];
    const { text, group, parts = [] } = page;
    const { id, copies, rule } = entry;
    return [{ ref: id, group, id, title: plain(text.title), stats: text.stats, body: text.body, copies, rule, parts }];
  });
  const groups: readonly CardGroup[] = CARD_GROUPS.rone;
  return cards.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
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
