import type { AbilityDef, OperationDef, Trigger } from '../content/index.ts';
import { factOf } from '../progress.ts';
import { HOUSE_COUNT, HOUSE_SHIPS } from '../state.ts';
import { Gains, NOWHERE, type SectorPlace, SOMEWHERE } from './gains.ts';
import { HEARD, OF_CADET } from './typical.ts';
import { W } from './weights.ts';

/** What abilities and operation cards are worth to the one who looks. */
export abstract class Abilities extends Gains {
  eachAbility(figure: string, each: (ability: AbilityDef) => void): void {
    const { pack } = this.scene;
    const crew = pack.crews[pack.crewIndex.get(this.me.side) ?? -1];
    if (!crew) return;
    if (figure === 'captain') {
      each(crew.basic);
      each(crew.developing[this.me.rank]);
    } else if (figure !== '') {
      const first = figure === 'cadet1' ? 0 : 2;
      for (const id of this.me.cadets.slice(first, first + 2)) this.abilitiesOf(id).forEach(each);
    }
    for (const id of this.me.frigates) this.abilitiesOf(id).forEach(each);
  }

  abilitiesOf(id: string): readonly AbilityDef[] {
    const { operations, operationIndex } = this.scene.pack;
    return id === '' ? [] : (operations[operationIndex.get(id) ?? -1]?.abilities ?? []);
  }

  #heard = new Map<string, Partial<Record<Trigger, number>>>();
  /** What abilities of this figure (and of the frigate) give when these things happen. */
  heardWorth(on: readonly Trigger[], figure: string): number {
    let heard = this.#heard.get(figure);
    if (!heard) {
      const worths: Partial<Record<Trigger, number>> = {};
      heard = worths;
      // Known before it is full: an ability that plays a card is not asked about itself.
      this.#heard.set(figure, heard);
      this.eachAbility(figure, (ability) => {
        worths[ability.on] = (worths[ability.on] ?? 0) + this.ability(ability);
      });
    }
    let sum = 0;
    for (const word of on) sum += heard[word] ?? 0;
    return sum;
  }

  ability({ if: condition, do: ops }: AbilityDef): number {
    const worth = this.ops(ops, SOMEWHERE);
    if (!condition) return worth;
    if ('copied' in condition) return 0.2 * worth;
    const n = factOf(this.scene.view, this.me, condition.of);
    return ('atLeast' in condition ? n >= condition.atLeast : n <= condition.atMost) ? worth : 0.15 * worth;
  }

  /** Activate, with everything that is in play. */
  activation(): number {
    const { pack } = this.scene;
    const crew = pack.crews[pack.crewIndex.get(this.me.side) ?? -1];
    const place = SOMEWHERE;
    let worth = crew ? this.ops(crew.activation, place) : 0;
    for (const id of this.me.frigates) {
      for (const ability of this.abilitiesOf(id)) if (ability.on === 'activate') worth += this.ability(ability);
    }
    return worth;
  }

  /** What a card in play gives in so many turns to come. */
  future({ kind, abilities, modifiers }: OperationDef, turns: number): number {
    let worth = 0.1 * modifiers.length * turns;
    for (const { on, if: condition, do: ops, only } of abilities) {
      const gain = Math.min(2.2, this.ops(ops, SOMEWHERE) * (condition ? 0.5 : 1) * (only === 'frigate' ? 0.35 : 1));
      const often = on === 'activate' ? W.activating : HEARD[on] * (kind === 'cadet' ? OF_CADET : 1) * W.firing;
      worth += gain * Math.min(0.9, often) * turns;
    }
    return worth;
  }

  #cards = new Map<string, number>();
  /** A card once it is played, its price left out. */
  card(id: string): number {
    let worth = this.#cards.get(id);
    if (worth === undefined) {
      // A card that lets cards be played is not asked about itself.
      this.#cards.set(id, 0);
      worth = this.cardNow(id);
      this.#cards.set(id, worth);
    }
    return worth;
  }

  private cardNow(id: string): number {
    const { pack } = this.scene;
    const def = pack.operations[pack.operationIndex.get(id) ?? 0];
    const played = this.heardWorth(['play'], this.scene.view.figure);
    if (def.kind === 'command') return 1 + this.ops(def.do, this.here) + this.scene.agendaStep('commandCards') + played;
    const fact = def.kind === 'cadet' ? 'cadetCards' : 'frigateCards';
    const slots = pack.frigates[pack.frigateIndex.get(this.me.board) ?? -1]?.slots;
    const slot = def.kind === 'frigate' && slots ? this.ops(slots[this.me.frigates.length] ?? [], this.here) : 0;
    return 2 + this.future(def, this.turns) + this.scene.agendaStep(fact) + slot + played;
  }

  /** Where my crew of this turn is. */
  get here(): SectorPlace {
    const { ship } = this.scene.view;
    const at = this.scene.view.ships.findIndex(({ id }) => id === ship);
    if (at < 0) return NOWHERE;
    return { sector: this.scene.at[at], house: at < HOUSE_SHIPS ? at % HOUSE_COUNT : -1 };
  }

  priceOf(id: string): number {
    const { pack } = this.scene;
    const price = pack.price[pack.operationIndex.get(id) ?? 0];
    return price.reduce((sum, n, kind) => sum + n * this.scene.priceOfKind(kind), 0);
  }

  canPay(id: string, less: number): boolean {
    const { pack } = this.scene;
    const price = pack.price[pack.operationIndex.get(id) ?? 0];
    return price.reduce((short, n, kind) => short + Math.max(0, n - this.me.stored[kind]), 0) <= less;
  }

  hasPlace(id: string): boolean {
    const { operations, operationIndex } = this.scene.pack;
    const { kind } = operations[operationIndex.get(id) ?? 0];
    if (kind === 'cadet') return this.me.cadets.includes('');
    return kind === 'command' || this.me.frigates.length < 5;
  }

  /** The best card that can be played now. */
  play(less: number, house = -1): number {
    let most = 0;
    for (const id of this.me.cards) {
      const flag = this.scene.pack.flag[this.scene.pack.operationIndex.get(id) ?? 0];
      const off = less + (flag === house ? 1 : 0);
      if (!this.hasPlace(id) || !this.canPay(id, off)) continue;
      most = Math.max(most, this.card(id) - Math.max(0, this.priceOf(id) - off * 0.85));
    }
    return most;
  }
}
