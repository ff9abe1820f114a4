import { armour, credits, health, hurt, newMarket, remove, train } from '../make.ts';
import type { StoryCardDef } from '../schema.ts';
import {
  bleeding,
  chapter,
  dearer,
  dread,
  finale,
  firstSofter,
  having,
  income,
  level,
  oneMore,
  owning,
  pay,
  removing,
  rousing,
  sendingAlly,
  thicker,
  thickest,
  to,
} from './make.ts';

/**
 * Rules file 7.8: the 23 story cards of Duomo's Menace. Its words are in `tale.*.ts`. A card is
 * resolved after step 2 of levelling up, so no requirement asks for cards in play. Chapter 4 always lets the players
 * pick between both finales it leads to, at the latest for some damage: an ending has to be prepared for a whole game.
 */
const PROLOGUE = [chapter(0, [], to(1, [], armour(3)), to(2, [], credits(1)), to(3, [], train))];

const CHAPTER_1 = [
  chapter(1, [dearer], to(4, [owning(1, 'council')], train, health(1)), to(4, [pay(2)], remove), to(5, [], credits(1))),
  chapter(2, [income], to(6, [bleeding(2)], credits(4)), to(5, [], newMarket)),
  chapter(3, [firstSofter], to(7, [removing(1)], health(2)), to(6, [], armour(3))),
];

const CHAPTER_2 = [
  chapter(4, [thicker], to(8, [having(3)], credits(2), health(1)), to(9, [], health(1))),
  chapter(
    5,
    [firstSofter, thicker],
    to(9, [sendingAlly], train, health(2)),
    to(10, [rousing], credits(5)),
    to(10, [], health(1)),
  ),
  chapter(6, [oneMore], to(11, [pay(3)], health(3)), to(10, [], newMarket, health(1))),
  chapter(
    7,
    [thicker],
    to(12, [owning(2, 'virens')], train, health(2)),
    to(12, [bleeding(2)], remove),
    to(11, [], health(1)),
  ),
];

const CHAPTER_3 = [
  chapter(8, [oneMore], to(13, [removing(1)], credits(3)), to(14)),
  chapter(
    9,
    [thicker],
    to(15, [owning(3, 'ally')], health(2)),
    to(15, [rousing], health(3), credits(2)),
    to(14, [], { op: 'discardHand', n: 1 }),
  ),
  chapter(10, [dearer, thicker], to(16, [pay(4)], health(3)), to(15)),
  chapter(11, [thicker], to(17, [bleeding(3)], credits(5)), to(16, [having(4)], health(3)), to(16)),
  chapter(12, [income, oneMore], to(17, [sendingAlly], health(2), train), to(13)),
];

const CHAPTER_4 = [
  chapter(13, [oneMore], to(18, [owning(2, 'council')], health(3)), to(18, [bleeding(2)]), to(19, [], credits(1))),
  chapter(14, [oneMore], to(20, [pay(3)], health(3)), to(20, [bleeding(2)]), to(19)),
  chapter(15, [thickest], to(21, [level(5), pay(2)], health(2)), to(20), to(21, [bleeding(2)])),
  chapter(16, [thickest], to(22, [removing(2)], credits(4)), to(21), to(22, [rousing], credits(2))),
  chapter(17, [dread, thicker], to(18, [having(3)], health(2)), to(18, [bleeding(2)]), to(22, [], hurt(1))),
];

/** Five endings, one for each way to build a deck: mixed, upgraded, many allies, pure, rich. */
const FINALE = [
  finale(18, thickest, owning(2, 'eachFaction'), 19),
  finale(19, thickest, owning(6, 'upgrades'), 20),
  finale(20, thickest, owning(5, 'ally'), 21),
  finale(21, dread, owning(5, 'oneFaction'), 22),
  finale(22, thickest, pay(12), 18),
];

export const STORY: StoryCardDef[] = [...PROLOGUE, ...CHAPTER_1, ...CHAPTER_2, ...CHAPTER_3, ...CHAPTER_4, ...FINALE];
