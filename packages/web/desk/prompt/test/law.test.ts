import { LANGUAGES, type Language, offeredIds, quickRng, samplePick, verbOf } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { loadFront } from '../../../games/fronts.ts';
import { loadBotGame } from '../../../games/modules.ts';
import { newTable } from '../../../session/opening.ts';
import type { Moment } from '../../../session/types.ts';
import { TABLE_TEXT } from '../../../text/table.ts';
import type { Desk } from '../../context.ts';
import { type AnyFront, NOTHING_FORESEEN } from '../../front.ts';
import { reachOf } from '../../marks.ts';
import type { Turn } from '../../turn/useTurn.ts';
import { choicesOf, namesOf } from '../choices.ts';
import { goldOf } from '../gold.ts';

/** The prompt of every question that random games ask, in three languages, at a phone and at a desk. */

/** What declines, ends or gives up, as people would say it. */
const DECLINES: Record<Language, RegExp> = {
  en: /^(skip|none|no\b|end|pass|leave|stop|do nothing|not now|keep|without|undo|decline|waste)/i,
  cs: /^(přeskoč|žádn|ne\b|ukonč|vynech|nech|dost|nic|teď ne|bez|zpět|konec)/i,
  de: /^(überspring|kein|nein|beend|auslass|pass|lass|nichts|nicht|ohne|zurück|aktionen beenden)/i,
};

function deskOf(front: AnyFront, moment: Moment<unknown>, lang: Language, phone: boolean, armed: string | null): Desk {
  const { view } = moment;
  const [decision] = moment.decisions;
  const stepsOf = (option: string) => front.stepsOf(option, view);
  const ids = offeredIds(decision.ask);
  const turn = {
    decision,
    at: decision.at,
    ids,
    stepsOf,
    reach: reachOf(ids, stepsOf, null),
    chosenIds: armed === null ? [] : [armed],
    armed,
    held: null,
    looked: null,
    refused: null,
    then: [],
    chosen: [],
    order: [],
    amounts: {},
    pick: null,
    sending: false,
    commit: () => {},
    sayNow: () => {},
  } as unknown as Turn;
  const names = ['Ada', 'Zed', 'Yas', 'Orrin'];
  const words = front.words({ view, names, lang, short: phone, signals: [], at: decision.at });
  return {
    front,
    moment,
    view,
    lang,
    names,
    words,
    turn,
    phone,
    size: phone ? 'S' : 'D',
    t: TABLE_TEXT[lang],
    me: decision.ask.seat,
    seat: decision.ask.seat,
    live: true,
    marks: { of: () => ({ mark: 'plain' }) },
    foreseen: () => NOTHING_FORESEEN,
    seen: NOTHING_FORESEEN,
    log: [],
  } as unknown as Desk;
}

/** Walks through random games and looks at each question; the longer ones are cut. */
async function questions(game: string, look: (front: AnyFront, moment: Moment<unknown>) => void): Promise<number> {
  const [module, front] = await Promise.all([loadBotGame(game), loadFront(game)]);
  const { modes } = module;
  let asked = 0;
  for (let i = 1; i <= 12; i++) {
    const rng = quickRng(i);
    const { players, sets } = modes[i % modes.length];
    const options = module.parseOptions({ ...sets, players: players[i % players.length] });
    const table = newTable(module, options, i.toString(16).padStart(2, '0').repeat(16));
    for (let n = 0; n < 150 && table.over === ''; n++) {
      const [seat] = table.waitingFor;
      const { view, decisions } = table.seen(seat);
      const [decision] = decisions;
      look(front, {
        view,
        decisions,
        refusals: {},
        forecasts: {},
        over: '',
        eyes: seat,
        signals: [],
      } as unknown as Moment<unknown>);
      asked++;
      // Half of the answers are good ones, so that games get on.
      const good = n % 2 === 0;
      const pick = good ? module.brain.choose(view, decision, rng) : samplePick(decision.ask, rng);
      table.answer({ decision: decision.id, seat, pick });
    }
  }
  return asked;
}

