import { plain } from '@starhold/effects/text';
import { type Language, refOf } from '@starhold/kernel';
import { catalogueOf, type RevenantEntry } from '@starhold/revenant';
import { type Pack, packs } from '@starhold/revenant/content';
import { type BookOf, CARD_GROUPS, type CardGroup, type IndexCard, inGroups } from '../cards.ts';
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

function indexCards(pack: Pack, lang: Language): IndexCard[] {
  const cards = catalogueOf(pack).map((entry): IndexCard => {
    const { title, stats, body } = entry.face(lang);
    const { id, copies, rule, kind } = entry;
    return { ref: id, group: GROUP_OF[kind], id, title: plain(title), stats, body, copies, rule, parts: [] };
  });
  return inGroups(cards, CARD_GROUPS.revenant);
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
