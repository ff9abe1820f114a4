import { quoted } from '@starhold/effects/text';
import type { Decision } from '@starhold/kernel';
import { asked, type View } from '@starhold/revenant';
import { nameFor, wordingOf } from '@starhold/revenant/text';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { isAt, me, type RevAt } from './at.ts';
import type { GuideText } from './texts.ts';

/** What comes up later, told the first time. */

const LAST_CYCLE = 4;
/** The first reward of the tactics track. */
const TACTICS = 3;

/** A turn of the reader's begins. */
const isTurn = (at: RevAt): boolean => isAt(at, 'send');

/** A failure asks for its due. */
function isFailing(decision: Decision): boolean {
  const d = asked(decision);
  switch (d.at) {
    case 'wreck':
    case 'fall':
      return true;
    case 'drop':
    case 'discard':
    case 'discardHidden':
    case 'taint':
      return d.ask.about.why === 'failure';
    default:
      return false;
  }
}

export const LESSONS: Steps<View, GuideText> = {
  // what ships do
  strafe: (at) => (isAt(at, 'strafe') ? answer('REV-22.2', ['stay'], (t) => t.strafe) : null),
  land: (at) => {
    const d = asked(at.decision);
    if (d.at !== 'land') return null;
    const { planet } = d.ask.about;
    return answer('REV-23.2', [planet], (t, lang) => t.land(quoted(nameFor(at.view, planet, lang), lang)));
  },
  corrupt: (at) => (isAt(at, 'corrupt') ? answer('REV-6.2', [], (t) => t.corrupt) : null),
  failure: ({ decision }) => (isFailing(decision) ? read('REV-29.8', ['revenant'], (t) => t.failure) : null),
  isolate: (at) => (isAt(at, 'isolate') ? read('REV-6.6', [], (t) => t.isolate) : null),
  shield: (at) => (isAt(at, 'shield') ? read('REV-15.1', [], (t) => t.shield) : null),
  drop: (at) => (isAt(at, 'drop') ? read('REV-5.3', [], (t) => t.drop) : null),
  play: (at) => (isAt(at, 'play') ? read('REV-17.4', [], (t) => t.play) : null),
  keep: (at) => (isAt(at, 'keep') ? read('REV-9.1', [], (t) => t.keep) : null),
  abilities: (at) => (isAt(at, 'occ') ? read('REV-18.5', [], (t) => t.abilities) : null),

  // raids
  raid: (at) => {
    const d = asked(at.decision);
    if (d.at !== 'raid') return null;
    const { sector, left } = d.ask.about;
    return answer('REV-29.2', [sector], (t, lang) => t.raid({ sector: wordingOf(lang).sector(sector), left }));
  },
  taint: (at) => (isAt(at, 'taint') ? answer('REV-29.11', [], (t) => t.taint) : null),

  // what grows with the game
  captain: (at) =>
    isTurn(at) && me(at).rank > 0 ? read('REV-16.2', ['captain'], (t) => t.captain(me(at).rank)) : null,
  tactics: (at) =>
    isTurn(at) && me(at).tactics >= TACTICS ? read('REV-10.3', [], (t) => t.tactics(me(at).tactics)) : null,
  remnants: (at) => (isTurn(at) && me(at).remnants > 0 ? read('REV-6.7', [], (t) => t.remnants) : null),
  data: (at) => (isTurn(at) && me(at).data > 0 ? read('REV-7.2', [], (t) => t.data) : null),
  charged: (at) =>
    isTurn(at) && at.view.hypercharge !== '' ? read('REV-25.4', ['hypercharge'], (t) => t.charged) : null,
  rift: (at) => {
    const rifts = at.view.sectors.filter(({ rift }) => rift).map(({ id }) => id);
    return isTurn(at) && at.view.cycle > 1 && rifts.length > 0 ? read('REV-31.2', rifts, (t) => t.rift) : null;
  },
  lastCycle: (at) => (isTurn(at) && at.view.cycle === LAST_CYCLE ? read('REV-33.3', [], (t) => t.lastCycle) : null),

  // alone and in pairs
  council: (at) => {
    const ship = at.view.ships.find(({ crew }) => crew === 'envoy');
    return isTurn(at) && ship ? read('REV-34.3', [ship.id], (t) => t.council) : null;
  },
  rival: (at) => (isTurn(at) && at.view.rival ? read('REV-35.1', [], (t) => t.rival) : null),
};
