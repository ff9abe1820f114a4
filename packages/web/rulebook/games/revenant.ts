import { plain } from '@starhold/effects/text';
import { type Language, refOf } from '@starhold/kernel';
import { catalogueOf, type RevenantEntry } from '@starhold/revenant';
import { type Pack, packs } from '@starhold/revenant/content';
import {
  actionText,
  agendaText,
  type CardText,
  colonyText,
  crewText,
  dieText,
  failureText,
  frigateText,
  houseText,
  operationText,
  orderText,
  planetText,
  scannerText,
} from '@starhold/revenant/text';
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard } from '../cards.ts';
import { RevenantPicture } from './RevenantPicture.tsx';

/** The cards of Revenant: what the catalogue of the pack lists. */

const GROUP_OF: Record<RevenantEntry['kind'], CardGroup> = {
  cadet: 'revCadet',
  frigate: 'revFrigate',
  command: 'revCommand',
  planet: 'revPlanet',
  scanner: 'revScanner',
  colony: 'revColony',
  agenda: 'revAgenda',
  failure: 'revFailure',
  crew: 'revCrew',
  board: 'revBoard',
  house: 'revHouse',
  action: 'revAction',
  order: 'revOrder',
  die: 'revDie',
};

function textOf(entry: RevenantEntry, lang: Language): CardText {
  switch (entry.kind) {
    case 'cadet':
    case 'frigate':
    case 'command':
      return operationText(entry.definition, lang);
    case 'planet':
      return planetText(entry.definition, lang);
    case 'scanner':
      return scannerText(entry.definition, lang);
    case 'colony':
      return colonyText(entry.definition, lang);
    case 'agenda':
      return agendaText(entry.definition, lang);
    case 'failure':
      return failureText(entry.definition, lang);
    case 'crew':
      return crewText(entry.definition, lang);
    case 'board':
      return frigateText(entry.definition, lang);
    case 'house':
      return houseText(entry.definition, lang);
    case 'action':
      return actionText(entry.definition, lang);
    case 'order':
      return orderText(entry.definition, lang);
    case 'die':
      return dieText(entry.definition, lang);
    default:
      return entry satisfies never;
  }
}

function indexCards(pack: Pack, lang: Language): IndexCard[] {
  const cards = catalogueOf(pack).map((entry): IndexCard => {
    const { title, stats, body } = textOf(entry, lang);
    const { id, copies, rule, kind } = entry;
    return { ref: id, group: GROUP_OF[kind], id, title: plain(title), stats, body, copies, rule, parts: [] };
  });
  const groups: readonly CardGroup[] = CARD_GROUPS.revenant;
  return cards.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}

/** Texts name a card by its id; the table by where it lies (`p1.C07`, `hidden.BEL`), or by an effect of it (`P13.2`). */
function findCard(cards: readonly IndexCard[], ref: string): IndexCard | undefined {
  const bare = refOf(ref).replace(/^(p\d|hidden)\./, '');
  return cards.find((card) => card.ref === ref) ?? cards.find((card) => card.ref === bare.split('.')[0]);
}

export const bookOf: BookOf = (key = packs.base) => ({
  groups: CARD_GROUPS.revenant,
  cards: (lang) => indexCards(packs.at(key), lang),
  find: findCard,
  Picture: RevenantPicture,
});
