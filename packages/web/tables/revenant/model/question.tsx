import { plain, quoted } from '@starhold/effects/text';
import { type Decision, offeredIds } from '@starhold/kernel';
import { asked, type View } from '@starhold/revenant';
import { freeDamage, houseShipsIn } from '@starhold/revenant/forecast';
import { gameText, nameFor, rejectionText } from '@starhold/revenant/text';
import type { Desk } from '../../../desk/context.ts';
import type { PromptWords } from '../../../desk/front.ts';
import { TurnSteps } from '../board/TurnSteps.tsx';
import { MAP_TEXT, type MapText } from '../texts/map.ts';
import { shipAsking, wayArmed } from './moving.ts';
import { causeName, playerName, shipName } from './names.ts';
import { isInSupply, isShip } from './targets.ts';

type Rev = Desk<View>;

/** The words of a question: where it comes from, and what declining it would waste. */
export function questionWords(desk: Rev): PromptWords {
  const { view, turn, lang } = desk;
  const w = MAP_TEXT[lang];
  const { decision } = turn;
  const what = placeOf(view, w);
  if (!decision) return { what, question: '' };
  const source = sourceOf(desk, decision, w);
  return {
    what: source === '' ? what : `${what} · ${source}`,
    icon: <TurnSteps />,
    question: heldQuestion(desk, w) ?? gameText.prompt(view, decision, lang),
    cause: causeOf(desk, decision, w),
    confirm: confirmOf(desk, w),
    refusal: turn.rejected ? plain(rejectionText(turn.rejected, lang)) : undefined,
    waste: (option) => wasteOf(desk, decision, option, w),
  };
}

/** Cycle and phase stand in the bar; in a turn its step is what is new. */
function placeOf({ cycle, phase, step }: View, w: MapText): string {
  if (cycle === 0) return w.setup;
  return step >= 0 ? `${w.steps[step]} · ${w.stepOf(step + 1)}` : w.where(cycle, w.phases[phase]);
}

/** The first half of an answer has been given: the ship, then who goes there or where it goes. */
function heldQuestion({ turn, view, names, lang }: Rev, w: MapText): string | undefined {
  const { held, at } = turn;
  if (held === null) return undefined;
  const name = isShip(held) ? `${shipName(held, view, names, lang)}: ` : '';
  if (at === 'send') return `${name}${w.prompt.held}`;
  if (at === 'limited' || at === 'deploy') return `${name}${w.prompt.heldSector}`;
  // A cadet card names its cadet; else it is only told how much it costs.
  if (at === 'play' && turn.reach.ids.every((id) => id.includes('>'))) {
    return `${quoted(nameFor(view, held, lang), lang)}: ${w.prompt.heldCadet}`;
  }
  return undefined;
}

/** The ship or the card at work, where the question belongs to one; in a raid who decides. */
function sourceOf({ view, names, lang }: Rev, decision: Decision, w: MapText): string {
  const d = asked(decision);
  const ship = shipAsking(decision);
  if (ship !== undefined) return shipName(ship, view, names, lang);
  switch (d.at) {
    case 'branch':
      return causeName(view, d.ask.about.list, lang);
    case 'raid':
    case 'taint':
      return w.prompt.decides(playerName(names, d.ask.seat, lang));
    default:
      return '';
  }
}

function causeOf({ turn, view, t }: Rev, decision: Decision, w: MapText): string {
  const d = asked(decision);
  if (decision.ask.kind === 'order') return t.prompt.orderHelp;
  switch (d.at) {
    case 'steps':
    case 'limited':
      return w.prompt.moveHow;
    case 'raid': {
      const free = houseShipsIn(view, d.ask.about.sector).reduce((n, ship) => n + freeDamage(ship), 0);
      return w.prompt.raid(d.ask.about.left, free);
    }
    case 'send': {
      const ship = view.ships.find(({ id }) => id === turn.held);
      return turn.held === null ? w.prompt.sendHow : ship?.corrupted ? w.prompt.corruptedShip : '';
    }
    case 'redraw':
      return w.prompt.redrawHow;
    case 'corrupt':
      return w.prompt.corruptHow;
    case 'deploy':
      return turn.held !== null && isInSupply(turn.held, view) ? '' : w.supply.note;
    default:
      return '';
  }
}

/** The gold button of a way of several steps; of an effect its name, where its text would bury the question: that stands in the list. */
function confirmOf(desk: Rev, w: MapText): string | undefined {
  const way = wayArmed(desk);
  const to = way.at(-1);
  const { phone, turn, view, lang } = desk;
  if (phone && turn.armed?.startsWith('effect:')) return gameText.option(view, turn.armed, lang).split(': ')[0];
  return to === undefined
    ? undefined
    : w.prompt.moveTo(
        to.slice(1),
        way.slice(0, -1).map((one) => one.slice(1)),
      );
}

/** What declining now would waste. */
function wasteOf({ view, lang, phone }: Rev, decision: Decision, option: string, w: MapText): string | undefined {
  const d = asked(decision);
  switch (d.at) {
    case 'steps':
    case 'limited':
      return w.prompt.losesMoves(d.ask.about.left);
    case 'bonus':
      return w.prompt.bonusLost;
    case 'effects':
      return w.prompt.effectLost;
    case 'sortie': {
      const unused = offeredIds(decision.ask).filter((id) => id !== option);
      // Beside what is offered there is no room to name all of it once more.
      if (phone && unused.length > 1) return w.prompt.restUnused;
      const names = unused.map((id) => gameText.option(view, id, lang));
      return names.length === 0 ? undefined : w.prompt.unused(names.join(', '));
    }
    default:
      return undefined;
  }
}