/** Options of one verb are worded alike: of each verb one, another in each question. */
let turned = 0;
function oneOfEach(ids: readonly string[]): string[] {
  turned++;
  return [...Map.groupBy(ids, verbOf).values()].map((alike) => alike[turned % alike.length]);
}

describe.each(['bossin-space', 'unstoppable', 'rone', 'revenant', 'template'])('%s', (game) => {
  it('never has gold on what declines, ends or gives up', async () => {
    const wrong = new Set<string>();
    let gold = 0;
    const asked = await questions(game, (front, moment) => {
      const [{ at, ask }] = moment.decisions;
      for (const lang of LANGUAGES) {
        const open = deskOf(front, moment, lang, false, null);
        const armed =
          ask.kind === 'one' ? [null, ...oneOfEach(offeredIds(ask).filter((id) => !front.isQuiet(id)))] : [null];
        for (const option of armed) {
          const desk = option === null ? open : deskOf(front, moment, lang, false, option);
          const found = goldOf(desk, front.prompt(desk), choicesOf(desk));
          if (!found || found.reason !== undefined) continue;
          gold++;
          if (DECLINES[lang].test(found.label)) wrong.add(`${lang} ${at}: ${found.label}`);
        }
      }
    });
    expect(asked).toBeGreaterThan(100);
    expect(gold).toBeGreaterThan(100);
    expect([...wrong]).toEqual([]);
  });

  it('never confirms with gold what has its price before it was chosen', async () => {
    const wrong = new Set<string>();
    await questions(game, (front, moment) => {
      const [{ at, ask }] = moment.decisions;
      if (ask.kind !== 'one') return;
      const goldAt = (armed: string | null) => {
        const desk = deskOf(front, moment, 'en', false, armed);
        return goldOf(desk, front.prompt(desk), choicesOf(desk));
      };
      const priced = offeredIds(ask).filter(
        (id) => front.priceOf?.(id, deskOf(front, moment, 'en', false, null)) !== undefined,
      );
      for (const id of priced) {
        if (goldAt(null)?.act) wrong.add(`${at}: ${goldAt(null)?.label}`);
        if (goldAt(id)?.option !== id) wrong.add(`${at}: ${id} cannot be confirmed`);
      }
    });
    expect([...wrong]).toEqual([]);
  });

  it('never says two different answers with the same words', async () => {
    const twice = new Set<string>();
    await questions(game, (front, moment) => {
      const [{ at, ask }] = moment.decisions;
      for (const lang of LANGUAGES) {
        for (const phone of [false, true]) {
          const desk = deskOf(front, moment, lang, phone, null);
          // Also what is put in order or counted out.
          const labels = namesOf(desk, offeredIds(ask));
          const again = labels.find((label, i) => labels.indexOf(label) !== i);
          if (again !== undefined) twice.add(`${lang} ${phone ? 'phone' : 'desk'} ${at}: ${again}`);
        }
      }
    });
    expect([...twice]).toEqual([]);
  });
});

describe('what has its price though it is the only answer', () => {
  it('says it on its button, and is gold only when it has been chosen: the end of RONE’s deck', async () => {
    let asked = 0;
    await questions('rone', (front, moment) => {
      const { ask } = moment.decisions[0];
      if (ask.kind !== 'one' || !ask.options.includes('reshuffle')) return;
      asked++;
      for (const lang of LANGUAGES) {
        for (const phone of [false, true]) {
          const goldAt = (armed: string | null) => {
            const desk = deskOf(front, moment, lang, phone, armed);
            return goldOf(desk, front.prompt(desk), choicesOf(desk));
          };
          const [choice] = choicesOf(deskOf(front, moment, lang, phone, null)).real;
          expect(choice).toMatchObject({ id: 'reshuffle', result: expect.stringMatching(/\d/), tone: 'bad' });
          // Where the next card was drawn with the last press, nothing can be pressed.
          expect(goldAt(null)?.reason).not.toBeUndefined();
          expect(goldAt(null)?.act).toBeUndefined();
          expect(goldAt('reshuffle')).toMatchObject({ option: 'reshuffle', note: choice.result });
        }
      }
    });
    expect(asked).toBeGreaterThan(5);
  });
});
