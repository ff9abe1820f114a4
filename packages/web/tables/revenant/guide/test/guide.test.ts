import { isLegal, LANGUAGES, type Picked, quickRng, Table } from '@starhold/kernel';
import { game, rules, type View } from '@starhold/revenant';
import ruleIds from '@starhold/revenant/rule-ids.json' with { type: 'json' };
import type { AnyTable } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { FRESH, type GuideProgress, type GuideStep, leaveGuide, passStep } from '../../../../desk/guide/index.ts';
import type { Moment } from '../../../../session/types.ts';
import { GUIDED_SEED, guidedSeed, guidedSetup } from '../setup.ts';
import { guideStep, STEP_IDS } from '../steps.ts';

const setup = guidedSetup('Ada');

const open = (seed = GUIDED_SEED): AnyTable =>
  new Table(rules as never, game.parseOptions(setup.options), seed) as unknown as AnyTable;

function momentOf(table: AnyTable, eyes: number): Moment<View> {
  const { view, decisions, waitingFor, over } = table.seen(eyes);
  return {
    refusals: {},
    forecasts: {},
    thinking: null,
    handOver: null,
    undo: null,
    undoMarks: false,
    eyes,
    view: view as View,
    decisions,
    waitingFor,
    over,
    signals: [],
    at: table.length,
    since: 0,
    beats: [],
    length: table.length,
    lastEvent: 0,
    result: null,
    caveats: [],
  };
}

const rng = quickRng(7);
const bot = ({ view, decisions }: Moment<View>): Picked => game.brain.choose(view, decisions[0], rng);

function give(table: AnyTable, moment: Moment<View>, pick: Picked): void {
  const [decision] = moment.decisions;
  const outcome = table.answer({ decision: decision.id, seat: decision.ask.seat, pick });
  if (!outcome.ok) throw new Error(`${decision.id}: ${JSON.stringify(pick)} ${outcome.why}`);
}

/** The reader does what the guide says, and what the bot would where it says nothing. */
function follow(table: AnyTable) {
  const steps: GuideStep[] = [];
  let progress: GuideProgress = FRESH;
  for (let i = 0; i < 600 && !progress.left && table.over === ''; i++) {
    const seat = table.waitingFor.includes(0) ? 0 : table.waitingFor[0];
    const moment = momentOf(table, seat);
    const step = seat === 0 ? guideStep(moment, progress) : null;
    if (step && steps.at(-1)?.id !== step.id) steps.push(step);
    if (step?.suggest) expect(isLegal(moment.decisions[0].ask, step.suggest), step.id).toBe(true);
    if (step?.until === 'read') progress = passStep(progress, step);
    else give(table, moment, step?.suggest ?? bot(moment));
  }
  return { steps, progress };
}

describe('the guided first flight, followed step by step', () => {
  const { steps, progress } = follow(open());
  const ids = [...new Set(steps.map(({ id }) => id))];

  it('teaches an ark, an attack and the raid, and then lets go', () => {
    for (const id of ['welcome', 'agenda', 'house', 'map', 'ark', 'influence', 'effects', 'bonus', 'gain'])
      expect(ids).toContain(id);
    for (const id of ['fighter', 'sortie', 'strafe', 'danger', 'raided', 'jump', 'bye']) expect(ids).toContain(id);
    expect(progress.left).toBe(true);
    expect(steps.at(-1)?.last).toBe(true);
  });

  it('names rules that there are, and speaks three languages, briefly', () => {
    const known = new Set(ruleIds.map(({ id }) => id));
    for (const { rule, text, id } of steps) {
      expect(known.has(rule), rule).toBe(true);
      for (const lang of LANGUAGES) {
        expect(text(lang).length, `${id} ${lang}`).toBeGreaterThan(10);
        expect(text(lang).length, `${id} ${lang}`).toBeLessThan(190);
      }
    }
  });

  it('has no step twice and stops for good when it is left', () => {
    expect(new Set(STEP_IDS).size).toBe(STEP_IDS.length);
    expect(guideStep(momentOf(open(), 0), leaveGuide(FRESH))).toBeNull();
  });
});

describe('the seed of the guided table', () => {
  it('goes with a table that is set as the guide wants it, and with no other', () => {
    expect(guidedSeed(setup)).toBe(GUIDED_SEED);
    expect(guidedSeed({ ...setup, guided: false })).toBeUndefined();
    expect(guidedSeed({ ...setup, options: { ...setup.options, firstGame: false } })).toBeUndefined();
    expect(guidedSeed({ ...setup, seats: [{ name: 'Ada' }, { name: 'Ben' }] })).toBeUndefined();
  });
});
