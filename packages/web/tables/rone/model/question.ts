import { plain } from '@starhold/effects/text';
import { type Decision, refOf, verbOf } from '@starhold/kernel';
import { asked, type View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import { cardText, gameText, rejectionText } from '@starhold/rone/text';
import type { Desk } from '../../../desk/context.ts';
import type { PromptWords } from '../../../desk/front.ts';
import { isSmall } from '../../../desk/size.ts';
import { cardIn } from '../cards/pack.ts';
import { RONE_TEXT } from '../text/table.ts';
import { chained, diceFor, lostInStore, payingIn } from './dicePlan.ts';
import { counted } from './gestures.ts';
import { nameFor, phaseName } from './names.ts';
import { diceIn, severalIn, sizeOf } from './several.ts';
import { lettersOf, reshuffleOf } from './table.ts';

type Rone = Desk<View>;

/** The words of a question: where it comes from, and what declining it would waste. */
export function questionWords(desk: Rone): PromptWords {
  const { view, turn, lang, seat } = desk;
  const w = RONE_TEXT[lang];
  const { decision } = turn;
  const what = view.round === 0 ? w.log.setup : w.log.where(view.round, phaseName(view.phase, lang));
  if (!decision) return { what, question: '' };
  const source = sourceOf(desk, decision);
  const isConverting = turn.held === 'convert';
  return {
    what: source === '' ? what : `${what} · ${source}`,
    question: isConverting
      ? w.prompt.convert
      : decision.at === 'main'
        ? mainQuestion(desk)
        : isSmall(desk.size) && turn.ids.includes('reshuffle')
          ? `${w.costs.reshuffleShort}?`
          : gameText.prompt(view, decision, lang),
    cause: causeOf(desk, decision),
    // On a small screen the button has one line.
    note:
      decision.at === 'draw' && turn.ids.includes('draw') && !isSmall(desk.size) ? w.prompt.drawOn : chainNote(desk),
    refusal: turn.rejected ? plain(rejectionText(turn.rejected, lang)) : undefined,
    confirm: confirmOf(desk, decision),
    waste: (option) => wasteOf(desk, decision, seat, option),
  };
}

/** In the main phase: what next, or the card that is about to be played. */
function mainQuestion(desk: Rone): string {
  const { view, turn, lang } = desk;
  const { prompt } = RONE_TEXT[lang];
  const ability = shortUse(desk);
  if (ability !== null) return prompt.activate(nameFor(view, refOf(ability), lang));
  const several = severalIn(turn.armed, turn.then);
  if (several) return prompt.playThem(several.cards.length, several.abilities.length);
  // Dice pay for it, or the pool does.
  const plays = turn.armed !== null && verbOf(turn.armed) === 'play' ? refOf(turn.armed) : undefined;
  const card = chained(turn.armed, turn.then)?.card ?? plays;
  return card === undefined ? prompt.main : prompt.playIt(nameFor(view, card, lang));
}

/** The ability that is chosen, or the only thing left to do. A small screen has no room on its button for what it does. */
function shortUse({ turn, size }: Rone): string | null {
  const [only, ...more] = turn.ids.filter((id) => id !== 'end');
  const option = turn.armed ?? (more.length === 0 && turn.held === null ? only : undefined);
  return isSmall(size) && turn.then.length === 0 && option?.startsWith('activate:') ? option : null;
}

/** Letters that the second line of the gold button holds. */
const MOST_NOTE = 26;

/** What a card that dice pay for deals or does in the end, where it is said shortly: it is printed on it. */
function chainNote({ view, turn, lang }: Rone): string | undefined {
  if (severalIn(turn.armed, turn.then)) return '';
  const chain = chained(turn.armed, turn.then);
  const def = chain && cardIn(packOf(view), chain.card);
  if (!def) return undefined;
  const { tally } = RONE_TEXT[lang];
  const body = plain(cardText(def, lang).body);
  const does = (['melee', 'ranged', 'destruction'] as const).flatMap((kind) =>
    def.combat[kind] === 0 ? [] : [`${def.combat[kind]} ${tally[kind]}`],
  );
  return does.length > 0 ? does.join(' · ') : body.length <= MOST_NOTE ? body : '';
}

/** The card at work, where the question belongs to one. */
function sourceOf({ view, lang }: Rone, decision: Decision): string {
  const d = asked(decision);
  if (d.at === 'pay' || d.at === 'salvage') return nameFor(view, d.ask.about.card, lang);
  if (d.at !== 'branch') return '';
  const [owner] = d.ask.about.list.split('/');
  return owner === 'pair' ? '' : nameFor(view, owner, lang);
}

/** Dice that could be used besides. */
function unusedBeside(ids: readonly string[], dice: readonly number[]): number[] {
  const usable = ids.filter((id) => verbOf(id) === 'die').map((id) => Number(id.slice('die:d'.length)));
  return usable.filter((die) => !dice.includes(die));
}

function causeOf(desk: Rone, decision: Decision): string {
  const { view, turn, lang, seat, t, phone, size } = desk;
  const w = RONE_TEXT[lang];
  const d = asked(decision);
  const player = view.players[seat];
  if (!player) return '';
  if (decision.ask.kind === 'order') return t.prompt.orderHelp;
  switch (d.at) {
    case 'draw': {
      if (player.deck > 0) return isSmall(size) ? w.prompt.holdToDraw : w.prompt.deckLeft(player.deck);
      return w.draw.empty(reshuffleOf(packOf(view), player, view));
    }
    case 'main': {
      if (severalIn(turn.armed, turn.then)) {
        const dice = diceIn(turn.armed, turn.then);
        const paid = dice.length > 0 ? [w.prompt.diceForThem(dice, unusedBeside(turn.ids, dice))] : [];
        return [...paid, ...(phone ? [] : [w.prompt.changeThem])].join(' ');
      }
      const ability = shortUse(desk);
      if (ability !== null) return desk.words.option(ability);
      const chain = chained(turn.armed, turn.then);
      const paying = payingIn(turn.armed, turn.then);
      const pays = paying === null ? [] : [w.prompt.pays(w.pool.holds(counted(paying)))];
      if (chain) {
        const { dice, convert } = chain;
        const used = [...dice, ...(convert?.dice ?? [])];
        const how = [
          ...(convert ? [w.prompt.given(convert.dice, convert.kind)] : []),
          ...(dice.length > 0 ? [w.prompt.dicePay(dice, unusedBeside(turn.ids, used))] : []),
        ];
        return [...how, ...(phone ? [] : [...pays, w.prompt.changeDice])].join(' ');
      }
      if (pays.length > 0) return pays[0];
      const pool = player.pool.reduce((a, b) => a + b, 0);
      return pool === 0 ? w.prompt.useDice : w.prompt.pool(pool);
    }
    case 'pay':
      return w.prompt.payHelp;
    default:
      return '';
  }
}

function confirmOf(desk: Rone, decision: Decision): string | undefined {
  const { turn, lang } = desk;
  const { confirm } = RONE_TEXT[lang].prompt;
  const { ask } = decision;
  const d = asked(decision);
  const pair = turn.armed?.startsWith('convert:') ? [...turn.armed.matchAll(/d(\d)/g)].map((die) => die[1]) : [];
  if (pair.length === 2) return confirm.convert(pair[0], pair[1]);
  const several = severalIn(turn.armed, turn.then);
  if (several) return confirm.allOfThem(sizeOf(several));
  if (shortUse(desk) !== null) return confirm.use;
  const chain = chained(turn.armed, turn.then);
  if (chain) return confirm.diceAndPlay([...chain.dice, ...(chain.convert?.dice ?? [])]);
  if (d.at === 'keep' && ask.kind === 'subset') return confirm.keep(turn.pick === null ? ask.max : turn.chosen.length);
  if (d.at === 'store') return confirm.store;
  if (d.at === 'screws') return confirm.screws;
  return undefined;
}

/** What ending now would waste: dice and resources that could still be used. */
function wasteOf(
  { view, turn, lang, phone }: Rone,
  decision: Decision,
  seat: number,
  option: string,
): string | undefined {
  const { prompt } = RONE_TEXT[lang];
  const player = view.players[seat];
  // On a small screen a card that is about to be played takes the room.
  if (option !== 'end' || !player || (phone && turn.armed !== null)) return undefined;
  const d = asked(decision);
  if (d.at === 'parts') return d.ask.about.n > 0 ? prompt.losesParts(d.ask.about.n) : undefined;
  if (d.at !== 'main') return undefined;
  // Cards that the pool pays for, or dice.
  const plays = new Set(player.cards.filter((id) => turn.ids.includes(`play:${id}`) || diceFor(view, player, id)));
  if (plays.size > 0) return prompt.playsLeft(plays.size);
  const dice = turn.ids.filter((id) => verbOf(id) === 'die').length;
  const pool = lettersOf(player.pool).length;
  const left = dice > 0 ? prompt.diceLeft(dice) : pool > 0 ? prompt.poolLeft(pool) : undefined;
  const lost = lostInStore(player);
  return left !== undefined && lost > 0 ? `${left}, ${prompt.lostInStore(lost)}` : left;
}

/**
 * Drawing card after card leads to the end of the deck: what a reshuffle would take stands on its button, which is not where the
 * next card was drawn.
 */
export function priceOf(option: string, desk: Rone): string | undefined {
  const { view, seat, lang, size } = desk;
  const own = view.players[seat];
  if (option !== 'reshuffle' || !own) return undefined;
  const { results, draw } = RONE_TEXT[lang];
  const { damage, stored, gift } = reshuffleOf(packOf(view), own, view);
  const hurts = desk.foreseen(option).text ?? (damage > 0 ? results.melee(damage) : undefined);
  const takes = [hurts, stored > 0 ? draw.takes(stored) : undefined, gift > 0 ? draw.gives(gift) : undefined];
  // The question says the rest, too.
  return takes
    .filter((part) => part !== undefined)
    .slice(0, isSmall(size) ? 1 : takes.length)
    .join(' · ');
}
