import { plain } from '@starhold/effects/text';
import {
  type AnyRules,
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  type Eyes,
  type GameEvent,
  judge,
  newRecorder,
  offeredIds,
  project,
  projectEvent,
  quickRng,
  refusalsAt,
} from '@starhold/kernel';
import { eager } from '@starhold/kernel/testing';
import { type PackDef, packOf, packs } from '../../content/index.ts';
import { REWARD_READ } from '../../frames/damage.ts';
import { onDeck } from '../../rules/cards.ts';
import { framesOf, NONE, type UnsState } from '../../state.ts';
import { optionLabel, promptText } from '../../text/index.ts';
import type { UnsView } from '../../view.ts';
import { BASE_PACK } from './content.ts';

/** Searches everything that leaves a game for threat sides that nobody may read (UNS-1.8). */

/** Every threat of the base pack in single copies with names of their own: a name betrays one card (of each starting deck). */
export const MARKED_PACK: string = packs.register(markedPack());
const MARK = /[a-z-]+-q\d{3}/g;

function markedPack(): PackDef {
  let count = 0;
  const marked = (id: string): string => `${id}-q${String(++count).padStart(3, '0')}`;
  const names = new Map<string, string[]>();
  const single = <T extends { id: string; copies: number }>(def: T): T[] => {
    const ids = Array.from({ length: def.copies }, () => marked(def.id));
    names.set(def.id, ids.slice());
    return ids.map((id) => ({ ...def, id, name: { en: id, cs: id, de: id }, copies: 1 }));
  };
  const threats = BASE_PACK.threats.flatMap(single);
  const bossCards = BASE_PACK.bossCards.flatMap(single);
  const take = (id: string): string => names.get(id)?.shift() ?? `no ${id} left`;
  const spread = (groups: { card: string; n: number }[][]): { card: string; n: number }[][] =>
    groups.map((group) =>
      group.flatMap(({ card, n }) => (names.get(card) ?? []).slice(0, n).map((id) => ({ card: id, n: 1 }))),
    );
  const backs = BASE_PACK.characterBacks.map(take) as PackDef['characterBacks'];
  return {
    ...BASE_PACK,
    id: 'marked',
    threats,
    bossCards,
    sleeves: BASE_PACK.sleeves.flatMap(({ core, threat, n }) =>
      Array.from({ length: n }, () => ({ core, threat: take(threat), n: 1 })),
    ),
    characterBacks: backs,
    bosses: BASE_PACK.bosses.map((mat) => ({
      ...mat,
      bossDeck: { solo: spread(mat.bossDeck.solo), duo: spread(mat.bossDeck.duo) },
    })),
  };
}

/** Threat sides that may be read now: active, on deck, or defeated with their reward still to be read. */
function readable(s: UnsState): Set<string> {
  const cards = s.players.flatMap((p, seat) => [...p.field, onDeck(s, seat)]);
  for (const f of framesOf(s)) if (f.k === 'defeat' && f.step <= REWARD_READ) cards.push(f.card);
  const { threats } = packOf(s);
  return new Set(cards.filter((card) => card !== NONE).map((card) => threats[s.cards.threat[card]].id));
}

export interface Watched {
  /** What was told although nobody may read it, with where. */
  leaks: string[];
  /** How many marked names were met at all: a search that meets none proves nothing. */
  met: number;
  looked: Record<'view' | 'question' | 'option' | 'event' | 'refusal' | 'error' | 'text', number>;
}

export class Watch {
  readonly found: Watched = {
    leaks: [],
    met: 0,
    looked: { view: 0, question: 0, option: 0, event: 0, refusal: 0, error: 0, text: 0 },
  };
  private readonly rules: AnyRules;
  private readonly s: UnsState;
  private readonly eyes: Eyes[];

  constructor(rules: AnyRules, s: UnsState) {
    this.rules = rules;
    this.s = s;
    this.eyes = [...s.players.map((_, seat) => seat), 'table'];
  }

  /** Plays on with random answers; events are looked at in the moment they are told. */
  play(answers: number, luck: number): void {
    const recorder = newRecorder();
    const told: GameEvent[] = [];
    recorder.events = new Proxy(told, {
      get: (list, key) =>
        key === 'push'
          ? (e: GameEvent) => {
              for (const eyes of this.eyes) this.look('event', projectEvent(e, eyes));
              return list.push(e);
            }
          : Reflect.get(list, key),
    });
    const x = new Ctx(this.rules, this.s as unknown as Core<BaseFrame>, recorder);
    const policy = eager();
    const rng = quickRng(luck);
    let open = x.settle();
    for (let i = 0; i < answers && open.length > 0; i++) {
      for (const eyes of this.eyes) this.lookAt(open, eyes);
      const { decision, pick } = policy(open, rng);
      open = x.take(decision, pick);
    }
  }

  private lookAt(open: readonly Decision[], eyes: Eyes): void {
    const state = this.s as unknown as Core<BaseFrame>;
    const { view, decisions } = project<UnsView>(this.rules, state, open, eyes);
    this.look('view', view);
    for (const d of decisions) {
      this.look('question', d);
      this.look('text', plain(promptText(view, d, 'en')));
      for (const id of offeredIds(d.ask)) {
        this.look('option', this.rules.describe(state, id));
        this.look('text', plain(optionLabel(view, id, 'en')));
      }
      const refusals = refusalsAt(this.rules, state, d);
      this.look('refusal', [...refusals]);
      for (const pick of ['nonsense', ...refusals.keys()]) {
        this.look('error', judge(this.rules, state, open, { seat: d.ask.seat, decision: d.id, pick }));
      }
    }
  }

  private look(where: keyof Watched['looked'], what: unknown): void {
    this.found.looked[where]++;
    const names = JSON.stringify(what).match(MARK) ?? [];
    if (names.length === 0) return;
    this.found.met += names.length;
    const open = readable(this.s);
    for (const name of names) if (!open.has(name)) this.found.leaks.push(`${where}: ${name}`);
  }
}
