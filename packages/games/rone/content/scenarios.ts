import { activate, eachPlayer, hoard, named, scraps, stats, suffers, when } from './make.ts';
import type { Op } from './ops.ts';
import type { EventDef, ScenarioDef, SupportLine } from './schema.ts';

/** The two scenarios of the campaign (rules file 6.7). The lines of support are what balance is tuned with. */

const line = (text: string): SupportLine => ({ ...stats(text), modifiers: [] });
const event = (round: number, id: string, name: EventDef['name'], of: Partial<EventDef> = {}): EventDef => ({
  id,
  round,
  name,
  whileActive: [],
  onEnd: [],
  ...of,
});

/** Few players share all the technologies there are: for them more is deployed. */
const withAtMost = (players: number, op: Op): Op => when({ atMost: players, of: 'players' }, [op]);
const deployMore = (n: number): Op => ({ op: 'deployMore', n });

const HOLD_THE_GATE: ScenarioDef = {
  id: 'hold-the-gate',
  no: 1,
  name: named('Hold the Gate', 'Udržte bránu', 'Haltet das Tor'),
  source: 'original',
  prep: [{ op: 'fillZones' }],
  events: [
    event(3, 'first-contact', named('First Contact', 'První kontakt', 'Erster Kontakt'), {
      onEnd: [activate, withAtMost(1, deployMore(1))],
    }),
    event(6, 'breach', named('Breach', 'Průlom', 'Durchbruch'), {
      onEnd: [eachPlayer(scraps(2)), hoard('urkgy'), withAtMost(2, activate)],
    }),
    event(8, 'second-signal', named('Second Signal', 'Druhý signál', 'Zweites Signal'), {
      onEnd: [withAtMost(3, activate), withAtMost(1, activate)],
    }),
    event(11, 'relief-column', named('Relief Column', 'Záchranná kolona', 'Entsatzkolonne')),
  ],
  support: [line('5/1/0/0'), line('3/2/0/0'), line('3/1/0/0')],
  victory: { ended: 'relief-column' },
};

const CUT_THE_CHAIN: ScenarioDef = {
  id: 'cut-the-chain',
  no: 2,
  name: named('Cut the Chain', 'Přetněte řetěz', 'Sprengt die Kette'),
  source: 'original',
  prep: [
    { op: 'fillDeck', upTo: { base: 20, per: 'players', each: 1 } },
    { op: 'fillZones' },
    { op: 'activate', upTo: 2 },
    withAtMost(1, deployMore(2)),
  ],
  events: [
    event(4, 'approach', named('Approach', 'Přiblížení', 'Anmarsch'), { whileActive: [{ mod: 'untargetable' }] }),
    event(6, 'counter-attack', named('Counter-attack', 'Protiútok', 'Gegenangriff'), {
      onEnd: [activate, withAtMost(3, activate)],
    }),
    event(9, 'overload', named('Overload', 'Přetížení', 'Überlastung'), {
      onEnd: [
        eachPlayer({ op: 'lose', what: 'armour', n: 3, who: 'it' }),
        eachPlayer(suffers('melee', 2)),
        deployMore(1),
      ],
    }),
    event(14, 'ascent', named('Ascent', 'Vzlet', 'Aufstieg')),
  ],
  support: [line('2/0/0/0'), line('3/1/0/0'), line('3/1/0/0')],
  target: {
    armourPerPlayer: 6,
    healthBase: 40,
    healthPerPlayer: 16,
    when: {
      any: [
        { atMost: 0, of: 'deployed' },
        { atLeast: 'players', of: 'defeatedThisRound' },
      ],
    },
  },
  victory: { atMost: 0, of: 'scenarioHealth' },
  defeat: { ended: 'ascent' },
};

export const SCENARIOS: ScenarioDef[] = [HOLD_THE_GATE, CUT_THE_CHAIN];
